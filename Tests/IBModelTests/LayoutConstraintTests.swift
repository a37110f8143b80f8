import IBTestSupport
import Testing

@testable import IBModel

@Suite struct LayoutConstraintTests {
  private func written(_ attributes: String) throws -> LayoutConstraint {
    let document = try model(storyboard(scene(rootView(constraints: "<constraint \(attributes)/>"))))
    return try #require(document.constraints.first)
  }

  @Test func whatIsWrittenIsTyped() throws {
    let constraint = try written(
      """
      firstItem="safe" firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="root" \
      secondAttribute="lastBaseline" constant="8" multiplier="2:1" priority="249" symbolic="YES" placeholder="YES" id="c"
      """)
    #expect(constraint.id == "c")
    #expect(constraint.firstAttribute == .trailingMargin && constraint.secondAttribute == .lastBaseline)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.priority == 249)
    #expect(constraint.isSymbolic && constraint.isPlaceholder)
  }

  @Test func nothingIsDefaulted() throws {
    let constraint = try written("firstAttribute=\"width\" id=\"c\"")
    #expect(constraint.multiplier == nil && constraint.priority == nil && constraint.second == nil)
    #expect(constraint.secondAttribute == nil && constraint.relation == .equal)
    #expect(!constraint.isSymbolic && !constraint.isPlaceholder)
    #expect(constraint.first == .view(0))
  }

  /// So that a view moves whatever its constraints leave it.
  @Test func eachDisplacedConstraintAsksForMore() throws {
    let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual", "equal"]
    let written = relations.enumerated().map {
      "<constraint firstAttribute=\"width\" relation=\"\($1)\" constant=\"5\" id=\"c\($0)\"/>"
    }
    let document = try model(storyboard(scene(rootView(constraints: written.joined()))))
    #expect(document.displacing(["c0", "c1", "c2"]).constraints.map(\.offset) == [20, -21, 22, 0])
    #expect(document.giving(["c1": 8, "c3": 0]).constraints.map(\.offset) == [0, 3, 0, -5])
  }

  @Test(arguments: LayoutConstraint.Attribute.allCases)
  func everyAttributeIsReadByItsName(_ attribute: LayoutConstraint.Attribute) throws {
    #expect(try written("firstAttribute=\"\(attribute.rawValue)\" id=\"c\"").firstAttribute == attribute)
  }

  @Test func anUnknownAttributeIsNone() throws {
    #expect(try written("firstAttribute=\"hypotenuse\" id=\"c\"").firstAttribute == nil)
  }

  @Test func multipliersAreReadAsPeopleTypeThem() {
    #expect(LayoutConstraint.ratio("0.5") == 0.5)
    #expect(LayoutConstraint.ratio("1:2") == 0.5)
    #expect(LayoutConstraint.ratio("3/4") == 0.75)
    #expect(LayoutConstraint.ratio("16:9") == 16.0 / 9)
    #expect(LayoutConstraint.ratio("3: 2") == 1.5)
    #expect(LayoutConstraint.ratio("-1") == -1)
    #expect(LayoutConstraint.ratio("375:667") == 375.0 / 667)
  }

  @Test(arguments: ["", "a:b", "1:0", "1:2:3", "1e999", "nan", "inf", "1:", ":2", "/", "1e300:1e-300", "one"])
  func brokenMultipliersAreNone(_ text: String) {
    #expect(LayoutConstraint.ratio(text) == nil)
  }

  @Test func aConstraintOutsideOfViewsIsLeftOut() throws {
    let document = try model(storyboard(scene(rootView() + constraint("c", "root.width", constant: 1))))
    #expect(document.constraints.isEmpty)
  }
}
