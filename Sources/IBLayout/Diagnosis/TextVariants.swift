import IBModel

/// A different text than the one in the file, or the same text in another size.
enum TextVariant: Hashable, Sendable {
  case larger(ContentSizeCategory)
  /// A translation that is longer by a factor.
  case longer(Double)
}

/// The frames of an island with another text, computed on demand and cached.
struct TextVariants {
  let island: SolvedIsland
  private var known: [TextVariant: [Rect?]] = [:]

  init(island: SolvedIsland) {
    self.island = island
  }

  /// The frames by local index, in superview coordinates, not rounded.
  mutating func frames(_ variant: TextVariant) -> [Rect?] {
    if let frames = known[variant] { return frames }
    let frames = island.perturbed(.content(context(variant)))
    known[variant] = frames
    return frames
  }

  func context(_ variant: TextVariant) -> IntrinsicContext {
    var context = island.input.intrinsics
    switch variant {
    case .longer(let factor): context.text.lengthening = factor
    case .larger(let category): context.configuration.textSize = category
    }
    return context
  }
}
