import IBModel

/// Solves one island: a view tree whose frames depend on each other and otherwise only on the size of its root.
///
/// Text wraps at the width from the layout, and safe areas and margins depend on the frames. So the system is solved
/// again with the results of the previous pass until they no longer change (width first, then height, as in UIKit).
struct FixedPoint {
  let input: IslandInput
  let session: IslandSession

  /// Enough for text inside text-sized containers. A scene that still changes keeps the result of the last pass.
  private static let passLimit = 5

  /// The solution, in which stored lengths or their replacements determine all other lengths.
  func solution() -> IslandSolution {
    let pass = Pass(input: input, session: session)
    var frames = input.knownFrames
    var inputs = firstInputs
    for _ in 1..<Self.passLimit {
      let solution = pass.solution(inputs)
      for member in input.members { frames[member] = solution.frames[member] }
      let next = passInputs(frames: frames, wrapping: frames)
      if next == inputs { return solution }
      inputs = next
    }
    return pass.solution(inputs)
  }

  var firstInputs: PassInputs { passInputs(frames: input.knownFrames, wrapping: nil) }

  /// The rows of the first pass.
  var firstRows: [LinearConstraint] {
    let inputs = firstInputs
    return SystemBuilder(input, guides: inputs.guides, sizes: inputs.sizes).rows()
  }

  private func passInputs(frames: [Rect?], wrapping widths: [Rect?]?) -> PassInputs {
    var guides = input.guides(frames)
    for member in input.members where !input.island.usesInsets(of: member) {
      // Insets that no row uses must not cause another pass.
      guides.margins[member] = .zero
      guides.safeAreas[member] = .zero
    }
    var sizes = MemberSizes(input: input, session: session).sizes(in: input.intrinsics, frames: widths)
    for member in input.members where input.scene.views[member].control.coversSafeAreaBelow {
      sizes[member].height = sizes[member].height.map { $0 + guides.safeAreas[member].bottom }
    }
    return PassInputs(guides: guides, sizes: sizes)
  }
}
