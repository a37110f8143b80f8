import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Where the size of a xib's root comes from on a device.
@Suite struct SizeSourceTests {
  private static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="WelcomeController"><connections>
    <outlet property="view" destination="root" id="o"/></connections></placeholder>
    """
  private static let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

  private func root(
    _ frame: String, tag: String = "view", owner: String = "", attributes: String = "", content: String = "",
    on specification: String? = "iphone-15"
  ) throws -> SceneLayout {
    try layout(
      xib(owner, view("root", tag: tag, frame: frame, .mask(""), attributes: attributes, content: content)),
      on: specification)
  }

  // MARK: - Cells

  /// Two labels of unknown length above each other, and a button of a fixed width that the narrowest cell cannot hold.
  private static let content =
    view(
      "title", tag: "label", attributes: "text=\"A title that wraps in a narrow cell of a table\" numberOfLines=\"0\"")
    + view("box")
  private static let constraints = [
    constraint("c1", "title.leading", "cell-content.leadingMargin"),
    constraint("c2", "title.top", "cell-content.topMargin"),
    constraint("c3", "title.trailing", "cell-content.trailingMargin"),
    constraint("c4", "box.top", "title.bottom", constant: 8), constraint("c5", "box.height", constant: 60),
    constraint("c6", "cell-content.bottomMargin", "box.bottom"), constraint("c7", "box.leading", "title.leading"),
    constraint("c8", "box.width", constant: 340), constraint("c9", "cell-content.trailingMargin", "box.trailing"),
  ].joined()

  /// The frames and the issues of a cell, without those of a table around it.
  private func result(_ layout: SceneLayout) throws -> [String] {
    let views = layout.views.filter { $0.id != "table" }
    return try views.map { view in
      var frame = try #require(view.frame)
      if view.id == "cell" { frame.y = 0 }
      // Differences of two positions on pixels that are thirds of a point.
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() }
      return "\(view.id) \(numbers) \(view.margins) \(view.kept)"
    } + layout.issues.map { "\($0.kind) \($0.view ?? "") \($0.message) \($0.isDoubtful)" }
  }

  @Test(
    arguments: [
      "size=320x568", "size=375x667", "size=393x852", "size=744x1133", "size=834x1194", "iphone-15",
      "iphone-15,landscape", "ipad-pro-11", "iphone-15,rtl",
    ])
  func aCellIsLaidOutAsInATableOfThatWidth(_ specification: String) throws {
    for attributes in ["", "accessoryType=\"disclosureIndicator\""] {
      let cell = row("cell", attributes, content: Self.content, constraints: Self.constraints)
      let alone = try layout(xib(cell), on: specification)
      let inTable = try layout(storyboard(prototypes(cell)), on: specification)
      #expect(try result(alone) == result(inTable))
      #expect(alone.sizeSource == .row && inTable.sizeSource == .window)
      let width = try configuration(specification).size.width
      #expect(try alone.frame("cell").width == width)
    }
  }

  @Test func theWidthDecidesOnTheProblemsOfACell() throws {
    let cell = row("cell", content: Self.content, constraints: Self.constraints)
    func conflicts(_ specification: String) throws -> Int {
      try layout(xib(cell), on: specification).issues.count { $0.kind == .conflict }
    }
    // 340 points and the margins fit no cell exactly.
    #expect(try conflicts("size=320x568") == 1 && conflicts("size=834x1194") == 1)
    let lowest = try layout(xib(cell), on: "size=834x1194").frame("cell").height
    #expect(try layout(xib(cell), on: "size=320x568").frame("cell").height > lowest)
  }

  @Test func aCellWithoutAHeightOfItsOwnKeepsTheStoredOne() throws {
    let label = view("title", tag: "label", attributes: "text=\"A\"")
    let middle = constraint("c1", "title.centerY", "cell-content.centerY")
    let layout = try layout(xib(row("cell", content: label, constraints: middle)), on: "iphone-15")
    #expect(try layout.frame("cell") == Rect(0, 0, 393, 9))
    #expect(try layout.view("cell").kept == [.height])
    let plain = try root("0 0 320 77", tag: "tableViewCell")
    #expect(try plain.frame("root") == Rect(0, 0, 393, 77) && plain.view("root").kept == [.height])
  }

  @Test func aHeaderIsAsWideAsTheWindow() throws {
    for name in ["ProfileHeaderView", "UITableViewHeaderFooterView", "SectionHeader"] {
      let layout = try root("0 0 320 60", attributes: "customClass=\"\(name)\"")
      #expect(try layout.frame("root") == Rect(0, 0, 393, 60))
      #expect(layout.sizeSource == .row)
    }
    #expect(try root("0 0 320 60", attributes: "customClass=\"CollectionHeaderView\"").sizeSource == .file)
  }

  @Test func theCanvasKeepsTheStoredSizeOfACell() throws {
    let layout = try root("0 0 320 77", tag: "tableViewCell", on: nil)
    #expect(try layout.frame("root") == Rect(0, 0, 320, 77) && layout.sizeSource == .window)
  }

  // MARK: - Others

  @Test func aScreenFillsTheWindowWhateverItsMetrics() throws {
    for (frame, content) in [("0 0 768 1004", Self.freeform), ("0 0 320 416", Self.freeform), ("0 0 320 100", "")] {
      let layout = try root(frame, owner: Self.owner, content: content)
      #expect(try layout.frame("root") == Rect(0, 0, 393, 852) && layout.sizeSource == .window)
    }
  }

  /// A sheet has the width of a screen, but not its height.
  @Test(arguments: ["0 0 320 100", "0 0 300 500", "0 0 375 492", "0 0 393 535"])
  func aDialogKeepsTheSizeInTheFile(_ frame: String) throws {
    let layout = try root(frame, owner: Self.owner, content: Self.freeform)
    #expect(layout.sizeSource == .file)
    #expect(try layout.view("root").kept == [.width, .height])
  }

  /// A window does not show a part of itself that is wider.
  @Test func aPartOfTheScreenIsNotWiderThanTheWindow() throws {
    let part = try root("0 0 414 348", owner: Self.owner, content: Self.freeform)
    #expect(try part.frame("root") == Rect(0, 0, 393, 348) && part.sizeSource == .file)
    let wide = try root("0 0 414 348", owner: Self.owner, content: Self.freeform, on: "ipad-pro-11")
    #expect(try wide.frame("root").width == 414)
  }

  @Test func aLaunchScreenFillsTheWindow() throws {
    let text = xib(view("root", frame: "0 0 480 480", .mask(""))).replacing(
      "<document ", with: "<document launchScreen=\"YES\" ")
    let layout = try layout(text, on: "iphone-15")
    #expect(try layout.frame("root") == Rect(0, 0, 393, 852) && layout.sizeSource == .window)
  }

  @Test func collectionCellsAndOtherViewsHaveOnlyTheSizeInTheFile() throws {
    for tag in ["collectionViewCell", "view", "button"] {
      #expect(try root("0 0 120 80", tag: tag).sizeSource == .file)
    }
    let beside = storyboard(
      scene(rootView()).replacing(
        "</objects>", with: view("beside", frame: "0 0 100 50", .mask("")) + "</objects>"))
    let layouts = try layouts(beside, on: "iphone-15")
    #expect(layouts.map(\.sizeSource) == [.window, .file])
  }

  // MARK: - Larger sizes and longer texts

  /// A label that an outlet names is wider, another label is not.
  @Test func onlyTextsWithOutletsGrow() throws {
    func label(_ id: String) -> String {
      view(id, tag: "label", attributes: #"text="Ada""#)
    }
    let text = xib(
      view(
        "root", attributes: "",
        content: "<subviews>\(label("open"))\(label("fixed"))</subviews>"
          + #"<connections><outlet property="nameLabel" destination="open" id="o"/></connections>"#))
    let engine = LayoutEngine(try model(text), .documentAlone)
    func widths(_ configuration: TraitConfiguration) -> [Double?] {
      let views = engine.layouts(in: configuration)[0].views
      return ["open", "fixed"].map { id in views.first { $0.id == id }?.placement?.intrinsicWidth }
    }
    let before = widths(ConfigurationSet.finalSizeClasses[0])
    let after = widths(try #require(ConfigurationSet.longerTexts.first))
    #expect(after[0] == before[0].map { $0 + 16 })
    #expect(after[1] == before[1])
    #expect(engine.hasOpenTexts)
    #expect(try !LayoutEngine(model(xib(label("root"))), .documentAlone).hasOpenTexts)
  }

  /// Only what code may give another size is larger: a root with the size of the file, the height of a row that no
  /// constraint asks for, an item of a collection; a screen stays as it is.
  @Test func onlyOpenSizesGrow() throws {
    let grown = ConfigurationSet.grownSizes
    #expect(grown.map(\.name) == ["iphone-15.portrait.60-wider", "iphone-15.portrait.60-higher"])
    func frames(_ text: String, _ id: String = "root") throws -> [Rect?] {
      let engine = LayoutEngine(try model(text), .documentAlone)
      return grown.map { configuration in
        engine.layouts(in: configuration)[0].views.first { $0.id == id }?.frame
      }
    }
    let own = xib(view("root", frame: "0 0 120 80", .mask("")))
    #expect(try frames(own) == [Rect(0, 0, 180, 80), Rect(0, 0, 120, 140)])
    let row = xib(view("root", tag: "tableViewCell", frame: "0 0 320 77", .mask("")))
    #expect(try frames(row) == [Rect(0, 0, 393, 77), Rect(0, 0, 393, 137)])
    #expect(try frames(storyboard(scene(rootView()))) == [Rect(0, 0, 393, 852), Rect(0, 0, 393, 852)])
    let items = try frames(collectionStoryboard, "Photo").map { $0?.size }
    #expect(items == [Size(width: 150, height: 60), Size(width: 90, height: 120)])
    #expect(try LayoutEngine(model(own), .documentAlone).hasOpenSizes)
    #expect(try !LayoutEngine(model(storyboard(scene(rootView()))), .documentAlone).hasOpenSizes)
    #expect(try LayoutEngine(model(collectionStoryboard), .documentAlone).hasOpenSizes)
  }
}
