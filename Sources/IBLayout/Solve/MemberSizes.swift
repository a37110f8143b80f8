import IBModel

/// The intrinsic content sizes with which an island is solved. The stored length replaces an unknown length.
struct MemberSizes {
  let input: IslandInput
  let session: IslandSession

  /// The members for which the stored length replaces the intrinsic content size on an axis.
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

  /// The size of a label in whole points or in pixels, whichever the stored size indicates on each axis, or the size of
  /// an image at the scale that the stored size indicates.
  ///
  /// All candidates are measured. The stored size only selects one of them, so the file cannot hide a measurement error
  /// (Measurements/Text.md#whole-points, Controls.md#image-scales).
  private func asStored(_ size: IntrinsicSize, of member: Int, in context: IntrinsicContext) -> IntrinsicSize {
    let view = input.scene.views[member]
    if view.kind == .imageView { return atStoredScale(size, stored: view.storedFrame) }
    guard view.role != .arranged, view.control.mayBeWholePoints, let stored = view.storedFrame else { return size }
    let inPixels =
      view.isInWholePoints(in: context) ? view.control.intrinsicSize(wrapWidth: nil, in: context) : size
    func length(_ measured: Double?, _ inPixels: Double?, _ stored: Double) -> Double? {
      guard let measured, let inPixels else { return measured }
      let whole = inPixels.roundedUpToPoint
      // A replacement for the measured length equals neither candidate.
      guard measured == inPixels || measured == whole else { return measured }
      guard let nearest = [inPixels, whole].min(by: { abs(stored - $0) < abs(stored - $1) }),
        abs(stored - nearest) <= Self.nearness
      else { return measured }
      return nearest
    }
    return IntrinsicSize(
      width: length(size.width, inPixels.width, stored.width),
      height: length(size.height, inPixels.height, stored.height))
  }

  /// Doubles the size of an image if the stored size of its view is exactly double: a 2x file was added since then.
  private func atStoredScale(_ size: IntrinsicSize, stored: Rect?) -> IntrinsicSize {
    guard let stored, let width = size.width, let height = size.height, width > 0, height > 0,
      abs(width * 2 - stored.width) < Self.storedPrecision, abs(height * 2 - stored.height) < Self.storedPrecision
    else { return size }
    return IntrinsicSize(width: width * 2, height: height * 2)
  }

  /// How far a stored length may be from a measured length and still indicate it, in points. Frames are rounded by
  /// less.
  private static let nearness = 0.5

  /// How far a stored length may be from a whole number and still indicate it, in points.
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
