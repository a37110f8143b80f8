import IBSource

/// Findings as one self-contained page: a section for each file, each finding with its line, and the documentation of
/// the rules at the end.
struct FindingsHTMLEmitter: FindingsEmitter {
  static let name = "html"
  let frame: OutputFrame

  /// The most UTF-16 units of a line shown around a finding; files that Xcode did not write may be a single line.
  private static let excerptLimit = 240

  init(rules: [RuleInfo], version: String) {
    frame = OutputFrame(
      opening: FindingsHTMLPage.opening(version: version), separator: "",
      closing: FindingsHTMLPage.closing(rules: rules.map(Self.describe).joined()))
  }

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    let items = findings.findings.map { Self.item($0, in: findings.source, lines) }
    return Array(
      """
      <section class="file">
      <h2>\(findings.source.path.escapedForXML)</h2>
      <ol>
      \(items.joined())</ol>
      </section>

      """.utf8)
  }

  private static func item(_ finding: Finding, in source: SourceFile, _ lines: LineMap) -> String {
    let severity = finding.severity.name
    let rule = finding.rule.escapedForXML
    let id = finding.objectID.map { " <code class=\"id\">\($0.escapedForXML)</code>" } ?? ""
    var text = """
      <li class="finding" data-severity="\(severity)" data-rule="\(rule)">
      <p><span class="severity \(severity)">\(severity)</span> \(finding.fullMessage.escapedForXML)</p>
      <p class="place">\(place(finding.range, lines))\(id) <a href="#rule-\(rule)">\(rule)</a></p>
      \(excerpt(of: finding.range, in: source, lines))
      """
    for note in finding.notes {
      text += "<p class=\"note\">\(place(note.range, lines)): \(note.message.escapedForXML)</p>\n"
    }
    for fix in finding.fixes {
      text += "<p class=\"fix\">\(fix.safety == .safe ? "fix" : "unsafe fix"): \(fix.title.escapedForXML)</p>\n"
    }
    return text + "</li>\n"
  }

  private static func place(_ range: SourceRange, _ lines: LineMap) -> String {
    let start = lines.position(of: range.lower)
    return "line \(start.line), column \(start.column)"
  }

  /// The line that a finding begins on, without its indentation and with the range marked; of a long line the part
  /// around it.
  private static func excerpt(of range: SourceRange, in source: SourceFile, _ lines: LineMap) -> String {
    let bytes = source.bytes
    let start = bytes[..<range.lower].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let end = bytes[range.lower...].firstIndex(where: isLineEnd) ?? bytes.count
    guard start < end else { return "" }
    let before = String(decoding: bytes[start..<range.lower].drop(while: isBlank), as: UTF8.self)
    let marked = String(decoding: bytes[range.lower..<min(range.upper, end)], as: UTF8.self)
    let after = String(decoding: bytes[min(range.upper, end)..<end], as: UTF8.self)
    let third = excerptLimit / 3
    let head = before.utf16.count > third ? "…" + before.suffix(third) : before
    return """
      <pre>\(head.escapedForXML)<mark>\(marked.shortened(third).escapedForXML)</mark>\
      \(after.shortened(third).escapedForXML)</pre>

      """
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func describe(_ rule: RuleInfo) -> String {
    """
    <dt id="rule-\(rule.id)"><code>\(rule.id)</code></dt>
    <dd><p>\(rule.summary.escapedForXML)</p><p>\(rule.rationale.escapedForXML)</p></dd>

    """
  }
}

extension String {
  /// The beginning of a text that is longer than `limit` characters.
  fileprivate func shortened(_ limit: Int) -> String {
    count > limit ? prefix(limit) + "…" : self
  }
}
