import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// The content of a scroll view begins at its adjusted inset in the window.
@Suite struct ScrollPositionTests {
  private static func scroll(
    subviews: String, constraints: String = "", inset: String = "", tag: String = "scrollView"
  ) throws -> SceneLayout {
    let edges = ["leading", "top", "trailing", "bottom"].map { constraint("s-\($0)", "s.\($0)", "root.\($0)") }
    let scroll = view(
      "s", tag: tag, subviews: subviews, constraints: constraints,
      content: inset + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>")
    return try layout(subviews: scroll, constraints: edges.joined(), on: "iphone-15,ios=17")
  }

  private static let block = view("a", subviews: view("b", frame: "3 4 5 5", .mask("")))

  @Test func contentBeginsBelowTheSafeArea() throws {
    let layout = try Self.scroll(
      subviews: Self.block, constraints: pinned("a", to: "s", x: 10, y: 20, width: 100, height: 50))
    #expect(try layout.view("s").adjustedContentInset?.top == 59)
    #expect(try layout.view("a").frame == Rect(10, 20, 100, 50))
    #expect(try layout.view("a").inWindow == Rect(10, 79, 100, 50))
    #expect(try layout.view("b").inWindow == Rect(13, 83, 5, 5))
  }

  @Test func aScrollViewsOwnInsetCountsToo() throws {
    let layout = try Self.scroll(
      subviews: Self.block, constraints: pinned("a", to: "s", x: 10, y: 20, width: 100, height: 50),
      inset: "<inset key=\"contentInset\" minX=\"7\" minY=\"8\" maxX=\"0.0\" maxY=\"0.0\"/>")
    #expect(try layout.view("a").inWindow == Rect(17, 87, 100, 50))
  }

  /// The content layout guide moves with the content, the frame layout guide does not.
  @Test func whatIsHeldToTheFrameStays() throws {
    let constraints =
      constraint("x", "a.leading", "s.leading", constant: 10) + constraint("y", "a.top", "frame.top", constant: 20)
      + constraint("w", "a.width", constant: 100) + constraint("h", "a.height", constant: 50)
    let layout = try Self.scroll(
      subviews: Self.block, constraints: constraints,
      inset: "<inset key=\"contentInset\" minX=\"7\" minY=\"8\" maxX=\"0.0\" maxY=\"0.0\"/>")
    #expect(try layout.view("a").inWindow == Rect(17, 20, 100, 50))
  }

  @Test func whatIsHeldToAViewOutsideStays() throws {
    let constraints =
      constraint("x", "a.leading", "root.leading", constant: 10) + constraint("y", "a.top", "s.top", constant: 20)
      + constraint("w", "a.width", constant: 100) + constraint("h", "a.height", constant: 50)
    let layout = try Self.scroll(
      subviews: Self.block, constraints: constraints,
      inset: "<inset key=\"contentInset\" minX=\"7\" minY=\"8\" maxX=\"0.0\" maxY=\"0.0\"/>")
    #expect(try layout.view("a").inWindow == Rect(10, 87, 100, 50))
  }

  /// The line of a constraint to the content begins where the content does.
  @Test func linesOfConstraintsFollowTheContent() throws {
    let scroll = view(
      "s", tag: "scrollView", subviews: Self.block,
      constraints: pinned("a", to: "s", x: 10, y: 20, width: 100, height: 50))
    let edges = ["leading", "top", "trailing", "bottom"].map { constraint("s-\($0)", "s.\($0)", "root.\($0)") }
    let document = try model(storyboard(scene(rootView(subviews: scroll, constraints: edges.joined()))))
    let request = LayoutRequest(try configuration("iphone-15,ios=17"), detail: .picture)
    let layouts = LayoutEngine(document, .documentAlone).layouts(for: [request])
    let line = try #require(layouts.first?.first?.constraints.first { $0.id == "a-y" })
    #expect([line.start.y, line.end.y].sorted() == [59, 79])
  }

  @Test func theTextOfATextViewBeginsBelowTheSafeAreaToo() throws {
    let text = view("t", tag: "textView", attributes: "text=\"Once\"")
    let edges = ["leading", "top", "trailing", "bottom"].map { constraint("t-\($0)", "t.\($0)", "root.\($0)") }
    let document = try model(storyboard(scene(rootView(subviews: text, constraints: edges.joined()))))
    let request = LayoutRequest(try configuration("iphone-15,ios=17"), detail: .picture)
    let layout = try #require(LayoutEngine(document, .documentAlone).layouts(for: [request]).first?.first)
    let line = try #require(try layout.view("t").appearance?.text?.lines.first)
    #expect(line.baseline > 59 + 8 && line.baseline < 59 + 8 + 20)
  }
}
