import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBModel

@Suite struct DocumentOutlineTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c2">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="c1" storyboardIdentifier="First"><view key="view" id="v1"><subviews>
          <button id="b1"><connections>
            <segue destination="c2" kind="show" identifier="go" id="g1"/>
            <segue destination="elsewhere" kind="show" id="g3"/>
          </connections></button>
        </subviews></view></viewController>
      </objects><point key="canvasLocation" x="-10" y="20.5"/></scene>
      <scene sceneID="s2"><objects>
        <navigationController id="c2"><connections>
          <segue destination="c1" kind="relationship" relationship="rootViewController" id="g2"/>
        </connections></navigationController>
      </objects></scene>
    </scenes></document>
    """

  @Test func scenesSayWhoTheyAreAndWhereTheyWereDrawn() throws {
    let outline = DocumentOutline(try model(Self.storyboard))
    #expect(outline.scenes.map(\.id) == ["s1", "s2"])
    #expect(outline.scenes.map(\.element) == ["viewController", "navigationController"])
    #expect(outline.scenes.map(\.isInitial) == [false, true])
    #expect(outline.scenes.map(\.canvasPoint) == [Point(x: -10, y: 20.5), nil])
    #expect(outline.scenes.map(\.storyboardIdentifier) == ["First", nil])
  }

  @Test func seguesTieScenesOfTheDocument() throws {
    let outline = DocumentOutline(try model(Self.storyboard))
    #expect(outline.segues.map(\.id) == ["g1", "g2"])
    #expect(outline.segues.map(\.kind) == ["show", "rootViewController"])
    #expect(outline.segues.map { [$0.source, $0.destination] } == [[0, 1], [1, 0]])
    #expect(outline.segues.map(\.trigger) == ["b1", "c2"])
  }

  @Test func objectsAreFoundInTheFile() throws {
    let document = try model(Self.storyboard)
    let outline = DocumentOutline(document)
    let place = try #require(outline.place(of: "b1"))
    #expect(document.tree.source.text(place) == #"<button id="b1">"#)
    #expect(outline.place(of: "nobody") == nil)
  }

  @Test func topLevelViewsOfAXibAreItsScenes() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a"><point key="canvasLocation" x="1" y="2"/></view><tableViewCell id="b"/></objects></document>
      """
    let outline = DocumentOutline(try model(xib))
    #expect(outline.scenes.map(\.id) == ["a", "b"])
    #expect(outline.scenes.map(\.canvasPoint) == [Point(x: 1, y: 2), nil])
    #expect(outline.scenes.allSatisfy { !$0.isInitial })
  }
}
