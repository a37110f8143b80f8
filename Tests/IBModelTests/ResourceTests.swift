import IBTestSupport
import Testing

@testable import IBModel

@Suite struct ResourceTests {
  private func model(tail: String, subviews: String = "") throws -> Document {
    try IBTestSupport.model(storyboard(scene(rootView(subviews: subviews)), tail: tail))
  }

  @Test func imagesAndSymbolsAreKeptApart() throws {
    let document = try model(
      tail: """
        <resources><image name="logo" width="120" height="40"/>
        <image name="star" catalog="system" width="128" height="116"/>
        <image name="broken" width="wide" height="1"/></resources>
        """)
    #expect(document.imageSizes == ["logo": Size(width: 120, height: 40)])
    #expect(document.symbolSizes == ["star": Size(width: 128, height: 116)])
  }

  @Test func anImageOutsideOfResourcesIsNone() throws {
    let state = "<state key=\"normal\"><image key=\"image\" name=\"logo\" width=\"1\" height=\"1\"/></state>"
    let document = try model(tail: "", subviews: view("b", tag: "button", content: state))
    #expect(document.imageSizes.isEmpty)
  }

  @Test func measuredSizesOfDesignableViewsAreRead() throws {
    let document = try model(
      tail: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="-1" height="44.5"/></designable>
        <designable name="b"><size key="other" width="1" height="2"/></designable></designables>
        """)
    #expect(document.designableSizes == ["a": Size(width: -1, height: 44.5)])
  }
}
