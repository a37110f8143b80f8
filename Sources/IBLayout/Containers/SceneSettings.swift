package import IBModel
import IBSyntax

/// What an app sets for one controller in code, so that its document does not show it.
package struct ControllerSettings: Hashable, Sendable {
  /// Points that the controller adds to its safe area, or takes away where they are negative (mission row S4).
  package var additionalSafeAreaInsets: Insets?
  /// Whether the margins of the root view are never less than the system's (mission row M6).
  package var respectsSystemMinimumMargins: Bool?

  package init() {}

  /// The settings with those that `other` has in place of them.
  func overridden(by other: ControllerSettings?) -> ControllerSettings {
    var settings = self
    settings.additionalSafeAreaInsets = other?.additionalSafeAreaInsets ?? additionalSafeAreaInsets
    settings.respectsSystemMinimumMargins = other?.respectsSystemMinimumMargins ?? respectsSystemMinimumMargins
    return settings
  }
}

/// The settings of the controllers of an app, by class or by object id.
package struct SceneSettings: Hashable, Sendable {
  /// By the id of a controller or of its root view, or by a controller's class.
  package var settings: [String: ControllerSettings]

  package init(_ settings: [String: ControllerSettings] = [:]) {
    self.settings = settings
  }

  /// What holds for a controller: its runtime attributes, over them what is set for its class, for its id and for its
  /// root view's.
  func of(_ controller: XMLElement, rootView: String) -> ControllerSettings {
    let names = [controller[.customClass], controller[.id], rootView].compactMap(\.self)
    return names.reduce(Self.runtimeAttributes(of: controller)) { $0.overridden(by: settings[$1]) }
  }

  /// A runtime attribute whose key path is that of a setting counts the same. Interface Builder has no type for insets.
  private static func runtimeAttributes(of controller: XMLElement) -> ControllerSettings {
    var settings = ControllerSettings()
    guard let list = controller.child(named: .userDefinedRuntimeAttributes) else { return settings }
    for attribute in list.children(named: .userDefinedRuntimeAttribute)
    where attribute.equals(.keyPath, "viewRespectsSystemMinimumLayoutMargins") {
      settings.respectsSystemMinimumMargins = attribute.flag(.value)
    }
    return settings
  }
}

extension ContainerContext {
  /// Applies what the app sets in code.
  mutating func apply(_ settings: ControllerSettings) {
    if let insets = settings.additionalSafeAreaInsets { safeArea = safeArea + insets }
    if let respects = settings.respectsSystemMinimumMargins { respectsSystemMinimumMargins = respects }
  }
}
