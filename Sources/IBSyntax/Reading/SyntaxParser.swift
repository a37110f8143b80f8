package import IBSource

/// Reads a file: takes bytes and returns a lossless tree, or a finding that says why there is none.
///
/// The bytes are recognized (`SourceSniffer`), cut into tags (`TagScanner`) and judged (`WellFormedness`), in this
/// order, so that libxml2 sees only what is within the limits. Deliberately absent: document types and entities, which
/// are refused, except for the document type of property lists, which has no declarations; nodes for white space and
/// comments; and any knowledge of Interface Builder except its vocabulary.
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
