import IBContent

/// A view without intrinsic content: a plain view, or a view of any kind that the layout treats as one.
struct PlainView: Control {
  let content: PlainContent

  func isSizedByCode(in context: IntrinsicContext) -> Bool { content.mayHaveOwnSize }
}
