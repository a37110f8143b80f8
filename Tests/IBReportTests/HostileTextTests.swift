import IBReport
import IBSource
import Testing

/// Words of a file that are meant for whoever shows them.
@Suite struct HostileTextTests {
  private func rendered(_ name: String, _ message: String, file: String = "A.xib") throws -> String {
    let finding = Finding(
      rule: "some-rule", severity: .warning, message: message, file: file, range: SourceRange(0, 1))
    let source = SourceFile(path: file, bytes: Array("<a/>".utf8))
    let emitter = try #require(FindingsEmitters.table.named(name, for: Samples.report))
    return String(decoding: emitter.render(FileFindings([finding], in: source)), as: UTF8.self)
  }

  /// A mark that joins the one before it, or lets one after it join, is another character to Swift and the same mark to
  /// Markdown. U+0600 joins what follows, U+0301 and U+FE0F join what precedes.
  @Test(arguments: ["\\", "`", "*", "_", "<", ">", "|", "#", "[", "]", "&", "~", "$"])
  func everyMarkOfMarkdownIsEscapedWhateverJoinsIt(_ mark: String) throws {
    for text in ["\(mark)", "\u{600}\(mark)", "\(mark)\u{301}", "\(mark)\u{FE0F}", "\u{600}\(mark)\u{301}"] {
      let scalars = Array(try rendered("markdown", "x\(text)y").unicodeScalars)
      let places = scalars.indices.filter { scalars[$0] == mark.unicodeScalars.first && $0 > 0 }
      // The row's own bars have spaces beside them.
      let own = places.filter { !(mark == "|" && (scalars[$0 - 1] == " " || $0 == 0)) }
      #expect(own.contains { scalars[$0 - 1] == "\\" }, "\(text.unicodeScalars.map(\.value))")
      if mark != "\\" { #expect(own.allSatisfy { scalars[$0 - 1] == "\\" }) }
    }
  }

  @Test func noOneIsNotifiedAndNothingIsLinked() throws {
    let text = try rendered("markdown", "@team https://example.org www.example.org a@example.org")
    #expect(!text.contains("@t") && !text.contains("://e") && !text.contains("www.e") && !text.contains("@e"))
  }

  /// Up to three spaces may stand before the end of a block, and a difference begins its lines with one.
  @Test func noLineEndsABlockOfADifference() throws {
    for name in ["markdown", "github-comment"] {
      let emitter = try #require(
        DiffEmitters.table.named(
          name,
          for: DiffContext(style: .plain, images: .none, files: DiffPictureFiles(base: "", fileExtension: "svg") { $0 })
        ))
      for row in ["```", "``````", "`````````````"] {
        let diff = FileDiff(path: "A.xib", oldPath: "A.xib", newPath: "A.xib", text: [" \(row)", "+<img src=x>", " a"])
        let piece = emitter.piece(diff)
        let text = String(decoding: piece.text + emitter.whole([piece]), as: UTF8.self)
        let fences = text.split(separator: "\n").filter { $0.hasPrefix(row + "`") }
        #expect(fences.count == 2 && fences[0] == fences[1] + "diff", "\(text)")
      }
    }
  }

  @Test func aLineForPeopleHasNoControls() {
    #expect("a\u{1B}[31m\nb\u{2028}c\u{7F}d\u{9B}e".onOneLine == "a [31m b c d e")
    #expect("a\u{202E}b\u{2066}c\u{200F}d".onOneLine == "a\\u{202E}b\\u{2066}c\\u{200F}d")
    #expect(PathText.text([0x61, 0xE9]).onOneLine == "a\\xE9")
    #expect("Größe 😀 a::b [x]".onOneLine == "Größe 😀 a::b [x]")
  }

  @Test(arguments: ["::error::x", "  ::error::x", "\n::error::x", "\u{A0}::error::x"])
  func aLineForPeopleIsNoCommand(_ text: String) {
    let line = text.onOneLine
    #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"))
    #expect(line.onOneLine == line)
  }

  @Test func oldCommandsArePartedAnywhere() {
    #expect("x ##[error]y".onOneLine == "x ## [error]y")
  }

  @Test func aFileNameCannotAddPropertiesToACommand() throws {
    let text = try rendered("github-actions-logging", "m\r\n::x", file: "a,\u{301}title=b:\u{301}c%\u{301}\n.xib")
    #expect(text.hasPrefix("::warning file=a%2C\u{301}title=b%3A\u{301}c%25\u{301}%0A.xib,line=1"))
    #expect(text.hasSuffix("::m%0D%0A::x\n") && text.split(separator: "\n").count == 1)
  }

  @Test func compilersLinesHaveHarmlessPaths() throws {
    #expect(try rendered("xcode", "m", file: "::a\n\u{1B}b").hasPrefix(": :a  b:1:1: "))
  }
}
