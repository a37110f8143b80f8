import IBModel

/// A search bar: a field with a magnifier.
struct SearchBar: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.metrics.searchBarHeight)
  }
}
