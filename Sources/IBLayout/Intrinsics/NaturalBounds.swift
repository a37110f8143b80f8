import IBModel

/// Between what lengths a natural size lies that rests on an estimate; in points of the alignment rect.
///
/// A text in a font without figures, or a symbol, has a natural size that nothing in the model tells. The size the view
/// was drawn with stands in for it, within these bounds. Which views that concerns is decided from the model alone.
struct NaturalBounds: Equatable, Sendable {
  /// Nil on an axis whose natural length is known, or where there is none.
  var width: ClosedRange<Double>?
  var height: ClosedRange<Double>?

  /// Nil for a view whose natural size is known on both axes. `wrapWidth` as for `Intrinsics.size`.
  init?(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) {
    guard Self.restsOnEstimates(view, in: context) else { return nil }
    func size(_ scale: EstimateScale) -> IntrinsicSize {
      var scaled = context
      scaled.text.estimates = scale
      return Intrinsics.size(of: view, wrapWidth: wrapWidth, in: scaled)
    }
    let (least, most) = (size(.least), size(.most))
    width = Self.range(least.width, most.width)
    height = Self.range(least.height, most.height)
    if width == nil, height == nil { return nil }
  }

  /// Shorter lines can make a text lower, so the ends may come in any order.
  private static func range(_ a: Double?, _ b: Double?) -> ClosedRange<Double>? {
    guard let a, let b, a != b, a.isFinite, b.isFinite else { return nil }
    return min(a, b)...max(a, b)
  }

  /// Whether a view shows text in a font without figures of its own, or a symbol.
  private static func restsOnEstimates(_ view: ResolvedView, in context: IntrinsicContext) -> Bool {
    switch view.kind {
    case .label: hasEstimates(LabelIntrinsics.runs(of: view, in: context))
    case .button:
      hasEstimates(ButtonIntrinsics.titleRuns(of: view, in: context)) || ButtonIntrinsics.showsSymbol(view)
    case .textField: TextFieldIntrinsics.content(of: view, in: context).run.font.isApproximate
    case .textView: hasEstimates(TextViewIntrinsics.runs(of: view, in: context))
    case .imageView: ImageViewIntrinsics.symbol(of: view) != nil
    case .segmentedControl: true
    default: false
    }
  }

  private static func hasEstimates(_ runs: [TextRun]) -> Bool { runs.contains(where: \.font.isApproximate) }
}
