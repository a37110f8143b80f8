import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// A stored size replaces an intrinsic size that is not known, and all that rests on it is kept.
@Suite struct StandInTests {
  private static let drawings = ["0 0 41 22", "7 9 60 31", "300 500 1 1", "-4 2 900 700"]

  private func label(_ id: String, font: String, frame: String = "0 0 9 9") -> String {
    view(
      id, tag: "label", frame: frame, attributes: "text=\"Balance\" horizontalHuggingPriority=\"251\"",
      content: "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  private static let unknownFont = "name=\"Nonesuch-Regular\" family=\"Nonesuch\" pointSize=\"17\""

  /// A label, a view after it on the same line, and one that fills the rest.
  private func row(font: String, drawn: String) throws -> SceneLayout {
    let constraints =
      pinned("text", to: "root", x: 16, y: 100) + pinned("fixed", to: "root", x: 16, y: 300, width: 50, height: 20)
      + constraint("1", "behind.leading", "text.trailing", constant: 8) + constraint("2", "behind.top", "root.top")
      + constraint("3", "behind.trailing", "root.trailing") + constraint("4", "behind.height", constant: 5)
    return try layout(
      subviews: label("text", font: font, frame: drawn) + view("behind", frame: drawn) + view("fixed", frame: drawn),
      constraints: constraints)
  }

  @Test(arguments: drawings)
  func whatRestsOnAnUnknownFontIsKept(_ drawing: String) throws {
    let layout = try row(font: Self.unknownFont, drawn: drawing)
    #expect(try layout.view("text").kept == [.width, .height])
    #expect(try layout.view("behind").kept == [.x, .width])
    #expect(try layout.view("fixed").kept.isEmpty)
  }

  @Test(arguments: drawings)
  func aKnownFontKeepsNothing(_ drawing: String) throws {
    let layout = try row(font: "type=\"system\" pointSize=\"17\"", drawn: drawing)
    #expect(try layout.view("text").kept.isEmpty)
    #expect(try layout.view("behind").kept.isEmpty)
    // "Balance" in 17 points of the system font is about 62 points wide, whatever was stored.
    #expect(abs(try layout.frame("text").width - 62) < 2)
  }

  @Test func theDrawnSizeStandsIn() throws {
    let layout = try row(font: Self.unknownFont, drawn: "0 0 60 22")
    #expect(try layout.frame("text") == Rect(16, 100, 60, 22))
    #expect(try layout.frame("behind") == Rect(84, 0, 375 - 84, 5))
  }

  /// No font is five times as wide as the system's.
  @Test func anImpossibleDrawingIsNotTaken() throws {
    let width = try row(font: Self.unknownFont, drawn: "0 0 300 22").frame("text").width
    #expect(width > 60)
    #expect(width < 90)
  }

  @Test func aSizeGivenByConstraintsIsNotKept() throws {
    let layout = try layout(
      subviews: label("text", font: Self.unknownFont),
      constraints: pinned("text", to: "root", x: 16, y: 100, width: 80, height: 30))
    #expect(try layout.view("text").kept.isEmpty)
    #expect(!layout.issues.contains { $0.kind == .unsupported })
  }

  @Test func whyIsReported() throws {
    let layout = try row(font: Self.unknownFont, drawn: "0 0 60 22")
    let issues = layout.issues.filter { $0.kind == .unsupported }
    #expect(issues.map(\.view) == ["text", "text"])
    #expect(issues.map(\.axis) == [.width, .height])
  }

  /// The line height is known (1.366 em), the widths are another font's.
  @Test func aKnownLineHeightIsComputed() throws {
    let avenir = "name=\"AvenirNext-Regular\" family=\"Avenir Next\" pointSize=\"12\""
    let layout = try row(font: avenir, drawn: "0 0 60 99")
    #expect(try layout.view("text").kept == [.width])
    #expect(try layout.frame("text").height == 16.5)
  }

  @Test(arguments: drawings)
  func theHeightOfASymbolIsKept(_ drawing: String) throws {
    let layout = try layout(
      subviews: view(
        "symbol", tag: "imageView", frame: drawing, attributes: "image=\"theatermasks\" catalog=\"system\""),
      constraints: pinned("symbol", to: "root", x: 16, y: 100, width: 24, height: 24))
    #expect(try layout.view("symbol").kept == [.y, .height])
    #expect(try layout.frame("symbol").x == 16)
    #expect(try layout.frame("symbol").width == 24)
  }

  /// A view whose width the stored frame settles wraps its text there, so that its height is the stored frame's too.
  @Test(arguments: ["0 0 60 1", "0 0 120 1", "0 0 300 1"])
  func whatWrapsAtADrawnWidthIsKept(_ drawing: String) throws {
    let text = view(
      "text", tag: "label", frame: drawing,
      attributes: "text=\"several words that want more than one line\" numberOfLines=\"0\" "
        + "horizontalHuggingPriority=\"1\" horizontalCompressionResistancePriority=\"1\"")
    let constraints =
      pinned("box", to: "root", x: 0, y: 0) + constraint("w", "box.width", "text.width")
      + constraint("h", "box.height", "text.height") + constraint("x", "text.leading", "box.leading")
      + constraint("y", "text.top", "box.top")
    let layout = try layout(
      subviews: view("box", frame: drawing, subviews: text, content: ""), constraints: constraints)
    for id in ["box", "text"] where try layout.view(id).kept.contains(.width) {
      #expect(try layout.view(id).kept.contains(.height))
    }
  }

  // MARK: - Controls of an app's own

  /// Content priorities mean nothing without an intrinsic size, so the class must have one.
  @Test(arguments: drawings)
  func aCustomControlIsAsLargeAsItWasDrawn(_ drawing: String) throws {
    func kept(_ attributes: String, tail: String = "") throws -> [FrameCoordinate] {
      let control = view("control", frame: drawing, attributes: attributes)
      let beside = view("beside", tag: "label", attributes: "text=\"Type\"")
      let constraints =
        pinned("beside", to: "root", x: 16, y: 100) + constraint("1", "control.leading", "beside.trailing", constant: 8)
        + constraint("2", "control.trailing", "root.trailing") + constraint("3", "control.top", "root.top")
        + constraint("4", "control.height", constant: 20)
      let root = rootView(subviews: beside + control, constraints: constraints)
      return try layout(storyboard(scene(root), tail: tail)).view("control").kept
    }
    let hugs = "horizontalHuggingPriority=\"750\""
    #expect(try kept("customClass=\"Toggle\" \(hugs)") == [.x, .width])
    // Neither a plain view nor one whose class sets no priority, nor one that Xcode has measured.
    #expect(try kept(hugs).isEmpty)
    #expect(try kept("customClass=\"Toggle\"").isEmpty)
    let measured = """
      <designables><designable name="control"><size key="intrinsicContentSize" width="49" height="31"/></designable></designables>
      """
    #expect(try kept("customClass=\"Toggle\" \(hugs)", tail: measured).isEmpty)
  }
}
