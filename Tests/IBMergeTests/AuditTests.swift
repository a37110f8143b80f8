import IBSyntax
import Testing

@testable import IBMerge

/// The look at a merge that knows nothing of how it was decided.
@Suite struct AuditTests {
  private func audit(_ base: String, _ ours: String, _ theirs: String, _ results: String...) throws {
    try MergeAudit.check(
      ThreeWay(base: tree(base), ours: tree(ours), theirs: tree(theirs)), results.map { try tree($0) })
  }

  private let ours = screen.with("text=\"Hello\"", "text=\"Welcome\"")
  private let theirs = screen.with("title=\"Send\"", "title=\"Post\"")
  private var both: String { ours.with("title=\"Send\"", "title=\"Post\"") }

  private func reason(_ results: String...) -> String? {
    do {
      try MergeAudit.check(
        ThreeWay(base: tree(screen), ours: tree(ours), theirs: tree(theirs)), results.map { try tree($0) })
      return nil
    } catch {
      return (error as? MergeFailure)?.reason
    }
  }

  @Test func aResultWithAllEditsPasses() throws {
    #expect(reason(both) == nil)
    #expect(reason(ours, theirs) == nil)
  }

  @Test func aLostEditIsNamedWithItsSide() {
    #expect(reason(theirs) == "a change in ours to the text of label (lab-el-001) would be lost")
    #expect(reason(ours) == "a change in theirs to the title of state in button (but-to-001) would be lost")
    #expect(reason(screen, theirs) == "a change in ours to the text of label (lab-el-001) would be lost")
  }

  @Test func removedMovedAndReorderedThingsAreFound() throws {
    let gone = screen.with(firstLabel, "")
    #expect(throws: MergeFailure.self) { try audit(screen, gone, screen, screen) }
    let turned = screen.with(firstLabel, "").with(subviewsEnd, firstLabel + subviewsEnd)
    #expect(throws: MergeFailure.self) { try audit(screen, turned, theirs, theirs) }
    try audit(screen, turned, theirs, turned.with("title=\"Send\"", "title=\"Post\""))
    let inBox = screen.with(
      firstLabel, "<view id=\"box\"><subviews>\n\(firstLabel)</subviews></view>\n")
    #expect(throws: MergeFailure.self) {
      try audit(screen, inBox, theirs, theirs.with(subviewsEnd, "<view id=\"box\"/>\n\(subviewsEnd)"))
    }
  }

  @Test func editsOfOneThingByBothSidesNeedAConflict() throws {
    let other = screen.with("text=\"Hello\"", "text=\"Good day\"")
    #expect(throws: MergeFailure.self) { try audit(screen, ours, other, ours) }
    try audit(screen, ours, other, ours, other)
  }

  @Test func rowsAreCounted() throws {
    func list(_ rows: String...) -> String {
      "<document><a id=\"x\">\(rows.map { "<s t=\"\($0)\"/>" }.joined())</a></document>"
    }
    try audit(list("1", "2", "3"), list("2", "3"), list("1", "2"), list("2"))
    #expect(throws: MergeFailure.self) {
      try audit(list("1", "2", "3"), list("2", "3"), list("1", "2"), list("2", "3"))
    }
  }

  @Test func theSameColorInOtherWordsIsNotAnEdit() throws {
    let gray = "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\""
    let words = "red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    try audit(screen, screen.with(gray, words), theirs, theirs)
  }

  @Test func commentsOfBothSidesAreLeftToPeople() throws {
    func noted(_ text: String) -> String { screen.with("<objects>", "<objects><!-- \(text) -->") }
    #expect(throws: MergeFailure.self) { try merge(screen, noted("ours"), noted("theirs")) }
    #expect(try merge(screen, noted("ours"), theirs).text == noted("ours").with("title=\"Send\"", "title=\"Post\""))
    #expect(try merge(screen, theirs, noted("ours")).text.contains("<!-- ours -->"))
  }
}
