import IBSource

/// A change of a document that fixes a finding.
public struct Fix: Hashable, Sendable, Codable {
  /// A replacement of one range of bytes by others.
  public struct Edit: Hashable, Sendable, Codable {
    /// Offsets into the bytes that the document was read from; an empty range inserts.
    public let range: Range<Int>
    /// UTF-8.
    public let replacement: [UInt8]
  }

  /// The change as an imperative: lower case, no full stop.
  public let title: String
  /// Whether the document behaves the same afterwards. If not, ask the user before you apply the fix.
  public let isSafe: Bool
  /// They do not overlap.
  public let edits: [Edit]

  init(_ fix: IBSource.Fix) {
    title = fix.title
    isSafe = fix.safety == .safe
    edits = fix.edits.map { Edit(range: $0.range.lower..<$0.range.upper, replacement: $0.replacement) }
  }

  /// The bytes of a document after all edits of some fixes.
  ///
  /// - Parameter bytes: the bytes from which the document with the findings was read.
  /// - Returns: nil if two edits overlap or one reaches outside the bytes. Apply fewer fixes then, and lint again.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8]? {
    let edits = fixes.flatMap(\.edits).map {
      TextEdit(SourceRange($0.range.lowerBound, $0.range.upperBound), $0.replacement)
    }
    return TextEdit.apply(edits, to: bytes)
  }
}
