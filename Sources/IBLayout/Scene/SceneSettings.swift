package import IBContent

/// The settings that an app makes in code, by class or object id.
///
/// They apply to a running app; Xcode's canvas runs no code.
package struct SceneSettings: Hashable, Sendable {
  /// By the id of a controller, of its root view or of a table, or by one of their classes.
  package var settings: [String: ControllerSettings]

  package init(_ settings: [String: ControllerSettings] = [:]) {
    self.settings = settings
  }

  package mutating func hideNavigationBars(of controllers: Set<String>) {
    for id in controllers { settings[id, default: ControllerSettings()].hidesNavigationBar = true }
  }

  /// The settings of a controller: its runtime attributes, overridden by those for its class, its id and its root
  /// view's.
  func of(_ controller: ControllerContent, rootView: String?) -> ControllerSettings {
    named([controller.customClass, controller.id, rootView], over: controller.settings)
  }

  /// The settings of a table: its controller's settings, overridden by the table's runtime attributes and the settings
  /// for its class and its id.
  ///
  /// - Parameter runtimeSettings: the settings in the table's runtime attributes.
  func of(
    table: ResolvedView, _ runtimeSettings: ControllerSettings, in controller: ControllerSettings
  ) -> ControllerSettings {
    named([table.customClass, table.id], over: controller.overridden(by: runtimeSettings))
  }

  private func named(_ names: [String?], over settings: ControllerSettings) -> ControllerSettings {
    if self.settings.isEmpty { return settings }
    return names.compactMap(\.self).reduce(settings) { $0.overridden(by: self.settings[$1]) }
  }
}
