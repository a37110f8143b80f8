import IBTestSupport
import Testing

@testable import IBModel

@Suite struct DocumentDumpTests {
  /// Depth is indentation, references are ids, and what names nothing is a question mark.
  @Test func everyObjectHasItsLine() throws {
    let label = view(
      "title", tag: "label", constraints: constraint("high", "height", constant: 20),
      content: "<variation key=\"heightClass=compact\" text=\"t\"/>")
    let constraints =
      constraint("left", "title.leading", "safe.leading", constant: 8)
      + constraint("lost", "title.top", "gone.bottom", relation: "greaterThanOrEqual")
    let text = storyboard(
      scene(
        rootView(subviews: view("box", subviews: label), constraints: constraints)
          + "<connections><outlet property=\"title\" destination=\"title\" id=\"o\"/></connections>"))
    let expected = """
      document iOS tools=22505
      canvas retina4_7 portrait
      scene scene-vc controller=vc
      controller vc viewController view=root
      view root view root
        view box view subview
          view title label subview
      guide safe safeArea of=root
      constraint high in=title title.height equal
      constraint left in=root title.leading equal safe.leading
      constraint lost in=root title.top greaterThanOrEqual ?.bottom
      connection outlet vc -> title
      variation heightClass=compact of=title

      """
    #expect(try model(text).dump() == expected)
  }

  @Test func theSameBytesGiveTheSameText() throws {
    let text = storyboard(scene(rootView(subviews: view("a") + view("b"))))
    #expect(try model(text).dump() == model(text).dump())
  }
}
