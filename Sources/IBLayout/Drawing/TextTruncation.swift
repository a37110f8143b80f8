/// Shortens a line that does not fit, with an ellipsis.
struct TextTruncation {
  static let ellipsis = "\u{2026}"

  private let place: TextSetter.Truncation
  /// The width of the ellipsis, in points.
  private let width: Double

  /// Nil for a text that is cut off instead of shortened.
  init?(_ place: TextSetter.Truncation, ellipsis: @autoclosure () -> Double) {
    guard place != .clip else { return nil }
    self.place = place
    width = ellipsis()
  }

  /// - Parameters:
  ///   - line: the last visible line.
  ///   - isLast: whether it is the last line of the text.
  ///   - room: the available width, in points.
  /// - Returns: nil if the line fits and is the last of the text.
  func line<Piece: StringProtocol>(
    _ line: BrokenLine, isLast: Bool, _ glyphs: [Glyph], _ pieces: [Piece], room: Double
  ) -> (text: String, width: Double)? {
    guard !isLast || line.inkWidth > room + Self.tolerance, glyphs.count == pieces.count else { return nil }
    let rest = line.glyphs.lowerBound..<(isLast ? line.glyphs.upperBound : glyphs.count)
    let kept = kept(of: rest, glyphs, room: max(room - width, 0))
    let (head, tail) = (pieces[kept.head].joined().withoutTrailingSpaces, pieces[kept.tail].joined())
    return (head + Self.ellipsis + tail, kept.width + width)
  }

  /// The glyphs before and after the ellipsis, with their width in points.
  private func kept(of rest: Range<Int>, _ glyphs: [Glyph], room: Double) -> (
    head: Range<Int>, tail: Range<Int>, width: Double
  ) {
    var (start, end, used) = (rest.lowerBound, rest.upperBound, 0.0)
    var takesHead = place != .head
    while start < end {
      let glyph = glyphs[takesHead ? start : end - 1]
      guard glyph.role != .newline, used + glyph.advance + glyph.kerning <= room + Self.tolerance else { break }
      used += glyph.advance + glyph.kerning
      if takesHead { start += 1 } else { end -= 1 }
      if place == .middle { takesHead.toggle() }
    }
    return (rest.lowerBound..<start, (place == .tail ? rest.upperBound : end)..<rest.upperBound, used)
  }

  /// How far rounding errors may exceed a width, in points.
  private static let tolerance = 0.5
}
