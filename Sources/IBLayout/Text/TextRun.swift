import IBContent
package import IBModel

/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font

  package init(text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

extension TextMeasuring {
  /// The size in points of a text with several fonts, not rounded: lines break as in a text with one font, and each is
  /// as high as the tallest font in the text. Empty text has no size.
  ///
  /// The other parameters are as for a text with one font.
  package func size(of runs: [TextRun], width: Double?, maximumLines: Int, avoidsOrphans: Bool = false) -> Size {
    guard let highest = runs.filter({ !$0.text.isEmpty }).max(by: { lineHeight($0.font) < lineHeight($1.font) })
    else { return .zero }
    let glyphs = runs.flatMap { self.glyphs(of: $0.text, font: $0.font) }
    let breaker = LineBreaker(width: maximumLines == 1 ? nil : width, mode: .wordWrap, avoidsOrphans: avoidsOrphans)
    let visible = breaker.visibleLines(
      glyphs, maximum: maximumLines, ellipsis: self.width(of: "…", font: highest.font))
    guard let widest = visible.max() else { return .zero }
    let pitch = linePitch(highest.font)
    return Size(width: widest, height: lineHeight(highest.font) + Double(visible.count - 1) * pitch)
  }
}
