import IBContent
import IBModel

/// Breaks a text into the same lines as for its intrinsic content size, and positions them in a box.
struct TextSetter {
  enum VerticalAlignment { case top, center }

  /// How to shorten the last line of a text that does not fit (NSLineBreakMode, documented).
  enum Truncation {
    /// The line is cut off at the edge.
    case clip
    /// An ellipsis replaces the omitted text.
    case head, middle, tail

    /// A mode that wraps does not truncate.
    init(_ mode: LineBreakMode) {
      switch mode {
      case .wordWrap, .characterWrap, .clip: self = .clip
      case .headTruncation: self = .head
      case .middleTruncation: self = .middle
      case .tailTruncation: self = .tail
      }
    }
  }

  /// The properties that place a text in its view.
  struct Style {
    var color: DisplayColor
    var alignment = TextAlignment.left
    var verticalAlignment = VerticalAlignment.center
    /// Like `numberOfLines`; zero means no limit.
    var maximumLines = 1
    var avoidsOrphans = false
    var truncation = Truncation.clip
    /// The scale to which the font of a single line may shrink before the text is truncated.
    var leastScale = 1.0
    var isUnderlined = false
  }

  let text: TextMeasurer

  /// - Parameter box: the box in the view's coordinates, in points.
  /// - Returns: nil for a text without visible characters.
  func set(_ runs: [TextRun], in box: Rect, style: Style) -> SetText? {
    let visible = scaled(runs.filter { !$0.text.isEmpty }, to: box, style)
    guard let highest = visible.max(by: { text.lineHeight($0.font) < text.lineHeight($1.font) }) else { return nil }
    let pieces = visible.flatMap { TextUnit.pieces(of: $0.text) }
    let glyphs = visible.flatMap { text.glyphs(of: $0.text, font: $0.font) }
    let limit = room(for: highest.font, in: box, style)
    let (all, squeeze) = broken(glyphs, in: box, style, limit: limit, isEstimated: text.isEstimated(visible))
    let shown = all.prefix(limit)
    let lineRoom = box.width / squeeze
    let shortened = shown.last.flatMap { last in
      TextTruncation(style.truncation, ellipsis: text.width(of: TextTruncation.ellipsis, font: highest.font))?
        .line(last, isLast: shown.count == all.count, glyphs, pieces, room: lineRoom)
    }
    let height = text.lineHeight(highest.font) + Double(shown.count - 1) * text.linePitch(highest.font)
    let top = style.verticalAlignment == .center ? box.y + (box.height - height) / 2 : box.y
    let first = top + text.ascender(highest.font)
    let lines = shown.enumerated().compactMap { index, line -> SetText.Line? in
      guard line.glyphs.upperBound <= pieces.count else { return nil }
      let short = index == shown.count - 1 ? shortened : nil
      let width = (short?.width ?? line.inkWidth) * squeeze
      return SetText.Line(
        text: short?.text ?? pieces[line.glyphs].joined().withoutTrailingSpaces, x: position(of: width, in: box, style),
        baseline: first + Double(index) * text.linePitch(highest.font), width: width)
    }
    var set = SetText(
      lines: lines.filter { !$0.text.isEmpty }, alignment: style.alignment, font: highest.font, color: style.color)
    set.isUnderlined = style.isUnderlined
    return set
  }

  /// The lines, and the share of its width to which each is squeezed: less than 1 only if a substitute font is too wide
  /// for a text that fits in the app's font.
  private func broken(
    _ glyphs: [Glyph], in box: Rect, _ style: Style, limit: Int, isEstimated: Bool
  ) -> (lines: [BrokenLine], squeeze: Double) {
    func lines(at squeeze: Double) -> [BrokenLine] {
      let width = style.maximumLines == 1 ? nil : box.width / squeeze
      return LineBreaker(width: width, mode: .wordWrap, avoidsOrphans: style.avoidsOrphans).brokenLines(glyphs)
    }
    func fits(_ lines: [BrokenLine], _ squeeze: Double) -> Bool {
      lines.count <= limit && lines.allSatisfy { $0.inkWidth * squeeze <= box.width + Self.slack }
    }
    let whole = lines(at: 1)
    guard isEstimated, box.width > 0, !fits(whole, 1) else { return (whole, 1) }
    var squeeze = 1.0
    while squeeze > Self.leastSqueeze {
      squeeze -= Self.squeezeStep
      let narrower = lines(at: squeeze)
      if fits(narrower, squeeze) { return (narrower, squeeze) }
    }
    return (whole, 1)
  }

  /// The narrowest readable text, as a share of its width; estimated by eye.
  private static let leastSqueeze = 0.6
  private static let squeezeStep = 0.04
  /// How far rounding errors may exceed a width, in points.
  private static let slack = 0.5

  /// The runs, in smaller fonts if they are a single line that does not fit and may shrink.
  private func scaled(_ runs: [TextRun], to box: Rect, _ style: Style) -> [TextRun] {
    guard style.leastScale < 1, style.maximumLines == 1 else { return runs }
    let width = text.size(of: runs, width: nil, maximumLines: 1).width
    guard width > box.width, box.width > 0 else { return runs }
    let scale = max(box.width / width, style.leastScale)
    return runs.map { run in
      var run = run
      run.font.size *= scale
      return run
    }
  }

  /// The number of visible lines: as many as are allowed and fit, at least one.
  private func room(for font: Font, in box: Rect, _ style: Style) -> Int {
    let allowed = style.maximumLines > 0 ? style.maximumLines : Self.lineLimit
    let fitting = (box.height - text.lineHeight(font)) / max(text.linePitch(font), 1) + 1 + Self.tolerance
    return max(1, min(allowed, Int(exactly: fitting.rounded(.down)) ?? Self.lineLimit))
  }

  /// A line that is too long begins at the left edge and is cut off at the right edge.
  private func position(of width: Double, in box: Rect, _ style: Style) -> Double {
    let rest = max(0, box.width - width)
    switch style.alignment {
    case .left: return box.x
    case .center: return box.x + rest / 2
    case .right: return box.x + rest
    }
  }

  /// More lines than fit on any screen.
  private static let lineLimit = 1000
  /// How far rounding errors may fall short of a line, in lines.
  private static let tolerance = 0.02
}

extension String {
  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
