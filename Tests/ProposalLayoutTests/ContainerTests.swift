import Testing

@testable import IBConvert

/// Scroll views and the other containers, with arithmetic.
@Suite struct ContainerTests {
  @Test func aScrollViewIsAsWideAsItsContent() {
    let rows = (0..<3).map { ViewNode.box("row\($0)", 120, 20) }
    let layout = ViewNode.scrollView([.vStack(spacing: 0, rows)]).id("scroll").layout(300, 200)
    #expect(layout.frame(of: "scroll") == Rect(90, 0, 120, 200))
    #expect(layout.frame(of: "row2") == Rect(90, 40, 120, 20))
  }

  /// Nothing is offered; the frame has its least height, and then the view is offered that, or its own height is more.
  @Test func aFrameOffersTheLimitThatDecidedIt() {
    let column = ViewNode.vStack(spacing: 0, [.box("a", 10, 20), .spacer(), .box("b", 10, 20)])
    #expect(column.frame(minHeight: 100).fixedSize().layout(50, 300).frame(of: "b")?.y == 180)
    #expect(column.frame(minHeight: 40).fixedSize().layout(50, 300).frame(of: "b")?.y == 154)
  }

  @Test func aGeometryReaderTakesTheOffer() {
    let layout = ViewNode.geometryReader([.box("a", 100, 100), .color().id("b")]).layout(200, 150)
    #expect(layout.frame(of: "a") == Rect(0, 0, 100, 100))
    #expect(layout.frame(of: "b") == Rect(0, 0, 200, 150))
  }

  @Test(arguments: [(749.0, 200.0), (750, 39)])
  func aHostedViewFillsUnlessItHugs(_ hugging: Double, _ width: Double) {
    let length = HostedLeaf.Length(intrinsic: 39, hugging: hugging)
    let view = ViewNode(.hosted(HostedLeaf(width: length, height: HostedLeaf.Length())), id: "a")
    #expect(view.layout(200, 60).frame(of: "a")?.size == Size(width: width, height: 60))
  }

  @Test(arguments: [(749.0, 30.0), (750, 39)])
  func aHostedViewShrinksUnlessItResists(_ resistance: Double, _ width: Double) {
    let length = HostedLeaf.Length(intrinsic: 39, resistance: resistance)
    let view = ViewNode(.hosted(HostedLeaf(width: length, height: HostedLeaf.Length())), id: "a")
    #expect(view.layout(30, 10).frame(of: "a")?.width == width)
  }
}
