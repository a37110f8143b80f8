import IBModel

/// Whether the text of a label, button or text field fits into its frame.
///
/// Only text in the system font is checked, because only its widths are known to the pixel
/// (Measurements/Text.md#precision), and only text that would be cut off. Text that shrinks and buttons whose title
/// wraps or has insets are skipped. With a configuration, a button's title wraps by default, so only its longest word
/// is checked. The text or placeholder of a text field is compared with the whole frame, so the border is not counted
/// as overflow.
struct TextFit {
  /// The missing length of a text that does not fit.
  struct Lack {
    /// `width` or `height`.
    let coordinate: FrameCoordinate
    /// In points.
    fileprivate(set) var needed: Double
    let given: Double
    /// Whether no letter is cut off.
    let isSlight: Bool
    /// The lines that the text needs, and those that the view shows; nil if the height is what cuts it off.
    var lines: (needed: Int, shown: Int)?
  }

  let context: IntrinsicContext

  /// The missing width and height; empty if a text fits. `size` is in points.
  func lacks(of line: FittedLine, in size: Size) -> [Lack] {
    var text = line.text
    text.dropSpaceAtEnd()
    let least = line.size.width * (text.tightens ? 1 - Self.tightening : 1)
    let tolerance = Self.tolerance * max(1, (text.runs.map(\.font.size).max() ?? 0) / Self.exactFontSize)
    var width = text.wraps ? nil : lack(.width, least + text.besides, size.width, tolerance)
    width?.needed = context.ceilToPixel(line.size.width + text.besides + text.border)
    guard text.judgesHeight, !text.isOfMarks else { return [width].compactMap(\.self) }
    let needed =
      text.wraps ? context.text.size(of: text.runs, width: size.width, maximumLines: 0).height : line.size.height
    let spare = text.descends ? Self.spareShare : Self.spareShareOfCapitals
    var height = lack(.height, needed, size.height, slight: line.size.height * spare)
    if height != nil, text.wraps, text.maximumLines > 0 {
      let shown = context.text.size(of: text.runs, width: size.width, maximumLines: text.maximumLines).height
      // A font of size 0 has no lines to count.
      let lines = Int(exactly: (needed / line.size.height).rounded())
      if let lines, lack(.height, shown, size.height) == nil { height?.lines = (lines, text.maximumLines) }
    }
    return [width, height].compactMap(\.self)
  }

  /// A view without a size is hidden on purpose.
  private func lack(
    _ coordinate: FrameCoordinate, _ needed: Double, _ given: Double, _ tolerance: Double = Self.tolerance,
    slight: Double = 0
  ) -> Lack? {
    guard given > 0, needed > given + tolerance else { return nil }
    return Lack(
      coordinate: coordinate, needed: context.ceilToPixel(needed), given: given, isSlight: needed - given <= slight)
  }

  /// The fraction of a line's height that letters hardly need. Chosen, not measured.
  private static let spareShare = 0.25

  /// The fraction of a line's height that is empty above capital letters and below the baseline.
  /// Source: the line, ascent and descent of Measurements/Text.md, and `SymbolSize.capHeight`: 1 − 0.705 / 1.193.
  private static let spareShareOfCapitals = 0.4

  /// The fraction of its width by which a text is tightened before it is cut off (NSParagraphStyle,
  /// tighteningFactorForTruncation).
  private static let tightening = 0.05

  /// In points; the possible error of sums of advances and of stored line heights.
  private static let tolerance = 1.0

  /// The font size, in points, above which widths are less exact (Measurements/Text.md#precision). That the error grows
  /// with the size is assumed, not measured.
  private static let exactFontSize = 20.0

  /// The text of a view that can be checked; nil for a view without such a text.
  func line(of view: ResolvedView) -> FittedLine? {
    guard let text = view.control.fittedText(in: context), text.runs.contains(where: { !$0.text.isEmpty }),
      text.runs.allSatisfy(isMeasured)
    else { return nil }
    return FittedLine(text: text, size: context.text.size(of: text.runs, width: nil, maximumLines: 1))
  }

  private func isMeasured(_ run: TextRun) -> Bool {
    if run.text.unicodeScalars.contains(where: \.isJoined) { return false }
    return switch run.font.family {
    case .system: !run.font.isApproximate && context.text.hasAdvances(of: run)
    case .named(let name): context.text.fonts.font(named: name) != nil
    }
  }
}

/// A text that can be checked, with its size in one line, in points.
struct FittedLine {
  let text: FittedText
  let size: Size
}

extension Unicode.Scalar {
  /// Whether its letter is joined with others, so that the width of a text is not the sum of the widths of its letters.
  ///
  /// Source: the blocks of the Unicode Standard for Arabic and the scripts related to it, the scripts of India, Tibetan,
  /// Burmese and Khmer.
  fileprivate var isJoined: Bool {
    switch value {
    case 0x600...0x8ff, 0x900...0xdff, 0xf00...0x109f, 0x1780...0x17ff: true
    default: false
    }
  }
}

extension FittedText {
  /// Whether the text follows the user's content size category.
  var followsContentSize: Bool { runs.contains { $0.font.textStyle != nil } }

  /// Removes empty lines, which people do not miss.
  fileprivate mutating func dropSpaceAtEnd() {
    while let last = runs.last {
      let end = last.text.lastIndex { !$0.isWhitespace }
      if let end {
        runs[runs.count - 1].text = String(last.text[...end])
        return
      }
      runs.removeLast()
    }
  }

  /// Whether a letter reaches below the baseline.
  fileprivate var descends: Bool { runs.contains { $0.text.contains { !$0.staysOnBaseline } } }

  /// Whether it consists of low marks in the middle of the line, such as the bullet of a list.
  fileprivate var isOfMarks: Bool {
    runs.allSatisfy { $0.text.allSatisfy { $0.isWhitespace || "•·‧∙-–—".contains($0) } }
  }

  /// Whether people see nothing of the text.
  var isWhiteSpace: Bool { runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// Whether the text contains words, which a translation would change.
  var hasWords: Bool { runs.contains { $0.text.unicodeScalars.contains(where: \.properties.isAlphabetic) } }
}

extension Character {
  /// Whether no part of the character is below the baseline in the usual fonts.
  var staysOnBaseline: Bool { isNumber || isUppercase || Self.withoutDescender.contains(self) }

  private static let withoutDescender = Set("abcdefhiklmnorstuvwxz ")
}
