/// The size of a view for a proposal, with its guides.
struct ViewDimensions {
  let size: ViewSize
  let proposal: ProposedSize
  let view: NodeContext

  /// Where a guide is, in points from the view's leading or top edge: what the view says, else the standard.
  subscript(_ guide: Guide) -> Double {
    explicit(guide) ?? (guide.name == nil ? guide.standard.standard(in: size) : self[Guide(guide.standard)])
  }

  /// Nil where neither the view nor anything in it sets the guide.
  func explicit(_ guide: Guide) -> Double? { view.explicitGuide(guide, for: proposal) }
}
