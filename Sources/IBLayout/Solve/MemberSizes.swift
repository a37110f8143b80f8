import IBModel

/// The intrinsic content sizes that an island is solved with; where one is not known, the stored length is used.
struct MemberSizes {
  let input: IslandInput
  let session: IslandSession

  /// Members whose intrinsic content size is not known on an axis.
  var unknown: [Int] { session.sizes.unknown(among: input.members, in: input.intrinsics) }

  /// By local index; text wraps at the widths of `frames`, if given.
  func sizes(in context: IntrinsicContext, frames: [Rect?]?) -> [IntrinsicSize] {
    var sizes = session.sizes.sizes(of: input.members, frames: frames, in: context)
    for member in unknown {
      if let bounds = session.sizes.bounds(of: member, frames: frames, in: context) {
        sizes[member] = size(of: member, in: bounds, known: sizes[member])
      }
    }
    return sizes
  }

  /// The size with the stored length on each axis whose intrinsic length is not known.
  private func size(of member: Int, in bounds: IntrinsicBounds, known: IntrinsicSize) -> IntrinsicSize {
    let frame = input.scene.views[member].storedFrame ?? .zero
    let stored = frame.inset(by: input.alignmentInsets(of: member))
    let length = bounds.isDrawn ? input.stored.drawnLength : input.stored.intrinsicLength
    var size = known
    if let width = bounds.width { size.width = length(member, .horizontal, width, stored.width) }
    if let height = bounds.height { size.height = length(member, .vertical, height, stored.height) }
    return size
  }
}
