/// The bounds of an intrinsic content size that is not known exactly, in points of the alignment rect.
///
/// The intrinsic size of a text in a font without measured widths, a symbol, an embedded controller or a custom control
/// is not known. The stored size replaces it, within these bounds. The model decides which views have such bounds.
struct IntrinsicBounds: Equatable, Sendable {
  /// Nil on an axis whose intrinsic length is known, or that has none.
  var width: ClosedRange<Double>?
  var height: ClosedRange<Double>?
  /// Whether any stored size counts as the intrinsic size. The bounds are then for probe lengths.
  private(set) var isDrawn = false
  /// Whether the bounds are for a text in a font without measured widths or for a symbol, instead of a view that code
  /// sizes or that was drawn.
  private(set) var areEstimates = false

  /// Nil for a view whose intrinsic size is known on both axes. `wrapWidth` is as in `Control.intrinsicSize`.
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

  /// Any length on each axis for which `size` has none; nil if it has both.
  private init?(ofUnknown size: IntrinsicSize) {
    width = size.width == nil ? Self.unknownLengths : nil
    height = size.height == nil ? Self.unknownLengths : nil
    if width == nil, height == nil { return nil }
  }

  /// In points, up to the shorter side of a large phone, which also limits longer lengths. Lengths that were drawn in a
  /// stack view need the whole range: with at most 100 points, 116 of 238 dependent views were wrongly called
  /// determined (Measurements/StackViews.md#empty-content).
  private static let unknownLengths = 0.0...430.0

  /// Shorter lines can make a text lower, so the ends may be in any order.
  private static func range(_ a: Double?, _ b: Double?) -> ClosedRange<Double>? {
    guard let a, let b, a != b, a.isFinite, b.isFinite else { return nil }
    return min(a, b)...max(a, b)
  }
}
