import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct SceneLayoutTests {
  // MARK: - Scenes

  @Test func everySceneHasALayoutInDocumentOrder() throws {
    let text = storyboard(
      scene("<navigationBar key=\"navigationBar\" id=\"bar\"/>", id: "nav", tag: "navigationController"),
      scene(rootView("r1"), id: "one"), scene("", id: "ref", tag: "viewControllerPlaceholder"),
      scene(rootView("r2"), id: "two"))
    let all = try layouts(text)
    #expect(all.map { $0.scene.id } == ["scene-nav", "scene-one", "scene-ref", "scene-two"])
    #expect(all.map { $0.views.isEmpty } == [true, false, true, false])
  }

  @Test func aSceneWithoutAViewSaysWhy() throws {
    let all = try layouts(
      storyboard(scene("", id: "a"), scene("", id: "b", tag: "viewControllerPlaceholder")))
    #expect(all.flatMap(\.issues).map(\.kind) == [.empty, .empty])
    #expect(
      all.flatMap(\.issues).map(\.message) == [
        "the controller has no view in this document", "the scene is a storyboard reference",
      ])
  }

  @Test func aSceneIsKnownByItsControllersWords() throws {
    let titled = scene(rootView(), attributes: "customClass=\"LoginController\" title=\"Log In\" userLabel=\"Login\"")
    let layout = try layout(storyboard(titled))
    var expected = SceneLayout.Identity(
      id: "scene-vc", controller: "vc", customClass: "LoginController", title: "Login")
    expected.otherNames = ["LoginController"]
    #expect(layout.scene == expected)
  }

  @Test func aTopLevelViewOfAXibIsASceneOfItsOwn() throws {
    let all = try layouts(
      xib(
        view("a", frame: "0 0 10 20", .mask(""), attributes: "customClass=\"Badge\""),
        view("b", frame: "0 0 30 40", .mask(""))))
    #expect(all.map { $0.scene.id } == ["a", "b"])
    #expect(all.map { $0.scene.customClass } == ["Badge", nil])
    #expect(all.map { $0.scene.controller } == [nil, nil])
  }

  // MARK: - Views

  @Test func viewsStandInDocumentOrderWithTheirSuperviews() throws {
    let layout = try layout(
      subviews: view("a", subviews: view("b", tag: "label")) + view("c"), constraints: "")
    #expect(layout.views.map(\.id) == ["root", "a", "b", "c"])
    #expect(layout.views.map(\.parent) == [nil, "root", "a", "root"])
    #expect(layout.views.map(\.element) == ["view", "view", "label", "view"])
  }

  @Test(
    arguments: [
      ("label", "text=\"Hello\"", "", "Hello"), ("label", "text=\"Hello\" userLabel=\"Greeting\"", "", "Greeting"),
      ("label", "", "<string key=\"text\">Long</string>", "Long"), ("textField", "placeholder=\"Name\"", "", "Name"),
      ("textField", "text=\"Ann\" placeholder=\"Name\"", "", "Ann"),
      ("button", "", "<state key=\"normal\" title=\"Go\"/>", "Go"),
      ("button", "", "<buttonConfiguration key=\"configuration\" title=\"Run\"/>", "Run"),
    ])
  func aViewIsKnownByWhatItShows(_ tag: String, _ attributes: String, _ content: String, _ label: String) throws {
    let layout = try layout(
      subviews: view("v", tag: tag, attributes: attributes, content: content), constraints: "")
    #expect(try layout.view("v").label == label)
  }

  @Test func anUninstalledViewHasNoFrame() throws {
    let mask = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>"
    let text = storyboard(
      scene(
        rootView(
          subviews: view("a", subviews: view("b")) + view("c"),
          constraints: pinned("c", to: "a", x: 0, y: 0, width: 1, height: 1), content: mask)))
    let layout = try layout(text)
    #expect(layout.views.map(\.installed) == [true, false, false, true])
    #expect(layout.views.map { $0.frame == nil } == [false, true, true, false])
    // The constraints to it are out, so its neighbor's place is open.
    #expect(try layout.view("c").kept == [.x, .y])
  }

  @Test func theWindowsCoordinatesAddUp() throws {
    let constraints =
      pinned("a", to: "root", x: 10, y: 20, width: 100, height: 100)
      + pinned("b", to: "a", x: 5, y: 6, width: 7, height: 8)
    let layout = try layout(subviews: view("a", subviews: view("b")), constraints: constraints)
    #expect(try layout.view("b").inWindow == Rect(15, 26, 7, 8))
  }

  @Test func customViewsOfBarItemsAreLaidOutBesideTheScene() throws {
    let item = """
      <navigationItem key="navigationItem" id="item"><view key="titleView" id="title">
      <rect key="frame" x="80" y="5" width="200" height="34"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(view("inside", frame: "0 0 9 9"))</subviews>
      <constraints>\(pinned("inside", to: "title", x: 3, y: 4, width: 5, height: 6))</constraints></view></navigationItem>
      """
    let layout = try layout(storyboard(scene(rootView() + item)))
    #expect(layout.views.map(\.id) == ["root", "title", "inside"])
    #expect(try layout.frame("inside") == Rect(3, 4, 5, 6))
    #expect(try layout.view("title").frame?.size == Size(width: 200, height: 34))
  }
}
