import IBContent
import IBModel

/// The behavior of one kind of view whose content is known for a configuration.
///
/// Each control has a file in `Controls/` with its intrinsic content size, text, baselines and shapes; `IBContent`
/// reads the content from the document. `Controls.control(_:at:)` returns the control for a content. Every requirement
/// has a default for a plain view.
protocol Control: Sendable {
  // MARK: - Size

  /// The intrinsic content size of the view's alignment rect, in points; nil on an axis without one.
  ///
  /// - Parameter wrapWidth: the width in points at which text wraps; nil on the first pass, when the width is not known
  ///   yet.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize

  /// Whether the intrinsic height depends on the width that the layout gives.
  var wraps: Bool { get }

  /// Whether the size contains an estimate: text in a font without measured widths, or a symbol.
  func isEstimated(in context: IntrinsicContext) -> Bool

  /// Whether code that is not in the document determines the size on the axes without an intrinsic length.
  func isSizedByCode(in context: IntrinsicContext) -> Bool

  /// Whether the size depends on an image of a catalog.
  var showsCatalogImage: Bool { get }

  /// Whether the size depends on traits beyond `ContentTraits`, so configurations cannot share it.
  var sizeDependsOnMoreTraits: Bool { get }

  /// The insets of the alignment rect in the frame, in points.
  func alignmentInsets(in configuration: TraitConfiguration) -> Insets

  /// Whether the frame is higher than the alignment rect by an unknown number of points.
  var hasUnknownVerticalInsets: Bool { get }

  /// Whether the view is higher by the part of the safe area's inset that it covers at its bottom.
  var coversSafeAreaBelow: Bool { get }

  // MARK: - Stack views on the canvas

  /// Whether the control has no content yet, so a stack view ignores its size (step 6 of StackViews.md).
  var isEmpty: Bool { get }

  /// The size that a stack view usually gives the control while it is empty; nil on an axis without one.
  var usualEmptySize: IntrinsicSize { get }

  /// Whether Xcode's canvas uses the stored size of the view in a stack view if it has no intrinsic size. False for a
  /// stack view, whose arranged views determine its size, for an embedded scene, and for text whose code returned no
  /// size.
  var isDrawnInStack: Bool { get }

  /// Whether Xcode's canvas may have measured the view in whole points, outside stack views
  /// (Measurements/Text.md#whole-points).
  var mayBeWholePoints: Bool { get }

  /// Whether the canvas most likely did so in a scene without stack views, judging by everything but stored sizes
  /// (Measurements/Text.md#whole-points).
  func isInWholePoints(in context: IntrinsicContext) -> Bool

  /// The axes on which it then rounds up to whole points.
  var wholePointAxes: [Axis] { get }

  // MARK: - Text and image

  /// The baselines of the text; nil for a view without text, whose baseline is its bottom.
  func baselines(in context: IntrinsicContext) -> Baselines?

  /// The text, for checking whether the view cuts it off; nil if that cannot be checked.
  func fittedText(in context: IntrinsicContext) -> FittedText?

  /// The font of the first piece of text; nil for a view without text.
  func font(in context: IntrinsicContext) -> Font?

  /// The text or title that identifies the view for people.
  var label: String? { get }

  /// The image that the view shows; nil for none.
  var image: ImageReference? { get }

  // MARK: - Drawing

  /// The default background; nil for none.
  func background(in context: DrawingContext) -> DisplayColor?

  /// The radius of the background's corners in points; nil to use the layer's radius.
  var cornerRadius: Double? { get }

  /// The shapes between the background and the text, from back to front, in the view's coordinates.
  ///
  /// Shapes and proportions follow UIKit's standard look and are estimated by eye. Shapes that do not fit into the view
  /// are not drawn.
  func shapes(in context: DrawingContext) -> [Shape]

  /// The text over the shapes; nil for none.
  func text(in context: DrawingContext) -> SetText?

  /// Whether the shapes identify the view, so a picture needs no name.
  var explainsItself: Bool { get }
}

/// The defaults, for a plain view.
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
  var usualEmptySize: IntrinsicSize { .none }
  var isDrawnInStack: Bool { true }
  var mayBeWholePoints: Bool { false }
  func isInWholePoints(in context: IntrinsicContext) -> Bool { false }
  var wholePointAxes: [Axis] { [.horizontal, .vertical] }
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
  /// The width of the other content next to the text, in points.
  var besides = 0.0
  /// The width of a border that a text may cross before it counts as cut off, in points.
  var border = 0.0
  var wraps = false
  /// Whether the letters move together before the text is cut off.
  var tightens = false
  /// The most lines; 0 for any number.
  var maximumLines = 0
  /// Whether the height is checked too. The borders of other controls hide a small overflow.
  var judgesHeight = false
}
