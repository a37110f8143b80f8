import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ConflictIssueTests {
  @Test func whatHoldsASetButIsNoConstraintIsNamedToo() throws {
    let layout = try layout(
      subviews: view("a", frame: "10 20 30 40", .mask(#"flexibleMaxX="YES" flexibleMaxY="YES""#)),
      constraints: constraint("narrow", "a.width", constant: 10))
    #expect(
      layout.issues(.conflict).map(\.message) == [
        "constraint view 'a'.width = 10 cannot be satisfied together with the autoresizing mask of view 'a'"
      ])
  }

  @Test func severalRowsOfOneStackViewAreOneParty() throws {
    // Three equal widths in 90 points are 30 each; two of the three say otherwise, each against the stack view.
    let stack = view(
      "s", tag: "stackView", attributes: #"distribution="fillEqually""#,
      subviews: view("a") + view("b") + view("c"))
    let layout = try layout(
      subviews: stack,
      constraints: pinned("s", to: "root", x: 0, y: 20, width: 90, height: 10)
        + constraint("b-width", "b.width", constant: 20))
    #expect(layout.issues(.conflict).map(\.constraints) == [["s-width", "b-width"]])
    #expect(layout.issues(.conflict).first?.message.contains("the arrangement of stack view 's'") == true)
  }

  @Test func aLengthBelowNothingBreaksTheConstraintThatAsksForIt() throws {
    // From 10 on the left to 5 from the left would be 5 points backwards.
    let layout = try layout(
      subviews: view("a"),
      constraints: pinned("a", to: "root", x: 10, y: 20, height: 10)
        + constraint("end", "a.trailing", "root.leading", constant: 5))
    #expect(
      layout.issues(.conflict).map(\.message) == [
        "constraint view 'a'.trailing = superview.leading + 5 leaves no space for view 'a' together with "
          + "view 'a'.leading = superview.leading + 10"
      ])
    #expect(try layout.frame("a").width == 0)
  }
}

extension SceneLayout {
  func issues(_ kind: LayoutIssue.Kind) -> [LayoutIssue] { issues.filter { $0.kind == kind } }
}
