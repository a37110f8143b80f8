/// The bounds of an intrinsic content size that is not known exactly, in points of the alignment rect.
///
/// The intrinsic size of a text in a font without measured widths, a symbol, an embedded controller or a custom control
/// is not known. The stored size replaces it, within these bounds. Which views are concerned is decided from the model
/// alone.
struct IntrinsicBounds: Equatable, Sendable {
  /// Nil on an axis whose intrinsic length is known, or that has none.
  var width: ClosedRange<Double>?
  var height: ClosedRange<Double>?
  /// Whether the stored size is the intrinsic one, whatever it is; the bounds are then those of probe lengths.
  private(set) var isDrawn = false
  /// Whether they are those of a text in a font without measured widths, or of a symbol, and not of a view that code
  /// sizes or that was drawn.
  private(set) var areEstimates = false

  /// Nil for a view whose intrinsic size is known on both axes. `wrapWidth` as for `Control.intrinsicSize`.
  init?(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) {
    if view.control.isSizedByCode(in: context) {
      let size = view.intrinsicSize(wrapWidth: nil, in: context)
      guard let unknown = Self(ofUnknown: size) else { return nil }
      self = unknown
      return
    }
    if view.hasDrawnSize(in: context) {
      let size = view.intrinsicSize(wrapWidth: nil, in: context)
      guard let unknown = Self(ofUnknown: size) else { return nil }
      self = unknown
      isDrawn = true
      return
    }
    guard view.control.isEstimated(in: context) else { return nil }
    func size(_ scale: EstimateScale) -> IntrinsicSize {
      var scaled = context
      scaled.text.estimates = scale
      return view.intrinsicSize(wrapWidth: wrapWidth, in: scaled)
    }
    let (least, most) = (size(.least), size(.most))
    width = Self.range(least.width, most.width)
    height = Self.range(least.height, most.height)
    if width == nil, height == nil { return nil }
    areEstimates = true
  }

  /// Any length on the axes without one in `size`; nil if both have one.
  private init?(ofUnknown size: IntrinsicSize) {
    width = size.width == nil ? Self.unknownLengths : nil
    height = size.height == nil ? Self.unknownLengths : nil
    if width == nil, height == nil { return nil }
  }

  /// In points; up to the shorter side of a large phone. A longer length is limited to this. Lengths that were drawn in a
  /// stack view reach as far: with at most 100 points, of 238 views that depend on them 116 were called determined and
  /// were not (Measurements/StackViews.md#empty-content).
  private static let unknownLengths = 0.0...430.0

  /// Shorter lines can make a text lower, so the ends may be in any order.
  private static func range(_ a: Double?, _ b: Double?) -> ClosedRange<Double>? {
    guard let a, let b, a != b, a.isFinite, b.isFinite else { return nil }
    return min(a, b)...max(a, b)
  }
}
