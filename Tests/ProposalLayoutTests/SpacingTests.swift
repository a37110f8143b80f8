import IBModel
import Testing

@testable import IBConvert

/// Distances in stacks that are given none.
@Suite struct SpacingTests {
  private static func text(_ id: String) -> ViewNode { ViewNode(.text(TextLeaf(text: "Text")), id: id) }

  /// Body text of 17 points: 1950, 494 and 1443 of 2048 units, leading 1.71.
  private static let body = KnownText(
    size: Size(width: 40, height: 20.5), baseline: 16,
    spacing: FontSpacing(
      ascent: 17 * 1950 / 2048, descent: 17 * 494 / 2048, capHeight: 17 * 1443 / 2048, leading: 1.71))

  private static func gap(
    _ first: ViewNode, _ second: ViewNode, _ generation: SwiftUIGeneration = .third, scale: Double = 2
  ) -> Double? {
    let layout = ViewNode.vStack([first, second]).layout(200, 200) {
      $0.generation = generation
      $0.displayScale = scale
      $0.text = body
    }
    guard let above = layout.frame(of: "a"), let below = layout.frame(of: "b") else { return nil }
    return below.y - above.maxY
  }

  private static func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 0.01 } ?? false }

  @Test func textAboveAView() {
    // Line height 20.287, a tenth 2.03 up to 2.5: 20.287 + 2.5 − 11.978 = 10.81; at three pixels 2.333: 10.64.
    #expect(Self.isNear(Self.gap(Self.text("a"), .box("b", 10, 10)), 10.81))
    #expect(Self.isNear(Self.gap(Self.text("a"), .box("b", 10, 10), scale: 3), 10.64))
    // Before iOS 17 up to 4: 12.31.
    #expect(Self.isNear(Self.gap(Self.text("a"), .box("b", 10, 10), .first), 12.31))
  }

  @Test func aViewAboveText() {
    // 20.287 + 2.5 − 16.187 = 6.60
    #expect(Self.isNear(Self.gap(.box("a", 10, 10), Self.text("b")), 6.60))
  }

  @Test func textAboveText() {
    // 1.71 up to 2; before iOS 17 nothing.
    #expect(Self.gap(Self.text("a"), Self.text("b")) == 2)
    #expect(Self.gap(Self.text("a"), Self.text("b"), .first) == 0)
  }

  /// Rows of a text and a view each share three sums: text above view 10.81, view above text 6.60, text above text 2.
  @Test func theLargestSharedSpacingIsTheDistance() {
    func row(_ id: String) -> ViewNode {
      .hStack([Self.text("\(id)text"), .box("\(id)box", 10, 20.5)]).id(id)
    }
    let gap = Self.gap(row("a"), row("b"))
    #expect(Self.isNear(gap, 10.81), "\(String(describing: gap))")
  }

  @Test func aPaddingOrFrameMakesAnEdgePlain() {
    #expect(Self.gap(Self.text("a"), Self.text("x").padding(EdgeInsets(top: 1)).id("b")).map { $0 > 8 } == true)
    #expect(Self.gap(Self.text("x").frame(height: 30).id("a"), Self.text("y").frame(height: 30).id("b")) == 8)
  }

  @Test func aContainerAsksForWhatItsOutermostViewsAskFor() {
    let column = ViewNode.vStack([.box("x", 10, 10), Self.text("y")]).id("a")
    #expect(Self.isNear(Self.gap(column, .box("b", 10, 10)), 10.81))
  }

  @Test func nothingIsBetweenAViewAndASpacer() {
    let layout = ViewNode.hStack([.box("a", 50, 50), .spacer().id("s"), .box("b", 50, 50)]).layout(300, 100)
    #expect(layout.frame(of: "s") == Rect(50, 50, 200, 0))
  }
}
