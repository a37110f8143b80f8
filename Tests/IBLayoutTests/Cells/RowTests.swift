import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Rows of tables: Measurements/Cells.md#heights and #content-width. The table is 375 wide; its canvas has two pixels a
/// point.
@Suite struct RowTests {
  private func table(
    _ rows: String, attributes: String = "", tools: String = "22505", on specification: String? = nil
  ) throws -> SceneLayout {
    try layout(storyboard(prototypes(rows, attributes: attributes), head: phone(tools)), on: specification)
  }

  // MARK: - Heights

  @Test func aRowHasItsOwnHeightElseTheTables() throws {
    let layout = try table(row("a", "rowHeight=\"60\"") + row("b"), attributes: "rowHeight=\"50\"")
    #expect(try layout.frame("a").height == 60)
    #expect(try layout.frame("b").height == 50)
    #expect(try layout.frame("a").width == 375)
    #expect(try layout.view("a").kept.isEmpty)
  }

  @Test(arguments: [("14490", 44.0), ("22505", 43.5), ("24412", 51)])
  func anEmptyRowHasTheDefaultHeight(_ tools: String, _ height: Double) throws {
    #expect(try table(row("a"), attributes: "rowHeight=\"-1\"", tools: tools).frame("a").height == height)
  }

  /// On the canvas a static row keeps its stored height, and its content is laid out in that; a device goes by the
  /// content.
  @Test func aStaticRowStaysAsItWasDrawn() throws {
    let text = storyboard(
      sections([("", row("a", content: view("v"), constraints: Self.tall))], attributes: "rowHeight=\"-1\""))
    let canvas = try layout(text)
    #expect(try canvas.frame("a").height == 9)
    #expect(try canvas.view("a").kept.contains(.height))
    #expect(try canvas.view("a-content").kept.isEmpty)
    let device = try layout(text, on: "iphone-8,ios=16")
    #expect(try device.frame("a").height == 100)
    #expect(try device.view("a").kept.isEmpty)
  }

  private static let tall =
    constraint("h", "v.height", constant: 80)
    + constraint("t", "v.top", "a-content.top", constant: 10)
    + constraint("b", "a-content.bottom", "v.bottom", constant: 10)
    + constraint("l", "v.leading", "a-content.leading") + constraint("w", "v.width", constant: 10)

  @Test func aRowGrowsWithItsContent() throws {
    let layout = try table(
      row("a", content: view("v"), constraints: Self.tall), attributes: "rowHeight=\"-1\"")
    #expect(try layout.frame("a").height == 100)
    #expect(try layout.frame("v") == Rect(0, 10, 10, 80))
    #expect(layout.issues.isEmpty)
  }

  /// The canvas draws a prototype as high as it is; a device measures its content if that has a height.
  @Test func onADeviceTheContentOfAPrototypeDecides() throws {
    func heights(_ constraints: String, _ attributes: String = "", on words: String?) throws -> Double {
      let cell = row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints)
      return try table(cell, attributes: attributes, on: words).frame("a").height
    }
    let device = "iphone-8,ios=16"
    #expect(try heights(Self.tall, on: nil) == 60)
    #expect(try heights(Self.tall, on: device) == 100)
    #expect(try heights(Self.tall, "rowHeight=\"-1\"", on: device) == 100)
    #expect(try heights(Self.tall, "rowHeight=\"50\"", on: device) == 60)
    #expect(try heights(Self.tall, on: "iphone-8,ios=10") == 60)
    #expect(try heights(constraint("t", "v.top", "a-content.top", constant: 10), on: device) == 60)
  }

  /// From Xcode 11 to 16 a row is as low as its content.
  @Test(arguments: [("14490", 44.0), ("22505", 30), ("24412", 51)])
  func aRowMayBeLowerThanTheDefault(_ tools: String, _ height: Double) throws {
    let low = Self.tall.replacing(
      constraint("h", "v.height", constant: 80), with: constraint("h", "v.height", constant: 10))
    let layout = try table(
      row("a", content: view("v"), constraints: low), attributes: "rowHeight=\"-1\"", tools: tools)
    #expect(try layout.frame("a").height == height)
  }

  /// 16 points from the table's edge, as in the content view; margins in the file win.
  @Test(arguments: [("", 16.0), (#"<directionalEdgeInsets key="directionalLayoutMargins" leading="30"/>"#, 30)])
  func aCellHasTheMarginsOfItsContentView(_ margins: String, _ x: Double) throws {
    let constraints =
      constraint("1", "v.leading", "a.leadingMargin") + constraint("2", "v.top", "a-content.top")
      + constraint("3", "v.width", constant: 9) + constraint("4", "v.height", constant: 9)
    let cell = row("a", "rowHeight=\"60\"", content: view("v"))
      .replacing("</tableViewCell>", with: "<constraints>\(constraints)</constraints>\(margins)</tableViewCell>")
    #expect(try table(cell).frame("v").x == x)
  }

  /// The content asks for 100, and the separator takes half a point. The table's height and estimate are automatic, or a
  /// number of points.
  @Test(arguments: [("-1", "-1", 44.0), ("-1", "80", 100.5), ("44", "80", 44), ("60", "-1", 60)])
  func beforeIOS11RowsSizeThemselvesOnlyWithAnEstimate(_ height: String, _ estimate: String, _ expected: Double) throws
  {
    let attributes = "rowHeight=\"\(height)\" estimatedRowHeight=\"\(estimate)\""
    let row = row("a", content: view("v"), constraints: Self.tall)
    let old = try table(row, attributes: attributes, on: "iphone-7,ios=10")
    #expect(try old.frame("a").height == expected)
    #expect(try old.view("a").kept.isEmpty)
    let new = try table(row, attributes: attributes, on: "iphone-7,ios=11")
    #expect(try new.frame("a").height == (height == "-1" ? 100.5 : expected))
  }

  @Test func aSeparatorTookAPixelUntilIOS12() throws {
    let layout = try table(row("a", "rowHeight=\"60\""), tools: "14490")
    #expect(try layout.frame("a-content").height == 59.5)
    let without = try table(row("a", "rowHeight=\"60\""), attributes: "separatorStyle=\"none\"", tools: "14490")
    #expect(try without.frame("a-content").height == 60)
    #expect(try table(row("a", "rowHeight=\"60\"")).frame("a-content").height == 60)
  }

  // MARK: - Order

  @Test func rowsFollowEachOtherWithoutAGap() throws {
    let layout = try table(row("a", "rowHeight=\"60\"") + row("b", "rowHeight=\"30\"") + row("c", "rowHeight=\"20\""))
    let first = try layout.frame("a").y
    #expect(try layout.frame("b").y == first + 60)
    #expect(try layout.frame("c").y == first + 90)
    #expect(try layout.view("c").kept.isEmpty)
  }

  @Test func anInsetGroupedTableInsetsItsRows() throws {
    let layout = try table(row("a", "rowHeight=\"60\""), attributes: "style=\"insetGrouped\"")
    #expect(try layout.frame("a").x == 16)
    #expect(try layout.frame("a").width == 343)
  }

  // MARK: - Content views

  /// The accessory and the margin of 16 are taken off; until Xcode 9.0 it was 33 in all.
  @Test(
    arguments: [
      ("13196", "disclosureIndicator", 342.0), ("14490", "disclosureIndicator", 341),
      ("14868", "disclosureIndicator", 347.5),
      ("17701", "disclosureIndicator", 348), ("19455", "disclosureIndicator", 349.5),
      ("20037", "disclosureIndicator", 350.5), ("22505", "disclosureIndicator", 348.5), ("13196", "checkmark", 336),
      ("22505", "checkmark", 335), ("20037", "checkmark", 338.5), ("22505", "detailButton", 335),
      ("22505", "detailDisclosureButton", 316), ("22505", "none", 375),
    ] as [(String, String, Double)])
  func anAccessoryNarrowsTheContentView(_ tools: String, _ accessory: String, _ width: Double) throws {
    let layout = try table(row("a", "rowHeight=\"60\" accessoryType=\"\(accessory)\""), tools: tools)
    #expect(try layout.frame("a-content").width == width)
  }

  @Test func theContentFollowsTheCellsMargins() throws {
    let constraints =
      constraint("l", "v.leading", "a-content.leadingMargin")
      + constraint("r", "a-content.trailingMargin", "v.trailing")
      + constraint("t", "v.top", "a-content.topMargin") + constraint("b", "a-content.bottomMargin", "v.bottom")
    let plain = try table(row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints))
    #expect(try plain.frame("v") == Rect(16, 11, 343, 38))
    let accessory = try table(
      row("a", "rowHeight=\"60\" accessoryType=\"checkmark\"", content: view("v"), constraints: constraints))
    // Beside an accessory 8: 335 - 16 - 8.
    #expect(try accessory.frame("v") == Rect(16, 11, 311, 38))
  }

  /// What the file sets for a content view counts where it is more than the table gives: here 16 at the sides and 11.
  @Test func largerMarginsOfTheContentViewCount() throws {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"12\" left=\"22\" bottom=\"3\" right=\"4\"/>"
    let constraints =
      constraint("l", "v.leading", "a-content.leadingMargin")
      + constraint("r", "a-content.trailingMargin", "v.trailing")
      + constraint("t", "v.top", "a-content.topMargin") + constraint("b", "a-content.bottomMargin", "v.bottom")
    let cell = row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints)
      .replacing("</tableViewCellContentView>", with: "\(margins)</tableViewCellContentView>")
    #expect(try table(cell).frame("v") == Rect(22, 12, 375 - 22 - 16, 60 - 12 - 11))
  }

  @Test(
    arguments: [
      ("retina4_7", "22505", 16.0), ("retina5_5", "22505", 20), ("retina6_12", "22505", 20), ("retina6_0", "22505", 20),
      ("retina6_0", "24412", 16), ("retina5_9", "20037", 16), ("retina5_9", "22155", 20), ("ipad9_7", "22505", 20),
    ])
  func theMarginOfARootTableGoesByDevice(_ device: String, _ tools: String, _ margin: Double) throws {
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let text = storyboard(
      prototypes(row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints)),
      head: DocumentHead(toolsVersion: tools, device: device))
    #expect(try layout(text).frame("v").x == margin)
  }

  /// As on the canvases of the same screens and systems.
  @Test(
    arguments: [
      ("iphone-8,ios=16", 16.0), ("iphone-13,ios=17", 20), ("iphone-13,ios=26", 16), ("iphone-15,ios=17", 20),
      ("iphone-15,ios=26", 20), ("iphone-13,ios=17,landscape", 20),
    ])
  func theMarginOfARootTableOnADevice(_ words: String, _ margin: Double) throws {
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let text = storyboard(prototypes(row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints)))
    #expect(try layout(text, on: words).frame("v").x == margin)
  }

  @Test(arguments: [("14490", 15.0), ("16097", 15), ("17132", 16)])
  func theMarginOfATableInsideASceneWas15(_ tools: String, _ margin: Double) throws {
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let table = view(
      "table", tag: "tableView",
      content: "<prototypes>\(row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints))</prototypes>")
    let layout = try layout(
      subviews: table, constraints: pinned("table", to: "root", x: 0, y: 20, width: 375, height: 400),
      head: phone(tools))
    #expect(try layout.frame("v").x == margin)
  }

  /// A phone in landscape, and a table wider than one in portrait: by width in older canvases, by device in newer ones.
  @Test(arguments: [("20037", 20.0), ("24412", 16)])
  func theMarginOfAWideTableWentByItsWidth(_ tools: String, _ margin: Double) throws {
    var head = DocumentHead(toolsVersion: tools, device: "retina4_7")
    head.isLandscape = true
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let text = storyboard(
      prototypes(row("a", "rowHeight=\"60\"", content: view("v"), constraints: constraints)), head: head)
    #expect(try layout(text).frame("v").x == margin)
  }

  // MARK: - Cells elsewhere

  /// By its own width, 20 from 414 on; from Xcode 11 on a narrow device decides.
  @Test(arguments: [("14490", 20.0), ("16096", 15), ("22505", 16)])
  func aCellOfAXibIsItsOwnRoot(_ tools: String, _ margin: Double) throws {
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let cell = row("a", content: view("v"), constraints: constraints)
      .replacing("y=\"500\" width=\"9\" height=\"9\"", with: "y=\"0\" width=\"500\" height=\"70\"")
    let layout = try layout(xib(cell, head: phone(tools)))
    #expect(try layout.frame("a") == Rect(0, 0, 500, 70))
    #expect(try layout.frame("v").x == margin)
    #expect(layout.safeArea == .zero)
  }

  /// If constraints tie the row at both ends but let the picture end below it, code decides the height.
  @Test(arguments: [(false, 120.0), (true, 58)])
  func aRowThatItsContentExceedsKeepsItsHeight(_ isClosed: Bool, _ height: Double) throws {
    let constraints =
      constraint("t", "box.top", "a-content.top", constant: 5)
      + constraint("b", "a-content.bottom", "box.bottom", constant: 5)
      + constraint("p", "picture.top", "box.top") + constraint("h", "picture.height", constant: 48)
      + (isClosed ? constraint("c", "box.bottom", "picture.bottom") : "")
    let cell = row("a", content: view("box") + view("picture", tag: "imageView"), constraints: constraints)
      .replacing("y=\"500\" width=\"9\" height=\"9\"", with: "y=\"0\" width=\"320\" height=\"120\"")
    #expect(try layout(xib(cell, head: phone("22505")), on: "iphone-15").frame("a").height == height)
  }

  /// On a device of 390 points or more only one as narrow as the narrowest phone has the small margin.
  @Test(arguments: [(320, 16.0), (331, 20), (500, 20)])
  func aCellOfAXibOnAWideDevice(_ width: Int, _ margin: Double) throws {
    let constraints = constraint("l", "v.leading", "a-content.leadingMargin")
    let cell = row("a", content: view("v"), constraints: constraints)
      .replacing("y=\"500\" width=\"9\" height=\"9\"", with: "y=\"0\" width=\"\(width)\" height=\"70\"")
    let layout = try layout(xib(cell, head: DocumentHead(toolsVersion: "22505", device: "retina6_12")))
    #expect(try layout.frame("v").x == margin)
  }

  /// Wheels are lower in a cell of its own than in a scene.
  @Test func pickersInACellOfAXibAreLow() throws {
    let picker = view("v", tag: "pickerView") + view("d", tag: "datePicker", attributes: "style=\"wheels\"")
    let cell = try layout(xib(row("a", content: picker), head: phone("22505")))
    #expect(try cell.frame("v").height == 162)
    #expect(try cell.frame("d").height == 162)
    let scene = try layout(subviews: picker, constraints: "")
    #expect(try scene.frame("v").height == 216)
    #expect(try scene.frame("d").height == 216)
  }

  @Test func itemsOfACollectionKeepWhatTheyAreDrawnWith() throws {
    func item(_ id: String, _ size: String) -> String {
      """
      <collectionViewCell id="\(id)"><rect key="frame" x="10" y="20" width="50" height="60"/>\(size)
      <collectionViewCellContentView key="contentView" id="\(id)-content">
      <rect key="frame" x="0" y="0" width="50" height="60"/></collectionViewCellContentView></collectionViewCell>
      """
    }
    let custom = "<size key=\"customSize\" width=\"70\" height=\"80\"/>"
    let layout = try layout(
      storyboard(
        scene(rootView("grid", tag: "collectionView", content: "<cells>\(item("a", ""))\(item("b", custom))</cells>"))))
    #expect(try layout.frame("a") == Rect(10, 20, 50, 60))
    #expect(try layout.view("a").kept == FrameCoordinate.allCases)
    #expect(try layout.frame("b") == Rect(10, 20, 70, 80))
    #expect(try layout.view("b").kept == [.x, .y])
    #expect(try layout.frame("b-content") == Rect(0, 0, 70, 80))
  }
}
