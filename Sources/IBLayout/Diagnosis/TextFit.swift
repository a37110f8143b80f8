import IBModel

/// Whether the text of a label, button or text field fits into its frame.
///
/// Only text in the system's font is judged, the one whose widths are known to the pixel
/// (Measurements/Text.md#precision), and only where nothing but cutting it off is left: text that shrinks, a button
/// whose title wraps or has insets of its own, and a configured button, whose title wraps by default, are passed over.
/// Of a text field the text or the placeholder is compared with the whole frame, so that what its border takes is
/// granted.
struct TextFit {
  /// A text that does not fit.
  struct Lack {
    /// `width` or `height`.
    let coordinate: FrameCoordinate
    /// Points.
    let needed: Double
    let given: Double
    /// Whether no letter is cut off by it.
    let isSlight: Bool
  }

  let context: IntrinsicContext

  /// Nil where the text fits or cannot be judged; `size` in points.
  func lack(of view: ResolvedView, in size: Size) -> Lack? {
    guard let text = text(of: view) else { return nil }
    let room = text.wraps ? size.width : nil
    let needed = context.text.size(of: text.runs, width: room, maximumLines: text.wraps ? 0 : 1)
    if !text.wraps, let lack = lack(.width, needed.width + text.besides, size.width) { return lack }
    guard text.judgesHeight else { return nil }
    let line = context.text.size(of: text.runs, width: nil, maximumLines: 1).height
    return lack(.height, needed.height, size.height, slight: line * Self.spareShare)
  }

  /// Whether the view's text follows the user's content size category.
  func followsContentSize(_ view: ResolvedView) -> Bool {
    text(of: view)?.runs.contains { $0.font.textStyle != nil } ?? false
  }

  /// Whether the view's text has words, which another language puts otherwise.
  func hasWords(_ view: ResolvedView) -> Bool {
    text(of: view)?.runs.contains { $0.text.unicodeScalars.contains(where: \.properties.isAlphabetic) } ?? false
  }

  func canBeJudged(_ view: ResolvedView) -> Bool { text(of: view) != nil }

  /// A view of no size was folded away on purpose.
  private func lack(_ coordinate: FrameCoordinate, _ needed: Double, _ given: Double, slight: Double = 0) -> Lack? {
    guard given > 0, needed > given + Self.tolerance else { return nil }
    return Lack(
      coordinate: coordinate, needed: context.ceilToPixel(needed), given: given, isSlight: needed - given <= slight)
  }

  /// The share of a line's height that hardly a letter needs. A choice of ours, not measured.
  private static let spareShare = 0.25

  /// Points; what sums of advances and stored line heights may be off by.
  private static let tolerance = 1.0

  private func text(of view: ResolvedView) -> FittedText? {
    guard let text = view.control.fittedText(in: context), text.runs.contains(where: { !$0.text.isEmpty }),
      text.runs.allSatisfy(isMeasured)
    else { return nil }
    return text
  }

  private func isMeasured(_ run: TextRun) -> Bool {
    if case .system = run.font.family { return !run.font.isApproximate }
    return false
  }
}
