import IBModel

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
  func of(_ controller: ControllerContent, rootView: String?) -> ControllerSettings {
    named([controller.customClass, controller.id, rootView], over: controller.settings)
  }

  /// What holds for a table of a scene: what its controller's settings say of all tables, the table's runtime
  /// attributes, what is set for its class and for its id.
  ///
  /// - Parameter runtimeSettings: what the table's runtime attributes set.
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
