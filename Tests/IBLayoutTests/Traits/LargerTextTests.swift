import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What the layouts in large text sizes share.
@Suite struct LargerTextTests {
  @Test func onlyTextsInAStyleFollowSizesAboveL() throws {
    for size in ContentSizeCategory.allCases {
      var traits = try configuration("ipad-pro-11")
      traits.textSize = size
      #expect(
        ReadableWidth.limit(textSize: size) == ReadableWidth.limit(textSize: traits.withoutLargerText.textSize))
    }
  }

  @Test(arguments: [(#"style="UICTFontTextStyleBody""#, true), (#"type="system" pointSize="17""#, false)])
  func aSceneIsLaidOutAgainOnlyForATextInAStyle(_ font: String, _ grows: Bool) throws {
    let label = view(
      "l", tag: "label", attributes: #"text="Hello""#, content: #"<fontDescription key="fontDescription" \#(font)/>"#)
    let document = try model(
      storyboard(
        scene(
          rootView(
            subviews: label,
            constraints: pinned("l", to: "root", x: 10, y: 10))),
        head: .phone))
    let requests = try ["iphone-15", "iphone-15,text=AX3"].map { LayoutRequest(try configuration($0)) }
    let heights = LayoutEngine(document, .documentAlone).layouts(for: requests).map {
      $0[0].views.first { $0.id == "l" }?.frame?.height
    }
    #expect((heights[0] != heights[1]) == grows)
  }
}
