import IBContent

/// The bars that the scenes before a scene in its stack simulate explicitly; nil where none of them does.
///
/// An explicit simulated bar, and an explicit absence of one, holds for everything that is pushed after it, until another
/// scene says otherwise. It is taken for what the app does on a device too, as a scene's own simulated bar is. Source:
/// Measurements/SafeArea.md#simulated-bars.
struct SimulatedBars: Hashable, Sendable {
  var top: ControllerContent.SimulatedBar?
  var bottom: ControllerContent.SimulatedBar?

  var showsNavigationBar: Bool {
    if case .navigationBar? = top { true } else { false }
  }

  /// The bars for what a controller pushes that these bars hold for.
  func followed(by controller: ControllerContent) -> Self {
    Self(top: controller.simulatedTopBar ?? top, bottom: controller.simulatedBottomBar ?? bottom)
  }
}
