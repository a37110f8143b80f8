import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ConstraintResolverTests {
  private func constraints(
    _ constraints: String, content: String = "", on specification: String? = nil
  ) throws -> [ResolvedConstraint] {
    let subviews = view("a", subviews: view("inner")) + view("b")
    let text = storyboard(scene(rootView(subviews: subviews, constraints: constraints, content: content)))
    return try resolved(text, on: specification).constraints
  }

  @Test func defaultsAreExplicit() throws {
    let constraint = try #require(constraints(constraint("c", "a.top", "b.bottom")).first)
    #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == 1000)
    #expect(constraint.relation == .equal)
  }

  @Test func aBrokenMultiplierCountsAsNone() throws {
    let broken = constraint("c", "a.width", "b.width", constant: 4, multiplier: "1:0")
    #expect(try constraints(broken).map(\.multiplier) == [1])
  }

  // MARK: - Which are in force

  @Test func whatNamesNothingIsLeftOut() throws {
    let broken =
      constraint("1", "gone.top", "a.top") + constraint("2", "a.top", "gone.top")
      + constraint("3", "a.odd", "b.top") + constraint("4", "a.top", "b.odd")
      + "<constraint firstItem=\"a\" secondItem=\"b\" secondAttribute=\"top\" id=\"5\"/>"
      + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" id=\"6\"/>"
    #expect(try constraints(broken + constraint("good", "a.top", "b.top")).map(\.id) == ["good"])
  }

  /// Effective set: the constraint, both items and the holding view, all through their ancestors.
  @Test func whatTouchesAnUninstalledViewIsOut() throws {
    let all =
      constraint("on-a", "a.top", "root.top") + constraint("in-a", "inner.top", "b.top")
      + constraint("b-only", "b.top", "root.top") + constraint("masked", "b.leading", "root.leading")
    let masks = """
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/></mask>
      <mask key="constraints"><exclude reference="masked"/></mask></variation>
      """
    #expect(try constraints(all, content: masks, on: "ipad-pro-11").map(\.id) == ["b-only"])
    #expect(
      try constraints(all, content: masks, on: "iphone-15").map(\.id) == ["on-a", "in-a", "b-only", "masked"])
  }

  @Test func whatAnUninstalledViewHoldsIsOut() throws {
    let holder = view(
      "a", subviews: view("inner"), constraints: constraint("held", "inner.width", constant: 9),
      content: "")
    let exclude = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>"
    let scene = try resolved(storyboard(scene(rootView(subviews: holder, content: exclude))))
    #expect(scene.constraints.isEmpty)
  }

  @Test func anExcludedConstraintComesBackWhereItIsIncluded() throws {
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="c"/></mask></variation>
      """
    let one = constraint("c", "a.top", "b.top")
    #expect(try constraints(one, content: masks, on: "iphone-15").isEmpty)
    #expect(try constraints(one, content: masks, on: "iphone-15,landscape").map(\.id) == ["c"])
  }

  @Test func placeholdersAreUsedOnTheCanvasAndRemovedAtBuildTime() throws {
    let placeholder = constraint("c", "a.width", constant: 9, attributes: "placeholder=\"YES\"")
    #expect(try constraints(placeholder).map(\.id) == ["c"])
    #expect(try constraints(placeholder, on: "iphone-15").isEmpty)
  }

  // MARK: - What they say

  /// Measurements/Constraints.md#symbolic.
  @Test func aStandardValueToTheSafeAreaIsZeroOnTheCanvasOnly() throws {
    let symbolic = constraint("c", "a.top", "safe.top", constant: 8, attributes: "symbolic=\"YES\"")
    #expect(try constraints(symbolic).map(\.constant) == [0])
    #expect(try constraints(symbolic, on: "iphone-15").map(\.constant) == [8])
  }

  @Test func aStandardValueToAViewIsTheConstantWritten() throws {
    let symbolic = constraint("c", "a.top", "b.bottom", constant: 8, attributes: "symbolic=\"YES\"")
    #expect(try constraints(symbolic).map(\.constant) == [8])
  }

  @Test func constantsAndPrioritiesVary() throws {
    let varying = """
      <constraint id="c" firstItem="a" firstAttribute="width" constant="10">
      <variation key="widthClass=compact" constant="20"/>
      <variation key="heightClass=compact-widthClass=compact" constant="30" priority="700" multiplier="2"/></constraint>
      """
    let portrait = try #require(constraints(varying, on: "iphone-15").first)
    #expect(portrait.constant == 20 && portrait.priority == 1000)
    let landscape = try #require(constraints(varying, on: "iphone-15,landscape").first)
    #expect(landscape.constant == 30 && landscape.priority == 700 && landscape.multiplier == 2)
    #expect(try constraints(varying, on: "ipad-pro-11").map(\.constant) == [10])
  }

  @Test func aGuideStandsForTheViewItBelongsTo() throws {
    let scene = try resolved(
      storyboard(scene(rootView(subviews: view("a"), constraints: constraint("c", "a.top", "safe.top")))))
    #expect(scene.constraints.first?.second == .guide(0, of: 0))
  }
}
