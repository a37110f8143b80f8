import IBContent

/// A stack view. Its subviews determine its size.
struct StackView: Control {
  let content: StackContent

  /// Only an empty stack view takes its stored size.
  var isDrawnInStack: Bool { content.isEmpty }
}
