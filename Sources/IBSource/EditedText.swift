/// A text after several rounds of edits, which knows the parts of the original text in it.
package struct EditedText: Sendable {
  /// The present content of a part of the text.
  private enum Piece: Sendable {
    /// A range of bytes in the original text.
    case kept(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// The part of the piece at these offsets.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let kept): .kept(kept.lowerBound + range.lowerBound..<kept.lowerBound + range.upperBound)
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  private let original: [UInt8]
  private var pieces: [Piece]

  package init(_ original: [UInt8]) {
    self.original = original
    pieces = original.isEmpty ? [] : [.kept(0..<original.count)]
  }

  package var bytes: [UInt8] {
    pieces.flatMap { piece in
      switch piece {
      case .kept(let range): Array(original[range])
      case .new(let bytes): bytes
      }
    }
  }

  /// Applies one round of edits.
  ///
  /// - Parameter edits: edits of the present text in order, which do not touch each other.
  package mutating func apply(_ edits: [TextEdit]) {
    var result: [Piece] = []
    var rest = edits[...]
    var start = 0
    for piece in pieces {
      let end = start + piece.count
      var position = start
      while let edit = rest.first, edit.range.lower < end {
        if edit.range.lower >= position {
          append(piece.part(position - start..<edit.range.lower - start), to: &result)
          append(.new(edit.replacement), to: &result)
        }
        position = min(max(position, edit.range.upper), end)
        if edit.range.upper > end { break }
        rest = rest.dropFirst()
      }
      append(piece.part(position - start..<end - start), to: &result)
      start = end
    }
    for edit in rest where edit.range.lower >= start { append(.new(edit.replacement), to: &result) }
    pieces = result
  }

  private func append(_ piece: Piece, to pieces: inout [Piece]) {
    if piece.count > 0 { pieces.append(piece) }
  }

  /// The edits that change the original text into the present one.
  package var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var position = 0
    var new: [UInt8] = []
    for piece in pieces + [.kept(original.count..<original.count)] {
      switch piece {
      case .new(let bytes): new += bytes
      case .kept(let range):
        if range.lowerBound > position || !new.isEmpty {
          edits.append(TextEdit(SourceRange(position, range.lowerBound), new))
        }
        new = []
        position = range.upperBound
      }
    }
    return edits
  }
}

/// A replacement of one range of bytes by other bytes. Everything outside the range stays unchanged.
package struct TextEdit: Hashable, Sendable {
  /// The range to replace; an empty range inserts.
  package let range: SourceRange
  /// The bytes that replace the range.
  package let replacement: [UInt8]

  package init(_ range: SourceRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: SourceRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The bytes after all `edits`; nil if two of them overlap, or one is outside the file.
  ///
  /// Several insertions at one place keep their order.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    let sorted = edits.enumerated().sorted { a, b in
      a.element.range == b.element.range ? a.offset < b.offset : a.element.range < b.element.range
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in sorted {
      guard edit.range.lower >= position, edit.range.upper <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lower]
      result += edit.replacement
      position = edit.range.upper
    }
    return result + bytes[position...]
  }
}
