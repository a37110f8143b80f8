import IBSource
import IBTestSupport
import Testing

@testable import IBReport

/// A report for people contains one of several findings with one cause.
@Suite struct FindingPartTests {
  private static let source = SourceFile(path: "A.xib", bytes: Array("<a/>\n<b/>\n".utf8))

  private static func finding(_ rule: String, _ message: String, at offset: Int, _ severity: Severity = .note)
    -> Finding
  {
    Finding(
      rule: rule, severity: severity, message: message, file: "A.xib", range: SourceRange(offset, offset + 1),
      objectID: "id\(offset)")
  }

  private static func text(_ findings: [Finding], likenesses: [String: RuleInfo.Likeness] = ["missing-image": .message])
    -> [String]
  {
    let parts = FindingsXcodeEmitter(style: .plain, likenesses: likenesses).parts(
      FileFindings(findings, in: source))
    return String(decoding: FindingPart.text(of: parts), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func findingsWithOneCauseAreOneLineWithTheirNumber() {
    let findings = [
      Self.finding("missing-image", "image 'a'", at: 0), Self.finding("missing-image", "image 'b'", at: 1),
      Self.finding("missing-image", "image 'a'", at: 5), Self.finding("missing-image", "image 'a'", at: 6),
    ]
    #expect(
      Self.text(findings) == [
        "A.xib:1:1: note: image 'a' (2 more findings like it) (missing-image) [id0]",
        "A.xib:1:2: note: image 'b' (missing-image) [id1]",
      ])
    #expect(
      Self.text(Array(findings.prefix(3)))[0]
        == "A.xib:1:1: note: image 'a' (1 more finding like it) (missing-image) [id0]")
  }

  /// A rule with one finding for each document counts the documents.
  @Test(arguments: [
    (["B.xib", "C.xib"], "(2 more findings like it in other files)"),
    (["A.xib", "B.xib"], "(2 more findings like it)"),
  ])
  func likeFindingsOfSeveralFilesNameFiles(_ others: [String], _ words: String) {
    let emitter = FindingsXcodeEmitter(style: .plain, likenesses: ["missing-image": .message])
    let parts = (["A.xib"] + others).flatMap { path in
      let finding = Finding(
        rule: "missing-image", severity: .note, message: "image 'a'", file: path, range: SourceRange(0, 1))
      return emitter.parts(FileFindings([finding], in: SourceFile(path: path, bytes: Array("<a/>".utf8))))
    }
    let text = String(decoding: FindingPart.text(of: parts), as: UTF8.self)
    #expect(text.contains(words), "\(text)")
  }

  /// Two objects with one message are two problems in other rules, and a warning is not a note.
  @Test func otherFindingsHaveTheirOwnLines() {
    let findings = [
      Self.finding("clipped-text", "label is cut off", at: 0), Self.finding("clipped-text", "label is cut off", at: 5),
      Self.finding("missing-image", "image 'a'", at: 1), Self.finding("missing-image", "image 'a'", at: 6, .warning),
    ]
    let lines = Self.text(findings)
    #expect(lines.count == 4)
    #expect(!lines.contains { $0.contains("also") })
    #expect(Self.text(findings, likenesses: [:]).count == 4)
  }

  @Test func notesWithOneMessageAreOneLine() {
    let notes = [
      Finding.Note("the other is here", at: SourceRange(0, 1)), Finding.Note("another one", at: SourceRange(0, 1)),
      Finding.Note("another one", at: SourceRange(5, 6)), Finding.Note("another one", at: SourceRange(7, 8)),
    ]
    let finding = Finding(
      rule: "clipped-text", severity: .warning, message: "label is cut off", file: "A.xib", range: SourceRange(0, 1),
      notes: notes)
    #expect(
      Self.text([finding]).dropFirst() == [
        "A.xib:1:1: note: the other is here", "A.xib:1:1: note: another one (also lines 2 and 2)",
      ])
  }

  /// A project with many such places takes an advice up or leaves it.
  @Test func anAdviceHasAFewLines() {
    #expect(Self.text((0..<6).map { Self.finding("missing-image", "image \($0)", at: 0) }).count == 6)
    let notes = (0..<8).map { Self.finding("missing-image", "image \($0 % 7)", at: 0) }
    let lines = Self.text(notes)
    #expect(lines.count == 6)
    #expect(lines[0].contains("image 0 (1 more finding like it)"))
    #expect(lines[5] == "note: 2 more findings of missing-image: --format jsonl lists each")
    let warnings = (0..<8).map { Self.finding("missing-image", "image \($0)", at: 0, .warning) }
    #expect(Self.text(warnings).count == 8)
  }

  /// The targets of a project may have copies of a document, with the same objects.
  @Test func equalNotesOfCopiesAreOneLine() {
    func finding(_ file: String, _ id: String, _ severity: Severity = .note) -> Finding {
      Finding(rule: "r", severity: severity, message: "m", file: file, range: SourceRange(0, 1), objectID: id)
    }
    let copies = [finding("One/A.xib", "a"), finding("Two/A.xib", "a")]
    #expect(Self.text(copies).count == 1)
    #expect(Self.text([finding("One/A.xib", "a"), finding("Two/B.xib", "a")]).count == 2)
    #expect(Self.text([finding("One/A.xib", "a", .warning), finding("Two/A.xib", "a", .warning)]).count == 1)
    #expect(Self.text([finding("One/A.xib", "a", .error), finding("Two/A.xib", "a", .error)]).count == 2)
  }

  /// The scenes of a document that cannot appear for the same reason are one line with their names.
  @Test func findingsOfADocumentNameTheirObjects() {
    func finding(_ file: String, _ number: Int, _ reason: String = "no code uses") -> Finding {
      var words: Message { "\("id\(number)", named: "scene \(number)") cannot appear: \(reason) 'ID\("\(number)")'" }
      return Finding(
        rule: "r", severity: .warning, message: words.text, file: file, range: SourceRange(number, number + 1),
        words: words)
    }
    let findings = (0..<3).map { finding("A.xib", $0) } + [finding("A.xib", 4, "it has no"), finding("B.xib", 3)]
    let lines = Self.text(findings, likenesses: ["r": .document])
    #expect(
      lines == [
        "A.xib:1:1: warning: scene 0 cannot appear: no code uses 'ID0' (also 2 others: scene 1 and scene 2) (r)",
        "A.xib:1:5: warning: scene 4 cannot appear: it has no 'ID4' (r)",
        "B.xib:1:4: warning: scene 3 cannot appear: no code uses 'ID3' (r)",
      ])
  }

  /// Copies of a document in which the same scenes cannot appear are one line; other scenes are another one.
  @Test func copiesWithTheSameObjectsAreOneLine() {
    func finding(_ file: String, _ number: Int) -> Finding {
      var words: Message { "\("id\(number)", named: "scene \(number)") cannot appear" }
      return Finding(
        rule: "r", severity: .warning, message: words.text, file: file, range: SourceRange(number, number + 1),
        objectID: "id\(number)", words: words)
    }
    let files = ["One/App/A.xib", "Two/App/A.xib", "Three/App/Base.lproj/A.xib", "Four/Other/A.xib"]
    let findings = files.flatMap { [finding($0, 0), finding($0, 1)] }
    let lines = Self.text(findings + [finding("Five/App/A.xib", 0)], likenesses: ["r": .document])
    #expect(
      lines == [
        "Five/App/A.xib:1:1: warning: scene 0 cannot appear (r) [id0]",
        "Four/Other/A.xib:1:1: warning: scene 0 cannot appear (also 1 other: scene 1) (r) [id0]",
        "One/App/A.xib:1:1: warning: scene 0 cannot appear (also 1 other: scene 1) (also in 2 copies of the document) (r) [id0]",
      ])
  }

  /// One command settles all findings of a rule, and one decision those in a folder.
  @Test func findingsOfARuleOrAFolderAreOneLine() {
    func finding(_ file: String, _ message: String) -> Finding {
      Finding(rule: "r", severity: .note, message: message, file: file, range: SourceRange(0, 1))
    }
    let findings = [
      finding("App/Old/A.xib", "unbuilt"), finding("App/Old/More/B.xib", "unbuilt"), finding("App/C.xib", "unbuilt"),
    ]
    #expect(Self.text(findings, likenesses: ["r": .folder]).count == 2)
    #expect(Self.text(findings + [finding("D.xib", "other")], likenesses: ["r": .rule]).count == 1)
  }
}
