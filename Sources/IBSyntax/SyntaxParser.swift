package import IBSource

/// Reads a file: bytes in, a lossless tree or findings that say why there is none out. Nothing of Interface Builder is
/// known here.
package enum SyntaxParser {
  /// The tree of `source`; nil with at least one finding if the file is no well-formed document within the limits.
  package static func parse(_ source: SourceFile) -> (SyntaxTree?, [Finding]) {
    if let finding = SourceSniffer.refusal(of: source) { return (nil, [finding]) }
    var scanner = TagScanner(source.bytes)
    let stop = scanner.run()
    if let finding = stop.flatMap({ SyntaxFindings.refusal($0, in: source) }) { return (nil, [finding]) }
    let verdict = WellFormedness.judge(
      source.bytes, length: judgedLength(stop, of: source), elements: scanner.elements, attributes: scanner.attributes)
    if stop == nil, case .wellFormed = verdict {
      let tree = SyntaxTree(
        source: source, elements: scanner.elements, attributes: scanner.attributes, names: scanner.names)
      return (tree, [])
    }
    let diagnosis = Diagnosis(source: source, scanner: scanner, stop: stop, verdict: verdict)
    return (nil, [MergeConflict.find(in: source) ?? diagnosis.finding])
  }

  /// How much libxml2 may read: nothing much beyond what the scanner has checked against the limits.
  private static func judgedLength(_ stop: ScanStop?, of source: SourceFile) -> Int {
    switch stop {
    case .malformed(let offset)?: min(offset + lookahead, source.bytes.count)
    case .mismatchedEndTag(let range)?: min(range.upper + lookahead, source.bytes.count)
    default: source.bytes.count
    }
  }

  /// Bytes behind the place where the scanner stopped: enough for libxml2 to meet the same error.
  private static let lookahead = 16
}
