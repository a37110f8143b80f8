import IBModel

/// Other texts than the ones in the file, or the same in another size.
enum TextVariant: Hashable, Sendable {
  /// A larger content size category of the user's.
  case larger(ContentSizeCategory)
  /// A translation, longer by a factor.
  case longer(Double)
}

/// Frames of an island with another text in it, worked out when asked for and then remembered.
///
/// Only natural sizes change, so the solver starts from the solution it has. Text wraps at the widths of a first round
/// and gives the heights of a second. What a stack view computes from natural sizes beforehand (proportional filling)
/// and the parts of built-in cell styles stay as they are.
struct TextVariants {
  let island: SolvedIsland
  private var known: [TextVariant: [Rect?]] = [:]

  init(island: SolvedIsland) {
    self.island = island
  }

  /// By local index, in superview coordinates, unrounded.
  mutating func frames(_ variant: TextVariant) -> [Rect?] {
    if let frames = known[variant] { return frames }
    let frames = solve(context(variant))
    known[variant] = frames
    return frames
  }

  /// What natural sizes are computed from in a variant.
  func context(_ variant: TextVariant) -> IntrinsicContext {
    var context = island.solver.intrinsics
    switch variant {
    case .longer(let factor): context.text.lengthening = factor
    case .larger(let category): context.configuration.textSize = category
    }
    return context
  }

  private func solve(_ context: IntrinsicContext) -> [Rect?] {
    let solver = island.solver
    var frames: [Rect?]?
    for _ in 0..<(solver.island.hasWrappingText ? 2 : 1) {
      frames = solver.frames(
        naturalSizes: solver.naturalSizes(in: context, frames: frames), from: island.solution.system)
    }
    return frames ?? island.solution.frames
  }
}
