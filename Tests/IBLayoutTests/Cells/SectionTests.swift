import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Cells.md#first-row and #section-gap.
@Suite struct SectionTests {
  private static let titled = "headerTitle=\"General\""

  private func place(
    _ all: [(attributes: String, rows: String)], attributes: String = "", tools: String = "22505", of id: String
  ) throws -> Double {
    try layout(storyboard(sections(all, attributes: attributes), head: phone(tools))).frame(id).y
  }

  private func firstRow(_ section: String, attributes: String = "", tools: String = "22505") throws -> Double {
    try place([(section, row("a", "rowHeight=\"60\""))], attributes: attributes, tools: tools, of: "a")
  }

  @Test func theFirstRowOfAGroupedTableStandsBelowItsTitle() throws {
    #expect(try firstRow(Self.titled, attributes: "style=\"grouped\"") == 55.5)
    #expect(try firstRow(Self.titled, attributes: "style=\"grouped\"", tools: "20037") == 49.5)
  }

  @Test func withoutATitleTheHeadersOwnHeightIsLeft() throws {
    #expect(try firstRow("", attributes: "style=\"grouped\" sectionHeaderHeight=\"18\"", tools: "14490") == 35)
    #expect(try firstRow("", attributes: "style=\"grouped\" sectionHeaderHeight=\"18\"") == 18)
  }

  @Test func aPlainTableHasRoomForItsHeader() throws {
    func first(_ tools: String) throws -> Double {
      try layout(storyboard(prototypes(row("a", "rowHeight=\"60\"")), head: phone(tools))).frame("a").y
    }
    #expect(try first("14490") == 28)
    #expect(try first("20037") == 44.5)
    #expect(try first("22505") == 50)
  }

  /// The caption above prototypes is the canvas's own.
  @Test func prototypesBeginAtTheTopOnADevice() throws {
    func first(_ attributes: String) throws -> Double {
      let table = prototypes(row("a", "rowHeight=\"60\""), attributes: attributes)
      return try layout(storyboard(table, head: phone("22505")), on: "iphone-15").frame("a").y
    }
    #expect(try first("") == 0)
    #expect(try first("style=\"grouped\"") == 35)
  }

  @Test func sectionsAreKeptApart() throws {
    let two = [(Self.titled, row("a", "rowHeight=\"60\"")), (Self.titled, row("b", "rowHeight=\"60\""))]
    let untitled = [("", row("a", "rowHeight=\"60\"")), ("", row("b", "rowHeight=\"60\""))]
    let grouped = "style=\"grouped\" sectionFooterHeight=\"18\""
    // 55.5 + 60, then the footer of 18 and 38.
    #expect(try place(two, attributes: grouped, of: "b") == 171.5)
    // Without titles 36 in all.
    #expect(try place(untitled, attributes: grouped, of: "b") - place(untitled, attributes: grouped, of: "a") == 96)
    // A plain table: 28 before Xcode 11, 56 later.
    #expect(try place(two, tools: "14490", of: "b") - place(two, tools: "14490", of: "a") == 88)
    #expect(try place(two, of: "b") - place(two, of: "a") == 116)
  }

  /// On a device, a plain section without a title has no header.
  @Test func onADeviceUntitledPlainSectionsFollowEachOther() throws {
    func place(_ section: String) throws -> Double {
      let two = [("", row("a", "rowHeight=\"60\"")), (section, row("b", "rowHeight=\"60\""))]
      return try layout(storyboard(sections(two), head: phone("22505")), on: "iphone-15").frame("b").y
    }
    #expect(try place("") == 60)
    #expect(try place(Self.titled) == 110)
  }

  @Test func belowAFootersTextTheDrawingDecides() throws {
    let two = [("footerTitle=\"Some words\"", row("a", "rowHeight=\"60\"")), ("", row("b", "rowHeight=\"60\""))]
    let layout = try layout(storyboard(sections(two, attributes: "style=\"grouped\"")))
    #expect(try layout.frame("b").y == 500)
    #expect(try layout.view("b").kept == [.y])
  }

  @Test func aHeaderViewPushesTheRowsDown() throws {
    let header = """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <autoresizingMask key="autoresizingMask"/></view><prototypes>\(row("a", "rowHeight=\"60\""))</prototypes>
      """
    let table = scene(rootView("table", tag: "tableView", content: header), tag: "tableViewController")
    #expect(try layout(storyboard(table)).frame("a").y == 150)
  }

  // MARK: - Titles

  /// The lines of the titles of a section with two rows of 60 points, which the table scrolls down by the status bar.
  private func titles(
    _ section: String, attributes: String, on specification: String? = nil
  ) throws -> [SetText.Line] {
    let rows = row("a", "rowHeight=\"60\"") + row("b", "rowHeight=\"60\"")
    let document = try model(storyboard(sections([(section, rows)], attributes: attributes)))
    let layout = LayoutEngine(document, .documentAlone)
      .layouts(in: try document.configuration(specification), detail: .picture).first
    return (layout?.views.first?.appearance?.shapes ?? []).flatMap { shape -> [SetText.Line] in
      if case .text(let text) = shape.figure { text.lines } else { [] }
    }
  }

  @Test func aGroupedTableShowsItsTitlesInCapitalsAboveAndAsTheyAreBelow() throws {
    let lines = try titles("headerTitle=\"General\" footerTitle=\"Some words\"", attributes: "style=\"grouped\"")
    try #require(lines.map(\.text) == ["GENERAL", "Some words"])
    // The rows are from 75.5 to 195.5.
    #expect(lines[0].baseline < 75.5 && lines[0].baseline > 60)
    #expect(lines[1].baseline > 195.5 && lines[1].baseline < 220)
    #expect(lines.allSatisfy { $0.x == 16 })
  }

  @Test func titlesBeginInsideTheSafeAreaAndTheRows() throws {
    let words = "headerTitle=\"General\" footerTitle=\"Some words\""
    // The safe area begins at 59, the rows at 0.
    let grouped = try titles(words, attributes: "style=\"grouped\"", on: "iphone-15,ios=17,landscape").map(\.x)
    #expect(grouped == [79, 79])
    let inset = try titles(words, attributes: "style=\"insetGrouped\"", on: "iphone-15,ios=17").map(\.x)
    #expect(inset == [40, 40])
  }

  @Test func aPlainTableShowsItsTitleAsItIs() throws {
    #expect(try titles(Self.titled, attributes: "").map(\.text) == ["General"])
  }

  @Test func aLongFooterIsBrokenIntoLines() throws {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    #expect(try titles("footerTitle=\"\(words)\"", attributes: "style=\"grouped\"").count > 3)
  }

  @Test func aFooterInAChildElementCountsToo() throws {
    let rows = "<string key=\"footerTitle\">Some words</string><cells>\(row("a", "rowHeight=\"60\""))</cells>"
    let sections = """
      <sections><tableViewSection id="one">\(rows)</tableViewSection>
      <tableViewSection id="two"><cells>\(row("b", "rowHeight=\"60\""))</cells></tableViewSection></sections>
      """
    let table = scene(
      rootView("table", tag: "tableView", attributes: "dataMode=\"static\" style=\"grouped\"", content: sections),
      tag: "tableViewController")
    #expect(try layout(storyboard(table)).view("b").kept == [.y])
  }
}
