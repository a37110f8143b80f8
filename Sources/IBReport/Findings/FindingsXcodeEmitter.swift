package import IBSource

/// Findings one per line in the format of compilers: Xcode and most editors jump to the position.
///
///     path:line:column: warning: message (rule-id) [object-id]
package struct FindingsXcodeEmitter: FindingsEmitter {
  package let countsSkipped = true
  package let frame = OutputFrame.plain
  package let putsErrorsFirst = true

  private let style: TerminalStyle
  /// Which findings of a rule have one cause, by the rule.
  private let likenesses: [String: RuleInfo.Likeness]

  package init(style: TerminalStyle, likenesses: [String: RuleInfo.Likeness] = [:]) {
    self.style = style
    self.likenesses = likenesses
  }

  package func render(_ findings: FileFindings) -> [UInt8] { parts(findings).flatMap(\.text) }

  package func parts(_ findings: FileFindings) -> [FindingPart] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    return findings.findings.map { finding in
      let words = words(finding, lines)
      var end = style.dress(" (\(finding.rule))", as: .faint)
      if let id = finding.objectID { end += style.dress(" [\(id.onOneLine)]", as: .faint) }
      end += "\n"
      for notes in Self.grouped(finding.notes) { end += describe(notes, in: finding.file, lines) }
      let object = object(of: finding)
      return FindingPart(
        text: Array((words + end).utf8), likeness: likeness(of: finding), file: finding.file, object: object,
        copy: object == nil ? nil : copy(of: finding).map { "\($0) \(Self.folder(of: finding.file))" },
        place: words.utf8.count,
        advice: likenesses[finding.rule] == .message && finding.severity == .note ? finding.rule : nil)
    }
  }

  /// The name of the object of a finding that is counted with others of its document.
  private func object(of finding: Finding) -> String? {
    guard case .document? = likenesses[finding.rule], case .object(_, let name)? = finding.words?.parts.first else {
      return nil
    }
    return name.onOneLine
  }

  /// The folder around a document, apart from that of a language. Xcode's templates give the first controllers of all
  /// projects one id, but their folders have the names of the projects.
  private static func folder(of file: String) -> Substring {
    file.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") } ?? ""
  }

  /// What a finding has in common with that of a copy of its document, which another target or the part of a course may
  /// have; nil for an error.
  private func copy(of finding: Finding) -> String? {
    guard finding.severity != .error, let id = finding.objectID else { return nil }
    let name = finding.file.split(separator: "/").last ?? ""
    return "\(finding.rule) \(finding.severity) \(finding.message) \(name) \(id)"
  }

  /// What a finding has in common with others of one cause; nil for one that has its own.
  private func likeness(of finding: Finding) -> String? {
    let head = "\(finding.rule) \(finding.severity)"
    guard let likeness = likenesses[finding.rule] else { return copy(of: finding) }
    return
      switch likeness
    {
    case .message: "\(head) \(finding.message)"
    case .folder:
      "\(head) \(finding.message) \(finding.file.split(separator: "/").dropLast().prefix(2).joined(separator: "/"))"
    case .rule: head
    case .document: "\(head) \(finding.file) \(Self.reason(of: finding))"
    }
  }

  /// The message of a finding without the names of its object and of others, which are in quotation marks.
  private static func reason(of finding: Finding) -> String {
    let words = finding.words.map { Message(Array($0.parts.dropFirst())).text } ?? finding.message
    return words.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? String($0.element) : nil }.joined()
  }

  private func words(_ finding: Finding, _ lines: LineMap) -> String {
    var line = place(finding.range, in: finding.file, lines)
    line += style.dress("\(finding.severity.name):", asFinding: finding.severity)
    line += " \(finding.message.onOneLine)"
    if !finding.configurations.isEmpty { line += " (on \(finding.configurations.joined(separator: ", ").onOneLine))" }
    return line
  }

  /// Those with one message together, in the order of their first.
  private static func grouped(_ notes: [Finding.Note]) -> [[Finding.Note]] {
    notes.reduce(into: []) { groups, note in
      if let place = groups.firstIndex(where: { $0[0].message == note.message }) {
        groups[place].append(note)
      } else {
        groups.append([note])
      }
    }
  }

  /// The most lines that one note names.
  private static let mostPlaces = 8

  /// - Parameter notes: have one message.
  private func describe(_ notes: [Finding.Note], in file: String, _ lines: LineMap) -> String {
    let others = notes.dropFirst().map { String(lines.position(of: $0.range.lower).line) }
    let more =
      others.isEmpty
      ? "" : " (also \(others.count == 1 ? "line" : "lines") \(Wording.list(others, atMost: Self.mostPlaces)))"
    return place(notes[0].range, in: file, lines) + style.dress("note:", as: .note)
      + " \(notes[0].message.onOneLine)\(more)\n"
  }

  private func place(_ range: SourceRange, in file: String, _ lines: LineMap) -> String {
    let position = lines.position(of: range.lower)
    let link = style.link("\(file.onOneLine):\(position.line):\(position.column)", to: file)
    return "\(link): "
  }
}
