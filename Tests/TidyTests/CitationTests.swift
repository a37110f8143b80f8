import Testing

/// Every citation of a measurement or a behavior leads to a fact that is there.
@Suite struct CitationTests {
  private static let folder = "Documentation/Measurements"

  private struct Citation: Hashable {
    let page: String
    /// Nil where a page as a whole is cited.
    let key: String?
  }

  /// `Measurements/Page.md#key`; more keys of the page may follow: `, #key and #key`.
  private static func citations(in text: String) -> [Citation] {
    var result: [Citation] = []
    for match in text.matches(of: /Measurements\/([A-Za-z]+\.md)(?:#([a-z0-9-]+))?/) {
      let page = String(match.output.1)
      result.append(Citation(page: page, key: match.output.2.map(String.init)))
      var rest = text[match.range.upperBound...]
      while let more = rest.prefixMatch(of: /(?:,| and|, and) #([a-z0-9-]+)/) {
        result.append(Citation(page: page, key: String(more.output.1)))
        rest = rest[more.range.upperBound...]
      }
    }
    return result
  }

  /// The text without the marks of comments, so that a citation may go on in the next line.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { String($0.drop { $0 == " " || $0 == "/" }) }.joined(separator: " ")
  }

  private static func keys(ofPage page: String) throws -> [String] {
    try PackageFolder.text("\(folder)/\(page)").split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
  }

  private static func texts() throws -> [(path: String, text: String)] {
    let code = try ["Sources", "Tests", "Benchmarks"].flatMap {
      try PackageFolder.files(in: $0, ending: ".swift", ".json")
    }
    return try (code.filter { !$0.hasSuffix("CitationTests.swift") } + PackageFolder.documents())
      .map { ($0, try PackageFolder.text($0)) }
  }

  @Test func everyCitationLeadsToAFact() throws {
    let pages = try PackageFolder.files(in: Self.folder, ending: ".md").compactMap { $0.split(separator: "/").last }
    let keys = try Dictionary(uniqueKeysWithValues: pages.map { (String($0), Set(try Self.keys(ofPage: String($0)))) })
    var count = 0
    for (path, text) in try Self.texts() where text.contains("Measurements/") {
      for citation in Self.citations(in: Self.plain(text)) {
        count += 1
        let isThere = citation.key.map { keys[citation.page]?.contains($0) ?? false } ?? (keys[citation.page] != nil)
        #expect(isThere, "\(path) cites \(citation.page)#\(citation.key ?? "")")
      }
    }
    #expect(count > 0)
  }

  @Test func everyCitedBehaviorHasARow() throws {
    let rows = try PackageFolder.text("Documentation/Behaviors.md")
    var count = 0
    for (path, text) in try Self.texts() where text.contains("Behaviors.md ") {
      for match in Self.plain(text).matches(of: /Behaviors\.md ([A-Z][0-9]+)/) {
        count += 1
        #expect(rows.contains("\n| \(match.output.1) |"), "\(path) cites \(match.output.0)")
      }
    }
    #expect(count > 0)
  }

  /// Notes that the pages were written from, and pages that comments name without being there.
  @Test func nothingOutsideTheRepositoryIsCited() throws {
    let pages = Set(try PackageFolder.documents().compactMap { $0.split(separator: "/").last.map(String.init) })
    for path in try PackageFolder.files(in: "Sources", ending: ".swift", ".json") {
      let text = try PackageFolder.text(path)
      #expect(!text.contains("facts" + "/"), "\(path)")
      for line in text.split(separator: "\n") where line.contains("//") && line.contains(".md") {
        for match in line.matches(of: /\b([A-Z][A-Za-z]+\.md)\b/) {
          let isThere = pages.contains(String(match.output.1))
          #expect(isThere, "\(path) cites \(match.output.1)")
        }
      }
    }
  }

  @Test func everyPageHasKeysAndIsListed() throws {
    let index = try PackageFolder.text("\(Self.folder)/README.md")
    for path in try PackageFolder.files(in: Self.folder, ending: ".md") {
      let page = String(path.split(separator: "/").last ?? "")
      guard page != "README.md" else { continue }
      #expect(index.contains("](\(page))"), "\(page) is not in README.md")
      let keys = try Self.keys(ofPage: page)
      #expect(!keys.isEmpty && Set(keys).count == keys.count, "\(page)")
      for key in keys { #expect(key.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(page)#\(key)") }
    }
  }

  @Test func furtherKeysOfAPageAreFound() {
    let text = Self.plain("/// See Measurements/Cells.md#rows,\n  /// #margin and #heights; Measurements/Text.md here.")
    let cells = ["rows", "margin", "heights"].map { Citation(page: "Cells.md", key: $0) }
    #expect(Self.citations(in: text) == cells + [Citation(page: "Text.md", key: nil)])
  }
}
