import IBSource
import Testing

/// Texts compared line by line.
@Suite struct TextDiffTests {
  private func diff(_ old: String, _ new: String) -> [String] {
    TextDiff.unified(Array(old.utf8), Array(new.utf8))
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("a\r\nb\r\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func aChangeHasThreeLinesAround() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences("10", with: "ten")
    #expect(diff(old, new) == ["@@ -7 +7 @@", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13"])
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let old = (1...30).map(String.init)
    var new = old
    new.remove(at: 4)
    new[25] = "changed"
    let lines = diff(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -2 +2 @@", "@@ -24 +23 @@"])
    #expect(lines.contains("-5") && lines.contains("-27") && lines.contains("+changed"))
  }

  @Test func oneSideMayBeEmpty() {
    #expect(diff("", "a\nb") == ["@@ -1 +1 @@", "-", "+a", "+b"])
  }

  /// Too many lines to match are replaced as a whole.
  @Test func largeDifferencesAreShownAsTheyAre() {
    let old = (0..<15_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<15_000).map { "new \($0)" }.joined(separator: "\n")
    let lines = diff(old, new)
    #expect(lines.count == 30_001)
    #expect(lines[1] == "-old 0" && lines[30_000] == "+new 14999")
  }
}

extension String {
  /// The text with every line that is `line` replaced.
  fileprivate func replacingOccurrences(_ line: String, with other: String) -> String {
    split(separator: "\n").map { $0 == line ? other[...] : $0 }.joined(separator: "\n")
  }
}
