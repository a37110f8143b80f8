import IBModel

/// A stored length that is a text's intrinsic one.
struct MeasuredLength: Hashable, Sendable {
  let view: Int
  let axis: LayoutAxis
}

/// Finds the stored lengths that measure a text whose width Keyline does not know.
///
/// The island is solved with every unknown length somewhat longer than stored, and again somewhat shorter. Where a
/// view's length follows its own intrinsic one both times, nothing else determines it: what Xcode stored is the
/// intrinsic length that it measured. A text that is cut off, stretched or pinned does not follow.
struct MeasuredLengths {
  let input: IslandInput
  let session: IslandSession

  func found() -> Set<MeasuredLength> {
    let texts = MemberSizes(input: input, session: session).unknown.filter(isText)
    guard !texts.isEmpty else { return [] }
    var found = Set(
      texts.flatMap { [MeasuredLength(view: $0, axis: .horizontal), MeasuredLength(view: $0, axis: .vertical)] })
    for lengths in [LengthsNearStored(isLonger: true), LengthsNearStored(isLonger: false)] {
      let frames = FixedPoint(input: input.taking(lengths), session: session).solution().frames
      found = found.filter { follows($0, lengths, frames) }
    }
    return found
  }

  /// Symbols are left out: their frames differ from their alignment rects by amounts that are not known.
  private func isText(_ member: Int) -> Bool {
    let control = input.scene.views[member].control
    return !(control is ImageView) && !control.isSizedByCode(in: input.intrinsics)
      && control.isEstimated(in: input.intrinsics)
  }

  private func follows(_ length: MeasuredLength, _ lengths: LengthsNearStored, _ frames: [Rect?]) -> Bool {
    guard let stored = input.scene.views[length.view].storedFrame, let frame = frames[length.view] else { return false }
    let insets = input.alignmentInsets(of: length.view)
    let (drawn, solved) = (stored.inset(by: insets), frame.inset(by: insets))
    let isWidth = length.axis == .horizontal
    let expected = lengths.length(of: length.view, length.axis, stored: isWidth ? drawn.width : drawn.height)
    return abs((isWidth ? solved.width : solved.height) - expected) < Self.tolerance
  }

  /// In points; far less than a pixel, far more than the solver's rounding errors.
  private static let tolerance = 1e-3
}

/// Lengths beside the stored ones; how far differs from view to view, so that no view follows another one's.
private struct LengthsNearStored: StoredLengths {
  let isLonger: Bool

  func length(of view: Int, _ axis: LayoutAxis, stored: Double) -> Double {
    let distance = 1 + Probe.mixed.share(view, axis)
    return stored + (isLonger ? distance : -distance)
  }

  func intrinsicLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    let length = length(of: view, axis, stored: stored)
    return FileLengths().intrinsicLength(of: view, axis, in: bounds, stored: length)
  }

  func drawnLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    FileLengths().drawnLength(of: view, axis, in: bounds, stored: stored)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? { stored }

  func containerLength(_ axis: LayoutAxis, stored: Double) -> Double { stored }
}
