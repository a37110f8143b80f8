import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBMerge

/// Rows without names are known by their content and their order.
@Suite struct RowTests {
  private func control(_ titles: [String]) -> String {
    let rows = titles.map { "            <segment title=\"\($0)\"/>\n" }.joined()
    return """
      <document>
          <segmentedControl id="seg-me-001">
              <segments>
      \(rows)        </segments>
          </segmentedControl>
      </document>

      """
  }

  private func titles(_ text: String) -> [String] {
    text.matches(of: /<segment title="([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: [
    // Both remove another one, both edit another one, one removes before what the other edits.
    (["A", "B", "C"], ["B", "C"], ["A", "B"], ["B"]),
    (["A", "B", "C"], ["A2", "B", "C"], ["A", "B", "C2"], ["A2", "B", "C2"]),
    (["A", "B", "C"], ["B", "C"], ["A", "B", "C2"], ["B", "C2"]),
    // One swaps two, the other edits one of them.
    (["A", "B", "C"], ["B", "A", "C"], ["A", "B2", "C"], ["B2", "A", "C"]),
    // Both add in another place; both add the same.
    (["A", "B"], ["X", "A", "B"], ["A", "B", "Y"], ["X", "A", "B", "Y"]),
    (["A", "B"], ["A", "X", "B"], ["A", "X", "B"], ["A", "X", "B"]),
    (["A", "B", "C"], ["A", "X", "B"], ["A", "X", "B", "C"], ["A", "X", "B"]),
  ])
  func editsOfDifferentRowsAreBothKept(
    _ base: [String], _ ours: [String], _ theirs: [String], _ expected: [String]
  ) throws {
    for (first, second) in [(ours, theirs), (theirs, ours)] {
      let merged = try merge(control(base), control(first), control(second))
      #expect(merged.conflicts.isEmpty)
      #expect(titles(merged.text) == expected)
    }
  }

  /// Xcode writes `<nil key="textColor"/>` for a color that is not set, so a part with a key may change its name.
  @Test func aPartWithAKeyMayChangeItsName() throws {
    func word(_ element: String) throws -> PartWord {
      let read = try tree("<document>\(element)</document>")
      return PartWord(read.element(at: 1))
    }
    #expect(try word("<color key=\"textColor\" white=\"1\"/>") == word("<nil key=\"textColor\"/>"))
    #expect(try word("<color key=\"textColor\"/>") != word("<color key=\"tintColor\"/>"))
    #expect(try word("<image name=\"a\"/>") != word("<namedColor name=\"a\"/>"))
    #expect(try word("<image name=\"a\" width=\"3\"/>") == word("<image name=\"a\"/>"))
    #expect(try word("<row/>") == word("<row title=\"a\"/>") && !word("<row/>").isTelling)
  }

  @Test func differentRowsAddedInOnePlaceAreAConflict() throws {
    let (ours, theirs) = (control(["A", "X", "B"]), control(["A", "Y", "B"]))
    let merged = try merge(control(["A", "B"]), ours, theirs)
    #expect(merged.conflicts.count == 1)
    guard case .list? = merged.conflicts.first?.cause else { Issue.record("\(merged.conflicts)"); return }
    let decided = try merge(control(["A", "B"]), ours, theirs, decisions: .init(others: .side(.theirs)))
    #expect(decided.conflicts.isEmpty && titles(decided.text) == ["A", "Y", "B"])
  }

  @Test func aRowThatOneSideRemovedAndTheOtherEditedIsAConflict() throws {
    let merged = try merge(control(["A", "B"]), control(["A"]), control(["A", "B2"]))
    #expect(merged.conflicts.count == 1)
  }

  /// A row keeps its inner elements when the other side moves it.
  @Test func anEditInsideOfARowFollowsTheRow() throws {
    func text(_ rows: [(String, String)]) -> String {
      let fragments = rows.map {
        "<fragment content=\"\($0.0)\"><color key=\"c\" white=\"\($0.1)\" alpha=\"1\"/></fragment>\n"
      }
      return "<document>\n<attributedString id=\"a\">\n\(fragments.joined())</attributedString>\n</document>\n"
    }
    let base = text([("one", "0.0"), ("two", "0.0")])
    let merged = try merge(base, text([("two", "0.0"), ("one", "0.0")]), text([("one", "0.0"), ("two", "0.9")]))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == text([("two", "0.9"), ("one", "0.0")]))
  }

  /// Each edit of one row of each side is in the result, counted row by row, or a conflict is reported.
  @Test func noEditOfARowIsLost() throws {
    var generator = SplitMix(seed: 45)
    var merged = 0
    for _ in 0..<600 {
      let base = (0..<Int.random(in: 2...5, using: &generator)).map { String(UnicodeScalar(UInt8(65 + $0))) }
      let (ours, theirs) = (edited(base, "o", &generator), edited(base, "t", &generator))
      let result = try merge(control(base), control(ours), control(theirs))
      if !result.conflicts.isEmpty { continue }
      merged += 1
      let counts = [base, ours, theirs, titles(result.text)].map { rows in
        Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
      }
      for row in Set(base + ours + theirs) {
        let count = counts.map { $0[row] ?? 0 }
        let wanted = count[1] == count[2] ? count[1] : max(0, count[1] + count[2] - count[0])
        #expect(count[3] == wanted, "\(base) \(ours) \(theirs) \(titles(result.text))")
      }
    }
    #expect(merged > 300)
  }

  private func edited(_ rows: [String], _ mark: String, _ generator: inout SplitMix) -> [String] {
    var rows = rows
    let place = Int.random(in: 0..<rows.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: rows.remove(at: place)
    case 1: rows.insert("\(mark)\(Int.random(in: 0..<9, using: &generator))", at: place)
    case 2: rows[place] = "\(mark)\(Int.random(in: 0..<9, using: &generator))"
    default: rows.swapAt(place, rows.count - 1)
    }
    return rows
  }

  /// The old row of each letter, `-` for none, and the number of old rows before it.
  @Test(arguments: [
    ("ABC", "ABC", "012", "012"), ("ABC", "AC", "02", "01"), ("ABC", "", "", ""), ("", "AB", "--", "00"),
    ("ABCD", "AXCD", "0123", "0113"), ("ABC", "CAB", "201", "001"), ("AAB", "ABA", "021", "013"),
    ("AB", "XABY", "-01-", "0012"), ("AB", "XY", "01", "00"), ("AB", "XYZ", "---", "000"),
    ("ABCD", "BXA", "1-0", "022"),
    ("ABAB", "AB", "01", "01"), ("AABB", "BBAA", "23--", "0344"), ("ABCDE", "XBYDZ", "01234", "00224"),
  ])
  func everyRowIsFound(_ before: String, _ after: String, _ old: String, _ gaps: String) {
    func hashes(_ text: String) -> [ByteHash] { text.map { ByteHash("\($0)") } }
    let alignment = RowAlignment(hashes(before), hashes(after))
    #expect(alignment.old.map { $0.map(String.init) ?? "-" }.joined() == old)
    #expect(alignment.gaps.map(String.init).joined() == gaps)
    let strict = RowAlignment(hashes(before), hashes(after), pairsEdited: false)
    let same = zip(strict.old, after).allSatisfy { old, letter in
      old.map { Array(before)[$0] == letter } ?? true
    }
    #expect(same && strict.gaps == alignment.gaps)
  }

  /// One side swaps the halves of 20,000 different rows.
  @Test func longListsAreAlignedByTheRowsThatAreThereOnce() {
    let rows = (0..<20_000).map { ByteHash("row \($0)") }
    let alignment = RowAlignment(rows, Array(rows[10_000...] + rows[..<10_000]))
    #expect(alignment.old.allSatisfy { $0 != nil })
    #expect(alignment.old[0] == 10_000 && alignment.old[10_000] == 0)
    #expect(RowAlignment(rows, rows.reversed()).old[0] == 19_999)
  }

  /// A document whose dependencies Xcode writes again.
  private func dependencies(_ rows: String...) -> String {
    let rows = rows.map { "<\($0)/>\n" }.joined()
    return "<document>\n<dependencies>\n\(rows)</dependencies>\n<view id=\"a\"/>\n</document>\n"
  }

  /// Rows of both sides together would be a list that no Xcode wrote.
  @Test func rowsThatXcodeRewritesAreThoseOfOneSide() throws {
    let base = dependencies("row v=\"1\"", "row v=\"2\"")
    let ours = dependencies("row v=\"1\"", "row v=\"3\"", "row v=\"4\"")
    let theirs = dependencies("row v=\"5\"")
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect([ours, theirs].contains(merged.text), "\(merged.text)")
    #expect(try merge(base, ours, base).text == ours)
    #expect(try merge(base, base, theirs).text == theirs)
  }

  /// Only rows of one name form such a list.
  @Test func otherPartsThatXcodeRewritesAreKeptOfBothSides() throws {
    let merged = try merge(
      dependencies("row v=\"1\""), dependencies("row v=\"1\"", "own v=\"2\""),
      dependencies("their v=\"3\"", "row v=\"1\"", "other v=\"4\""))
    #expect(merged.conflicts.isEmpty)
    for row in ["<row v=\"1\"/>", "<own v=\"2\"/>", "<their v=\"3\"/>", "<other v=\"4\"/>"] {
      #expect(merged.text.ranges(of: row).count == 1, "\(merged.text)")
    }
  }
}
