/// The difference of two texts, line by line, in the format of `diff -u` and `patch`.
package enum UnifiedDiff {
  /// The number of equal lines around a difference, as in `diff -u`.
  private static let context = 3
  /// As for `patch`, only a line feed ends a line.
  private static let lineFeed = UInt8(ascii: "\n")

  /// Lines of the old text, and the lines of the new text that replace them.
  private typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The difference, with the path in its header; empty for equal texts.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    let hunks = hunks(from: old, to: new)
    return hunks.isEmpty ? [] : Array("--- \(name("a/\(path)"))\n+++ \(name("b/\(path)"))\n".utf8) + hunks
  }

  /// The difference without a header. Changes whose contexts touch are in one hunk.
  package static func hunks(from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let (before, after) = (lines(of: old), lines(of: new))
    let changes = changes(before, after)
    var result: [UInt8] = []
    var start = 0
    for index in changes.indices {
      let next = index + 1
      if next < changes.count, changes[next].old.lowerBound - changes[index].old.upperBound <= 2 * context { continue }
      append(changes[start..<next], before, after, to: &result)
      start = next
    }
    return result
  }

  /// All lines of both texts, in the form of a file that git could not merge.
  ///
  /// Lines that only one text contains are between markers, and those of the first text precede those of the second.
  ///
  /// - Parameters:
  ///   - opening: the line before lines that only the first text contains.
  ///   - closing: the line after lines that only the second text contains.
  package static func conflict(_ ours: [UInt8], _ theirs: [UInt8], opening: [UInt8], closing: [UInt8]) -> [UInt8] {
    let (first, second) = (lines(of: ours), lines(of: theirs))
    var text: [UInt8] = []
    var place = 0
    for change in changes(first, second) {
      text += first[place..<change.old.lowerBound].joined() + opening + [lineFeed]
      text += first[change.old].joined() + Array("=======\n".utf8) + second[change.new].joined()
      text += closing + [lineFeed]
      place = change.old.upperBound
    }
    return text + first[place...].joined()
  }

  /// The lines of a text with their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: lineFeed) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (line, other) = (0, 0)
    for (next, otherNext) in CommonSubsequence.pairs(old, new) + [(old.count, new.count)] {
      if line < next || other < otherNext { changes.append((line..<next, other..<otherNext)) }
      (line, other) = (next + 1, otherNext + 1)
    }
    return changes
  }

  /// A name in the form for the header.
  ///
  /// A name with control characters, quotes or bytes that are not text is quoted and escaped, as git writes and reads
  /// it (`core.quotePath` in git-config(1)).
  private static func name(_ path: String) -> String {
    let bytes = PathText.bytes(path)
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != quote && $0 != backslash }
    if isPlain, bytes.count == path.utf8.count { return path }
    return "\"" + bytes.map(escaped).joined() + "\""
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case quote, backslash: return "\\\(Unicode.Scalar(byte))"
    case 0x20..<0x7F: return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }

  private static func append(
    _ hunk: ArraySlice<Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let places = [
      place((first.old.lowerBound - before)..<(last.old.upperBound + after)),
      place((first.new.lowerBound - before)..<(last.new.upperBound + after)),
    ]
    result += Array("@@ -\(places[0]) +\(places[1]) @@\n".utf8)
    var position = first.old.lowerBound - before
    for change in hunk {
      append(" ", old[position..<change.old.lowerBound], to: &result)
      append("-", old[change.old], to: &result)
      append("+", new[change.new], to: &result)
      position = change.old.upperBound
    }
    append(" ", old[position..<(position + after)], to: &result)
  }

  /// The number of the first line and the number of lines. Without lines, the first number is that of the line before.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func append(_ mark: Unicode.Scalar, _ lines: ArraySlice<ArraySlice<UInt8>>, to result: inout [UInt8]) {
    for line in lines {
      result.append(UInt8(ascii: mark))
      result += line
      if line.last != lineFeed { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
