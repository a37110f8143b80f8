import IBSyntax
import IBTestSupport
import Testing

@testable import IBModel

@Suite struct DocumentReferenceTests {
  private static let layoutGuides = """
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
    </layoutGuides>
    """

  // MARK: - Ids

  @Test func everyKindOfObjectIsFoundByItsId() throws {
    let recognizer = """
      <scene sceneID="s"><objects><tapGestureRecognizer id="tap"/></objects></scene>
      """
    let document = try model(
      storyboard(scene(rootView(constraints: constraint("c", "root.width", constant: 9))), recognizer))
    #expect(document.objects["root"] == .view(0))
    #expect(document.objects["vc"] == .controller(0))
    #expect(document.objects["safe"] == .guide(0))
    #expect(document.objects["c"] == .constraint(0))
    guard case .other(let index) = document.objects["tap"] else {
      Issue.record("a gesture recognizer is an object")
      return
    }
    #expect(document.tree.element(at: index).tag == "tapGestureRecognizer")
    #expect(document.objects["nobody"] == nil)
  }

  @Test func theFirstOfTwoElementsKeepsTheirCommonId() throws {
    let document = try model(storyboard(scene(rootView(subviews: view("twin", tag: "label") + view("twin")))))
    #expect(document.views.map(\.id) == ["root", "twin", "twin"])
    #expect(document.view("twin") == 1)
    #expect(document.controller("twin") == nil)
  }

  // MARK: - Constraints

  @Test func itemsAreResolvedWhereverTheyStand() throws {
    let constraints =
      constraint("1", "b.leading", "safe.leading") + constraint("2", "height", constant: 5)
      + constraint("3", "b.top", "nobody.bottom") + constraint("4", "vc.top", "b.top")
    // The constraints precede the view 'b' that they speak of.
    let document = try model(
      storyboard(scene(rootView(subviews: view("a", constraints: constraints) + view("b")))))
    let (a, b) = (try #require(document.view("a")), try #require(document.view("b")))
    #expect(document.constraints.map(\.first) == [.view(b), .view(a), .view(b), .dangling])
    #expect(document.constraints.map(\.second) == [.guide(0), nil, .dangling, .view(b)])
    #expect(document.constraints.allSatisfy { $0.holder == a })
    #expect(document.views[a].constraints == [0, 1, 2, 3])
  }

  // MARK: - Guides

  @Test func guidesOfAViewBelongToIt() throws {
    let content = """
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      <viewLayoutGuide key="keyboard" id="keys"/><viewLayoutGuide key="horizon" id="odd"/>
      """
    let document = try model(
      storyboard(scene(rootView(subviews: view("scroll", tag: "scrollView", content: content)))))
    // The scroll view's guides come first: the root's own follows its subviews.
    #expect(document.guides.map(\.id) == ["content", "frame", "keys", "odd", "safe"])
    #expect(
      document.guides.map(\.kind) == [.contentLayout, .frameLayout, .keyboard, .unknown("horizon"), .safeArea])
    #expect(document.guides.map(\.view) == [1, 1, 1, 1, 0])
  }

  @Test(arguments: [true, false])
  func guidesOfAControllerBelongToItsViewWhicheverComesFirst(_ guidesFirst: Bool) throws {
    let content = guidesFirst ? Self.layoutGuides + rootView() : rootView() + Self.layoutGuides
    let document = try model(storyboard(scene(content)))
    let top = try #require(document.guides.first { $0.id == "top" })
    #expect(top.kind == .top && top.view == 0 && top.controller == 0)
    #expect(document.guides.first { $0.id == "bottom" }?.view == 0)
  }

  @Test func guidesOfAControllerWithoutAViewBelongToNone() throws {
    let document = try model(storyboard(scene(Self.layoutGuides)))
    #expect(document.guides.map(\.view) == [nil, nil])
  }

  // MARK: - Connections

  @Test func connectionsKnowBothEnds() throws {
    let connections = """
      <connections><outlet property="label" destination="l" id="o"/>
      <segue kind="show" destination="other" id="s"/></connections>
      """
    let button = view(
      "b", tag: "button",
      content:
        "<connections><action selector=\"tap:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"t\"/></connections>"
    )
    let document = try model(storyboard(scene(rootView(subviews: button) + connections)))
    #expect(document.connections.map(\.source) == ["b", "vc", "vc"])
    #expect(document.connections.map(\.destination) == ["vc", "l", "other"])
    #expect(document.connections.map(\.kind) == [.action, .outlet, .segue])
    #expect(document.connections.allSatisfy { $0.controller == 0 })
    #expect(document.objects["o"] != nil)
  }
}
