/// The difference that edits make to a text, in the format of `diff -u` and `patch`.
///
/// The edits already are the differences, so no search is needed. The cost grows only with the length of the text.
package enum UnifiedDiff {
  /// The number of equal lines around a difference, as in `diff -u`.
  private static let context = 3

  /// The difference, with the path in its header; empty if the edits change nothing, nil if they overlap.
  package static func text(of edits: [TextEdit], in old: [UInt8], path: String) -> [UInt8]? {
    let lines = DiffLines(old)
    guard let changes = LineChange.of(edits, in: lines) else { return nil }
    if changes.isEmpty { return [] }
    var result = Array("--- \(name("a/\(path)"))\n+++ \(name("b/\(path)"))\n".utf8)
    var shift = 0
    for hunk in hunks(changes) {
      append(hunk, lines, shift: shift, to: &result)
      shift += hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    }
    return result
  }

  /// The difference between two texts, line by line; empty for equal texts.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    text(of: edits(from: DiffLines(old), to: DiffLines(new)), in: old, path: path) ?? []
  }

  /// The largest number of lines between the first and the last difference that are matched.
  ///
  /// If there are more, all of them become one edit, because matching costs the number of lines times the number of
  /// differences.
  private static let mostMatched = 20_000

  private static func edits(from old: DiffLines, to new: DiffLines) -> [TextEdit] {
    let (before, after) = ((0..<old.count).map { old[$0] }, (0..<new.count).map { new[$0] })
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (first, last) = (before[head..<(before.count - tail)], after[head..<(after.count - tail)])
    func edit(_ lines: Range<Int>, _ other: Range<Int>) -> TextEdit {
      TextEdit(SourceRange(old.start(lines.lowerBound), old.start(lines.upperBound)), Array(after[other].joined()))
    }
    guard first.count + last.count <= mostMatched else {
      return [edit(first.startIndex..<first.endIndex, last.startIndex..<last.endIndex)]
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in Array(last).difference(from: Array(first)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(head + offset)
      case .insert(let offset, _, _): added.insert(head + offset)
      }
    }
    var edits: [TextEdit] = []
    var (i, j) = (first.startIndex, last.startIndex)
    while i < first.endIndex || j < last.endIndex {
      let (start, other) = (i, j)
      while i < first.endIndex, removed.contains(i) { i += 1 }
      while j < last.endIndex, added.contains(j) { j += 1 }
      if start < i || other < j { edits.append(edit(start..<i, other..<j)) }
      if i < first.endIndex || j < last.endIndex { (i, j) = (i + 1, j + 1) }
    }
    return edits
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

  /// The changes in hunks. Changes whose contexts touch are joined.
  private static func hunks(_ changes: [LineChange]) -> [ArraySlice<LineChange>] {
    var hunks: [ArraySlice<LineChange>] = []
    var start = 0
    for index in changes.indices.dropFirst()
    where changes[index].old.lowerBound - changes[index - 1].old.upperBound > 2 * context {
      hunks.append(changes[start..<index])
      start = index
    }
    return hunks + [changes[start...]]
  }

  /// - Parameter shift: the number of lines that earlier hunks have added.
  private static func append(
    _ hunk: ArraySlice<LineChange>, _ lines: DiffLines, shift: Int, to result: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let old = max(0, first.old.lowerBound - context)..<min(lines.count, last.old.upperBound + context)
    let newCount = old.count + hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let head = "-\(place(old.lowerBound, old.count)) +\(place(old.lowerBound + shift, newCount))"
    result += Array("@@ \(head) @@\n".utf8)
    var position = old.lowerBound
    for change in hunk {
      for line in position..<change.old.lowerBound { append(" ", lines[line], to: &result) }
      for line in change.old { append("-", lines[line], to: &result) }
      for line in change.new { append("+", line, to: &result) }
      position = change.old.upperBound
    }
    for line in position..<old.upperBound { append(" ", lines[line], to: &result) }
  }

  /// The number of the first line and the number of lines. Without lines, the first number is that of the line before.
  private static func place(_ linesBefore: Int, _ count: Int) -> String {
    "\(count == 0 ? linesBefore : linesBefore + 1),\(count)"
  }

  private static func append(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != DiffLines.end { result += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

/// The lines of a text with their line ends. As for `patch`, only a line feed ends a line.
private struct DiffLines {
  static let end = UInt8(ascii: "\n")

  let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = bytes.isEmpty ? [] : [0]
    for (offset, byte) in bytes.enumerated() where byte == Self.end && offset + 1 < bytes.count {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  subscript(line: Int) -> ArraySlice<UInt8> { bytes[start(line)..<start(line + 1)] }

  /// The offset at which a line begins; for the line after the last, the end of the text.
  func start(_ line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

  /// The line at an offset; for the end of the text, the last line.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A range of old lines, and the new lines that replace them.
private struct LineChange {
  var old: Range<Int>
  var new: [ArraySlice<UInt8>]

  /// The changes in order; nil if edits overlap or are outside the text.
  static func of(_ edits: [TextEdit], in lines: DiffLines) -> [LineChange]? {
    var changes: [LineChange] = []
    for group in groups(edits, lines) {
      let start = lines.start(group.lines.lowerBound)
      let old = Array(lines.bytes[start..<lines.start(group.lines.upperBound)])
      let moved = group.edits.map {
        TextEdit(SourceRange($0.range.lower - start, $0.range.upper - start), $0.replacement)
      }
      guard let new = TextEdit.apply(moved, to: old) else { return nil }
      let newLines = DiffLines(new)
      let change = LineChange(old: group.lines, new: (0..<newLines.count).map { newLines[$0] })
      if let change = change.trimmed(lines) { changes.append(change) }
    }
    return changes
  }

  /// The edits in groups that touch the same lines, with these lines.
  private static func groups(_ edits: [TextEdit], _ lines: DiffLines) -> [(lines: Range<Int>, edits: [TextEdit])] {
    var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
    let sorted = edits.enumerated().sorted { a, b in
      a.element.range == b.element.range ? a.offset < b.offset : a.element.range < b.element.range
    }
    for (_, edit) in sorted {
      let first = lines.line(at: edit.range.lower)
      let end = min(lines.count, max(first, lines.line(at: edit.range.upper)) + 1)
      if let last = groups.last, last.lines.upperBound > first {
        groups[groups.count - 1].lines = last.lines.lowerBound..<max(end, last.lines.upperBound)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((first..<end, [edit]))
      }
    }
    return groups
  }

  /// The change without equal lines at its ends; nil if no lines remain.
  private func trimmed(_ lines: DiffLines) -> LineChange? {
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, lines[old.lowerBound + head] == new[head] { head += 1 }
    var tail = 0
    while tail < limit - head, lines[old.upperBound - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let change = LineChange(
      old: (old.lowerBound + head)..<(old.upperBound - tail), new: Array(new[head..<(new.count - tail)]))
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }
}
