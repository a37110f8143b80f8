import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// A view drawn at 75 with a length of 75 in a superview of 375, so that the distance after is 225: the parts are one
/// to one to three. The window is 120 points longer both ways.
@Suite struct AutoresizingTests {
  private static let window = "size=495x495"
  private static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="root" id="o"/></connections></placeholder>
    """

  private func layout(_ content: String) throws -> SceneLayout {
    try IBLayoutTests.layout(
      xib(Self.owner, view("root", frame: "0 0 375 375", .mask(""), subviews: content)), on: Self.window)
  }

  /// Whether before, length and after flex → position and length.
  @Test(
    arguments: [
      ([false, false, false], 75, 75),
      // All 120 go to the one that flexes.
      ([true, false, false], 195, 75), ([false, true, false], 75, 195), ([false, false, true], 75, 75),
      // 60 and 60; 30 and 90; 30 and 90.
      ([true, true, false], 135, 135), ([true, false, true], 105, 75), ([false, true, true], 75, 105),
      // 24, 24 and 72.
      ([true, true, true], 99, 99),
    ] as [([Bool], Double, Double)])
  func flexiblePartsShareTheChangeInProportion(_ flexes: [Bool], _ position: Double, _ length: Double) throws {
    func mask(_ names: [String]) -> String {
      zip(names, flexes).map { "\($0)=\"\($1 ? "YES" : "NO")\"" }.joined(separator: " ")
    }
    let horizontal = mask(["flexibleMinX", "widthSizable", "flexibleMaxX"])
    let vertical = mask(["flexibleMinY", "heightSizable", "flexibleMaxY"])
    let content =
      view("h", frame: "75 75 75 75", .mask(horizontal)) + view("v", frame: "75 75 75 75", .mask(vertical))
      + view("both", frame: "75 75 75 75", .mask(horizontal + " " + vertical))
    let layout = try layout(content)
    // An axis that the mask does not speak of stays as drawn.
    #expect(try layout.frame("h") == Rect(position, 75, length, 75))
    #expect(try layout.frame("v") == Rect(75, position, 75, length))
    #expect(try layout.frame("both") == Rect(position, position, length, length))
  }

  @Test func nothingToGoByIsSharedEvenly() throws {
    let mask = "flexibleMinX=\"YES\" flexibleMaxX=\"YES\""
    // No distance on either side: 60 each.
    #expect(try layout(view("a", frame: "0 0 375 10", .mask(mask))).frame("a") == Rect(60, 0, 375, 10))
  }

  @Test func theChangeIsHandedDown() throws {
    let inner = view("inner", frame: "10 0 55 10", .mask("widthSizable=\"YES\""))
    let outer = view("outer", frame: "75 0 75 10", .mask("widthSizable=\"YES\""), subviews: inner)
    // The outer view grows by 120, and so does the inner one.
    #expect(try layout(outer).frame("inner") == Rect(10, 0, 175, 10))
  }

  @Test func aControlKeepsItsFrameNotItsAlignmentRect() throws {
    let content = view("switch", tag: "switch", frame: "75 75 51 31", .mask("flexibleMaxX=\"YES\""))
    #expect(try layout(content).frame("switch") == Rect(75, 75, 51, 31))
  }

  @Test func aFixedFrameStaysAndIsNamedAsKept() throws {
    let content = view("a", frame: "75 80 75 90", attributes: "fixedFrame=\"YES\"")
    let layout = try layout(content)
    #expect(try layout.frame("a") == Rect(75, 80, 75, 90))
    #expect(try layout.view("a").kept == FrameCoordinate.allCases)
    #expect(layout.issues.isEmpty, "a fixed frame is no ambiguity")
  }

  @Test func aFrameFromAMaskIsDetermined() throws {
    #expect(try layout(view("a", frame: "1 2 3 4", .mask(""))).view("a").kept.isEmpty)
  }

  @Test func constraintsMayHangOnAViewWithAMask() throws {
    let content =
      view("a", frame: "75 75 75 75", .mask("widthSizable=\"YES\"")) + view("b")
    let constraints =
      constraint("1", "b.leading", "a.trailing", constant: 5) + constraint("2", "b.width", "a.width")
      + constraint("3", "b.top", "a.top") + constraint("4", "b.height", "a.height")
    let text = xib(
      Self.owner, view("root", frame: "0 0 375 375", .mask(""), subviews: content, constraints: constraints))
    #expect(try IBLayoutTests.layout(text, on: Self.window).frame("b") == Rect(275, 75, 195, 75))
  }
}
