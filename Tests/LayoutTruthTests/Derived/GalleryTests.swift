import IBLayout
import IBModel
import Testing

/// Items in lines beside an opaque bar, a sheet, and three embedded panes.
///
/// The canvas is a phone of 375 x 812 with 50 at the top and 34 at the bottom; the opaque bar of 44 leaves 718.
@Suite struct GalleryTests {
  private static func layout(on words: String? = nil, withCode: Bool = false) throws -> SampleLayout {
    try SampleLayout("Gallery.storyboard", on: words, withCode: withCode)
  }

  @Test func nothingIsAmbiguousOrContradictory() throws { #expect(try Self.layout().issues.isEmpty) }

  // MARK: - A flow layout

  /// 375 - 2 * 10 hold three items of 100 with at least 10 between them, which leaves (355 - 300) / 2.
  @Test func itemsLieInLines() throws {
    let layout = try Self.layout()
    #expect(try layout.frame("Year") == [0, 0, 375, 40])
    #expect(try layout.frame("Photo") == [10, 40 + 16, 100, 100])
    #expect(try layout.frame("Film") == [137.667, 56, 100, 100])
    #expect(try layout.frame("Panorama") == [265, 56, 100, 100])
    // The next line is 12 below.
    #expect(try layout.frame("Album") == [10, 56 + 100 + 12, 100, 100])
  }

  /// 852 - 2 * 10 hold seven: (832 - 700) / 6 = 22 between them.
  @Test func aWiderWindowHasLongerLines() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17,landscape")
    #expect(try layout.frame("Film") == [132, 56, 100, 100])
    #expect(try layout.frame("Album") == [376, 56, 100, 100])
    #expect(try layout.view("Album").kept.isEmpty)
  }

  // MARK: - Bars

  @Test func aRootLiesBesideAnOpaqueBar() throws {
    let layout = try Self.layout()
    #expect(try layout.sceneSafeArea(around: "Photo") == [0, 0, 34, 0])
    // A controller that extends at the bottom alone has its root below the bar and down to the edge.
    #expect(try layout.sceneSafeArea(around: "Left Stage") == [50, 0, 0, 0])
    let device = try Self.layout(on: "iphone-12-mini,ios=17")
    #expect(try device.view("Year").inWindow?.y == 94)
  }

  /// A priority below required sets the gauge's width, and the gauge the title view's: 160 by 12 + 12 + 12.
  @Test func aTitleViewIsAsLargeAsItsConstraintsAsk() throws {
    let layout = try Self.layout(on: "iphone-12-mini,ios=17")
    #expect(try layout.frame("Storage").suffix(2) == [160, 36])
    #expect(try layout.view("Storage").kept == [.x, .y])
    #expect(try layout.frame("Gauge") == [0, 12, 160, 12])
    // Until iOS 10, and on the canvas, it keeps the size it is drawn with.
    #expect(try Self.layout(on: "iphone-7,ios=10").frame("Storage").suffix(2) == [240, 36])
    #expect(try Self.layout().frame("Gauge") == [0, 12, 240, 12])
  }

  // MARK: - A sheet

  /// A card begins 10 below the status bar's 59: 852 - 69 = 783, less 34 and the button's 50.
  @Test func aSheetAdaptsToTheWindow() throws {
    #expect(try Self.layout(on: "iphone-15,ios=17").frame("Apply") == [16, 783 - 34 - 50, 361, 50])
    // The delegate asks for the full screen.
    #expect(try Self.layout(on: "iphone-15,ios=17", withCode: true).frame("Apply")[1] == 852 - 34 - 50)
    // Until iOS 12 it fills the screen.
    #expect(try Self.layout(on: "iphone-8,ios=12").frame("Apply")[1] == 667 - 50)
    // On an iPad it is 540 x 620, whatever the delegate says of compact widths.
    #expect(try Self.layout(on: "ipad-9,ios=15", withCode: true).frame("Apply") == [20, 620 - 50, 500, 50])
  }

  // MARK: - Panes

  /// 852 x 393 with 59 at both sides and 21 below; a bar of 32. Three panes of 284, the last of which ends above the
  /// home indicator.
  @Test func eachPaneSeesItsOwnPartOfTheSafeArea() throws {
    let layout = try Self.layout(on: "iphone-15,ios=17,landscape")
    #expect(try layout.sceneSafeArea(around: "Left Stage") == [0, 59, 21, 0])
    #expect(try layout.sceneSafeArea(around: "Middle Stage") == [0, 0, 21, 0])
    #expect(try layout.sceneSafeArea(around: "Right Stage") == [0, 0, 0, 59])
    // In compact width the first two leave 20 free.
    #expect(try layout.frame("Left Stage") == [79, 0, 284 - 79, 361 - 21])
    #expect(try layout.frame("Middle Stage") == [20, 0, 264, 340])
    #expect(try layout.frame("Right Stage") == [0, 0, 284 - 59, 340])
  }

  /// A tablet's window is regular, 810 wide; the container makes the middle pane compact.
  @Test func aContainerMayOverrideTheTraitsOfAPane() throws {
    let layout = try Self.layout(on: "ipad-9,ios=17", withCode: true)
    #expect(try layout.frame("Left Stage")[0] == 0)
    #expect(try layout.frame("Middle Stage")[0] == 20)
    #expect(try Self.layout(on: "ipad-9,ios=17").frame("Middle Stage")[0] == 0)
  }
}
