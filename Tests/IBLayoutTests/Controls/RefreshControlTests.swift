import IBModel
import Testing

@testable import IBLayout

@Suite struct RefreshControlTests {
  @Test func aTitleMakesItHigher() throws {
    #expect(try naturalSize(#"<refreshControl id="r"/>"#) == IntrinsicSize(nil, 60))
    let title = """
      <refreshControl id="r"><attributedString key="attributedTitle"><fragment content="New"/></attributedString>
      </refreshControl>
      """
    #expect(try naturalSize(title) == IntrinsicSize(nil, 84.5))
  }

  @Test func itShowsASpinnerInTheMiddle() throws {
    let spokes = try DrawnControl(#"<refreshControl id="r"/>"#).shapes(Size(width: 320, height: 60))
    #expect(spokes.count == 8)
    // Half of 37 points above and below the middle.
    #expect(spokes.map(\.extent.y).min() == 11.5 && spokes.map(\.extent.maxY).max() == 48.5)
  }
}
