import IBModel

/// Between what lengths a natural size lies that rests on an estimate; in points of the alignment rect.
///
/// A text in a font without figures, a symbol, or an embedded controller has a natural size that nothing in the model
/// tells. The size the view was drawn with stands in for it, within these bounds. Which views that concerns is decided
/// from the model alone.
struct NaturalBounds: Equatable, Sendable {
  /// Nil on an axis whose natural length is known, or where there is none.
  var width: ClosedRange<Double>?
  var height: ClosedRange<Double>?

  /// Nil for a view whose natural size is known on both axes. `wrapWidth` as for `Intrinsics.size`.
  init?(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) {
    if let embedded = Self.embedded(view, in: context) {
      self = embedded
      return
    }
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

  private init?(width: ClosedRange<Double>?, height: ClosedRange<Double>?) {
    guard width != nil || height != nil else { return nil }
    self.width = width
    self.height = height
  }

  /// A container view in a stack view is as large as the embedded controller's code asks for; nothing in the document
  /// says how large. Nil for another view.
  private static func embedded(_ view: ResolvedView, in context: IntrinsicContext) -> NaturalBounds? {
    guard view.kind == .containerView, view.role == .arranged else { return nil }
    let size = Intrinsics.size(of: view, wrapWidth: nil, in: context)
    return NaturalBounds(
      width: size.width == nil ? Self.embeddedLengths : nil, height: size.height == nil ? Self.embeddedLengths : nil)
  }

  /// Points; the shorter side of a large phone. What is longer is taken as this.
  private static let embeddedLengths = 0.0...430.0

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
