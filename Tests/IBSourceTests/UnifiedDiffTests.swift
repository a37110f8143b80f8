import IBSource
import IBTestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ edits: [(Int, Int, String)], in text: String) throws -> String {
    let edits = edits.map { TextEdit(SourceRange($0.0, $0.1), $0.2) }
    let new = try #require(TextEdit.apply(edits, to: Array(text.utf8)))
    return String(decoding: UnifiedDiff.text(from: Array(text.utf8), to: new, path: "a.xib"), as: UTF8.self)
  }

  /// Ten lines of two bytes: line n begins at 2n.
  private static let digits = "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n"

  @Test func noEditsGiveNothing() throws {
    #expect(try diff([], in: Self.digits).isEmpty)
    #expect(try diff([(0, 1, "0")], in: Self.digits).isEmpty)
  }

  @Test func aChangedLineStandsBetweenThreeLinesOfContext() throws {
    #expect(
      try diff([(10, 11, "x")], in: Self.digits) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -3,7 +3,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """)
  }

  @Test func aLineInsertedBehindAnotherIsOneLine() throws {
    #expect(
      try diff([(1, 1, "\nx")], in: Self.digits) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -1,4 +1,5 @@
         0
        +x
         1
         2
         3

        """)
  }

  /// Lines 0 and 8 are 7 lines apart: more than two contexts of three. The second place counts what the first added.
  @Test func distantChangesAreTwoHunksAndNearOnesOne() throws {
    let distant = try diff([(0, 0, "x\n"), (16, 18, "")], in: Self.digits)
    #expect(distant.lines(with: "@@") == ["@@ -1,3 +1,4 @@", "@@ -6,5 +7,4 @@"])
    let near = try diff([(0, 1, "x"), (14, 15, "y")], in: Self.digits)
    #expect(near.lines(with: "@@") == ["@@ -1,10 +1,10 @@"])
  }

  @Test func aMissingLineEndIsSaid() throws {
    #expect(
      try diff([(2, 3, "x")], in: "a\nb") == """
        --- a/a.xib
        +++ b/a.xib
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +x
        \\ No newline at end of file

        """)
  }

  @Test func oneSideMayBeEmpty() {
    let added = String(decoding: UnifiedDiff.hunks(from: [], to: Array("a\nb\n".utf8)), as: UTF8.self)
    #expect(added == "@@ -0,0 +1,2 @@\n+a\n+b\n")
    let removed = String(decoding: UnifiedDiff.hunks(from: Array("a\nb\n".utf8), to: []), as: UTF8.self)
    #expect(removed == "@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  /// Both sides keep the lines around the difference, and each has its own between the markers.
  @Test func aConflictHasTheLinesThatOnlyOneSideHasBetweenMarkers() {
    let conflict = UnifiedDiff.conflict(
      Array("a\nb\nc\n".utf8), Array("a\nx\ny\nc\nd\n".utf8), opening: Array("<<<<<<< HEAD".utf8),
      closing: Array(">>>>>>> topic".utf8))
    #expect(
      String(decoding: conflict, as: UTF8.self) == """
        a
        <<<<<<< HEAD
        b
        =======
        x
        y
        >>>>>>> topic
        c
        <<<<<<< HEAD
        =======
        d
        >>>>>>> topic

        """)
  }

  /// git-config(1), core.quotePath.
  @Test(arguments: [
    ("a b.xib", "a/a b.xib"), ("é.xib", "a/é.xib"), ("a\"b.xib", "\"a/a\\\"b.xib\""), ("a\\b", "\"a/a\\\\b\""),
    ("a\tb", "\"a/a\\011b\""), ("a\u{7F}", "\"a/a\\177\""),
  ])
  func aNameThatAPatchCannotHaveIsQuoted(path: String, name: String) throws {
    let text = UnifiedDiff.text(from: Array("a\n".utf8), to: Array("b\n".utf8), path: path)
    #expect(
      String(decoding: text, as: UTF8.self).hasPrefix("--- \(name)\n+++ "), "\(String(decoding: text, as: UTF8.self))")
  }
}
