import IBModel

/// The intrinsic content sizes that an island is solved with; where one is not known, the stored length is used.
struct MemberSizes {
  let input: IslandInput
  let session: IslandSession

  /// Members for whose intrinsic content size the stored one is used on an axis.
  var unknown: [Int] {
    let unknown = session.sizes.unknown(among: input.members, in: input.intrinsics)
    guard input.scene.configuration.trustsSizes else { return unknown }
    return unknown.filter {
      session.sizes.bounds(of: $0, frames: nil, in: input.intrinsics)?.areEstimates == false
    }
  }

  /// By local index; text wraps at the widths of `frames`, if given.
  func sizes(in context: IntrinsicContext, frames: [Rect?]?) -> [IntrinsicSize] {
    var sizes = session.sizes.sizes(of: input.members, frames: frames, in: context)
    if input.scene.configuration.takesStoredSizes {
      for member in input.members { sizes[member] = asStored(sizes[member], of: member, in: context) }
    }
    for member in unknown {
      if let bounds = session.sizes.bounds(of: member, frames: frames, in: context) {
        sizes[member] = size(of: member, in: bounds, known: sizes[member])
      }
    }
    return sizes
  }

  /// The size in whole points or in pixels, on each axis as it is stored.
  ///
  /// Both sizes are measured and the stored one only decides between them, so that an error of the measurement is not
  /// made good by the file (Measurements/Text.md#whole-points).
  private func asStored(_ size: IntrinsicSize, of member: Int, in context: IntrinsicContext) -> IntrinsicSize {
    let view = input.scene.views[member]
    guard view.role != .arranged, view.control.mayBeWholePoints, let stored = view.storedFrame else { return size }
    let inPixels =
      view.isInWholePoints(in: context) ? view.control.intrinsicSize(wrapWidth: nil, in: context) : size
    func length(_ measured: Double?, _ inPixels: Double?, _ stored: Double) -> Double? {
      guard let measured, let inPixels else { return measured }
      let whole = inPixels.roundedUpToPoint
      // What replaces the measured length is neither.
      guard measured == inPixels || measured == whole else { return measured }
      return [inPixels, whole].first { abs(stored - $0) < Self.storedPrecision } ?? measured
    }
    return IntrinsicSize(
      width: length(size.width, inPixels.width, stored.width),
      height: length(size.height, inPixels.height, stored.height))
  }

  /// In points; how far a stored length may be from a whole number and still mean it.
  private static let storedPrecision = 1e-6

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
