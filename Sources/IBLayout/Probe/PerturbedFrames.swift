import IBModel
import LinearSolver

/// The frames that a solved island would have with other inputs, by local index.
///
/// A class, because it caches the frames in a larger container, which callers read view by view.
final class PerturbedFrames {
  private let input: IslandInput
  private let session: IslandSession
  private let solution: IslandSolution
  private var inLargerContainer: (points: Double, frames: [Rect?])?

  init(input: IslandInput, session: IslandSession, solution: IslandSolution) {
    self.input = input
    self.session = session
    self.solution = solution
  }

  func frames(_ perturbation: Perturbation) -> [Rect?] {
    switch perturbation {
    case .sizesAndInsets(let points):
      Pass(input: input, session: session).solution(solution.inputs.grown(by: points)).frames
    case .container(let points): frames(inContainerLargerBy: points)
    case .content(let context): frames(in: context)
    }
  }

  private func frames(inContainerLargerBy points: Double) -> [Rect?] {
    if let known = inLargerContainer, known.points == points { return known.frames }
    let frames = ProbedSolution(input: input.growing(by: points), session: session).solution().frames
    inLargerContainer = (points, frames)
    return frames
  }

  /// Only intrinsic sizes change, so the solver starts from the current solution. The first round gives the widths at
  /// which text wraps, the second the heights.
  private func frames(in context: IntrinsicContext) -> [Rect?] {
    let sizes = MemberSizes(input: input, session: session)
    var frames: [Rect?]?
    for _ in 0..<(input.island.hasWrappingText ? 2 : 1) {
      frames = self.frames(sizes: sizes.sizes(in: context, frames: frames))
    }
    return frames ?? solution.frames
  }

  /// The frames with other intrinsic content sizes, and everything else as in the solution. Sizes that appear or
  /// disappear have no effect.
  private func frames(sizes: [IntrinsicSize]) -> [Rect?] {
    let rows = solution.system.rows.map { row in
      guard case .intrinsic(let view) = row.origin, row.expression.termCount > 0 else { return row }
      let isWidth = row.expression.term(0).variable == input.variables.width(view)
      return row.with(intrinsicLength: isWidth ? sizes[view].width : sizes[view].height)
    }
    var system = session.solve(rows, for: .otherText, from: solution.system)
    return TieBreak(input: input).frames(settling: &system)
  }
}
