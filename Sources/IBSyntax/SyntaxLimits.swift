/// What a document may have at most. The limits are far above real documents and bound the memory and the time that a
/// hostile one can cost; each has a finding of its own.
package enum SyntaxLimits {
  /// Bytes of a file. Offsets are kept in 32 bits.
  package static let fileSize = 64 << 20
  /// Elements inside each other, the root included.
  package static let nestingDepth = 512
  /// Elements of a document.
  package static let elements = 500_000
  /// Different names of a document that are not well known; libxml2's table of names becomes slow far beyond it.
  package static let otherNames = 10_000
  /// Attributes of one element; libxml2 compares each with each.
  package static let attributesPerElement = 256
  /// Namespace declarations of a document; Xcode writes none, and libxml2 looks through all for each prefix.
  package static let namespaceDeclarations = 16
}
