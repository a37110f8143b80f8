import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ConflictTests {
  private func conflicts(_ layout: SceneLayout) -> [LayoutIssue] { layout.issues.filter { $0.kind == .conflict } }

  @Test func contradictingConstraintsAreNamed() throws {
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, width: 100, height: 10) + constraint("other", "a.width", constant: 120)
    let layout = try layout(subviews: view("a"), constraints: constraints)
    let conflict = try #require(conflicts(layout).first)
    #expect(conflicts(layout).count == 1)
    #expect(conflict.constraints == ["a-width", "other"])
    #expect(conflict.view == "root")
    #expect(
      conflict.message == "constraint view 'a'.width = 120 conflicts with view 'a'.width = 100"
    )
  }

  /// A table keeps the height that its header has in the file, on every screen, unless the header's class changes it.
  @Test(arguments: ["", "customClass=\"Header\""])
  func aConflictInATablesHeaderNamesItsHeight(_ attribute: String) throws {
    let table = """
      <tableView id="t" translatesAutoresizingMaskIntoConstraints="NO">
        <view key="tableHeaderView" id="header" \(attribute)><rect key="frame" x="0" y="0" width="375" height="90"/>
          <subviews>\(view("a"))</subviews>
          <constraints>
            \(constraint("top", "a.top", "header.top", constant: 16))
            \(constraint("high", "a.height", constant: 60))
            \(constraint("bottom", "header.bottom", "a.bottom", constant: 16))
          </constraints></view></tableView>
      """
    let layout = try layout(
      subviews: table, constraints: pinned("t", to: "root", x: 0, y: 0, width: 375, height: 600))
    let conflict = try #require(conflicts(layout).first)
    #expect(conflict.message.contains("conflicts with") && !conflict.restsOnScreen)
    #expect(conflict.message.contains("the height 90 of the table's header"))
    #expect(conflict.isDoubtful != attribute.isEmpty)
  }

  /// Whether a table keeps the margins that the file gives the content view of a cell is not known.
  @Test(arguments: [("", false), (#"<edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/>"#, true)])
  func conflictsWithTheOwnMarginsOfACellAreDoubtful(_ margins: String, _ isDoubtful: Bool) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
          <subviews>\(view("a"))</subviews>
          <constraints>
            \(constraint("l", "a.leading", "content.leadingMargin", constant: 4))
            \(constraint("m", "a.leading", "content.leading", constant: 9))
          </constraints>\(margins)</tableViewCellContentView></tableViewCell>
      """
    let table = "<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView>"
    let layout = try layout(
      subviews: table, constraints: pinned("t", to: "root", x: 0, y: 0, width: 375, height: 600))
    #expect(conflicts(layout).map(\.isDoubtful) == [isDoubtful])
  }

  @Test func onlyTheConstraintsInvolvedAreNamed() throws {
    let constraints =
      pinned("a", to: "root", x: 10, y: 20, width: 100, height: 10)
      + constraint("end", "a.trailing", "root.leading", constant: 90)
    let layout = try layout(subviews: view("a"), constraints: constraints)
    // From 10, 100 wide, is not at 90; y and height have no part in it.
    #expect(conflicts(layout).map { $0.constraints } == [["a-x", "a-width", "end"]])
  }

  @Test func twoConflictsAreTwoIssues() throws {
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, width: 100, height: 10) + constraint("w", "a.width", constant: 120)
      + constraint("h", "a.height", constant: 20)
    let layout = try layout(subviews: view("a"), constraints: constraints)
    #expect(conflicts(layout).map { $0.constraints } == [["a-width", "w"], ["a-height", "h"]])
  }

  @Test func aConstraintAgainstTheWindowIsNamedWithIt() throws {
    let layout = try layout(
      subviews: "", constraints: constraint("wide", "root.width", constant: 500))
    #expect(conflicts(layout).map { $0.constraints } == [["wide"]])
    #expect(
      conflicts(layout).first?.message
        == "constraint root view.width = 500 conflicts with the size of the screen")
    #expect(try layout.frame("root").width == 375)
  }

  @Test func optionalConstraintsDoNotContradict() throws {
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, width: 100, height: 10)
      + constraint("other", "a.width", constant: 120, priority: 999)
    let layout = try layout(subviews: view("a"), constraints: constraints)
    #expect(layout.issues.isEmpty)
    #expect(try layout.frame("a").width == 100)
  }

  @Test func theHigherPriorityWins() throws {
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, height: 10) + constraint("low", "a.width", constant: 100, priority: 500)
      + constraint("high", "a.width", constant: 120, priority: 501)
    #expect(try layout(subviews: view("a"), constraints: constraints).frame("a").width == 120)
  }

  @Test func aConflictHoldsOnlyWhereItsConstraintsDo() throws {
    let masks = """
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="other"/></mask></variation>
      """
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, width: 100, height: 10) + constraint("other", "a.width", constant: 120)
    let text = storyboard(scene(rootView(subviews: view("a"), constraints: constraints, content: masks)))
    #expect(try conflicts(layout(text, on: "iphone-15")).isEmpty)
    #expect(try conflicts(layout(text, on: "ipad-pro-11")).count == 1)
  }

  @Test func lengthsAreNeverNegative() throws {
    // Margins of 250 on both sides leave -125 of 375.
    let constraints =
      constraint("l", "a.leading", "root.leading", constant: 250) + constraint("y", "a.top", "root.top")
      + constraint("r", "root.trailing", "a.trailing", constant: 250, priority: 900)
      + constraint("h", "a.height", constant: 10)
    let layout = try layout(subviews: view("a"), constraints: constraints)
    #expect(try layout.frame("a") == Rect(250, 0, 0, 10))
  }

  // MARK: - What rests on the choice

  /// Which of two contradicting constraints Xcode breaks is not documented: its stored frame shows it.
  @Test func whatRestsOnTheConstraintThatGivesWayIsKept() throws {
    let constraints =
      pinned("a", to: "root", x: 0, y: 0, width: 100, height: 10) + constraint("other", "a.width", constant: 120)
      + constraint("x", "b.leading", "a.trailing") + constraint("y", "b.top", "root.top")
      + constraint("w", "b.width", constant: 5) + constraint("h", "b.height", constant: 5)
    let views = view("a", frame: "0 0 77 10") + view("b", frame: "78 0 5 5")
    let canvas = try layout(subviews: views, constraints: constraints)
    #expect(try canvas.view("a").kept == [.width])
    #expect(try canvas.frame("a") == Rect(0, 0, 77, 10))
    #expect(try canvas.view("b").kept == [.x])
    #expect(try canvas.frame("b") == Rect(78, 0, 5, 5))
    // A device has no drawing to go by: the earlier one holds, as it says.
    let device = try layout(subviews: views, constraints: constraints, on: "iphone-8,ios=16")
    #expect(try device.frame("a").width == 100)
    #expect(try device.view("a").kept.isEmpty)
  }

  // MARK: - In cells

  /// A row of 60 points with a view that has 8 points above and below it and another height.
  private func tightRow(_ more: String = "") -> String {
    row(
      "row", "rowHeight=\"60\"", content: view("a", frame: "0 0 77 10"),
      constraints: constraint("x", "a.leading", "row-content.leading") + constraint("w", "a.width", constant: 50)
        + constraint("end", "row-content.bottom", "a.bottom", constant: 8)
        + constraint("h", "a.height", constant: 30) + constraint("top", "a.top", "row-content.top", constant: 8) + more)
  }

  /// The row's own height holds, so the height of the view breaks, or its distance from the bottom.
  @Test(arguments: [("20037", false), ("21225", true)])
  func aConflictInAStoryboardsCellBreaksTheHeightFromXcode14On(tools: String, breaksHeight: Bool) throws {
    let canvas = try layout(
      storyboard(prototypes(tightRow()), head: DocumentHead(toolsVersion: tools, device: "retina4_7")))
    let rest = try canvas.frame("row-content").height - 16
    #expect(try canvas.frame("a") == Rect(0, 8, 50, breaksHeight ? rest : 30))
    #expect(try canvas.view("a").kept.isEmpty)
  }

  @Test func aConflictInAXibsCellBreaksTheDistanceFromTheBottom() throws {
    let canvas = try layout(xib(tightRow(), head: DocumentHead(toolsVersion: "22505", device: "retina4_7")))
    #expect(try canvas.frame("a") == Rect(0, 8, 50, 30))
    #expect(try canvas.view("a").kept.isEmpty)
  }

  /// Two views one above the other in a row of 60 points.
  private func column(_ first: Double, _ second: Double) throws -> SceneLayout {
    let tall = row(
      "row", "rowHeight=\"60\"", content: view("a") + view("b"),
      constraints: constraint("t", "a.top", "row-content.top") + constraint("h", "a.height", constant: first)
        + constraint("under", "b.top", "a.bottom") + constraint("g", "b.height", constant: second)
        + constraint("end", "row-content.bottom", "b.bottom"))
    return try layout(storyboard(prototypes(tall)))
  }

  @Test func ofTwoHeightsTheGreaterOneBreaks() throws {
    let canvas = try column(40, 10)
    #expect(try canvas.frame("a").height == canvas.frame("row-content").height - 10)
    #expect(try canvas.frame("b").height == 10)
    #expect(try !canvas.view("a").kept.contains(.height))
  }

  @Test func whichOfTwoEqualHeightsBreaksIsNotKnown() throws {
    let canvas = try column(20, 20)
    #expect(try canvas.view("a").kept.contains(.height))
    #expect(try canvas.view("b").kept.contains(.height))
  }
}
