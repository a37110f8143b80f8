import ProposalLayout
import Testing

/// Grids, scroll views and the other containers, with arithmetic.
@Suite struct ContainerTests {
  @Test func columnsOfAGridAreAsWideAsTheirWidestView() {
    // 30 + 8 + 17 + 8 + 50 = 113
    let tree = ViewNode.grid([
      .gridRow([.box("a", 30, 10), .box("b", 10, 10), .box("c", 50, 10)]),
      .gridRow([.box("d", 10, 10), .box("e", 17, 30), .box("f", 10, 10)]),
    ]).id("grid")
    let layout = tree.layout(300, 200)
    #expect(layout.frame(of: "grid")?.size == Size(width: 113, height: 10 + 8 + 30))
    #expect(layout.frame(of: "e")?.x == layout.frame(of: "grid").map { $0.x + 38 })
  }

  @Test func aGridHasTheSpacingsItIsGiven() {
    // 60 + 20 + 30 = 110, 30 + 4 + 20 = 54
    let tree = ViewNode.grid(
      horizontalSpacing: 20, verticalSpacing: 4,
      [.gridRow([.box("a", 60, 30), .box("b", 30, 10)]), .gridRow([.box("c", 10, 20), .box("d", 10, 20)])]
    ).id("grid")
    #expect(tree.layout(300, 200).frame(of: "grid")?.size == Size(width: 110, height: 54))
  }

  @Test func flexibleColumnsShareEqually() {
    // (280 − 16) / 3 = 88
    let colors = ["a", "b", "c"].map { ViewNode.color().id($0) }
    let layout = ViewNode.grid([.gridRow(colors)]).layout(280, 40)
    for id in ["a", "b", "c"] { #expect(layout.frame(of: id)?.width == 88) }
  }

  @Test func aViewOutsideOfRowsIsInAllColumns() {
    // 9 + 60 + 28 + 16 = 113; a flexible view takes 320: (320 − 113) / 3 = 69 more for each column.
    let boxes = [("a", 9.0), ("b", 60), ("c", 28)].map { ViewNode.color().frame(width: $1, height: 10).id($0) }
    let spanning = ViewNode.color().frame(height: 5).id("line")
    let layout = ViewNode.grid([.gridRow(boxes), spanning]).layout(320, 60)
    #expect(layout.frame(of: "line")?.width == 320)
    // Centered in columns of 78, 129 and 97: (78 − 9) / 2.
    #expect(layout.frame(of: "a")?.x == 34.5)
    #expect(layout.frame(of: "b")?.x == 78 + 8 + 34.5)
  }

  @Test func anUnsizedViewFillsItsCell() {
    // The rigid row decides on 78; the color fills it.
    let unsized = ViewNode.color().frame(height: 5).id("fill").gridCell(GridCell(unsizedAxes: .horizontal))
    let layout = ViewNode.grid([.gridRow([.box("a", 78, 10)]), .gridRow([unsized])]).layout(320, 60)
    #expect(layout.frame(of: "fill")?.width == 78)
  }

  @Test func rowColumnAndCellDecideAboutAlignment() {
    let leading = ViewNode.box("a", 10, 10).gridCell(GridCell(columnAlignment: .leading))
    let corner = ViewNode.box("b", 10, 10).gridCell(GridCell(anchor: .bottomTrailing))
    let tree = ViewNode.grid([
      .gridRow(alignment: .top, [leading, .box("high", 10, 50)]), .gridRow([.box("wide", 60, 40), corner]),
      .gridRow([.box("other", 10, 10), .box("last", 30, 10)]),
    ])
    let layout = tree.layout(98, 116)
    #expect(layout.frame(of: "a") == Rect(0, 0, 10, 10))
    #expect(layout.frame(of: "other")?.x == 0)
    // The cell is from 68 to 98 and from 58 to 98.
    #expect(layout.frame(of: "b") == Rect(88, 88, 10, 10))
  }

  @Test func tracksOfALazyGrid() {
    // 320 − 40 − 2 · 8 = 272 for two tracks; at most 100 for the first: 172 for the other.
    let tracks = [
      GridTrack(.fixed(40)), GridTrack(.flexible(minimum: 10, maximum: 100)),
      GridTrack(.flexible(minimum: 10, maximum: .infinity)),
    ]
    let cells = (0..<4).map { ViewNode.color().frame(height: 20).id("cell\($0)") }
    let layout = ViewNode(.lazyGrid(LazyGrid(.vertical, tracks: tracks)), children: cells).layout(320, 48)
    #expect(layout.frame(of: "cell1") == Rect(48, 0, 100, 20))
    #expect(layout.frame(of: "cell2") == Rect(156, 0, 164, 20))
    #expect(layout.frame(of: "cell3") == Rect(0, 28, 40, 20))
  }

  @Test func anAdaptiveTrackBecomesAsManyAsFit() {
    // (320 + 8) / (80 + 8) = 3.7: three tracks of (320 − 16) / 3.
    let grid = LazyGrid(.vertical, tracks: [GridTrack(.adaptive(minimum: 80, maximum: .infinity))])
    let cells = (0..<4).map { ViewNode.color().frame(height: 20).id("cell\($0)") }
    let layout = ViewNode(.lazyGrid(grid), children: cells).layout(320, 48)
    #expect(layout.frame(of: "cell0").map { abs($0.width - 304.0 / 3) < 0.001 } == true)
    #expect(layout.frame(of: "cell3")?.y == 28)
  }

  @Test func aScrollViewIsAsWideAsItsContent() {
    let rows = (0..<3).map { ViewNode.box("row\($0)", 120, 20) }
    let layout = ViewNode.scrollView([.vStack(spacing: 0, rows)]).id("scroll").layout(300, 200)
    #expect(layout.frame(of: "scroll") == Rect(90, 0, 120, 200))
    #expect(layout.frame(of: "row2") == Rect(90, 40, 120, 20))
  }

  /// A column with a spacer of 8 at least, which has all the room of the view; with more inside it scrolls.
  @Test(arguments: [(20.0, 180.0, 200.0), (150, 158, 308)])
  func aScrollViewMayFillItself(row: Double, last: Double, height: Double) {
    let rows = ViewNode.vStack(spacing: 0, [.box("a", 120, row), .spacer(), .box("b", 120, row)]).id("content")
    let scroll = ViewNode(.scroll(ScrollContainer(.vertical, filled: .vertical)), children: [rows]).id("scroll")
    let layout = scroll.layout(300, 200)
    #expect(layout.frame(of: "scroll") == Rect(0, 0, 300, 200))
    #expect(layout.frame(of: "content") == Rect(0, 0, 120, height))
    #expect(layout.frame(of: "b")?.y == last)
    // It is what a scroll view in a geometry reader is, with a frame around its content.
    let framed = ViewNode.scrollView([rows.frame(minHeight: 200)])
    let long = ViewNode.geometryReader([framed]).layout(300, 200)
    #expect(long.frame(of: "content") == layout.frame(of: "content"))
    #expect(long.frame(of: "b") == layout.frame(of: "b"))
  }

  /// There is no one view whose frame it would be.
  @Test func severalViewsOfAScrollViewDoNotFillIt() {
    for count in [0, 2] {
      let rows = (0..<count).map { ViewNode.box("row\($0)", 120, 20) }
      let filled = ViewNode(.scroll(ScrollContainer(.vertical, filled: .vertical)), children: rows)
      #expect(
        filled.layout(300, 200).views.map(\.frame) == ViewNode.scrollView(rows).layout(300, 200).views.map(\.frame))
    }
  }

  /// Nothing is offered; the frame has its least height, and then the view is offered that, or its own height is more.
  @Test func aFrameOffersTheLimitThatDecidedIt() {
    let column = ViewNode.vStack(spacing: 0, [.box("a", 10, 20), .spacer(), .box("b", 10, 20)])
    #expect(column.frame(minHeight: 100).fixedSize().layout(50, 300).frame(of: "b")?.y == 180)
    #expect(column.frame(minHeight: 40).fixedSize().layout(50, 300).frame(of: "b")?.y == 154)
  }

  @Test func theFirstViewThatFitsIsShown() {
    let tree = ViewNode.viewThatFits(in: .horizontal, [.box("row", 101.5, 16), .box("icon", 25, 16)])
    #expect(tree.layout(200, 40).frame(of: "row") != nil)
    #expect(tree.layout(60, 40).frame(of: "icon")?.width == 25)
    #expect(tree.layout(60, 40).frame(of: "row") == nil)
    // Where none fits, the last one overflows.
    #expect(tree.layout(10, 40).frame(of: "icon") == Rect(-7.5, 12, 25, 16))
    // The height does not count.
    #expect(tree.layout(200, 8).frame(of: "row") != nil)
  }

  @Test func aGeometryReaderTakesTheOffer() {
    let layout = ViewNode.geometryReader([.box("a", 100, 100), .color().id("b")]).layout(200, 150)
    #expect(layout.frame(of: "a") == Rect(0, 0, 100, 100))
    #expect(layout.frame(of: "b") == Rect(0, 0, 200, 150))
  }

  @Test func aLayoutOfAnchorsPlacesEdges() {
    // At a third of 300, and 10 after the end of that one.
    let rules = [
      AnchoredLayout.Rule(
        horizontal: .init([.leading: .init(.init(.trailing), multiplier: 1.0 / 3)], length: 50),
        vertical: .init([.verticalCenter: .init(.init(.verticalCenter))])),
      AnchoredLayout.Rule(
        horizontal: .init([
          .leading: .init(.init(view: 0, .trailing), constant: 10), .trailing: .init(.init(.trailing), constant: -20),
        ]),
        vertical: .init([.top: .init(.init(view: 0, .bottom))], length: 15)),
    ]
    let tree = ViewNode(
      .custom(CustomContainer(AnchoredLayout(rules))), children: [.image(Size(width: 5, height: 20)), .color()])
    let frames = tree.layout(300, 100).views.map(\.frame)
    #expect(frames[0] == Rect(0, 0, 300, 100))
    #expect(frames[1].x == 100 && frames[1].y == 40)
    #expect(frames[2] == Rect(160, 60, 120, 15))
  }

  /// A length by one of the container's, of a view before, and of the view itself in the other direction.
  @Test func aLayoutOfAnchorsMultipliesLengths() {
    func start(_ extent: AnchoredLayout.Extent?) -> AnchoredLayout.Positions {
      AnchoredLayout.Positions([.leading: .init(.init(.leading))], extent: extent)
    }
    func top(_ extent: AnchoredLayout.Extent) -> AnchoredLayout.Positions {
      AnchoredLayout.Positions([.top: .init(.init(.top))], extent: extent)
    }
    let rules = [
      AnchoredLayout.Rule(
        horizontal: start(.init(.container, .vertical, multiplier: 0.5)),
        vertical: top(.init(.own, .horizontal, multiplier: 2, constant: -10))),
      AnchoredLayout.Rule(
        horizontal: start(.init(.own, .vertical)),
        vertical: top(.init(.view(0), .vertical, multiplier: 0.5, constant: 1))),
      AnchoredLayout.Rule(
        horizontal: start(.init(.container, .horizontal, constant: -400)),
        vertical: top(.init(.view(7), .vertical, constant: 3))),
    ]
    let tree = ViewNode(
      .custom(CustomContainer(AnchoredLayout(rules))), children: [.color(), .color(), .color()])
    let frames = tree.layout(300, 100).views.map(\.frame)
    #expect(frames[1] == Rect(0, 0, 50, 90))
    #expect(frames[2] == Rect(0, 0, 46, 46))
    #expect(frames[3] == Rect(0, 0, 0, 3))
  }

  /// As high as the farther of two views and what is after it, whatever it is offered; as wide as it is offered.
  @Test func aLayoutOfAnchorsEndsAfterItsViews() {
    func rule(_ top: Double) -> AnchoredLayout.Rule {
      AnchoredLayout.Rule(
        horizontal: .init([.leading: .init(.init(.leading))]),
        vertical: .init([.top: .init(.init(.top), constant: top)]))
    }
    let line = AnchoredLayout.Rule(
      horizontal: .init([.leading: .init(.init(.leading)), .trailing: .init(.init(.trailing))]),
      vertical: .init([.bottom: .init(.init(.bottom))], length: 1))
    let layout = AnchoredLayout(
      [rule(10), rule(30), line],
      ends: [.vertical: [.init(view: 0, constant: 12), .init(view: 1, constant: 5), .init(view: 9, constant: 900)]])
    let tree = ViewNode(
      .custom(CustomContainer(layout)),
      children: [.image(Size(width: 5, height: 20)), .image(Size(width: 8, height: 20)), .color()])
    let frames = tree.layout(300, 400).views.map(\.frame)
    #expect(frames[0] == Rect(0, 172.5, 300, 55))
    #expect(frames[1] == Rect(0, 182.5, 5, 20))
    #expect(frames[2] == Rect(0, 202.5, 8, 20))
    #expect(frames[3] == Rect(0, 226.5, 300, 1))
  }

  @Test func rowsOfAListHaveTheSystemsHeight() {
    let list = ViewNode(.list(ListContainer(.plain)), children: [.box("a", 10, 20), .box("b", 10, 50)]).id("list")
    // Before iOS 26: rows of 44 and 50 + 22; content centered in them.
    let earlier = list.layout(320, 400) { $0.generation = .iOS17 }
    #expect(earlier.frame(of: "list") == Rect(0, 0, 320, 400))
    #expect(earlier.frame(of: "a") == Rect(16, 12, 10, 20))
    #expect(earlier.frame(of: "b") == Rect(16, 55, 10, 50))
    // On iOS 26: 52 and 50 + 30.
    #expect(list.layout(320, 400).frame(of: "b") == Rect(16, 67, 10, 50))
  }

  @Test func controlsHaveTheSizesOfTheirGeneration() {
    func size(_ control: ControlLeaf, _ generation: SystemGeneration) -> Size? {
      ViewNode(.control(control), id: "a").layout(300, 200) { $0.generation = generation }.frame(of: "a")?.size
    }
    // Five letters of 10, 24 and 14 more with a border.
    let title = TextLeaf("Label")
    #expect(size(ControlLeaf(.borderedButton, label: title), .iOS26) == Size(width: 74, height: 34))
    #expect(size(ControlLeaf(.toggle), .iOS26) == Size(width: 66, height: 30))
    #expect(size(ControlLeaf(.toggle), .iOS17) == Size(width: 51, height: 31))
    #expect(size(ControlLeaf(.toggle, label: title), .iOS26) == Size(width: 300, height: 30))
    #expect(size(ControlLeaf(.textField), .iOS26) == Size(width: 300, height: 21.5))
    #expect(
      size(ControlLeaf(.label, label: title, icon: Size(width: 20, height: 22)), .iOS26)
        == Size(width: 78, height: 22))
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

  @Test func aShareOfTheContainer() {
    // (390 − 2 · 15) / 3 = 120; two parts and a gap: 255.
    let view = ViewNode.color().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15).id("a")
    #expect(view.layout(390, 100).frame(of: "a")?.width == 255)
  }
}
