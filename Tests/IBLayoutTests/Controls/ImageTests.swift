import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct ImageTests {
  private static let resources = """
    <resources><image name="logo" width="120" height="40"/><image name="wide" width="200" height="40"/>
    <image name="plate" catalog="system" width="128" height="128"/>
    <image name="flat" catalog="system" width="64" height="32"/>
    <image name="none" catalog="system" width="0" height="0"/></resources>
    """

  private func size(_ attributes: String, content: String = "", on specification: String? = nil) throws -> IntrinsicSize
  {
    try naturalSize(
      view("i", tag: "imageView", attributes: attributes, content: content), on: specification, tail: Self.resources)
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    #expect(try size("image=\"logo\"") == IntrinsicSize(120, 40))
  }

  @Test func withoutAKnownImageItHasNoSize() throws {
    #expect(try size("") == .none)
    #expect(try size("image=\"missing\"") == .none)
    #expect(try size("image=\"none\" catalog=\"system\"") == .none)
  }

  @Test func theImageMayVary() throws {
    let varying = "<variation key=\"widthClass=regular\" image=\"wide\"/>"
    #expect(try size("image=\"logo\"", content: varying, on: "ipad-pro-11") == IntrinsicSize(200, 40))
    #expect(try size("image=\"logo\"", content: varying, on: "iphone-15") == IntrinsicSize(120, 40))
  }

  @Test func newerFilesNameTheImageInAChild() throws {
    let reference = "<imageReference key=\"image\" image=\"plate\" catalog=\"system\"/>"
    #expect(try size("", content: reference) == size("image=\"plate\" catalog=\"system\""))
    #expect(try size("", content: reference) != .none)
  }

  /// What `<resources>` stores of a symbol is its master drawing, which gives only the aspect.
  @Test func aSymbolHasTheAspectOfItsMaster() throws {
    let square = try size("image=\"plate\" catalog=\"system\"")
    #expect(square.width == square.height)
    let flat = try size("image=\"flat\" catalog=\"system\"")
    // 0.157 of 128 units is 20.1, up to a pixel; half of that is 10.05. A master of 64 units is the same drawing.
    #expect(flat == IntrinsicSize(20.5, 10.5))
    #expect(square == IntrinsicSize(20.5, 20.5))
  }

  @Test func aLargerConfigurationMakesALargerSymbol() throws {
    let reference = "<imageReference key=\"image\" image=\"plate\" catalog=\"system\" symbolScale=\"large\"/>"
    // 20.1 · 1.33 = 26.73.
    #expect(try size("", content: reference) == IntrinsicSize(27, 27))
    let configured = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"34\"/>"
    // Twice the default of 17: 40.19.
    #expect(try size("image=\"plate\" catalog=\"system\"", content: configured) == IntrinsicSize(40.5, 40.5))
  }

  /// Measurements/Symbols.md#table and #frame: the alignment rect is a rounded ascent and descent high, 16 + 4.
  @Test(arguments: [("circle", 20), ("book.circle.fill", 20), ("chevron.right", 12.5), ("flag.square", 19.5)])
  func aCommonSymbolHasItsMeasuredSize(_ name: String, _ width: Double) throws {
    #expect(try size("image=\"\(name)\" catalog=\"system\"") == IntrinsicSize(width, 20))
  }

  /// Measurements/Symbols.md#place: half of the height less half of the capitals' 11.98 is below the baseline.
  @Test(
    arguments: [
      // 9.5 - 5.99 = 3.51, to a pixel 3.5: half a point less than the descent, and 16 - 15.5 above.
      ("circle", "retina4_7", Rect(30, 40.5, 20, 19)),
      // 8.25 - 5.99 = 2.26, to a pixel 2.5; 16 - 14 above.
      ("chevron.right", "retina4_7", Rect(30, 42, 12.5, 16.5)),
      // At @3x the ascent is 16.33 and 3.51 becomes 3.67.
      ("circle", "retina6_12", Rect(30, 41, 20, 19)),
    ])
  func aCommonSymbolIsAroundTheMiddleOfTheCapitals(_ name: String, _ device: String, _ frame: Rect) throws {
    let layout = try layout(
      subviews: view("i", tag: "imageView", frame: "0 0 9 9", attributes: "image=\"\(name)\" catalog=\"system\""),
      constraints: pinned("i", to: "root", x: 30, y: 40), head: DocumentHead(device: device))
    let view = try layout.view("i")
    #expect(view.kept.isEmpty)
    for coordinate in FrameCoordinate.allCases {
      #expect(abs((view.frame?[coordinate] ?? 0) - frame[coordinate]) < 0.01)
    }
  }

  @Test func aConfiguredSymbolIsNotInTheTable() throws {
    let configured = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" weight=\"bold\"/>"
    #expect(try size("image=\"circle\" catalog=\"system\"", content: configured) == .none)
  }

  // MARK: - Sizes that the file gives

  @Test func aPlaceholderSizeStandsInOnTheCanvasOnly() throws {
    let attributes = "image=\"logo\" placeholderIntrinsicWidth=\"33\" placeholderIntrinsicHeight=\"infinite\""
    #expect(try size(attributes) == IntrinsicSize(33, nil))
    #expect(try size(attributes, on: "iphone-15") == IntrinsicSize(120, 40))
  }

  @Test func theMeasuredSizeOfACustomViewCounts() throws {
    let designables = """
      <designables><designable name="i"><size key="intrinsicContentSize" width="-1" height="44.5"/></designable></designables>
      """
    let custom = view("i", tag: "imageView", attributes: "image=\"logo\" customClass=\"Badge\"")
    let earlier = phone("22154")
    #expect(try naturalSize(custom, head: earlier, tail: Self.resources + designables) == IntrinsicSize(nil, 44.5))
    // Of a class of the system's our own figures are newer.
    let plain = view("i", tag: "imageView", attributes: "image=\"logo\"")
    #expect(try naturalSize(plain, head: earlier, tail: Self.resources + designables) == IntrinsicSize(120, 40))
  }

  /// The file keeps the size after the canvas stopped running the class (Measurements/Controls.md#designable-size).
  @Test func laterCanvasesShowADesignableViewAsItsSuperclass() throws {
    let designables = """
      <designables><designable name="i"><size key="intrinsicContentSize" width="30" height="44.5"/></designable></designables>
      """
    let image = view("i", tag: "imageView", attributes: "image=\"logo\" customClass=\"Badge\"")
    let sizes = try ["22154", "22505", "24412"].map {
      try naturalSize(image, head: phone($0), tail: Self.resources + designables)
    }
    #expect(sizes == [IntrinsicSize(30, 44.5), IntrinsicSize(120, 40), IntrinsicSize(120, 40)])
    // Without its own size, it has no better one.
    let empty = view("i", tag: "view", attributes: "customClass=\"Badge\"")
    #expect(try naturalSize(empty, head: phone("24412"), tail: designables) == IntrinsicSize(30, 44.5))
  }

  /// The class was asked at no given width.
  @Test func aMeasuredLabelThatWrapsIsHigher() throws {
    let designables = """
      <designables><designable name="l"><size key="intrinsicContentSize" width="300" height="30"/></designable></designables>
      """
    let label = view(
      "l", tag: "label", attributes: "text=\"Two words\" numberOfLines=\"0\" customClass=\"Caption\"")
    let earlier = phone("22154")
    #expect(try naturalSize(label, head: earlier, tail: designables, wrapWidth: 300).height == 30)
    // Two lines of 20.287, up to a pixel.
    #expect(try naturalSize(label, head: earlier, tail: designables, wrapWidth: 50).height == 41)
  }

  // MARK: - Hugging and resistance

  @Test(
    arguments: [
      // A constraint below the priority of hugging is broken, one above it stretches.
      ("horizontalHuggingPriority=\"251\"", "greaterThanOrEqual", 200.0, 250, 120.0),
      ("horizontalHuggingPriority=\"249\"", "greaterThanOrEqual", 200, 250, 200),
      ("horizontalCompressionResistancePriority=\"751\"", "lessThanOrEqual", 50, 750, 120),
      ("horizontalCompressionResistancePriority=\"749\"", "lessThanOrEqual", 50, 750, 50),
    ] as [(String, String, Double, Int, Double)])
  func prioritiesDecideAgainstTheNaturalSize(
    _ attributes: String, _ relation: String, _ constant: Double, _ priority: Int, _ width: Double
  ) throws {
    let text = storyboard(
      scene(
        rootView(
          subviews: view("i", tag: "imageView", attributes: "image=\"logo\" " + attributes),
          constraints: pinned("i", to: "root", x: 0, y: 20)
            + constraint("w", "i.width", constant: constant, relation: relation, priority: priority))),
      tail: Self.resources)
    #expect(try layout(text).frame("i") == Rect(0, 20, width, 40))
  }
}
