import IBContent

/// The bars that earlier scenes of a stack simulate explicitly; nil for a bar without an explicit simulation.
///
/// An explicit simulated bar, or its explicit absence, applies to all scenes pushed later, until a scene has another
/// setting. On a device, the app is assumed to show the same bars, as with a scene's own simulated bar; but the next scene
/// may show a bar that an earlier one hides. Source: Measurements/SafeArea.md#simulated-bars.
struct SimulatedBars: Hashable, Sendable {
  var top: ControllerContent.SimulatedBar?
  var bottom: ControllerContent.SimulatedBar?

  var showsNavigationBar: Bool {
    if case .navigationBar? = top { true } else { false }
  }

  /// These bars without explicit absences.
  var shown: Self {
    Self(
      top: top == ControllerContent.SimulatedBar.none ? nil : top,
      bottom: bottom == ControllerContent.SimulatedBar.none ? nil : bottom)
  }

  /// The bars of the scenes that `controller` pushes, if it has these bars.
  func followed(by controller: ControllerContent) -> Self {
    Self(top: controller.simulatedTopBar ?? top, bottom: controller.simulatedBottomBar ?? bottom)
  }
}
