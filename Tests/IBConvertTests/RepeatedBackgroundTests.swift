import Testing

@testable import IBConvert

/// Backgrounds that are not seen are not written.
@Suite struct RepeatedBackgroundTests {
  private static let white = "background(Color.white)"

  private func leaf(_ modifiers: String...) -> ViewNode {
    modifiers.reduce(.color()) { $0.modified(.neutral(Neutral(source: $1))) }
  }

  private func container(_ content: ViewContent, _ children: [ViewNode], _ modifiers: [String]) -> ViewNode {
    modifiers.reduce(ViewNode(content, children: children)) { $0.modified(.neutral(Neutral(source: $1))) }
  }

  /// The modifiers of the children after the removal.
  private func left(_ content: ViewContent, _ modifiers: String..., children: ViewNode...) -> [[String]] {
    RepeatedBackgrounds.removed(from: container(content, children, modifiers)).children.map(words)
  }

  private func words(_ node: ViewNode) -> [String] {
    node.modifiers.map { if case .neutral(let neutral) = $0.modifier { neutral.source } else { "-" } }
  }

  private static let stack = ViewContent.stack(LinearStack(.vertical))

  @Test func aBackgroundOverTheSameColorIsRemoved() {
    #expect(
      left(Self.stack, Self.white, children: leaf(Self.white), leaf("clipped()", Self.white)) == [[], ["clipped()"]])
    let outer = container(Self.stack, [leaf(Self.white)], [Self.white])
    #expect(left(Self.stack, Self.white, children: outer) == [[]])
    // The outer one of two stays.
    let own = RepeatedBackgrounds.removed(from: leaf(Self.white, "clipped()", Self.white))
    #expect(words(own) == ["clipped()", Self.white])
  }

  @Test(arguments: [
    "background(Color.black)", "background(Color(white: 1, opacity: 0.5))", "background(Color(\"Brand\"))",
    "background { Image(\"a\") }",
  ])
  func anotherColorBetweenThemIsSeen(_ between: String) {
    let outer = container(Self.stack, [leaf(Self.white)], [between])
    let result = RepeatedBackgrounds.removed(from: container(Self.stack, [outer], [Self.white]))
    #expect(words(result.children[0]) == [between])
    #expect(result.children[0].children.map(words) == [[Self.white]])
  }

  /// A translucent color twice is darker than once, and the colors of a catalog may be translucent.
  @Test(arguments: [
    ("Color(white: 0.5)", true), ("Color(red: 1, green: 0, blue: 0)", true),
    ("Color(uiColor: .systemBackground)", true),
    ("Color(uiColor: .secondarySystemGroupedBackground)", true), ("Color(white: 0.5, opacity: 0.5)", false),
    ("Color(\"Brand\")", false), ("Color.clear", false), ("Color(uiColor: .systemFill)", false),
  ])
  func onlyOpaqueColorsCover(_ color: String, _ isRemoved: Bool) {
    let source = "background(\(color))"
    #expect(left(Self.stack, source, children: leaf(source)) == [isRemoved ? [] : [source]])
  }

  /// A later layer may cover an earlier one, and a shadow has the shape of the background.
  @Test func whatMayBeSeenStays() {
    let layers = ViewContent.layers(LayeredStack())
    #expect(left(layers, Self.white, children: leaf(Self.white), leaf(Self.white)) == [[], [Self.white]])
    let shadow = "shadow(radius: 2)"
    #expect(left(Self.stack, Self.white, children: leaf(Self.white, shadow)) == [[Self.white, shadow]])
  }

  /// An overlay may cover the views below it; a view in a background is over the color below both.
  @Test func aViewInABackgroundIsOverTheColorBelowIt() {
    let content = [leaf(Self.white)]
    for (node, expected) in [
      (ViewNode.color().background(content), []), (ViewNode.color().overlay(content), [Self.white]),
    ] {
      let result = RepeatedBackgrounds.removed(from: node, below: "Color.white")
      #expect(result.modifiers[0].content.map(words) == [expected])
    }
  }

  @Test func theFrameKeepsItsName() {
    let named = ViewNode.color().modified(.neutral(Neutral(source: Self.white)), id: "box")
    let result = RepeatedBackgrounds.removed(from: named, below: "Color.white")
    #expect(result.modifiers.isEmpty && result.id == "box")
  }
}
