/// How much wider than its room a line may be, in points: a label exactly as wide as its text must not wrap because
/// of an error of addition.
private let widthTolerance = 1e-4

/// A line that glyphs were broken into.
struct BrokenLine: Hashable, Sendable {
  /// Indices of its glyphs, spaces at its end included, a newline not.
  var glyphs: Range<Int>
  /// In points, without spaces that the line broke at.
  var width: Double
}

/// Breaks glyphs into lines as UIKit does (step 3 of Text.md): greedily, between words, and inside a word only if it is
/// wider than the line. A glyph is looked at twice at most.
struct LineBreaker {
  /// In points; infinite to break at newlines only.
  private let room: Double
  private let mode: LineBreakMode

  /// - Parameter width: in points; nil, zero, a negative or no number break at newlines only.
  init(width: Double?, mode: LineBreakMode) {
    self.room = width.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    self.mode = mode
  }

  /// The widths of the lines in points. A newline at the very end begins no further line.
  func lines(_ glyphs: [Glyph]) -> [Double] { brokenLines(glyphs).map(\.width) }

  /// The lines with what stands on each.
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

  /// The widths in points of the lines that a label shows. Of text that goes on, the last one takes what fits with an
  /// ellipsis behind it, inside words too.
  ///
  /// - Parameters:
  ///   - maximum: as `numberOfLines`; zero or less is no limit.
  ///   - ellipsis: its width in points.
  func visibleLines(_ glyphs: [Glyph], maximum: Int, ellipsis: Double) -> [Double] {
    let lines = brokenLines(glyphs)
    guard maximum > 0, lines.count > maximum else { return lines.map(\.width) }
    // A label of one line asks for room for all of it.
    guard maximum > 1 else { return [lines[0].width] }
    let last = truncated(glyphs[lines[maximum - 1].glyphs.lowerBound...], ellipsis: ellipsis)
    return lines.prefix(maximum - 1).map(\.width) + [last]
  }

  /// The width in points of a line that ends in an ellipsis.
  private func truncated(_ glyphs: ArraySlice<Glyph>, ellipsis: Double) -> Double {
    var line = OpenLine(start: glyphs.startIndex)
    for index in glyphs.indices where glyphs[index].role != .newline {
      guard line.width(with: glyphs[index]) + ellipsis <= room + widthTolerance else { break }
      line.append(glyphs[index], at: index)
    }
    return line.inkWidth + ellipsis
  }

  private func appendParagraph(_ glyphs: ArraySlice<Glyph>, to lines: inout [BrokenLine]) {
    var line = OpenLine(start: glyphs.startIndex)
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      if glyphs[index].role != .space {
        if line.mayBreak(before: index, in: glyphs) { line.markBreak(before: index) }
        if index > line.start, line.width(with: glyphs[index]) > room + widthTolerance {
          let start = line.start
          let width = line.end(before: index, insideWords: mode.breaksInsideWords)
          lines.append(BrokenLine(glyphs: start..<line.start, width: width))
          index = line.start
          continue
        }
      }
      line.append(glyphs[index], at: index)
      index += 1
    }
    // Spaces before a newline count as far as there is room, as they do in a label of one line.
    let width = max(line.inkWidth, min(line.fullWidth, room))
    lines.append(BrokenLine(glyphs: line.start..<glyphs.endIndex, width: width))
  }
}

/// The line that glyphs are being put on.
private struct OpenLine {
  /// The index of the first glyph.
  private(set) var start: Int
  /// Up to the last glyph, in points.
  private(set) var fullWidth = 0.0
  /// Up to the last glyph that is not a space, in points.
  private(set) var inkWidth = 0.0
  /// The last place where the line may be broken: the index of the glyph that would begin the next line, and the
  /// width of this one without the spaces at its end.
  private var lastBreak: (index: Int, width: Double)?

  init(start: Int) {
    self.start = start
  }

  func width(with glyph: Glyph) -> Double { fullWidth + glyph.advance + glyph.kerning }

  func mayBreak(before index: Int, in glyphs: ArraySlice<Glyph>) -> Bool {
    guard index > start, glyphs[index - 1].role.allowsBreak(before: glyphs[index].role) else { return false }
    // A hyphen that begins a word, as in `-v`, is no place to break.
    guard glyphs[index - 1].role == .hyphen else { return true }
    return index - 1 > start && glyphs[index - 2].role != .space
  }

  mutating func markBreak(before index: Int) {
    lastBreak = (index, inkWidth)
  }

  mutating func append(_ glyph: Glyph, at index: Int) {
    fullWidth += index > start ? glyph.advance + glyph.kerning : glyph.advance
    if glyph.role != .space { inkWidth = fullWidth }
  }

  /// Ends the line because the glyph at `index` does not fit, begins the next, and returns the width of the one that
  /// ended. The glyphs from the new start on are to be appended again.
  mutating func end(before index: Int, insideWords: Bool) -> Double {
    let (next, width) = insideWords ? (index, inkWidth) : lastBreak ?? (index, inkWidth)
    self = OpenLine(start: next)
    return width
  }
}
