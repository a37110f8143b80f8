import IBContent

/// The bars that earlier scenes of a stack simulate explicitly; nil for a bar without an explicit simulation.
///
/// An explicit simulated bar, or its explicit absence, applies to all scenes pushed later, until a scene has another
/// setting. On a device, the app is assumed to show the same bars, as with a scene's own simulated bar. Source:
/// Measurements/SafeArea.md#simulated-bars.
struct SimulatedBars: Hashable, Sendable {
  var top: ControllerContent.SimulatedBar?
  var bottom: ControllerContent.SimulatedBar?

  var showsNavigationBar: Bool {
    if case .navigationBar? = top { true } else { false }
  }

  /// The bars of the scenes that `controller` pushes, if it has these bars.
  func followed(by controller: ControllerContent) -> Self {
    Self(top: controller.simulatedTopBar ?? top, bottom: controller.simulatedBottomBar ?? bottom)
  }
}
