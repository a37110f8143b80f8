import IBSource

extension SourceFile {
  /// A finding of this module. Each one means that the file has no tree.
  func finding(_ rule: String, _ message: String, at range: SourceRange, notes: [Finding.Note] = []) -> Finding {
    Finding(rule: rule, severity: .error, message: message, file: path, range: range, notes: notes)
  }

  func finding(_ rule: String, _ message: String, at offset: Int) -> Finding {
    finding(rule, message, at: SourceRange(offset, offset))
  }
}

extension String {
  /// A text of the file, shortened for a message: a hostile name may have megabytes.
  var shortened: String {
    let limit = 80
    return utf8.count <= limit ? self : String(prefix(limit)) + "…"
  }
}

/// Messages about documents that are refused even if they are well-formed.
enum SyntaxFindings {
  /// The finding for a stop for which libxml2 is not needed.
  static func refusal(_ stop: ScanStop, in source: SourceFile) -> Finding? {
    switch stop {
    case .doctype(let range):
      source.finding(
        "doctype",
        "document type declaration: Interface Builder never writes one, so Keyline stops reading here", at: range)
    case .limit(let limit, let range):
      finding(limit, in: source, at: range)
    case .endOfFile, .mismatchedEndTag, .malformed:
      nil
    }
  }

  private static func finding(_ limit: SyntaxLimit, in source: SourceFile, at range: SourceRange) -> Finding {
    switch limit {
    case .nestingDepth:
      source.finding(
        "nesting-too-deep", "elements nested more than \(SyntaxLimits.nestingDepth) levels deep", at: range)
    case .elements:
      source.finding("too-many-elements", "more than \(SyntaxLimits.elements) elements", at: range)
    case .otherNames:
      source.finding(
        "too-many-names", "more than \(SyntaxLimits.otherNames) names unknown to Interface Builder",
        at: range)
    case .attributesPerElement:
      source.finding(
        "too-many-attributes", "more than \(SyntaxLimits.attributesPerElement) attributes on one element", at: range)
    case .namespaceDeclarations:
      source.finding(
        "too-many-namespaces", "more than \(SyntaxLimits.namespaceDeclarations) namespace declarations", at: range)
    }
  }
}
