/// Upper limits of a document; each has its own finding.
///
/// They bound the memory and the time that a hostile file can cost and are far above real documents, the largest of
/// 2,178 of which has 4,650 elements, 24 levels and 18 attributes on one element (measured with this parser).
package enum SyntaxLimits {
  /// Bytes of a file. Offsets are kept in 32 bits.
  package static let fileSize = 64 << 20
  /// Elements inside each other, the root included.
  package static let nestingDepth = 512
  /// Elements of a document.
  package static let elements = 500_000
  /// Different names of a document that are not well known; libxml2's table of names becomes slow far above it.
  package static let otherNames = 10_000
  /// Attributes of one element; libxml2 compares every pair.
  package static let attributesPerElement = 256
  /// Namespace declarations of a document; Xcode writes none, and libxml2 looks through all for each prefix.
  package static let namespaceDeclarations = 16
}
