import IBModel
import IBSyntax

/// Between what lengths a natural size lies that rests on an estimate; in points of the alignment rect.
///
/// A text in a font without figures, a symbol, an embedded controller or a control of an app's own has a natural size
/// that nothing in the model tells. The size the view was drawn with stands in for it, within these bounds. Which views
/// that concerns is decided from the model alone.
struct NaturalBounds: Equatable, Sendable {
  /// Nil on an axis whose natural length is known, or where there is none.
  var width: ClosedRange<Double>?
  var height: ClosedRange<Double>?

  /// Nil for a view whose natural size is known on both axes. `wrapWidth` as for `Intrinsics.size`.
  init?(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) {
    if Self.isSizedByCode(view, in: context) {
      guard let unknown = Self(ofUnknown: Intrinsics.size(of: view, wrapWidth: nil, in: context)) else { return nil }
      self = unknown
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

  /// Any length on the axes on which `size` tells none; nil where it tells both.
  private init?(ofUnknown size: IntrinsicSize) {
    width = size.width == nil ? Self.unknownLengths : nil
    height = size.height == nil ? Self.unknownLengths : nil
    if width == nil, height == nil { return nil }
  }

  /// Whether code that is not in the document says how large a view is: of a scene embedded in a stack view, of a date
  /// picker that shows no wheels, and of a plain view of a custom class whose content priorities are set, which mean
  /// nothing without a size. Xcode measures designable classes, and stores what they answer.
  private static func isSizedByCode(_ view: ResolvedView, in context: IntrinsicContext) -> Bool {
    switch view.kind {
    case .containerView: view.role == .arranged
    case .datePicker: DatePickerIntrinsics.size(of: view, in: context).height == nil
    case .view:
      view.customClass != nil && view.children.isEmpty && context.scene.document.designableSizes[view.id] == nil
        && contentPriorities.contains { view.element[$0] != nil }
    default: false
    }
  }

  private static let contentPriorities: [Name] = [
    .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
    .verticalCompressionResistancePriority,
  ]

  /// Points; the shorter side of a large phone. What is longer is taken as this.
  private static let unknownLengths = 0.0...430.0

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
