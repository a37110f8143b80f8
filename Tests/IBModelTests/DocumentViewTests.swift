import IBTestSupport
import Testing

@testable import IBModel

@Suite struct DocumentViewTests {
  // MARK: - Where views are found

  @Test func subviewsAreFoundInDocumentOrderBehindTheirSuperview() throws {
    let document = try model(
      storyboard(
        scene(rootView(subviews: view("a", subviews: view("b") + view("c", tag: "label")) + view("d", tag: "button")))))
    #expect(document.views.map(\.id) == ["root", "a", "b", "c", "d"])
    #expect(document.views.map(\.kind) == [.view, .view, .view, .label, .button])
    #expect(document.views.map { $0.parent } == [nil, 0, 1, 1, 0])
    #expect(document.views[0].children == [1, 4])
    #expect(document.views[1].children == [2, 3])
  }

  @Test func cellsContentViewsHeadersAndFootersAreFound() throws {
    let table = """
      <view key="tableHeaderView" id="header"/><view key="tableFooterView" id="footer"/>
      <prototypes><tableViewCell id="prototype">
      <tableViewCellContentView key="contentView" id="content"><subviews>\(view("title", tag: "label"))</subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      <sections><tableViewSection id="section"><cells><tableViewCell id="static"/></cells></tableViewSection></sections>
      """
    let document = try model(storyboard(scene(rootView("table", tag: "tableView", content: table))))
    #expect(try document.named("header").role == .tableHeader)
    #expect(try document.named("footer").role == .tableFooter)
    #expect(try document.named("prototype").role == .cell)
    #expect(try document.named("static").role == .cell)
    #expect(try document.named("content").role == .contentView)
    #expect(try document.superview(of: "content") == "prototype")
    #expect(try document.superview(of: "title") == "content")
    // A section is not a view: its cells are in the table.
    #expect(try document.superview(of: "static") == "table")
  }

  @Test func itemsAndSupplementaryViewsOfACollectionAreCells() throws {
    let content = """
      <cells><collectionViewCell id="item"><collectionViewCellContentView key="contentView" id="inner"/>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="heading"/>
      """
    let document = try model(storyboard(scene(rootView("grid", tag: "collectionView", content: content))))
    #expect(try document.named("item").role == .cell)
    #expect(try document.named("inner").role == .contentView)
    #expect(try document.named("heading").role == .cell)
    #expect(try document.superview(of: "heading") == "grid")
  }

  @Test func viewsArrangedByAStackViewAreTold() throws {
    let document = try model(
      storyboard(scene(rootView(subviews: view("stack", tag: "stackView", subviews: view("a") + view("b"))))))
    #expect(try document.named("stack").role == .subview)
    #expect(try document.named("a").role == .arranged)
    #expect(try document.named("b").role == .arranged)
  }

  @Test func customViewsOfBarItemsBelongToNoView() throws {
    let items = """
      <toolbarItems><barButtonItem id="item"><view key="customView" id="custom">
      <subviews>\(view("inside", tag: "label"))</subviews></view></barButtonItem></toolbarItems>
      <navigationItem key="navigationItem" id="navigation"><view key="titleView" id="title"/></navigationItem>
      """
    let document = try model(storyboard(scene(rootView() + items)))
    #expect(try document.named("custom").role == .barItem)
    #expect(try document.superview(of: "custom") == nil)
    #expect(try document.superview(of: "inside") == "custom")
    #expect(try document.named("title").role == .barItem)
    #expect(document.roots.map { document.views[$0].id } == ["root"])
  }

  @Test func theBarOfANavigationControllerIsNotItsView() throws {
    let document = try model(
      storyboard(
        scene("<navigationBar key=\"navigationBar\" id=\"bar\"/>", id: "nav", tag: "navigationController")))
    #expect(try document.named("bar").role == .barItem)
    #expect(document.controllers.map(\.rootView) == [nil])
    #expect(document.roots.isEmpty)
  }

  @Test func otherKeyedPlacesKeepTheirKey() throws {
    let document = try model(
      storyboard(
        scene(rootView("table", tag: "tableView", content: "<view key=\"backgroundView\" id=\"behind\"/>"))))
    #expect(try document.named("behind").role == .attached(key: "backgroundView"))
  }

  // MARK: - Roots

  @Test func controllersViewsAreRoots() throws {
    let document = try model(storyboard(scene(rootView("r1"), id: "one"), scene(rootView("r2"), id: "two")))
    #expect(document.roots.map { document.views[$0].id } == ["r1", "r2"])
    #expect(try document.named("r2").role == .root(controller: 1))
    #expect(document.controllers.map(\.rootView) == [0, 1])
    #expect(document.scenes.map(\.id) == ["scene-one", "scene-two"])
    #expect(document.scenes.map(\.controller) == [0, 1])
  }

  @Test func topLevelViewsOfAXibAreRoots() throws {
    let document = try model(
      xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>", view("a", subviews: view("b")), view("c")))
    #expect(document.scenes.isEmpty && document.controllers.isEmpty)
    #expect(document.roots.map { document.views[$0].id } == ["a", "c"])
    #expect(try document.named("a").role == .topLevel)
    #expect(try document.named("b").role == .subview)
    #expect(document.objects["-1"] != nil)
  }

  @Test func aViewBesideTheControllerOfASceneIsARoot() throws {
    let loose = "<scene sceneID=\"s\"><objects>\(view("loose"))</objects></scene>"
    let document = try model(storyboard(loose))
    #expect(try document.named("loose").role == .topLevel)
    #expect(document.scenes.first?.controller == nil)
  }

  @Test func aControllerOfAnUnknownClassIsTold() throws {
    let document = try model(storyboard(scene(rootView(), id: "new", tag: "holographicController")))
    #expect(document.controllers.map(\.id) == ["new"])
    #expect(try document.named("root").role == .root(controller: 0))
  }

  // MARK: - Unknown elements

  @Test func anUnknownElementAmongSubviewsIsAView() throws {
    let document = try model(
      storyboard(scene(rootView(subviews: view("new", tag: "holographView", subviews: view("inside", tag: "label"))))))
    #expect(try document.named("new").kind == .unknown)
    #expect(try document.superview(of: "inside") == "new")
  }

  @Test func anUnknownElementWithAFrameIsAViewWhereverItStands() throws {
    let odd = """
      <ornament key="ornament" id="odd"><rect key="frame" x="1" y="2" width="3" height="4"/></ornament>
      """
    let document = try model(storyboard(scene(rootView(content: odd))))
    #expect(try document.named("odd").kind == .unknown)
    #expect(try document.named("odd").role == .attached(key: "ornament"))
  }

  @Test func unknownElementsBetweenKnownOnesAreWalkedThrough() throws {
    let wrapped = """
      <decorations><decoration><holder key="held">\(view("deep", tag: "label"))</holder></decoration></decorations>
      """
    let document = try model(storyboard(scene(rootView(content: wrapped))))
    #expect(try document.superview(of: "deep") == "root")
    #expect(try document.named("deep").kind == .label)
  }
}
