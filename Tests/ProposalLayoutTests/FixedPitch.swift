@testable import IBConvert

/// Text in a font whose letters are all 10 points wide and whose lines are 20 points high, so that sizes can be
/// computed by hand.
struct FixedPitch: TextSizing {
  static let letter = 10.0

  func metrics(of font: TextFont) -> LineMetrics {
    LineMetrics(
      lineHeight: 20, pitch: 20, baseline: 15,
      spacing: FontSpacing(ascent: 15, descent: 5, capHeight: 11, leading: 0))
  }

  /// Breaks after spaces; words that are too long break after letters.
  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double] {
    var lines: [Int] = []
    let most = width.map { max(1, Int($0 / Self.letter)) } ?? Int.max
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ").map(\.count) {
        if line > 0, line + 1 + word <= most {
          line += 1 + word
          continue
        }
        if line > 0 { lines.append(line) }
        line = word
        while line > most {
          lines.append(most)
          line -= most
        }
      }
      lines.append(line)
    }
    let widths = lines.map { Double($0) * Self.letter }
    guard let limit, widths.count > limit else { return widths }
    return Array(widths.prefix(limit))
  }
}

/// Text of one line whose size is known. Each text is in the font with its own name, if it has one.
struct KnownText: TextSizing {
  var size: Size
  var baseline: Double
  var spacing: FontSpacing
  var others: [String: KnownText] = [:]

  private func known(_ font: TextFont) -> KnownText {
    if case .custom(let name, _, _) = font.face { others[name] ?? self } else { self }
  }

  func metrics(of font: TextFont) -> LineMetrics {
    let known = known(font)
    return LineMetrics(
      lineHeight: known.size.height, pitch: known.size.height, baseline: known.baseline, spacing: known.spacing)
  }

  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double] {
    [known(font).size.width]
  }
}
