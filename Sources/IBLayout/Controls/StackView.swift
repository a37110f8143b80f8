import IBContent

/// A stack view: how it arranges its subviews. They determine its size.
struct StackView: Control {
  let content: StackContent

  /// Only one that arranges nothing.
  var isDrawnInStack: Bool { content.isEmpty }
}
