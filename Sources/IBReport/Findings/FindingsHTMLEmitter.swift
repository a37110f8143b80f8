import IBLayout
import IBSource

/// Findings as one self-contained page: a section for each file, each finding with its line, and the documentation of
/// the rules at the end. Findings about views are below a picture of their scene, in which these views are outlined.
struct FindingsHTMLEmitter: FindingsEmitter {
  let countsSkipped = true
  let frame: OutputFrame
  let wantsPictures = true
  private let images: PictureImages

  /// The most UTF-16 units of a line shown around a finding; files that Xcode did not write may be a single line.
  private static let excerptLimit = 240

  init(rules: [RuleInfo], version: String, images: PictureImages = .none) {
    self.images = images
    frame = OutputFrame(
      opening: FindingsHTMLPage.opening(version: version), separator: "",
      closing: FindingsHTMLPage.closing(rules: rules.map(Self.describe).joined()))
  }

  func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    let drawn = Array(findings.scenes.prefix(PictureListPage.mostScenes))
    // A finding about views of several scenes is listed with the first scene. Findings without a scene come first.
    let groups = Dictionary(grouping: findings.findings) { finding in
      drawn.firstIndex { $0.views[finding.range.lower] != nil } ?? drawn.endIndex
    }
    func list(_ part: [Finding]) -> String {
      "<ol>\n\(part.map { Self.item($0, in: findings.source, lines) }.joined())</ol>\n"
    }
    var page = "<section class=\"file\">\n<h2>\(findings.source.path.escapedForXML)</h2>\n"
    if let part = groups[drawn.endIndex] { page += list(part) }
    for (number, scene) in drawn.enumerated() {
      if let part = groups[number] { page += picture(of: scene, in: findings) + list(part) + "</div>\n" }
    }
    return Array((page + "</section>\n").utf8)
  }

  /// The beginning of a scene with its name and picture; `</div>` ends it.
  private func picture(of scene: FindingScene, in findings: FileFindings) -> String {
    let marked = Set(findings.findings.flatMap { scene.views[$0.range.lower] ?? [] })
    return "<div class=\"scene\">\n<h3>\(scene.layout.scene.name.escapedForXML)</h3>\n"
      + PictureListPage.pictures(
        [(scene.layout.configuration.name, scene.layout)], named: scene.layout.scene.name,
        path: findings.source.path, marked: marked, images: images)
  }

  func rest(skipped: [String: Int]) -> [UInt8] {
    Self.kinds(skipped).map { Array("<p>Skipped: \($0.escapedForXML)</p>\n".utf8) } ?? []
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

  /// The line at which a finding begins, without its indentation and with the range marked; for a long line the part
  /// around the range.
  private static func excerpt(of range: SourceRange, in source: SourceFile, _ lines: LineMap) -> String {
    let bytes = source.bytes
    let before = bytes[window(before: range.lower, in: bytes)..<range.lower]
    let start = before.lastIndex(where: isLineEnd).map { $0 + 1 } ?? before.startIndex
    let end = lineEnd(after: range.lower, in: bytes)
    guard start < end else { return "" }
    let markedEnd = min(range.upper, end)
    let third = excerptLimit / 3
    let head = String(decoding: bytes[start..<range.lower].drop(while: isBlank), as: UTF8.self)
    let marked = String(decoding: bytes[range.lower..<markedEnd], as: UTF8.self)
    let tail = range.upper < end ? bytes[markedEnd..<lineEnd(after: markedEnd, in: bytes)] : []
    let after = String(decoding: tail, as: UTF8.self)
    return """
      <pre>\((head.utf16.count > third ? "…" + head.suffix(third) : head).escapedForXML)\
      <mark>\(marked.shortened(third).escapedForXML)</mark>\(after.shortened(third).escapedForXML)</pre>

      """
  }

  /// The most bytes read before and after a finding, because a file may be one line with thousands of findings.
  private static let window = 16 * excerptLimit

  /// The offset at which the window before a place begins, never in the middle of a character.
  private static func window(before place: Int, in bytes: [UInt8]) -> Int {
    var start = max(0, place - window)
    while start > 0, start < place, isContinuation(bytes[start]) { start += 1 }
    return start
  }

  /// The end of the line or, before it, of the window.
  private static func lineEnd(after place: Int, in bytes: [UInt8]) -> Int {
    var end = min(bytes.count, place + window)
    if let lineEnd = bytes[place..<end].firstIndex(where: isLineEnd) { return lineEnd }
    while end < bytes.count, end > place, isContinuation(bytes[end]) { end -= 1 }
    return end
  }

  /// Whether a byte of UTF-8 continues a character.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

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

/// The beginning and the end of a page of findings. The page can be read without its script, which only counts and
/// filters.
enum FindingsHTMLPage {
  static func opening(version: String) -> String {
    let shell = PageShell(kind: .sheet, title: "Keyline findings", generator: "Keyline \(version)")
    return shell.opening + """
      <header>
      <h1>Findings</h1>
      <form id="filter" hidden>
      <label>Contains <input type="search" name="text"></label>
      <label>Severity <select name="severity"><option value="">all</option><option>error</option>\
      <option>warning</option><option>note</option></select></label>
      <label>Rule <select name="rule"><option value="">all</option></select></label>
      <output name="count" aria-live="polite"></output>
      </form>
      </header>
      <main>

      """
  }

  /// - Parameter rules: the entries of a description list.
  static func closing(rules: String) -> String {
    """
    <section id="rules">
    <h2>Rules</h2>
    <dl>
    \(rules)</dl>
    </section>
    </main>

    """ + PageShell.closing
  }
}
