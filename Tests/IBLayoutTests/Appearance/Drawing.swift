import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Layouts of a small xib, laid out to be drawn.
enum Drawing {
  /// A root of 200 × 100 points with `subviews`, `constraints` and further children, on an iPhone in portrait 15.
  static func layout(
    subviews: String, constraints: String = "", more: String = "", isDrawn: Bool = true
  ) throws -> SceneLayout {
    let text = document(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(more)
      </view>
      """)
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "a.xib", bytes: Array(text.utf8)))
    #expect(findings.isEmpty)
    let document = try #require(tree.flatMap { Document($0) })
    let configuration = try ConfigurationSpec.parse("iphone-15").get().configuration
    return try #require(
      LayoutEngine(document, .documentAlone).layouts(in: configuration, detail: isDrawn ? .picture : .frames).first)
  }

  /// A label set in Courier New of 10 points, every letter of which is 6 points wide.
  static func label(_ id: String, _ attributes: String, frame: String) -> String {
    """
    <label id="\(id)" \(attributes)><rect key="frame" \(frame)/>
      <fontDescription key="fontDescription" name="CourierNew" pointSize="10"/></label>
    """
  }
}
