/// Edits a `.strings` file, and keeps all other bytes. The file is a list of entries, each with the bytes before it.
struct StringsEditor {
  private struct Piece {
    var before: [UInt8]
    var entry: [UInt8]
    let key: String
    var isRemoved = false
  }

  private let file: StringsFile
  private var pieces: [Piece] = []
  private var end: [UInt8]
  /// Entries to insert, each with the index of the piece that will follow it; `pieces.count` at the end.
  private var insertions: [(index: Int, entry: String)] = []
  private let hasBlankLines: Bool

  init(_ file: StringsFile) {
    self.file = file
    var position = 0
    for entry in file.entries {
      let start = Self.start(of: entry, in: file)
      pieces.append(
        Piece(
          before: Array(file.text[position..<start]), entry: Array(file.text[start..<entry.range.upperBound]),
          key: entry.key))
      position = entry.range.upperBound
    }
    end = Array(file.text[position...])
    let gaps = pieces.dropFirst().map(\.before)
    let wide = gaps.count { gap in gap.count { $0 == UInt8(ascii: "\n") } > 1 }
    hasBlankLines = gaps.isEmpty || wide * 2 >= gaps.count
  }

  /// The start of an entry, including the last comment before it if only one line end separates them.
  private static func start(of entry: StringsFile.Entry, in file: StringsFile) -> Int {
    guard let comment = entry.comment else { return entry.keyRange.lowerBound }
    let between = file.text[comment.upperBound..<entry.keyRange.lowerBound]
    return between.count { $0 == UInt8(ascii: "\n") } > 1 ? entry.keyRange.lowerBound : comment.lowerBound
  }

  mutating func remove(_ index: Int) { pieces[index].isRemoved = true }

  /// - Parameter value: the value to write, in quotes.
  mutating func setValue(_ value: String, of index: Int) {
    let entry = file.entries[index]
    let start = entry.range.upperBound - pieces[index].entry.count
    // A key without a value is also its value.
    let text = entry.valueRange == entry.keyRange ? "\(file.text(entry.keyRange)) = \(value)" : value
    pieces[index].entry.replaceSubrange(
      (entry.valueRange.lowerBound - start)..<(entry.valueRange.upperBound - start), with: Array(text.utf8))
  }

  mutating func setComment(_ comment: String, of index: Int) {
    let entry = file.entries[index]
    guard let range = entry.comment else { return }
    let start = entry.range.upperBound - pieces[index].entry.count
    guard range.lowerBound >= start else { return }
    pieces[index].entry.replaceSubrange(
      (range.lowerBound - start)..<(range.upperBound - start), with: Array(comment.utf8))
  }

  /// Inserts an entry before the first entry that comes later in the order; without an order, at the end of the file.
  ///
  /// - Parameter key: the key of the entry. In the order of the file, it must not precede that of an earlier insertion.
  mutating func insert(_ entry: String, _ key: String, _ order: KeyOrder?) {
    var index = insertions.last?.index ?? 0
    if let order {
      while index < pieces.count, !order.precedes(key, pieces[index].key) { index += 1 }
    } else {
      index = pieces.count
    }
    insertions.append((index, entry))
  }

  /// The text of the file in UTF-8.
  var text: [UInt8] {
    let lineEnd = file.lineEnd
    let separator = Array((hasBlankLines ? lineEnd + lineEnd : lineEnd).utf8)
    var output = Output()
    var waiting = insertions[...]
    for (index, piece) in pieces.enumerated() {
      var before = piece.before
      while let insertion = waiting.first, insertion.index == index {
        output.add(Array(insertion.entry.utf8), behind: before)
        before = separator
        waiting.removeFirst()
      }
      if piece.isRemoved { output.leaveOut(before) } else { output.add(piece.entry, behind: before) }
    }
    for insertion in waiting {
      // A new file begins with an empty line.
      output.add(Array(insertion.entry.utf8), behind: output.hasEntry ? separator : Array(lineEnd.utf8))
    }
    let isNewEnd = end.isEmpty && !insertions.isEmpty
    return output.bytes + (isNewEnd ? Array(lineEnd.utf8) : end)
  }

  private struct Output {
    private(set) var bytes: [UInt8] = []
    private(set) var hasEntry = false
    /// The text before the first entry, if that entry is removed.
    private var beginning: [UInt8]?

    mutating func add(_ entry: [UInt8], behind before: [UInt8]) {
      bytes += (Self.isSpace(before) ? beginning : nil) ?? before
      bytes += entry
      (hasEntry, beginning) = (true, nil)
    }

    /// Leaves out the space before a removed entry. An unrelated comment stays.
    mutating func leaveOut(_ before: [UInt8]) {
      if !Self.isSpace(before) {
        bytes += before
      } else if !hasEntry, beginning == nil, bytes.isEmpty {
        beginning = before
      }
    }

    private static func isSpace(_ bytes: [UInt8]) -> Bool {
      bytes.allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    }
  }
}
