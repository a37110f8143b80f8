import IBLayout
import IBModel
import IBTestSupport
import Testing

@Suite struct ConstraintLineTests {
  /// `a` at 20, 10, 100 × 40 and below it `b`, aligned with its leading edge, at 20, 60, 50 × 20.
  private func lines(_ more: String = "") throws -> [ConstraintLine] {
    let views = ["a", "b"].map { id in
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="\(id == "a" ? 100 : 50)" id="\(id)-width"/>
        <constraint firstAttribute="height" constant="\(id == "a" ? 40 : 20)" id="\(id)-height"/></constraints></view>
      """
    }
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
      id="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="aligned"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="below"/>
      """
    return try Drawing.layout(subviews: views.joined(), constraints: constraints + more).constraints
  }

  private func line(_ id: String, more: String = "") throws -> ConstraintLine {
    let lines = try lines(more)
    return try #require(lines.first { $0.id == id })
  }

  private func ends(_ line: ConstraintLine) -> [Double] { [line.start.x, line.start.y, line.end.x, line.end.y] }

  @Test func aDistanceCrossesTheGapInTheMiddleOfWhatBothShare() throws {
    // a spans 10 to 50 inside the root's 0 to 100: the middle is 30.
    let leading = try line("leading")
    #expect(leading.shape == .distance)
    #expect(ends(leading) == [20, 30, 0, 30])
    // From b's top, 60, up to a's bottom, 50; b's 20 to 70 is inside a's 20 to 120: the middle is 45.
    #expect(ends(try line("below")) == [45, 60, 45, 50])
  }

  @Test func aSizeGoesFromEdgeToEdge() throws {
    // Three quarters of 40 below 10, of 100 right of 20.
    #expect(ends(try line("a-width")) == [20, 40, 120, 40])
    #expect(ends(try line("a-height")) == [95, 10, 95, 50])
    #expect(try line("a-width").shape == .size)
  }

  @Test func anAlignmentRunsAlongTheEdgeOfBoth() throws {
    // a and b share no height, so it goes from a's top to b's bottom.
    let aligned = try line("aligned")
    #expect(aligned.shape == .alignment)
    #expect(ends(aligned) == [20, 10, 20, 80])
  }

  @Test func whatAConstraintSaysComesAlong() throws {
    let more = """
      <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="root" \
      secondAttribute="trailingMargin" multiplier="2" constant="-7" priority="750" id="more"/>
      """
    let line = try line("more", more: more)
    #expect(line.first == .init(view: "a", guide: nil, attribute: .trailing))
    #expect(line.second == .init(view: "root", guide: nil, attribute: .trailingMargin))
    #expect(line.relation == .lessThanOrEqual)
    #expect([line.multiplier, line.constant, line.priority] == [2, -7, 750])
  }

  // MARK: - As the rows have it

  /// A scene on an iPhone 15 (393 × 852, safe area from 59 to 818) with a view of 100 × 100.
  private func line(
    _ id: String, attributes: String = "", constraints: String, guides: String = ""
  ) throws -> ConstraintLine {
    let view = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)><constraints>
        <constraint firstAttribute="width" constant="100" id="a-width"/>
        <constraint firstAttribute="height" constant="100" id="a-height"/></constraints></view>
      """
    let document = try model(storyboard(scene(rootView(subviews: view, constraints: constraints, content: guides))))
    let layouts = LayoutEngine(document, .documentAlone)
      .layouts(in: try configuration("iphone-15"), detail: .picture)
    let layout = try #require(layouts.first)
    return try #require(layout.constraints.first { $0.id == id })
  }

  /// The keyboard is away, so that its guide is the band below the safe area: 818 to 852.
  @Test func theKeyboardsGuideIsBelowTheSafeArea() throws {
    let line = try line(
      "above",
      constraints: constraint("x", "a.leading", "root.leading", constant: 20)
        + constraint("above", "keyboard.top", "a.bottom", constant: 10),
      guides: "<viewLayoutGuide key=\"keyboard\" id=\"keyboard\"/>")
    #expect(line.start.y == 818)
    #expect(line.end.y == 808)
  }

  /// A view arranges its subviews in its own direction, whatever theirs is: left to right from the root's left edge.
  @Test func theDirectionIsThatOfTheViewThatHoldsTheConstraint() throws {
    let line = try line(
      "x", attributes: "semanticContentAttribute=\"forceRightToLeft\"",
      constraints: constraint("x", "a.leading", "root.leading", constant: 20)
        + constraint("y", "a.top", "root.top", constant: 100))
    #expect(line.start.x == 20)
    #expect(line.end.x == 0)
  }

  /// The baseline of a stack view is that of the first subview it arranges, here its bottom at 10 + 40.
  @Test func aStackViewHasTheBaselineOfWhatItArranges() throws {
    let stack = """
      <stackView id="stack" axis="horizontal" alignment="top" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="in" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="30" id="in-width"/>
        <constraint firstAttribute="height" constant="40" id="in-height"/></constraints></view></subviews><constraints>
        <constraint firstAttribute="height" constant="60" id="stack-height"/></constraints></stackView>
      """
    let constraints = """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="y"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="stack" secondAttribute="baseline" \
      relation="greaterThanOrEqual" id="below"/>
      """
    let lines = try Drawing.layout(subviews: stack, constraints: constraints).constraints
    let line = try #require(lines.first { $0.id == "below" })
    #expect(line.start.y == 100)
    #expect(line.end.y == 50)
  }
}
