import CLibXML2
package import IBSource

/// Parses the bytes of a file into a lossless tree, or returns a finding that explains why it cannot.
///
/// `SourceSniffer` recognizes the bytes, `TagScanner` cuts them into tags and `WellFormedness` validates them, in this
/// order, so libxml2 only reads input within the limits. Some features are deliberately absent: document types and
/// entities are refused, except for the document type of property lists, which declares nothing; white space and
/// comments have no nodes; and the parser knows only the vocabulary of Interface Builder.
package enum SyntaxParser {
  /// The tree of `source`; nil with one finding if the file is not a well-formed document within the limits.
  ///
  /// A tree may also come with a finding: for a merge conflict that left the file well-formed by chance.
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

/// The settings for every use of libxml2.
package enum LibXML {
  /// The version of libxml2 whose headers this was compiled with.
  package static let version = LIBXML_DOTTED_VERSION

  /// Initializes libxml2's global state once; afterwards threads may parse in parallel.
  static func setUp() { _ = initialized }

  private static let initialized: Void = xmlInitParser()
}

/// Upper limits of a document; each has its own finding.
///
/// They bound the memory and time that a hostile file can cost. Real documents are far below them: the largest of 2,178
/// has 4,650 elements, 24 levels and 18 attributes on one element (measured with this parser).
package enum SyntaxLimits {
  /// Bytes of a file. Offsets are kept in 32 bits.
  package static let fileSize = 64 << 20
  /// Elements inside each other, the root included.
  package static let nestingDepth = 512
  /// Elements of a document.
  package static let elements = 500_000
  /// Different names of a document that are not well known. libxml2's table of names becomes slow far above this
  /// number.
  package static let otherNames = 10_000
  /// Attributes of one element; libxml2 compares every pair.
  package static let attributesPerElement = 256
  /// Namespace declarations of a document. Xcode writes none, and libxml2 searches all of them for each prefix.
  package static let namespaceDeclarations = 16
}
