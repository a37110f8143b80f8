import Testing

@testable import IBConvert

/// The rows U1 to U9 of Documentation/Behaviors.md, with arithmetic.
@Suite struct BehaviorRowTests {
  // MARK: - U1

  @Test func theParentOffersTheChildChoosesTheParentPlaces() {
    // (200 − 50) / 2 = 75, (100 − 30) / 2 = 35
    let layout = ViewNode.box("box", 50, 30).layout(200, 100)
    #expect(layout.frame(of: "box") == Rect(75, 35, 50, 30))
    // A color takes the 50 that its frame offers, and the height of the host.
    let column = ViewNode.color().id("color").frame(width: 50).layout(200, 100)
    #expect(column.frame(of: "color") == Rect(75, 0, 50, 100))
  }

  @Test func whatIsTooLargeOverflowsOnBothSides() {
    // (100 − 150) / 2 = −25, (100 − 120) / 2 = −10
    #expect(ViewNode.box("box", 150, 120).layout(100, 100).frame(of: "box") == Rect(-25, -10, 150, 120))
  }

  // MARK: - U2

  @Test func theRootIsOfferedTheSafeArea() {
    let insets = EdgeInsets(top: 47, bottom: 34)
    // 844 − 47 − 34 = 763
    let layout = ViewNode.color().id("color").layout(390, 844, safeArea: insets)
    #expect(layout.frame(of: "color") == Rect(0, 47, 390, 763))
    // 47 + (763 − 63) / 2 = 397
    let box = ViewNode.box("box", 390, 63).layout(390, 844, safeArea: insets)
    #expect(box.frame(of: "box") == Rect(0, 397, 390, 63))
  }

  @Test func whatIgnoresTheSafeAreaGoesOnBeyondIt() {
    let insets = EdgeInsets(top: 64)
    let tree = ViewNode.color().id("color").ignoresSafeArea().id("modifier")
    let layout = tree.layout(320, 300, safeArea: insets)
    #expect(layout.frame(of: "modifier") == Rect(0, 64, 320, 236))
    #expect(layout.frame(of: "color") == Rect(0, 0, 320, 300))
    // Ten points away from the end of the safe area nothing changes.
    let away = tree.padding(10).layout(320, 300, safeArea: insets)
    #expect(away.frame(of: "color") == Rect(10, 74, 300, 216))
    // A view of 400 in a row of 300, 59 wider on both sides: it begins where the row does, and ends below it.
    let tall = ViewNode.color().frame(height: 400).id("tall").ignoresSafeArea(.horizontal)
    let row = ViewNode(.stack(LinearStack(.vertical, spacing: 0)), children: [tall])
    let frame = row.frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
      .layout(852, 300, safeArea: EdgeInsets(leading: 59, trailing: 59)).frame(of: "tall")
    #expect(frame == Rect(0, 0, 852, 400))
  }

  /// Four different insets around 300 × 250.
  @Test(arguments: [
    (Edge.top, 20.0, 0.0, 300.0, 260.0), (.leading, 0, 10, 320, 250), (.bottom, 20, 10, 300, 290),
    (.trailing, 20, 10, 380, 250),
  ])
  func eachEdgeOfTheSafeAreaIsIgnoredAlone(_ edge: Edge, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 80)
    let tree = ViewNode.color().id("color").ignoresSafeArea(EdgeSet(edge))
    #expect(tree.layout(400, 300, safeArea: insets).frame(of: "color") == Rect(x, y, width, height))
    let mirrored = tree.layout(400, 300, safeArea: insets) { $0.direction = .rightToLeft }
    #expect(mirrored.frame(of: "color") == Rect(400 - x - width, y, width, height))
  }

  /// A view of 100 in a row of 300 reaches one end of the safe area and extends beyond it at that end.
  @Test func onlyTheEdgeThatAViewReachesIsIgnored() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 80)
    let color = ViewNode.color().id("color").ignoresSafeArea(.horizontal).frame(width: 100)
    func frame(_ row: [ViewNode], _ direction: LayoutDirection) -> Rect? {
      ViewNode.hStack(spacing: 0, row).layout(400, 300, safeArea: insets) { $0.direction = direction }.frame(
        of: "color")
    }
    #expect(frame([color, .spacer()], .leftToRight) == Rect(0, 10, 120, 250))
    #expect(frame([color, .spacer()], .rightToLeft) == Rect(280, 10, 120, 250))
    #expect(frame([.spacer(), color], .leftToRight) == Rect(220, 10, 180, 250))
    #expect(frame([.spacer(), color], .rightToLeft) == Rect(0, 10, 180, 250))
  }

  /// NaN and infinite lengths count as zero; the other edges keep their lengths.
  @Test(arguments: Edge.allCases) func paddingWithoutAnEndIsNone(_ edge: Edge) {
    for length in [Double.nan, .infinity, 0] {
      var insets = EdgeInsets(5)
      insets[edge] = length
      let frame = ViewNode.color().id("color").padding(insets).layout(100, 50).frame(of: "color")
      let start = Point(x: edge == .leading ? 0 : 5, y: edge == .top ? 0 : 5)
      let size = edge.axis == .horizontal ? Size(width: 95, height: 40) : Size(width: 90, height: 45)
      #expect(frame == Rect(origin: start, size: size), "\(length)")
    }
  }

  // MARK: - U3

  @Test func aBackgroundIsOfferedTheSizeOfTheView() {
    let layout = ViewNode.box("box", 50, 30).background([.color().id("under")]).layout(100, 100)
    #expect(layout.frame(of: "box") == Rect(25, 35, 50, 30))
    #expect(layout.frame(of: "under") == Rect(25, 35, 50, 30))
  }

  @Test func anOverlayIsAlignedAndMovesNoOne() {
    // The trailing edges meet at 75: 75 − 20 = 55.
    let badge = ViewNode.box("badge", 20, 20)
    let layout = ViewNode.box("box", 50, 50).overlay(alignment: .topTrailing, [badge]).layout(100, 100)
    #expect(layout.frame(of: "box") == Rect(25, 25, 50, 50))
    #expect(layout.frame(of: "badge") == Rect(55, 25, 20, 20))
  }

  // MARK: - U4

  @Test func paddingOffersLessAndReturnsMore() {
    // 200 − 2 · 16 = 168, 100 − 2 · 16 = 68
    let layout = ViewNode.color().id("color").padding().id("outer").layout(200, 100)
    #expect(layout.frame(of: "color") == Rect(16, 16, 168, 68))
    #expect(layout.frame(of: "outer") == Rect(0, 0, 200, 100))
  }

  @Test func paddingNeverOffersLessThanNothing() {
    // 100 − 120 is offered as 0; 0 + 120 = 120 overflows by 10 on each side, so that the color is at −10 + 60.
    let layout = ViewNode.color().id("color").padding(.all, 60).id("outer").layout(100, 100)
    #expect(layout.frame(of: "color") == Rect(50, 50, 0, 0))
    #expect(layout.frame(of: "outer") == Rect(-10, -10, 120, 120))
  }

  // MARK: - U5

  @Test func textsAndImagesHaveTheirOwnSize() {
    // Nine letters of 10 points; (200 − 90) / 2 = 55, (100 − 20) / 2 = 40
    #expect(ViewNode.text("Two words").id("text").layout(200, 100).frame(of: "text") == Rect(55, 40, 90, 20))
    // Offered 60 it wraps: lines of 30 and 50.
    #expect(ViewNode.text("Two words").id("text").layout(60, 100).frame(of: "text") == Rect(5, 30, 50, 40))
    let image = ViewNode.image(Size(width: 64, height: 40))
    #expect(image.id("image").layout(100, 100).frame(of: "image") == Rect(18, 30, 64, 40))
  }

  @Test func aResizableImageTakesTheOffer() {
    let image = ViewNode.image(Size(width: 64, height: 40), resizable: true)
    #expect(image.id("image").layout(100, 50).frame(of: "image") == Rect(0, 0, 100, 50))
    // 64 : 40 = 1.6; 40 · 1.6 = 64
    let fitted = image.id("image").aspectRatio(nil, .fit).layout(100, 40)
    #expect(fitted.frame(of: "image") == Rect(18, 0, 64, 40))
  }

  @Test func aTextYieldsLinesUnderPressure() {
    // 130 − 2 · 40 = 50 has room for two lines of 20; 120 in 130 begins at 5.
    let words = "aaaa bbbb cccc dddd"
    let tree = ViewNode.vStack(spacing: 0, [.box("a", 50, 40), .text(words).id("text"), .box("b", 50, 40)])
    #expect(tree.layout(50, 130).frame(of: "text") == Rect(5, 45, 40, 40))
  }

  // MARK: - U6

  @Test func aFrameIsAroundTheView() {
    // The image keeps its size: (100 − 50) / 2 = 25 for the frame, (50 − 60) / 2 = −5 from there.
    let image = ViewNode.image(Size(width: 60, height: 40)).id("image")
    let layout = image.frame(width: 50, height: 40).id("frame").layout(100, 100)
    #expect(layout.frame(of: "frame") == Rect(25, 30, 50, 40))
    #expect(layout.frame(of: "image") == Rect(20, 30, 60, 40))
  }

  @Test func aFlexibleFrameKeepsToItsLimits() {
    let rigid = ViewNode.image(Size(width: 40, height: 20))
    func width(_ view: ViewNode) -> Double? { view.id("frame").layout(300, 300).frame(of: "frame")?.width }
    #expect(width(rigid.frame(minWidth: 100)) == 100)
    #expect(width(rigid.frame(maxWidth: 200)) == 200)
    #expect(width(rigid.frame(minWidth: 50, maxWidth: .infinity)) == 300)
    #expect(width(rigid.frame(idealWidth: 150).fixedSize()) == 150)
    // Limits out of order: the maximum is raised to the minimum.
    #expect(width(ViewNode.color().frame(minWidth: 100, maxWidth: 50)) == 100)
  }

  @Test func aMinimumOfNothingPinsWhatOverflows() {
    let wide = ViewNode.box("box", 150, 10)
    let pinned = wide.frame(minWidth: 0, maxWidth: .infinity, alignment: .leading).layout(100, 100)
    #expect(pinned.frame(of: "box")?.x == 0)
    // Without the minimum the frame grows with the view: (100 − 150) / 2 = −25.
    #expect(wide.frame(maxWidth: .infinity, alignment: .leading).layout(100, 100).frame(of: "box")?.x == -25)
  }

  // MARK: - U7

  @Test func theLeastFlexibleIsAskedFirst() {
    // 50 is taken first; (300 − 50) / 2 = 125 for each color.
    let tree = ViewNode.hStack(
      spacing: 0, [.color().id("a"), .color().frame(width: 50).id("b"), .color().id("c")])
    let layout = tree.layout(300, 100)
    #expect(layout.frame(of: "a") == Rect(0, 0, 125, 100))
    #expect(layout.frame(of: "b") == Rect(125, 0, 50, 100))
    #expect(layout.frame(of: "c") == Rect(175, 0, 125, 100))
  }

  @Test func gapsAreSubtractedFirst() {
    // (620 − 2 · 10) / 3 = 200; without a spacing (100 − 8) / 2 = 46.
    let colors = [ViewNode.color().id("a"), .color().id("b"), .color().id("c")]
    #expect(ViewNode.hStack(spacing: 10, colors).layout(620, 80).frame(of: "b") == Rect(210, 0, 200, 80))
    #expect(ViewNode.hStack(Array(colors.prefix(2))).layout(100, 80).frame(of: "b") == Rect(54, 0, 46, 80))
  }

  @Test func aPriorityTakesWhatTheOthersDoNotNeed() {
    // 20 and 60 are held back: 300 − 80 = 220.
    let tree = ViewNode.hStack(
      spacing: 0,
      [
        .color().frame(minWidth: 20).id("a"), .color().frame(minWidth: 20).layoutPriority(1).id("b"),
        .color().frame(width: 60).id("c"),
      ])
    let layout = tree.layout(300, 100)
    #expect(layout.frame(of: "a") == Rect(0, 0, 20, 100))
    #expect(layout.frame(of: "b") == Rect(20, 0, 220, 100))
    #expect(layout.frame(of: "c") == Rect(240, 0, 60, 100))
  }

  @Test func leftoversArePassedOn() {
    // 150 / 2 = 75, at most 100: 75. The other has at least 100: 175 in all, 12.5 out on each side.
    let tree = ViewNode.hStack(
      spacing: 0, [.color().frame(maxWidth: 100).id("a"), .color().frame(minWidth: 100).id("b")])
    let layout = tree.layout(150, 100)
    #expect(layout.frame(of: "a") == Rect(-12.5, 0, 75, 100))
    #expect(layout.frame(of: "b") == Rect(62.5, 0, 100, 100))
  }

  @Test func spacersShareWhatIsLeft() {
    // (300 − 40) / 2 = 130
    let tree = ViewNode.hStack(spacing: 0, [.spacer().id("a"), .box("box", 40, 20), .spacer().id("b")])
    let layout = tree.layout(300, 100)
    #expect(layout.frame(of: "a")?.width == 130)
    #expect(layout.frame(of: "box")?.x == 130)
  }

  // MARK: - U8

  @Test func baselinesMeet() {
    // Baselines at 15 and, for a box, at its bottom: the box of 10 is 5 down, the one of 40 sticks out by 25.
    let tree = ViewNode.hStack(
      alignment: .firstTextBaseline, spacing: 0, [.text("One").id("text"), .box("low", 10, 10), .box("high", 10, 40)])
    let layout = tree.layout(100, 100)
    #expect(layout.frame(of: "high")?.y == layout.frame(of: "text").map { $0.y - 25 })
    #expect(layout.frame(of: "low")?.y == layout.frame(of: "text").map { $0.y + 5 })
  }

  @Test func theLastBaselineIsThatOfTheLastLine() {
    // Two lines of 20: the last baseline is 35 down, the box of 10 is 25 down.
    let tree = ViewNode.hStack(
      alignment: .lastTextBaseline, spacing: 0, [.text("One\nTwo").id("text"), .box("box", 10, 10)])
    let layout = tree.layout(100, 100)
    #expect(layout.frame(of: "box")?.y == layout.frame(of: "text").map { $0.y + 25 })
  }

  // MARK: - U9

  @Test func aFixedSizeIsTheIdealSize() {
    // (100 − 10) / 2 = 45
    #expect(ViewNode.color().fixedSize().id("a").layout(100, 100).frame(of: "a") == Rect(45, 45, 10, 10))
    let across = ViewNode.color().fixedSize(.horizontal).id("a").layout(100, 100)
    #expect(across.frame(of: "a") == Rect(45, 0, 10, 100))
    // A text stays on its one line: (60 − 90) / 2 = −15.
    let text = ViewNode.text("Two words").fixedSize(.horizontal).id("a").layout(60, 20)
    #expect(text.frame(of: "a") == Rect(-15, 0, 90, 20))
  }

  @Test func rowsOfAFixedColumnAreEquallyWide() {
    let rows = [60.0, 90, 40].enumerated().map { index, width in
      ViewNode.image(Size(width: width, height: 20)).frame(maxWidth: .infinity).id("row\(index)")
    }
    let layout = ViewNode.vStack(spacing: 0, rows).fixedSize(.horizontal).layout(300, 100)
    for index in 0..<3 { #expect(layout.frame(of: "row\(index)")?.width == 90) }
  }
}
