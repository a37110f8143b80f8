import CLibXML2
package import IBSource

/// Parses the bytes of a file into a lossless tree, or returns a finding that explains why that is impossible.
///
/// `SourceSniffer` recognizes the bytes, `TagScanner` splits them into tags, and `WellFormedness` validates them.
/// Because of this order, libxml2 reads only input within the limits. Some features are missing on purpose. Document
/// types and entities are refused, except the document type of property lists, which declares nothing. White space and
/// comments have no nodes. The parser knows only the vocabulary of Interface Builder.
package enum SyntaxParser {
  /// The tree of `source`; nil, with one finding, if the file is not a well-formed document within the limits.
  ///
  /// A tree can also come with a finding: the file contains a merge conflict, but happens to be well-formed.
  package static func parse(_ source: SourceFile) -> (SyntaxTree?, [Finding]) {
    if let finding = SourceSniffer.refusal(of: source) { return (nil, [finding]) }
    var scanner = TagScanner(source.bytes)
    let stop = scanner.run()
    if let finding = stop.flatMap({ SyntaxFindings.refusal($0, in: source) }) { return (nil, [finding]) }
    let verdict = WellFormedness.judge(source.bytes, scanner: scanner, isComplete: stop == nil)
    guard stop == nil, case .wellFormed = verdict else {
      let failure = ParseFailure(source: source, scanner: scanner, stop: stop, verdict: verdict)
      return (nil, [ConflictMarkers.find(in: source) ?? failure.finding])
    }
    let tree = SyntaxTree(
      source: source, elements: scanner.elements, attributes: scanner.attributes, names: scanner.names)
    let conflict = scanner.hasMarkerBetweenElements ? ConflictMarkers.find(in: source) : nil
    return (tree, conflict.map { [$0] } ?? [])
  }
}

/// The settings for all uses of libxml2.
package enum LibXML {
  /// The version of the libxml2 headers that this was compiled with.
  package static let version = LIBXML_DOTTED_VERSION

  /// Initializes libxml2's global state once. After that, threads may parse in parallel.
  static func setUp() { _ = initialized }

  private static let initialized: Void = xmlInitParser()
}

/// Upper limits for a document. Each has its own finding.
///
/// They limit the memory and time that a hostile file can cost. Real documents are far below them: the largest of 2,178
/// has 4,650 elements, 24 levels and 18 attributes on one element (measured with this parser).
package enum SyntaxLimits {
  /// The size of a file in bytes. Offsets have 32 bits.
  package static let fileSize = 64 << 20
  /// The depth of nested elements, including the root.
  package static let nestingDepth = 512
  /// The number of elements in a document.
  package static let elements = 500_000
  /// The number of different names in a document that are not well known. libxml2's table of names becomes slow far
  /// above it.
  package static let otherNames = 10_000
  /// The number of attributes of one element. libxml2 compares all pairs.
  package static let attributesPerElement = 256
  /// The number of namespace declarations in a document. Xcode writes none, and libxml2 searches all of them for each
  /// prefix.
  package static let namespaceDeclarations = 16
}
