import IBModel

/// A view that shows the scene of another controller.
struct ContainerView: Control {
  private let isArranged: Bool

  init(_ source: ContentSource) { isArranged = source.role == .arranged }

  /// In a stack view the embedded scene determines the size.
  func isSizedByCode(in context: IntrinsicContext) -> Bool { isArranged }

  var isDrawnInStack: Bool { false }
}
