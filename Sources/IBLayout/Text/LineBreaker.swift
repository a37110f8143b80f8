import IBContent

/// How far a line may exceed the available width, in points. Rounding errors must not wrap a label that is exactly as
/// wide as its text.
private let widthTolerance = 1e-4

/// A line that glyphs were broken into.
struct BrokenLine: Hashable, Sendable {
  /// The indices of the line's glyphs, with trailing spaces but without a newline.
  var glyphs: Range<Int>
  /// In points, with the trailing spaces that fit.
  var width: Double
  /// In points, without trailing spaces.
  var inkWidth: Double
}

/// Breaks glyphs into lines as UIKit does (step 3 of Text.md): greedily, between words, and inside a word only if it is
/// wider than the line. It visits each glyph at most twice.
struct LineBreaker {
  /// In points; infinite to break at newlines only.
  private let room: Double
  private let mode: LineBreakMode
  private let avoidsOrphans: Bool

  /// - Parameters:
  ///   - width: in points; with nil, zero, a negative number or NaN lines break at newlines only.
  ///   - avoidsOrphans: whether the last line of a paragraph takes a word from the previous line if it would have only
  ///     one (NSParagraphStyle.LineBreakStrategy.pushOut, documented).
  init(width: Double?, mode: LineBreakMode, avoidsOrphans: Bool = false) {
    self.room = width.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    self.mode = mode
    self.avoidsOrphans = avoidsOrphans
  }

  /// The widths of the lines in points. A newline at the very end does not begin another line.
  func lines(_ glyphs: [Glyph]) -> [Double] { brokenLines(glyphs).map(\.width) }

  func brokenLines(_ glyphs: [Glyph]) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var start = 0
    while start < glyphs.count {
      let end = glyphs[start...].firstIndex { $0.role == .newline } ?? glyphs.count
      appendParagraph(glyphs[start..<end], to: &lines)
      start = end + 1
    }
    return lines
  }

  /// The widths in points of the lines that a label shows. If the text has more lines, the last visible line is
  /// truncated with an ellipsis, even inside a word.
  ///
  /// - Parameters:
  ///   - maximum: like `numberOfLines`; zero or less means no limit.
  ///   - ellipsis: the width of the ellipsis in points, evaluated only if needed.
  func visibleLines(_ glyphs: [Glyph], maximum: Int, ellipsis: @autoclosure () -> Double) -> [Double] {
    let lines = brokenLines(glyphs)
    guard maximum > 0, lines.count > maximum else { return lines.map(\.width) }
    // A label of one line is as wide as its whole text.
    guard maximum > 1 else { return [lines[0].width] }
    let last = truncated(glyphs[lines[maximum - 1].glyphs.lowerBound...], ellipsis: ellipsis())
    return lines.prefix(maximum - 1).map(\.width) + [last]
  }

  /// The width in points of a line that ends in an ellipsis.
  private func truncated(_ glyphs: ArraySlice<Glyph>, ellipsis: Double) -> Double {
    var line = OpenLine(start: glyphs.startIndex)
    for index in glyphs.indices where glyphs[index].role != .newline {
      guard line.width(with: glyphs[index]) + ellipsis <= room + widthTolerance else { break }
      line.append(glyphs[index], at: index)
    }
    return line.extent.ink + ellipsis
  }

  private func appendParagraph(_ glyphs: ArraySlice<Glyph>, to lines: inout [BrokenLine]) {
    var line = OpenLine(start: glyphs.startIndex)
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      if glyphs[index].role != .space {
        if line.mayBreak(before: index, in: glyphs) { line.markBreak(before: index) }
        if index > line.start, line.width(with: glyphs[index]) > room + widthTolerance {
          let broken = line.end(before: index, insideWords: mode.breaksInsideWords, room: room)
          lines.append(broken)
          index = line.start
          continue
        }
      }
      line.append(glyphs[index], at: index)
      index += 1
    }
    lines.append(line.broken(before: glyphs.endIndex, line.extent, room: room))
    if avoidsOrphans, lines.last?.glyphs.lowerBound != glyphs.startIndex { pushOut(glyphs, in: &lines) }
  }

  /// Moves the last word of the second-to-last line to the last line, if the last line has a single word and both words
  /// fit.
  private func pushOut(_ glyphs: ArraySlice<Glyph>, in lines: inout [BrokenLine]) {
    let last = lines.count - 1
    guard !mode.breaksInsideWords, breaks(in: lines[last].glyphs, of: glyphs).isEmpty,
      let start = breaks(in: lines[last - 1].glyphs, of: glyphs).last
    else { return }
    let joined = OpenLine(glyphs, start..<glyphs.endIndex)
    guard joined.extent.ink <= room + widthTolerance else { return }
    let before = OpenLine(glyphs, lines[last - 1].glyphs.lowerBound..<start)
    lines[last - 1] = before.broken(before: start, before.extent, room: room)
    lines[last] = joined.broken(before: glyphs.endIndex, joined.extent, room: room)
  }

  /// The possible line breaks: the indices of glyphs that would begin the next line.
  private func breaks(in range: Range<Int>, of glyphs: ArraySlice<Glyph>) -> [Int] {
    let line = OpenLine(start: range.lowerBound)
    return range.filter { glyphs[$0].role != .space && line.mayBreak(before: $0, in: glyphs) }
  }
}

/// The line to which glyphs are being added.
private struct OpenLine {
  /// The index of the first glyph.
  private(set) var start: Int
  /// The widths up to the last glyph and up to the last one that is not a space, in points.
  struct Extent {
    var full = 0.0
    var ink = 0.0
  }

  private(set) var extent = Extent()
  /// The last position at which the line may be broken: the index of the glyph that would begin the next line, and the
  /// extent of this line then.
  private var lastBreak: (index: Int, extent: Extent)?

  init(start: Int) {
    self.start = start
  }

  init(_ glyphs: ArraySlice<Glyph>, _ range: Range<Int>) {
    start = range.lowerBound
    for index in range { append(glyphs[index], at: index) }
  }

  func width(with glyph: Glyph) -> Double { extent.full + glyph.advance + glyph.kerning }

  func mayBreak(before index: Int, in glyphs: ArraySlice<Glyph>) -> Bool {
    guard index > start, glyphs[index - 1].role.allowsBreak(before: glyphs[index].role) else { return false }
    // Lines do not break after a hyphen that begins a word, as in `-v`.
    guard glyphs[index - 1].role == .hyphen else { return true }
    return index - 1 > start && glyphs[index - 2].role != .space
  }

  mutating func markBreak(before index: Int) {
    lastBreak = (index, extent)
  }

  mutating func append(_ glyph: Glyph, at index: Int) {
    extent.full += index > start ? glyph.advance + glyph.kerning : glyph.advance
    if glyph.role != .space { extent.ink = extent.full }
  }

  /// Ends the line because the glyph at `index` does not fit, begins the next, and returns the ended one. The glyphs
  /// from the new start must be added again.
  mutating func end(before index: Int, insideWords: Bool, room: Double) -> BrokenLine {
    let (next, extent) = insideWords ? (index, extent) : lastBreak ?? (index, extent)
    let ended = broken(before: next, extent, room: room)
    self = OpenLine(start: next)
    return ended
  }

  /// The line up to a glyph. Trailing spaces count as far as they fit, as in a label of one line.
  func broken(before index: Int, _ extent: Extent, room: Double) -> BrokenLine {
    BrokenLine(
      glyphs: start..<index, width: max(extent.ink, min(extent.full, room)), inkWidth: extent.ink)
  }
}
