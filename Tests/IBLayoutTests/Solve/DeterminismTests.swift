import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct DeterminismTests {
  private static let views =
    view("a", tag: "label", frame: "0 0 9 9", attributes: "text=\"Reset\"")
    + view(
      "b", tag: "button", frame: "5 5 9 9", attributes: "buttonType=\"system\"",
      content: "<state key=\"normal\" title=\"Go\"/>")
    + view("c", frame: "7 7 30 30")

  private static let constraints = [
    constraint("1", "a.leading", "root.leadingMargin"), constraint("2", "a.top", "safe.top", constant: 8),
    constraint("3", "b.leading", "a.trailing", constant: 8), constraint("4", "b.firstBaseline", "a.firstBaseline"),
    constraint("5", "c.width", "b.width", multiplier: "1:2"),
    constraint("6", "c.top", "b.bottom", constant: 4, priority: 800),
    constraint("7", "c.trailing", "root.trailing", constant: -20, relation: "lessThanOrEqual"),
  ]

  private func frames(_ constraints: [String]) throws -> [Rect?] {
    try layout(subviews: Self.views, constraints: constraints.joined()).views.map(\.frame)
  }

  @Test func theSameSceneIsLaidOutTheSame() throws {
    #expect(try frames(Self.constraints) == frames(Self.constraints))
  }

  @Test func theOrderOfConstraintsMovesNothing() throws {
    let expected = try frames(Self.constraints)
    #expect(try frames(Self.constraints.reversed()) == expected)
    for shift in 1..<Self.constraints.count {
      let turned = Array(Self.constraints[shift...] + Self.constraints[..<shift])
      #expect(try frames(turned) == expected, "turned by \(shift)")
    }
  }

  @Test func eachConfigurationIsLaidOutByItself() throws {
    let document = try model(
      storyboard(scene(rootView(subviews: Self.views, constraints: Self.constraints.joined()))))
    let engine = LayoutEngine(document, .documentAlone)
    let phone = try configuration("iphone-15")
    let alone = engine.layouts(in: phone).map { $0.views.map(\.frame) }
    _ = engine.layouts(in: try configuration("ipad-pro-11"))
    #expect(engine.layouts(in: phone).map { $0.views.map(\.frame) } == alone)
  }
}
