import Testing

/// Words that Documentation/Glossary.md replaces are not written.
@Suite struct GlossaryTests {
  private static let page = "Documentation/Glossary.md"

  /// A row of the table of replaced words.
  private struct Replaced {
    let phrase: String
    /// Names of files that may have it, for the reason that the page gives.
    let exceptions: [String]

    var words: [String] { phrase.split(separator: " ").map(String.init) }
  }

  private static func replaced() throws -> [Replaced] {
    let lines = try PackageFolder.text(page).split(separator: "\n").drop { $0 != "## Replaced words" }
    return try lines.filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      try #require(cells.count == 5, "a row of the table has three cells: \(line)")
      return Replaced(
        phrase: cells[1], exceptions: cells[3].matches(of: /`([^`]+)`/).map { String($0.output.1) })
    }
  }

  /// The files that people read. The glossary itself names the words.
  private static func texts() throws -> [(path: String, prose: Prose)] {
    let code = try ["Sources", "Tests", "Benchmarks"].flatMap { try PackageFolder.files(in: $0, ending: ".swift") }
    let pages = try PackageFolder.documents().filter { $0 != page && !$0.hasPrefix("Tests/") }
    return try code.filter { !$0.hasSuffix("+Generated.swift") && !$0.hasSuffix("/GlossaryTests.swift") }
      .map { ($0, .ofSwift(try PackageFolder.text($0))) }
      + pages.map { ($0, .ofMarkdown(try PackageFolder.text($0))) }
  }

  @Test func replacedWordsAreNotWritten() throws {
    let replaced = try Self.replaced()
    let texts = try Self.texts()
    #expect(!replaced.isEmpty && !texts.isEmpty)
    for entry in replaced {
      let places = texts.filter { text in
        text.prose.count(of: entry.words) > 0 && !entry.exceptions.contains { text.path.hasSuffix("/" + $0) }
      }.map(\.path)
      #expect(places.isEmpty, "'\(entry.phrase)' is replaced")
    }
  }

  @Test func everyExceptionIsNeeded() throws {
    let texts = try Self.texts()
    let entries = try Self.replaced()
    #expect(entries.contains { !$0.exceptions.isEmpty })
    for entry in entries {
      for exception in entry.exceptions {
        let isNeeded = texts.contains { $0.path.hasSuffix("/" + exception) && $0.prose.count(of: entry.words) > 0 }
        #expect(isNeeded, "\(exception) does not have '\(entry.phrase)'")
      }
    }
  }

  @Test func wordsAreReadFromCommentsAndLiterals() {
    let prose = Prose.ofSwift(
      #"""
      let natural = "a \(wide("the stored")) frame" // A natural
      // size is `never drawn` here.
      let text = """
        two words in
        lines <view id="holder"/>
        """
      """#)
    #expect(prose.count(of: ["natural", "size"]) == 1)
    #expect(prose.count(of: ["natural"]) == 1)
    #expect(prose.count(of: ["stored"]) == 1)
    #expect(prose.count(of: ["drawn"]) == 0)
    #expect(prose.count(of: ["words", "in", "lines"]) == 1)
    #expect(prose.count(of: ["holder"]) == 0)
    #expect(prose.count(of: ["wide"]) == 0)
  }

  @Test func codeBlocksOfAPageAreLeftOut() {
    let prose = Prose.ofMarkdown("A line\nof text.\n\n```\nbehind\n```\n\nbehind `behind`")
    #expect(prose.count(of: ["line", "of"]) == 1)
    #expect(prose.count(of: ["behind"]) == 1)
  }
}
