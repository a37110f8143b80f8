import IBModel
import IBTestSupport
import Testing

@testable import IBContent

/// Stored frames, as rectangles and as insets from the superview.
@Suite struct FrameInsetTests {
  private func frame(_ stored: String, in outer: String = #"<rect key="frame" x="3" y="4" width="200" height="90"/>"#)
    throws -> Rect?
  {
    let document = try model(
      document("<view id=\"a\">\(outer)<subviews><view id=\"b\">\(stored)</view></subviews></view>"))
    return try Rect(frameOf: #require(document.views.first { $0.id == "b" }).element)
  }

  @Test(
    arguments: [
      (#"<rect key="frame" x="1" y="2" width="30" height="40"/>"#, Rect(x: 1, y: 2, width: 30, height: 40)),
      (#"<rect key="frame" x="1" y="2" width="30"/>"#, nil), (#"<rect x="1" y="2" width="30" height="40"/>"#, nil),
      (
        #"<frame key="frameInset" minX="5" minY="6" width="30" height="40"/>"#, Rect(x: 5, y: 6, width: 30, height: 40)
      ),
      (#"<frame key="frameInset" width="30" height="40"/>"#, Rect(x: 0, y: 0, width: 30, height: 40)),
      (
        #"<frame key="frameInset" maxX="5" maxY="6" width="30" height="40"/>"#,
        Rect(x: 165, y: 44, width: 30, height: 40)
      ),
      (#"<frame key="frameInset" minX="5" maxX="15" height="40"/>"#, Rect(x: 5, y: 0, width: 180, height: 40)),
      (#"<frame key="frameInset" minY="7" width="30"/>"#, Rect(x: 0, y: 7, width: 30, height: 83)),
      (#"<frame key="frameInset"/>"#, Rect(x: 0, y: 0, width: 200, height: 90)), ("", nil),
    ] as [(String, Rect?)])
  func frames(_ stored: String, _ expected: Rect?) throws {
    #expect(try frame(stored) == expected)
  }

  /// Without the superview's frame, only its length would tell.
  @Test func insetsOfAnUnknownFrame() throws {
    #expect(try frame(#"<frame key="frameInset" minX="5" maxX="15" height="40"/>"#, in: "") == nil)
    #expect(
      try frame(#"<frame key="frameInset" maxX="5" width="30" height="40"/>"#, in: "")
        == Rect(x: 0, y: 0, width: 30, height: 40))
  }
}
