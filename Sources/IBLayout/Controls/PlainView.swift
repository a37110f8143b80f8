import IBContent

/// A view without intrinsic content: a plain view, and every kind that layout does not distinguish from one.
struct PlainView: Control {
  let content: PlainContent

  func isSizedByCode(in context: IntrinsicContext) -> Bool { content.mayHaveOwnSize }
}
