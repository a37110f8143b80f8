import Geometry
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct FreedomTests {
  /// A view at 16, 20 of the root, which is 375 points wide.
  private func messages(_ constraints: String, subviews: String = view("a")) throws -> [String] {
    try layout(subviews: subviews, constraints: constraints).issues.map(\.message)
  }

  @Test func anOpenWidthIsShownByTwoSolutions() throws {
    // Nothing asks for less than 0 or more than the root's 375.
    let found = try messages(pinned("a", to: "root", x: 16, y: 20, height: 10))
    #expect(found == ["view 'a' has an ambiguous width: it may be 0 or 375 points"])
  }

  @Test func whatBoundsAWidthBoundsTheSolutions() throws {
    let found = try messages(
      pinned("a", to: "root", x: 16, y: 20, height: 10)
        + constraint("least", "a.width", constant: 40, relation: "greaterThanOrEqual")
        + constraint("most", "a.width", constant: 90, relation: "lessThanOrEqual"))
    #expect(found == ["view 'a' has an ambiguous width: it may be 40 or 90 points"])
  }

  @Test func anOpenPositionStaysInsideTheSuperview() throws {
    // 100 wide in 375: from 0 to 275.
    let found = try messages(
      constraint("y", "a.top", "root.top") + constraint("w", "a.width", constant: 100)
        + constraint("h", "a.height", constant: 10))
    #expect(found == ["view 'a' has an ambiguous horizontal position: it may be 0 or 275 points"])
  }

  @Test func positionAndLengthOfOneAxisAreOneIssue() throws {
    let constraints =
      constraint("y", "a.top", "root.top") + constraint("h", "a.height", constant: 10)
      + constraint("end", "a.trailing", "root.trailing")
    let issues = try layout(subviews: view("a"), constraints: constraints).issues(.ambiguous)
    #expect(issues.map(\.axis) == [.width])
    #expect(
      issues.map(\.message)
        == ["view 'a' has an ambiguous horizontal position and width: the width may be 0 or 375 points"])
  }

  @Test func theDrawnFrameDecidesNeitherIssueNorWitness() throws {
    let constraints = pinned("a", to: "root", x: 16, y: 20, height: 10)
    let drawn = try messages(constraints, subviews: view("a", frame: "16 20 77 10"))
    #expect(drawn == ["view 'a' has an ambiguous width: it may be 0 or 375 points"])
  }

  @Test func noSolutionHasALengthBelowNothing() throws {
    // a and b share 375 points; without a least length a could be longer than both.
    let row =
      pinned("a", to: "root", x: 0, y: 20, height: 10) + constraint("y", "b.top", "root.top")
      + constraint("h", "b.height", constant: 10) + constraint("next", "b.leading", "a.trailing")
      + constraint("end", "b.trailing", "root.trailing")
      + constraint("least", "b.width", constant: 300, relation: "greaterThanOrEqual")
    let found = try messages(row, subviews: view("a") + view("b"))
    #expect(
      found == [
        "view 'a' has an ambiguous width: it may be 0 or 75 points",
        "view 'b' has an ambiguous horizontal position and width because of the issues above",
      ])
  }

  @Test func aFixedFrameAndAMaskLeaveNothingOpen() throws {
    let subviews =
      view("a", attributes: #"fixedFrame="YES""#)
      + view("b", frame: "0 0 10 10", .mask(#"flexibleMaxX="YES""#))
    #expect(try messages("", subviews: subviews).isEmpty)
  }

  /// A cell of a built-in style has such views without Xcode's mark for a fixed frame.
  @Test func aViewWithAMaskThatNoConstraintNamesKeepsItsFrame() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>"#
    let subviews = view("a", frame: "30 40 50 60", content: mask)
    let found = try layout(subviews: subviews, constraints: "")
    #expect(found.issues.isEmpty)
    #expect(try found.frame("a") == Rect(30, 40, 50, 60))
    let named = constraint("w", "a.width", constant: 10)
    #expect(try !messages(named, subviews: subviews).isEmpty)
  }

  @Test(arguments: [("accessoryView", true), ("other", false)])
  func aCellPlacesItsAccessoryView(_ outlet: String, _ isPlaced: Bool) throws {
    let accessory = view("a", frame: "300 10 20 20")
    let content = view("c", tag: "tableViewCellContentView", frame: "0 0 375 44", .mask(""), subviews: accessory)
      .replacing("<tableViewCellContentView", with: #"<tableViewCellContentView key="contentView""#)
    let connections =
      #"<connections><outlet property="\#(outlet)" destination="a" id="out-00-001"/></connections>"#
    let cell = view("t", tag: "tableViewCell", frame: "0 0 375 44", .mask(""), content: content + connections)
    let found = try layout(xib(cell)).issues(.ambiguous)
    #expect(found.isEmpty == isPlaced)
  }

  /// UIKit's own weak constraints decide these layouts.
  @Test func aStackViewShrinksToItsViews() throws {
    let hidden = view("s", tag: "stackView", subviews: view("a", attributes: #"hidden="YES""#))
    let all = try layout(subviews: hidden, constraints: pinned("s", to: "root", x: 16, y: 20))
    #expect(!all.issues(.ambiguous).contains { $0.view == "s" })
    #expect(try all.frame("s").size == .zero)

    let sized = ["a", "b"].map {
      view(
        $0,
        constraints: constraint("w\($0)", "\($0).width", constant: 40)
          + constraint("h\($0)", "\($0).height", constant: 40))
    }
    let inner = view("i", tag: "stackView", attributes: #"distribution="equalSpacing""#, subviews: sized.joined())
    let end = view("e", constraints: constraint("we", "e.width", constant: 20))
    let outer = view("s", tag: "stackView", attributes: #"distribution="equalSpacing""#, subviews: inner + end)
    let nested = try layout(
      subviews: outer, constraints: pinned("s", to: "root", x: 16, y: 20, width: 300, height: 40))
    #expect(nested.issues.isEmpty)
    #expect(try nested.frame("i").size.width == 80)

    let top = view("i", tag: "stackView", attributes: #"alignment="top""#, subviews: sized.joined())
    let beside = view("e", tag: "stackView", subviews: view("n"))
    let column = view("s", tag: "stackView", attributes: #"axis="vertical""#, subviews: top + beside)
    let open = try layout(
      subviews: column, constraints: pinned("s", to: "root", x: 16, y: 20, width: 80, height: 300), on: "iphone-8")
    let height = try open.frame("i").height
    #expect(height == 40)
  }
}

@Suite struct ScrollContentTests {
  private func issues(_ inner: String) throws -> [LayoutIssue] {
    let scroll = view("s", tag: "scrollView", subviews: view("c"), constraints: inner)
    return try layout(
      subviews: scroll, constraints: pinned("s", to: "root", x: 0, y: 20, width: 200, height: 300)
    ).issues
  }

  private let edges =
    constraint("l", "c.leading", "s.leading") + constraint("t", "c.top", "s.top")
    + constraint("r", "c.trailing", "s.trailing") + constraint("b", "c.bottom", "s.bottom")

  @Test func contentOfNoWidthIsOneCauseAndItsViewsFollow() throws {
    let found = try issues(edges + constraint("h", "c.height", constant: 500))
    #expect(found.map(\.kind) == [.scrollContent, .ambiguous])
    #expect(found.map(\.axis) == [.width, .width])
    #expect(found.map(\.isConsequence) == [false, true])
    #expect(
      found.first?.message == "scroll view 's' has an ambiguous content width: it may be 0 or 200 points")
  }

  @Test func contentAsWideAsTheScrollViewIsDetermined() throws {
    let whole = edges + constraint("h", "c.height", constant: 500) + constraint("w", "c.width", "s.width")
    #expect(try issues(whole).isEmpty)
  }
}

@Suite struct TieTests {
  /// Two steppers of 94 points side by side in so many points, which is more or less than the 188 they ask for.
  private func issues(room: Double, first: String = "") throws -> [LayoutIssue] {
    try layout(
      subviews: view("a", tag: "stepper", attributes: first) + view("b", tag: "stepper"),
      constraints: pinned("a", to: "root", x: 0, y: 20) + constraint("y", "b.top", "a.top")
        + constraint("next", "b.leading", "a.trailing")
        + constraint("end", "b.trailing", "root.leading", constant: room)
    ).issues
  }

  @Test func equalHuggingPrioritiesCompeteForTheRest() throws {
    // 288 - 94 = 194: either of the two takes the 100 points more.
    let found = try issues(room: 288)
    #expect(found.map(\.kind) == [.tie, .ambiguous])
    #expect(
      found.first?.message
        == "stepper 'a' and stepper 'b' have the same content hugging priority 250 and compete for width: the "
        + "width of stepper 'a' can be 94 or 194 points")
    #expect(found.last?.view == "b" && found.last?.isConsequence == true)
  }

  @Test func equalCompressionResistancesCompeteForTheLack() throws {
    // 100 - 94 = 6.
    let found = try issues(room: 100)
    #expect(
      found.first?.message
        == "stepper 'a' and stepper 'b' have the same content compression resistance priority 750 and compete for width: "
        + "the width of stepper 'a' can be 6 or 94 points")
  }

  @Test func prioritiesThatDifferDecide() throws {
    #expect(try issues(room: 288, first: #"horizontalHuggingPriority="251""#).isEmpty)
    #expect(try issues(room: 100, first: #"horizontalCompressionResistancePriority="749""#).isEmpty)
  }

  @Test func noRestAndNoLackIsNoTie() throws {
    #expect(try issues(room: 188).isEmpty)
  }
}
