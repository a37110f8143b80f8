import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Items of collections in lines (Documentation/Collections.md). The collection is 375 x 667.
@Suite struct FlowLayoutTests {
  private func item(_ id: String, size: String = "", content: String = "", constraints: String = "") -> String {
    """
    <collectionViewCell id="\(id)"><rect key="frame" x="900" y="900" width="9" height="9"/>
    <collectionViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(content)</subviews>
    <constraints>\(constraints)</constraints></collectionViewCellContentView>
    \(size.isEmpty ? "" : sizeElement("customSize", size))</collectionViewCell>
    """
  }

  private func sizeElement(_ key: String, _ size: String) -> String {
    let numbers = size.split(separator: " ")
    return "<size key=\"\(key)\" width=\"\(numbers[0])\" height=\"\(numbers[1])\"/>"
  }

  private func collection(
    _ items: String..., attributes: String = "", parts: String = "", supplementary: String = "",
    on specification: String? = nil
  ) throws -> SceneLayout {
    let flow =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"flow\" \(attributes)>\(parts)</collectionViewFlowLayout>"
    let content = flow + "<cells>\(items.joined())</cells>" + supplementary
    return try layout(
      storyboard(scene(rootView("grid", tag: "collectionView", content: content))), on: specification)
  }

  private func origins(_ layout: SceneLayout, _ ids: String...) throws -> [[Double]] {
    try ids.map { id in
      let frame = try layout.frame(id)
      return [frame.x, frame.y]
    }
  }

  @Test func itemsOfOneSizeAreSpreadOverTheLine() throws {
    // (375 + 10) / 110 is three: (375 - 300) / 2 between them; a last line has the same gaps.
    let all = try collection(
      item("a"), item("b"), item("c"), item("d"), item("e"), parts: sizeElement("itemSize", "100 40"))
    #expect(
      try origins(all, "a", "b", "c", "d", "e") == [[0, 0], [137.5, 0], [275, 0], [0, 50], [137.5, 50]])
    #expect(try all.view("e").kept.isEmpty)
    #expect(try all.frame("e").size == Size(width: 100, height: 40))
  }

  @Test func anItemWithoutRoomForASecondStandsInTheMiddle() throws {
    let one = try collection(item("a"), parts: sizeElement("itemSize", "300 40"))
    #expect(try origins(one, "a") == [[37.5, 0]])
    // Where there is room for one more, it is at the edge.
    #expect(try origins(try collection(item("a"), parts: sizeElement("itemSize", "100 40")), "a") == [[0, 0]])
    // One that is too wide does not leave the edge.
    #expect(try origins(try collection(item("a"), parts: sizeElement("itemSize", "400 40")), "a") == [[0, 0]])
  }

  /// A line holds as many items as exactly fit, gaps included.
  @Test func theGapsOfALineCountInItsRoom() throws {
    let spacing = "minimumInteritemSpacing=\"25\""
    // 3 × 100 + 2 × 25 = 350 ≤ 375; with items of 108.5 points, 375.5 > 375.
    let three = try collection(
      item("a"), item("b"), item("c"), attributes: spacing, parts: sizeElement("itemSize", "100 40"))
    #expect(try origins(three, "a", "b", "c") == [[0, 0], [137.5, 0], [275, 0]])
    let two = try collection(
      item("a"), item("b"), item("c"), attributes: spacing, parts: sizeElement("itemSize", "108.5 40"))
    #expect(try origins(two, "a", "b", "c") == [[0, 0], [266.5, 0], [0, 50]])
    // Two of 175 points and the gap fill the line.
    let exact = try collection(item("a"), attributes: spacing, parts: sizeElement("itemSize", "175 40"))
    #expect(try origins(exact, "a") == [[0, 0]])
    let wider = try collection(item("a"), attributes: spacing, parts: sizeElement("itemSize", "176 40"))
    #expect(try origins(wider, "a") == [[99.5, 0]])
  }

  @Test func itemsOfSeveralSizesFillTheirLineAndAreCenteredOnIt() throws {
    let all = try collection(item("a", size: "200 40"), item("b", size: "100 20"), item("c", size: "300 10"))
    // 375 - 300 between them; 'c' does not fit beside 10 more.
    #expect(try origins(all, "a", "b", "c") == [[0, 0], [275, 10], [37.5, 50]])
    #expect(try all.frame("b").size == Size(width: 100, height: 20))
  }

  @Test func insetsHeadersAndFootersTakeTheirRoom() throws {
    let parts =
      sizeElement("itemSize", "100 40") + sizeElement("headerReferenceSize", "50 30")
      + sizeElement("footerReferenceSize", "50 20")
      + "<inset key=\"sectionInset\" minX=\"5\" minY=\"6\" maxX=\"70\" maxY=\"8\"/>"
    let supplementary = ["sectionHeaderView", "sectionFooterView"].map {
      "<collectionReusableView key=\"\($0)\" id=\"\($0)\"><rect key=\"frame\" x=\"3\" y=\"3\" width=\"3\" height=\"3\"/></collectionReusableView>"
    }
    let all = try collection(
      item("a"), item("b"), item("c"), attributes: "minimumLineSpacing=\"7\" minimumInteritemSpacing=\"0\"",
      parts: parts, supplementary: supplementary.joined())
    // 375 - 75 hold three without a gap.
    #expect(try origins(all, "a", "b", "c") == [[5, 36], [105, 36], [205, 36]])
    #expect(try all.frame("sectionHeaderView") == Rect(0, 0, 375, 30))
    #expect(try all.frame("sectionFooterView") == Rect(0, 36 + 40 + 8, 375, 20))
    #expect(try all.view("sectionFooterView").kept.isEmpty)
  }

  @Test func linesMayRunDownwards() throws {
    let all = try collection(
      item("a"), item("b"), item("c"), attributes: "scrollDirection=\"horizontal\"",
      parts: sizeElement("itemSize", "50 250"))
    // 667 hold two of 250 with 167 between them.
    #expect(try origins(all, "a", "b", "c") == [[0, 0], [0, 417], [60, 0]])
  }

  @Test func estimatedItemsAreAsLargeAsWhatTheyHold() throws {
    let inside = view("v")
    let constraints =
      pinned("v", to: "a-content", x: 3, y: 4, width: 60, height: 20)
      + constraint("r", "a-content.trailing", "v.trailing", constant: 5)
      + constraint("d", "a-content.bottom", "v.bottom", constant: 6)
    func size(_ attributes: String, on specification: String?) throws -> Size {
      try collection(
        item("a", content: inside, constraints: constraints), attributes: attributes, on: specification
      ).frame("a").size
    }
    // 3 + 60 + 5 by 4 + 20 + 6.
    #expect(try size("automaticEstimatedItemSize=\"YES\"", on: "iphone-8,ios=16") == Size(width: 68, height: 30))
    // So the canvas draws it; a layout without an estimate has the items' size.
    #expect(try size("automaticEstimatedItemSize=\"YES\"", on: nil) == Size(width: 68, height: 30))
    #expect(try size("", on: "iphone-8,ios=16") == Size(width: 50, height: 50))
  }

  @Test func anEstimatedItemKeepsItsSizeWhereNothingDeterminesIt() throws {
    let constraints = pinned("v", to: "a-content", x: 3, y: 4, width: 60, height: 20)
    let all = try collection(
      item("a", content: view("v"), constraints: constraints), item("b"),
      attributes: "automaticEstimatedItemSize=\"YES\"", on: "iphone-8,ios=16")
    #expect(try all.frame("a").size == Size(width: 50, height: 50))
    #expect(try all.view("a").kept.isEmpty)
  }

  @Test func theSafeAreaMayBeTheSectionsOwn() throws {
    // 59 at both sides: (734 - 50 * 13) / 12 between thirteen items.
    let all = try collection(
      item("a"), item("b"), attributes: "sectionInsetReference=\"safeArea\" minimumInteritemSpacing=\"5\"",
      on: "iphone-15,ios=17,landscape")
    #expect(try origins(all, "a", "b")[0] == [59, 0])
    #expect(try abs(all.frame("b").x - (59 + 50 + 84.0 / 12)) < 0.34)
  }

  @Test func anotherLayoutKeepsWhatWasDrawn() throws {
    let content = "<collectionViewLayout key=\"collectionViewLayout\" id=\"own\"/><cells>\(item("a"))</cells>"
    let layout = try layout(storyboard(scene(rootView("grid", tag: "collectionView", content: content))))
    #expect(try layout.frame("a") == Rect(900, 900, 9, 9))
    #expect(try layout.view("a").kept == FrameCoordinate.allCases)
  }
}
