import IBModel
import IBSource
import IBTestSupport
import LinearSolver
import Testing

@testable import IBLayout

@Suite struct ConflictIssueTests {
  @Test func whatHoldsASetButIsNoConstraintIsNamedToo() throws {
    let layout = try layout(
      subviews: view("a", frame: "10 20 30 40", .mask(#"flexibleMaxX="YES" flexibleMaxY="YES""#)),
      constraints: constraint("narrow", "a.width", constant: 10))
    #expect(
      layout.issues(.conflict).map(\.message) == [
        "constraint view 'a'.width = 10 conflicts with the autoresizing mask of view 'a'"
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

  /// The root needs 10 + 200 + 10 + 2 × 200 + 10 points; the broken width of 200 lacks half of the missing points.
  @Test func theShortageIsMeasuredInTheScreen() throws {
    let layout = try layout(
      subviews: view("a") + view("b"),
      constraints: constraint("left", "a.leading", "root.leading", constant: 10)
        + constraint("gap", "b.leading", "a.trailing", constant: 10)
        + constraint("right", "root.trailing", "b.trailing", constant: 10)
        + constraint("width", "a.width", constant: 200) + constraint("half", "a.width", "b.width", multiplier: "0.5"))
    let issue = try #require(layout.issues(.conflict).first)
    #expect(issue.rejected?.id == "half")
    let missing = try 630 - layout.frame("root").width
    let factors = [LinearExpression(Variable(index: 0), 3), LinearExpression(Variable(index: 0), -1)]
    #expect(CancellingCombination.factors(of: factors).map { $0[1] / $0[0] } == 3)
    #expect(CancellingCombination.factors(of: [LinearExpression(Variable(index: 0), 3)]) == nil)
    #expect(missing > 0)
    #expect(issue.brief?.text.contains("need at least \(missing.plainText) pt more than the screen has") == true)
    // The last words fit whatever breaks.
    #expect(
      issue.briefs.last?.words.text == "root view is at least \(missing.plainText) pt too narrow for its constraints")
  }

  /// The text gets no height, so the screen lacks at least what the constraints lack without it.
  @Test func aShortageIsThatOfTheConstraints() throws {
    let layout = try layout(
      subviews: view("a") + view("l", tag: "label", attributes: "text=\"Total\"") + view("b"),
      constraints: constraint("top", "a.top", "root.top") + constraint("high", "a.height", constant: 500)
        + constraint("over", "l.top", "a.bottom", constant: 10) + constraint("under", "b.top", "l.bottom", constant: 10)
        + constraint("low", "b.height", constant: 300) + constraint("bottom", "root.bottom", "b.bottom"))
    let missing = try 820 - layout.frame("root").height
    let brief = try #require(layout.issues(.conflict).first?.brief?.text)
    #expect(brief.contains("need at least \(missing.plainText) pt"), "\(brief)")
    #expect(brief.contains("; the longest is view 'a'.height = 500"), "\(brief)")
  }

  /// The rest of the width that a share leaves is not the width that the screen lacks.
  @Test func aShareBesideDistancesIsMeasuredByItsMiss() throws {
    let layout = try layout(
      subviews: view("a"),
      constraints: constraint("left", "a.leading", "root.leading", constant: 10)
        + constraint("right", "root.trailing", "a.trailing", constant: 10)
        + constraint("share", "a.width", "root.width", multiplier: "0.8"))
    let issue = try #require(layout.issues(.conflict).first)
    let miss = try 0.2 * layout.frame("root").width - 20
    #expect(issue.brief?.text.contains(" by \(miss.plainText) pt") == true, "\(issue.brief?.text ?? "")")
  }

  /// On a larger screen, a view of 0.9 of its width needs more, too: people see by how much it misses that.
  @Test func aBrokenShareOfTheScreenIsMeasuredByItsMiss() throws {
    let layout = try layout(
      subviews: view("a", subviews: view("b")),
      constraints: constraint("left", "a.leading", "root.leading", constant: 36)
        + constraint("right", "root.trailing", "a.trailing", constant: 36)
        + constraint("center", "b.centerX", "a.centerX")
        + constraint("least", "b.leading", "a.leading", relation: "greaterThanOrEqual")
        + constraint("share", "b.width", "root.width", multiplier: "0.9"))
    let issue = try #require(layout.issues(.conflict).first)
    let width = try layout.frame("root").width
    #expect(issue.rejected?.id == "share")
    #expect(issue.brief?.text.hasSuffix(" pt: 5 constraints cannot all be satisfied") == true)
    var misses: [Double] = []
    for part in issue.brief?.parts ?? [] {
      if case .points(let miss, "misses") = part { misses.append(miss) }
    }
    let expected = 72 - 0.1 * width
    #expect(misses.count == 1 && abs(misses[0] - expected) < 0.01, "\(misses)")
  }

  /// The views of a stack view have no constraints of their own, so the stack view is what people should look at.
  @Test func aStackViewWithoutSpaceIsTheSubject() throws {
    let layout = try layout(
      subviews: view("stack", tag: "stackView", attributes: "axis=\"vertical\"", subviews: view("a", tag: "button")),
      constraints: constraint("top", "stack.top", "root.top", constant: 500)
        + constraint("middle", "stack.centerY", "root.centerY"))
    let brief = try #require(layout.issues(.conflict).first?.brief?.text)
    #expect(
      brief == "stack view 'stack' has no space left: stack view 'stack'.centerY = superview.centerY and "
        + "stack view 'stack'.top = superview.top + 500 cannot both be satisfied", "\(brief)")
  }

  /// Its content could be as high as it likes, but a constraint ties it to the screen.
  @Test func aScrollViewThatCannotScrollIsTheSubject() throws {
    let edges = ["top", "bottom", "leading", "trailing"]
    let layout = try layout(
      subviews: view("scroll", tag: "scrollView", subviews: view("content", subviews: view("a"))),
      constraints: edges.map { constraint("scroll-\($0)", "scroll.\($0)", "root.\($0)") }.joined()
        + edges.map { constraint("content-\($0)", "content.\($0)", "scroll.\($0)") }.joined()
        + constraint("wide", "content.width", "scroll.width") + constraint("top", "a.top", "content.top")
        + constraint("bottom", "content.bottom", "a.bottom") + constraint("high", "a.height", constant: 2000)
        + constraint("tie", "content.bottom", "root.bottom"))
    let briefs = try #require(layout.issues(.conflict).first).briefs
    let missing = try 2000 - layout.frame("root").height
    #expect(
      briefs.first?.words.text
        == "scroll view 'scroll' has content that needs \(missing.plainText) pt more height, but cannot scroll: "
        + "view 'content'.bottom = root view.bottom ties the content to the screen", "\(briefs.map(\.words.text))")
    #expect(briefs.first?.constraint == "tie")
  }

  /// A width in the middle of a scroll view collides with the margin of the screen. Nothing wants to scroll.
  @Test func aCenteredContentIsNotTied() throws {
    let edges = ["top", "bottom", "leading", "trailing"]
    let layout = try layout(
      subviews: view("scroll", tag: "scrollView", subviews: view("content", subviews: view("a"))),
      constraints: edges.map { constraint("scroll-\($0)", "scroll.\($0)", "root.\($0)") }.joined()
        + edges.map { constraint("content-\($0)", "content.\($0)", "scroll.\($0)") }.joined()
        + constraint("wide", "content.width", "scroll.width") + constraint("middle", "a.centerX", "content.centerX")
        + constraint("width", "a.width", constant: 360)
        + constraint("margin", "root.trailing", "a.trailing", constant: 20))
    let briefs = try #require(layout.issues(.conflict).first).briefs
    #expect(!briefs.contains { $0.words.text.contains("cannot scroll") }, "\(briefs.map(\.words.text))")
  }

  /// A stack view that gets no height asks for the spacing between its views and for the text of the label.
  @Test func aStackViewWithoutLengthAsksForThoseOfItsViews() throws {
    func lacks(_ spacing: Int) throws -> Double {
      let inner =
        view("text", tag: "label", attributes: #"text="Name""#)
        + view("box", content: "<constraints>" + constraint("box", "box.height", constant: 30) + "</constraints>")
      let layout = try layout(
        subviews: view(
          "stack", tag: "stackView", attributes: #"axis="vertical" spacing="\#(spacing)""#, subviews: inner)
          + view("top") + view("bottom"),
        constraints: constraint("a", "top.top", "root.top") + constraint("b", "top.height", constant: 400)
          + constraint("c", "stack.top", "top.bottom") + constraint("d", "bottom.top", "stack.bottom")
          + constraint("e", "bottom.height", constant: 400) + constraint("f", "root.bottom", "bottom.bottom"))
      let parts = layout.issues(.conflict).flatMap(\.briefs).flatMap(\.words.parts)
      return parts.compactMap { if case .points(let length, "lacks") = $0 { length } else { nil } }.max() ?? 0
    }
    let (wide, narrow) = (try lacks(28), try lacks(8))
    #expect(narrow > 0 && abs(wide - narrow - 20) < 0.01, "\(narrow) \(wide)")
  }

  /// Two views beside each other fill a container of 220 points, and one of 920.
  @Test(arguments: [(80.0, "pt less than the screen has"), (430, "pt more than the screen has")])
  func aContainerCanBeTooLarge(_ width: Double, _ words: String) throws {
    let issue = try #require(
      try layout(
        subviews: view("a") + view("b"),
        constraints: constraint("left", "a.leading", "root.leading", constant: 20)
          + constraint("one", "a.width", constant: width) + constraint("two", "b.width", constant: width)
          + constraint("gap", "b.leading", "a.trailing", constant: 20)
          + constraint("right", "root.trailing", "b.trailing", constant: 20)
      ).issues(.conflict).first)
    #expect(issue.brief?.text.contains(words) == true, "\(issue.brief?.text ?? issue.message)")
  }

  /// A view in the middle of a screen that is too wide for it misses the center by half of the rest.
  @Test func aCenterIsMeasuredByItsMiss() throws {
    let layout = try layout(
      subviews: view("a") + view("b"),
      constraints: constraint("left", "a.leading", "root.leading", constant: 10)
        + constraint("one", "a.width", constant: 20) + constraint("gap", "b.leading", "a.trailing", constant: 10)
        + constraint("two", "b.width", constant: 20) + constraint("middle", "b.centerX", "root.centerX"))
    let brief = try #require(layout.issues(.conflict).first?.brief?.text)
    let miss = try layout.frame("root").width / 2 - 50
    #expect(brief.contains(" by \(miss.plainText) pt: 5 constraints cannot all be satisfied"), "\(brief)")
  }

  /// The same two constraints on views that a report must not describe as a break that people see.
  @Test func conflictsOfHiddenAndFixedViewsAreMarked() throws {
    func issue(_ attributes: String, tag: String = "view", _ placing: Placing = .constraints) throws -> LayoutIssue {
      let layout = try layout(
        subviews: view("a", tag: tag, frame: "10 20 30 40", placing, attributes: attributes),
        constraints: constraint("one", "a.leading", "root.leading", constant: 16)
          + constraint("two", "a.leading", "root.leading", constant: 24))
      return try #require(layout.issues(.conflict).first)
    }
    let shown = try issue("")
    #expect(!shown.isHidden && !shown.isDoubtful && shown.briefs.map(\.constraint) == ["two", "two"])
    #expect(try issue("hidden=\"YES\"").isHidden)
    let mask = Placing.mask(#"flexibleMaxX="YES" flexibleMaxY="YES""#)
    #expect(try issue("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", mask).isDoubtful)
  }

  /// Only the frame of a button without a background has other sides than it asks for.
  @Test(arguments: [
    ("", true), (#"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#, false),
  ])
  func theRatioOfAButtonThatIsOnlyATitleIsNotSeen(_ content: String, _ isUnseen: Bool) throws {
    let layout = try layout(
      subviews: view(
        "a", tag: "button", attributes: "buttonType=\"system\"",
        content: "<state key=\"normal\" title=\"Pause\"/>\(content)"),
      constraints: pinned("a", to: "root", x: 16, y: 20, width: 100, height: 40)
        + constraint("square", "a.width", "a.height"))
    let issue = try #require(layout.issues(.conflict).first)
    #expect(issue.rejected?.id == "square" && issue.isUnseen == isUnseen)
  }

  /// A constraint's name has the constant of the file.
  @Test func theConstantOfAVariationIsNamed() throws {
    let varying = constraint("two", "a.leading", "root.leading", constant: 16).replacing(
      "/>", with: "><variation key=\"heightClass=regular-widthClass=regular\" constant=\"24\"/></constraint>")
    let constraints = pinned("a", to: "root", x: 16, y: 20, width: 40, height: 10) + varying
    let issue = try #require(
      try layout(subviews: view("a"), constraints: constraints, on: "ipad-pro-11").issues(.conflict).first)
    #expect(issue.brief?.text.contains("superview.leading + 16 (here 24), which conflicts with") == true)
    #expect(try layout(subviews: view("a"), constraints: constraints, on: "iphone-15").issues(.conflict).isEmpty)
  }

  @Test func aLengthBelowNothingBreaksTheConstraintThatAsksForIt() throws {
    // From 10 on the left to 5 from the left would be 5 points backwards.
    let layout = try layout(
      subviews: view("a"),
      constraints: pinned("a", to: "root", x: 10, y: 20, height: 10)
        + constraint("end", "a.trailing", "root.leading", constant: 5))
    #expect(
      layout.issues(.conflict).map(\.message) == [
        "constraint view 'a'.trailing = superview.leading + 5 leaves no space for view 'a' (with "
          + "view 'a'.leading = superview.leading + 10)"
      ])
    #expect(try layout.frame("a").width == 0)
  }
}

extension SceneLayout {
  func issues(_ kind: LayoutIssue.Kind) -> [LayoutIssue] { issues.filter { $0.kind == kind } }
}
