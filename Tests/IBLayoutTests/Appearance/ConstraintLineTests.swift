import IBLayout
import IBModel
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
    // From b's top, 60, up to a's bottom, 50; b's 20 to 70 lies inside a's 20 to 120: the middle is 45.
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
}
