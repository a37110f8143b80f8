import IBSource

/// A change of a document that fixes a finding.
public struct Fix: Hashable, Sendable, Codable {
  /// A replacement of one range of bytes by other bytes.
  public struct Edit: Hashable, Sendable, Codable {
    /// The range in the bytes that the document was read from. An empty range inserts.
    public let range: Range<Int>
    /// The bytes that replace the range, in UTF-8.
    public let replacement: [UInt8]
  }

  /// The change as an imperative, in lower case and without a full stop.
  public let title: String
  /// Whether the document behaves the same after the fix. If not, ask the user before you apply it.
  public let isSafe: Bool
  /// The edits, which do not overlap.
  public let edits: [Edit]

  init(_ fix: IBSource.Fix) {
    title = fix.title
    isSafe = fix.safety == .safe
    edits = fix.edits.map { Edit(range: $0.range.lower..<$0.range.upper, replacement: $0.replacement) }
  }

  /// The bytes of a document after all edits of these fixes.
  ///
  /// - Parameter bytes: the bytes that the document with the findings was read from.
  /// - Returns: nil if two edits overlap, or one is outside the bytes. In this case, apply fewer fixes, and lint again.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8]? {
    let edits = fixes.flatMap(\.edits).map {
      TextEdit(SourceRange($0.range.lowerBound, $0.range.upperBound), $0.replacement)
    }
    return TextEdit.apply(edits, to: bytes)
  }
}
