package import IBModel

/// The settings that an app makes in code for one controller or one table, and that the document does not contain.
///
/// Each member has UIKit's name, and is nil if the app does not set it.
package struct ControllerSettings: Hashable, Sendable {
  /// Insets in points that are added to the controller's safe area, or subtracted if negative (Behaviors.md S4).
  package var additionalSafeAreaInsets: Insets?
  /// Whether the margins of the root view are at least those of the system (M6).
  package var viewRespectsSystemMinimumLayoutMargins: Bool?
  /// The traits that the container of the controller overrides (A5).
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

  /// Whether the navigation bar around the controller is hidden. This comes from the sources; configurations have no
  /// key for it.
  package var hidesNavigationBar = false

  /// The names of the members, which are keys in the `scenes` of a configuration, in the order of the schema.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case additionalSafeAreaInsets, viewRespectsSystemMinimumLayoutMargins, overrideTraits, prefersStatusBarHidden
    case searchBar, adaptivePresentation, insetsContentViewsToSafeArea, cellLayoutMarginsFollowReadableWidth
    case separatorInsetReference
  }

  /// When the search field of a navigation item is visible.
  package enum SearchBarVisibility: Hashable, Sendable {
    case none
    /// Always visible: `hidesSearchBarWhenScrolling` is false.
    case shown
    /// The default of UIKit: scrolling the content may hide it.
    case hidesWhenScrolling
  }

  /// The presentation styles that a delegate can return.
  package enum AdaptivePresentation: String, Hashable, Sendable, CaseIterable {
    /// The presentation is not adapted.
    case none
    case automatic, fullScreen, overFullScreen, pageSheet, formSheet
  }

  /// See UITableView.SeparatorInsetReference.
  package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  package init() {}

  /// These settings, except those for which `other` has a value.
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

/// The traits that a container overrides for a child; nil for traits that it passes on.
package struct TraitOverrides: Hashable, Sendable {
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var userInterfaceStyle: InterfaceStyle?
  package var preferredContentSizeCategory: ContentSizeCategory?
  package var layoutDirection: LayoutDirection?

  /// The names of the members, which are keys in the `overrideTraits` of a configuration, in the order of the schema.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case horizontalSizeClass, verticalSizeClass, userInterfaceStyle, preferredContentSizeCategory, layoutDirection
  }

  package init() {}
}
