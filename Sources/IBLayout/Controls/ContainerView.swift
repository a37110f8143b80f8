import IBContent

/// A view that shows the scene of another controller.
struct ContainerView: Control {
  let content: ContainerContent

  /// In a stack view, the embedded scene determines the size.
  func isSizedByCode(in context: IntrinsicContext) -> Bool { content.isArranged }

  var isDrawnInStack: Bool { false }
}
