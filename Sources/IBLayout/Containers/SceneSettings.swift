import IBModel
import IBSyntax

/// The settings of an app, by class or by object id: what its code sets and its documents do not show.
///
/// They hold for a running app; Xcode's canvas runs no code and shows none of them.
package struct SceneSettings: Hashable, Sendable {
  /// By the id of a controller, of its root view or of a table, or by one of their classes.
  package var settings: [String: ControllerSettings]

  package init(_ settings: [String: ControllerSettings] = [:]) {
    self.settings = settings
  }

  /// What holds for a controller: its runtime attributes, over them what is set for its class, for its id and for its
  /// root view's.
  func of(_ controller: XMLElement, rootView: String?) -> ControllerSettings {
    named([controller[.customClass], controller[.id], rootView], over: RuntimeAttributes.settings(of: controller))
  }

  /// What holds for a table of a scene: what its controller's settings say of all tables, the table's runtime
  /// attributes, what is set for its class and for its id.
  func of(table: XMLElement, in controller: ControllerSettings) -> ControllerSettings {
    named(
      [table[.customClass], table[.id]], over: controller.overridden(by: RuntimeAttributes.settings(of: table)))
  }

  private func named(_ names: [String?], over settings: ControllerSettings) -> ControllerSettings {
    if self.settings.isEmpty { return settings }
    return names.compactMap(\.self).reduce(settings) { $0.overridden(by: self.settings[$1]) }
  }
}

/// User-defined runtime attributes whose key paths are those of settings.
///
/// Interface Builder writes truth values and numbers; it has no type for insets or traits. An enumeration is a number,
/// by UIKit's headers.
private enum RuntimeAttributes {
  static func settings(of object: XMLElement) -> ControllerSettings {
    var settings = ControllerSettings()
    guard let list = object.child(named: .userDefinedRuntimeAttributes) else { return settings }
    for attribute in list.children(named: .userDefinedRuntimeAttribute) { read(attribute, into: &settings) }
    return settings
  }

  private static func read(_ attribute: XMLElement, into settings: inout ControllerSettings) {
    let flag = attribute.flag(.value)
    switch attribute[.keyPath] {
    case "viewRespectsSystemMinimumLayoutMargins": settings.viewRespectsSystemMinimumLayoutMargins = flag
    case "prefersStatusBarHidden": settings.prefersStatusBarHidden = flag
    case "insetsContentViewsToSafeArea": settings.insetsContentViewsToSafeArea = flag
    case "cellLayoutMarginsFollowReadableWidth": settings.cellLayoutMarginsFollowReadableWidth = flag
    case "separatorInsetReference":
      settings.separatorInsetReference = number(attribute).map { $0 == 1 ? .fromAutomaticInsets : .fromCellEdges }
    case "overrideUserInterfaceStyle":
      guard let style = number(attribute).flatMap({ [1.0: InterfaceStyle.light, 2: .dark][$0] }) else { return }
      settings.overrideTraits = settings.overrideTraits ?? TraitOverrides()
      settings.overrideTraits?.userInterfaceStyle = style
    default: break
    }
  }

  private static func number(_ attribute: XMLElement) -> Double? { attribute.child(key: "value")?.number(.value) }
}
