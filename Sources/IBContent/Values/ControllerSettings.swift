package import IBModel

/// The settings that an app makes in code for one controller or one table, and that the document therefore lacks.
///
/// Each member has UIKit's name; nil if the app does not set it.
package struct ControllerSettings: Hashable, Sendable {
  /// In points; added to the controller's safe area, or subtracted if negative (Behaviors.md S4).
  package var additionalSafeAreaInsets: Insets?
  /// Whether the margins of the root view are at least the system's (M6).
  package var viewRespectsSystemMinimumLayoutMargins: Bool?
  /// The traits that the controller's container overrides (A5).
  package var overrideTraits: TraitOverrides?
  /// Whether the status bar is hidden while the controller is visible (S8).
  package var prefersStatusBarHidden: Bool?
  /// The search field below the title of the navigation bar (B3).
  package var searchBar: SearchBarVisibility?
  /// The presentation in compact width, according to the delegate (A6).
  package var adaptivePresentation: AdaptivePresentation?
  /// Whether content views are inside the safe area (T5).
  package var insetsContentViewsToSafeArea: Bool?
  /// Whether the margins of cells limit the content to the readable width (T7).
  package var cellLayoutMarginsFollowReadableWidth: Bool?
  /// The reference of separator insets (T6).
  package var separatorInsetReference: SeparatorInsetReference?

  /// Whether the navigation bar around the controller is hidden. Read from the sources; the configuration has no key
  /// for it.
  package var hidesNavigationBar = false

  /// The members by their names, the keys in a configuration's `scenes`; in the order of the schema.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case additionalSafeAreaInsets, viewRespectsSystemMinimumLayoutMargins, overrideTraits, prefersStatusBarHidden
    case searchBar, adaptivePresentation, insetsContentViewsToSafeArea, cellLayoutMarginsFollowReadableWidth
    case separatorInsetReference
  }

  /// When the search field of a navigation item is visible.
  package enum SearchBarVisibility: Hashable, Sendable {
    case none
    /// Always: `hidesSearchBarWhenScrolling` is false.
    case shown
    /// UIKit's default: scrolling the content may hide it.
    case hidesWhenScrolling
  }

  /// The presentation styles that a delegate can answer.
  package enum AdaptivePresentation: String, Hashable, Sendable, CaseIterable {
    /// The presentation is not adapted.
    case none
    case automatic, fullScreen, overFullScreen, pageSheet, formSheet
  }

  /// UITableView.SeparatorInsetReference.
  package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  package init() {}

  /// These settings, with the values of `other` replacing them if it has any.
  package func overridden(by other: ControllerSettings?) -> ControllerSettings {
    guard let other else { return self }
    var settings = self
    func take<Value>(_ member: WritableKeyPath<ControllerSettings, Value?>) {
      if let value = other[keyPath: member] { settings[keyPath: member] = value }
    }
    settings.hidesNavigationBar = hidesNavigationBar || other.hidesNavigationBar
    take(\.additionalSafeAreaInsets)
    take(\.viewRespectsSystemMinimumLayoutMargins)
    take(\.overrideTraits)
    take(\.prefersStatusBarHidden)
    take(\.searchBar)
    take(\.adaptivePresentation)
    take(\.insetsContentViewsToSafeArea)
    take(\.cellLayoutMarginsFollowReadableWidth)
    take(\.separatorInsetReference)
    return settings
  }
}

/// Traits that a container overrides for a child; nil lets the container's own pass through.
package struct TraitOverrides: Hashable, Sendable {
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var userInterfaceStyle: InterfaceStyle?
  package var preferredContentSizeCategory: ContentSizeCategory?
  package var layoutDirection: LayoutDirection?

  /// The members by their names, the keys in a configuration's `overrideTraits`; in the order of the schema.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case horizontalSizeClass, verticalSizeClass, userInterfaceStyle, preferredContentSizeCategory, layoutDirection
  }

  package init() {}
}
