import Testing

/// The table of behaviors names every one of them once, and tests that are there.
@Suite struct BehaviorTests {
  private static let document = "Documentation/Behaviors.md"

  private static let expected =
    (1...10).map { "M\($0)" } + (1...8).map { "S\($0)" } + ["S10"] + (1...7).map { "T\($0)" } + ["B2", "B3", "B4"]
    + ["A2", "A3", "A5", "A6"] + (1...9).map { "U\($0)" }

  /// The cells of each row, the row's name first.
  private static func rows() throws -> [[String]] {
    let lines = try PackageFolder.text(document).split(separator: "\n")
    let rows: [[String]] = lines.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
      guard cells.count == 6, cells[1].wholeMatch(of: /[A-Z][0-9]+/) != nil else { return nil }
      return Array(cells[1...4])
    }
    try #require(!rows.isEmpty, "the table has no row")
    return rows
  }

  @Test func everyBehaviorHasARow() throws {
    #expect(try Self.rows().map { $0[0] } == Self.expected)
  }

  @Test func everyBehaviorHasASample() throws {
    // SwiftUI's behaviors have no documents of Interface Builder.
    for row in try Self.rows() where !row[0].hasPrefix("U") {
      #expect(row[3].contains("](../Samples/"), "\(row[0]) has no sample")
    }
  }

  @Test func everyTestThatIsNamedExists() throws {
    let sources = try PackageFolder.files(in: "Tests", ending: ".swift").map { try PackageFolder.text($0) }
    for row in try Self.rows() {
      let tests = row[2].matches(of: /`([A-Za-z0-9]+)`/).map { String($0.output.1) }
      #expect(!tests.isEmpty || row[2].hasPrefix("not yet: "), "\(row[0]) has neither a test nor a reason")
      for test in tests {
        #expect(sources.contains { $0.contains("func \(test)(") }, "\(row[0]) names \(test)")
      }
    }
  }
}
