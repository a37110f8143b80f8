import IBModel

/// What is particular to one kind of view: its content, resolved for a configuration, and what follows from it.
///
/// One file a control in `Controls/` holds everything: what is read from the document, the intrinsic content size, the
/// text and its baselines, what a picture shows. `Controls.type(of:)` names the type of each kind of view; a new control
/// needs its file and a line there. Every question has a default that holds for a plain view.
protocol Control: Sendable {
  /// Reads the content; the only place of a control that knows attributes.
  init(_ source: ContentSource)

  // MARK: - Size

  /// The intrinsic content size of the view's alignment rect, in points; nil on an axis without one.
  ///
  /// - Parameter wrapWidth: the width in points that text may take before it wraps; nil on the first pass, when the
  ///   width is not known yet.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize

  /// Whether the intrinsic height depends on the width that the layout gives.
  var wraps: Bool { get }

  /// Whether the size contains an estimate: text in a font without measured widths, or a symbol.
  func isEstimated(in context: IntrinsicContext) -> Bool

  /// Whether only code that is not in the document says how large the view is, on the axes without an intrinsic length.
  func isSizedByCode(in context: IntrinsicContext) -> Bool

  /// Whether the size depends on an image of a catalog.
  var showsCatalogImage: Bool { get }

  /// Whether the size depends on traits beyond `ContentTraits`, so that configurations cannot share it.
  var sizeDependsOnMoreTraits: Bool { get }

  /// What the frame extends beyond the alignment rect, in points.
  func alignmentInsets(in configuration: TraitConfiguration) -> Insets

  /// Whether the frame is higher than the alignment rect by a number of points that is not known.
  var hasUnknownVerticalInsets: Bool { get }

  /// Whether the view is higher by the part of the safe area's inset that it covers at its bottom.
  var coversSafeAreaBelow: Bool { get }

  // MARK: - Stack views on the canvas

  /// Whether there is nothing to show yet, so that the control's size does not count there (step 6 of StackViews.md).
  var isEmpty: Bool { get }

  /// Whether the size that the view was drawn with is its intrinsic size there, if it has none: not a stack view, which
  /// is as large as what it arranges, nor an embedded scene, nor text whose code answered that it has no size.
  var isDrawnInStack: Bool { get }

  // MARK: - Text and image

  /// The baselines of the text; nil for a view without text, whose baseline is its bottom.
  func baselines(in context: IntrinsicContext) -> Baselines?

  /// The text as far as it can be judged whether the view cuts it off; nil where it cannot.
  func fittedText(in context: IntrinsicContext) -> FittedText?

  /// The font of the first piece of text; nil for a view without text.
  func font(in context: IntrinsicContext) -> Font?

  /// The text or title that a person knows the view by.
  var label: String? { get }

  /// The image that the view shows; nil for none.
  var image: ImageReference? { get }

  // MARK: - Drawing

  /// The background of a view without a color of its own; nil for none.
  func background(in context: DrawingContext) -> DisplayColor?

  /// The radius of the background's corners in points; nil for what the file sets on the layer.
  var cornerRadius: Double? { get }

  /// What is between the background and the text, from back to front, in the view's coordinates.
  ///
  /// Shapes and proportions follow UIKit's standard look estimated estimated by eye. A shape that the view has no room
  /// for is left out of the picture.
  func shapes(in context: DrawingContext) -> [Shape]

  /// The text in front of the shapes; nil for none.
  func text(in context: DrawingContext) -> SetText?

  /// Whether the shapes show what the view is, so that a picture needs no name beside them.
  var explainsItself: Bool { get }
}

/// What holds for a plain view.
extension Control {
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize { .none }
  var wraps: Bool { false }
  func isEstimated(in context: IntrinsicContext) -> Bool { false }
  func isSizedByCode(in context: IntrinsicContext) -> Bool { false }
  var showsCatalogImage: Bool { image?.isSymbol == false }
  var sizeDependsOnMoreTraits: Bool { false }
  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { .zero }
  var hasUnknownVerticalInsets: Bool { false }
  var coversSafeAreaBelow: Bool { false }
  var isEmpty: Bool { false }
  var isDrawnInStack: Bool { true }
  func baselines(in context: IntrinsicContext) -> Baselines? { nil }
  func fittedText(in context: IntrinsicContext) -> FittedText? { nil }
  func font(in context: IntrinsicContext) -> Font? { nil }
  var label: String? { nil }
  var image: ImageReference? { nil }
  func background(in context: DrawingContext) -> DisplayColor? { nil }
  var cornerRadius: Double? { nil }
  func shapes(in context: DrawingContext) -> [Shape] { [] }
  func text(in context: DrawingContext) -> SetText? { nil }
  var explainsItself: Bool { false }
}

/// A text that a view shows, for deciding whether its frame cuts it off.
struct FittedText {
  var runs: [TextRun]
  /// What else takes room beside the text, in points.
  var besides = 0.0
  var wraps = false
  /// Whether the height is judged too; the borders of other controls hide what is missing.
  var judgesHeight = false
}
