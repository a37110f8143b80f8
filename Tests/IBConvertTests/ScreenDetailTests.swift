import IBTestSupport
import Testing

@testable import IBConvert

/// The details by which people find, distinguish and complete the screens of a converted document.
@Suite struct ScreenDetailTests {
  private static func masked(
    _ id: String, _ tag: String, _ frame: String = "20 40 200 40", attributes: String = "", content: String = ""
  ) -> String {
    view(id, tag: tag, frame: frame, .mask(""), attributes: attributes, content: content)
  }

  private static let label = masked("title", "label", attributes: #"text="Title""#)

  private static func runtime(_ path: String, _ type: String, _ value: String) -> String {
    #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" \#(value)</userDefinedRuntimeAttribute>"#
  }

  private static func files(_ views: String, content: String = "", attributes: String = "") throws -> [ConvertedFile] {
    try convertedFiles(storyboard(scene(rootView(subviews: views) + content, attributes: attributes)))
  }

  // MARK: - Names

  /// A screen without a class does not take the name of a class.
  @Test func aScreenOfAClassHasTheNameOfTheClass() throws {
    let names = ["Login", "LoginViewController"].map { name in
      name == "Login" ? #"id="first" storyboardIdentifier="Login""# : #"id="second" customClass="\#(name)""#
    }
    let scenes = names.enumerated().map { number, attributes in
      #"<scene sceneID="s\#(number)"><objects><viewController \#(attributes) sceneMemberID="viewController">"#
        + #"<view key="view" id="r\#(number)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>"#
        + Self.masked("l\(number)", "label", attributes: #"text="A""#)
        + "</subviews></view></viewController></objects></scene>"
    }
    let files = try convertedFiles(storyboard(scenes.joined()))
    #expect(files.map(\.typeName) == ["LoginScreen", "LoginView"])
  }

  // MARK: - Hosted views

  /// The module of another target is imported; that of the own one is not.
  @Test(arguments: [
    (#"customModule="Charts""#, "import Charts\nimport SwiftUI\n"),
    (#"customModule="App" customModuleProvider="target""#, "import SwiftUI\n"),
    (#"customModule="a b""#, "import SwiftUI\n"),
  ])
  func theModuleOfAHostedClassIsImported(attributes: String, imports: String) throws {
    let file = try #require(
      try Self.files(Self.masked("chart", "view", attributes: #"customClass="ChartView" \#(attributes)"#)).first)
    #expect(file.text.hasPrefix(imports + "\n"))
  }

  /// A view of UIKit draws its background itself; SwiftUI's would be under it.
  @Test func aHostedViewSetsItsBackground() throws {
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let chart = Self.masked("chart", "view", attributes: #"customClass="ChartView""#, content: color)
    let file = try #require(try Self.files(chart).first)
    #expect(file.text.contains("    view.backgroundColor = .systemRed\n"))
    #expect(!file.text.contains(".background("))
    let other = Self.masked("other", "view", "20 200 90 90", attributes: #"customClass="ChartView""#)
    let both = try #require(try Self.files(chart + other).first)
    #expect(both.text.contains("ChartViewHost()\n"))
    #expect(!both.text.contains("view.backgroundColor"))
    #expect(both.text.contains(".background(Color(uiColor: .systemRed)"))
  }

  /// A struct of SwiftUI makes the view itself. Its outlet is listed.
  @Test func aHostMakesItsView() throws {
    let chart = Self.masked("chart", "view", attributes: #"customClass="ChartView""#)
    let map = Self.masked("map", "mapView", "20 200 90 90")
    let outlets =
      "<connections>" + #"<outlet property="chartView" destination="chart" id="o1"/>"#
      + #"<outlet property="mapView" destination="map" id="o2"/></connections>"#
    let file = try #require(try convertedFiles(storyboard(scene(rootView(subviews: chart + map) + outlets))).first)
    for part in [
      "import MapKit\nimport SwiftUI\n", "/// - outlets: chartView, mapView\n", "ChartViewHost()\n",
      "  func makeUIView(context: Context) -> MKMapView { MKMapView() }\n", "  TestView()\n",
    ] {
      #expect(file.text.contains(part), "\(part): \(file.text)")
    }
  }

  /// Swift cannot see a class that only an Objective-C implementation declares.
  @Test func aClassOfAnImplementationHasNoHost() throws {
    var options = ConversionOptions()
    options.hidesClass = { $0 == "ChartView" }
    let chart = Self.masked("chart", "view", attributes: #"customClass="ChartView""#)
    let file = try #require(try convertedFiles(storyboard(scene(rootView(subviews: chart))), options).first)
    for part in ["Color.clear", "Swift cannot see class ChartView", "classes: ChartView of view 'chart'"] {
      #expect(file.text.contains(part), "\(part): \(file.text)")
    }
    #expect(!file.text.contains("Host"), "\(file.text)")
  }

  // MARK: - Losses

  /// A runtime attribute of the layer clips as Xcode's setting does.
  @Test func masksToBoundsClips() throws {
    let attributes =
      Self.runtime("layer.masksToBounds", "boolean", #"value="YES">"#)
      + Self.runtime("layer.cornerRadius", "number", #"><integer key="value" value="8"/>"#)
    let image = Self.masked(
      "photo", "imageView", attributes: #"image="photo" contentMode="scaleAspectFill""#,
      content: "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>")
    let file = try #require(try Self.files(image).first)
    #expect(file.text.contains(".clipShape(RoundedRectangle(cornerRadius: 8))\n"))
    #expect(file.losses == [])
  }

  @Test func theRowOfAXibHasItsBackground() throws {
    let cell = """
      <tableViewCell id="cell" rowHeight="64" customClass="NewsCell">\
      <rect key="frame" x="0" y="0" width="375" height="64"/>\
      <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="64"/>\
      <subviews>\(Self.label)</subviews></tableViewCellContentView>\
      <color key="backgroundColor" systemColor="systemRedColor"/></tableViewCell>
      """
    let file = try #require(try convertedFiles(xib(cell)).first)
    #expect(file.losses.map(\.words) == ["rowHeight 64"])
    #expect(file.text.contains(".listRowBackground(Color(uiColor: .systemRed))\n"), "\(file.text)")
    #expect(!file.text.contains("TODO"))
  }

  /// What SwiftUI has no setting for is in the report and not in the file.
  @Test func whatNeedsNoWorkHasNoComment() throws {
    let button = Self.masked(
      "send", "button", attributes: #"adjustsImageWhenHighlighted="NO" tag="3" highlighted="YES""#,
      content: #"<state key="normal" title="Send"/>"#)
    let file = try #require(try Self.files(button).first)
    #expect(file.losses.map(\.needsNoWork) == [true, true, false])
    #expect(file.text.contains("/// - attributes: highlighted YES of \"Send\"\n"))
  }

  /// SwiftUI has the insets of a title and a tap on any view.
  @Test func insetsAndTapsAreConverted() throws {
    let insets = #"<inset key="contentEdgeInsets" minX="18" minY="8" maxX="18" maxY="8"/>"#
    let button = Self.masked("send", "button", content: insets + #"<state key="normal" title="Send"/>"#)
    let box = view(
      "box", frame: "20 200 90 30", .mask(""),
      content: #"<color key="backgroundColor" systemColor="systemRedColor"/><connections><outletCollection "#
        + #"property="gestureRecognizers" destination="tap" id="g"/></connections>"#)
    let tap =
      #"<tapGestureRecognizer id="tap"><connections><action selector="boxTapped:" destination="scene-vc" "#
      + #"id="a"/></connections></tapGestureRecognizer>"#
    func converted(_ box: String, _ recognizers: String) throws -> ConvertedFile {
      let text = storyboard(scene(rootView(subviews: button + box)))
        .replacing("</objects>", with: recognizers + "</objects>")
      return try #require(try convertedFiles(text).first)
    }
    let file = try converted(box, tap)
    #expect(
      file.text.contains("Text(\"Send\")\n          .padding(.vertical, 8)\n          .padding(.horizontal, 18)\n"))
    let flat = file.text.replacing(/\n */, with: "\n")
    #expect(flat.contains(".onTapGesture(perform: onBox)\n.accessibilityAddTraits(.isButton)\n"), "\(file.text)")
    #expect(file.losses == [])
    let second = #"<outletCollection property="gestureRecognizers" destination="two" id="h"/></connections>"#
    let twice = try converted(
      box.replacing("</connections>", with: second), tap + #"<tapGestureRecognizer numberOfTapsRequired="2" id="two"/>"#
    )
    #expect(twice.losses.map(\.words) == ["gesture tapGestureRecognizer"])
  }

  @Test func aPushedScreenHidesTheTabs() throws {
    let text = storyboard(scene(rootView(subviews: Self.label), attributes: #"hidesBottomBarWhenPushed="YES""#))
    let file = try #require(try convertedFiles(text).first)
    #expect(file.text.contains(".toolbar(.hidden, for: .tabBar)\n"))
    #expect(file.losses == [])
    var options = ConversionOptions()
    options.minimumIOS = ConversionOptions.leastRelease
    let old = try #require(try convertedFiles(text, options).first)
    #expect(old.losses.map(\.words) == ["hidesBottomBarWhenPushed YES"])
  }

  /// SwiftUI has no style of bar items for the action that finishes; UIKit's is semibold.
  @Test func theItemThatFinishesIsSemibold() throws {
    let item =
      #"<navigationItem key="navigationItem" title="News" id="item">"#
      + #"<barButtonItem key="rightBarButtonItem" title="Done" style="done" id="done"/></navigationItem>"#
    let file = try #require(try Self.files(Self.label, content: item).first)
    #expect(file.text.contains("Button(\"Done\") {}\n            .fontWeight(.semibold)\n"), "\(file.text)")
    #expect(file.losses == [])
  }

  @Test func theTitleOfTheBackButtonIsListed() throws {
    let item = #"<navigationItem key="navigationItem" title="News" largeTitleDisplayMode="never" id="item">"#
    let file = try #require(
      try Self.files(
        Self.label,
        content: item + #"<barButtonItem key="backBarButtonItem" title=" " id="back"/></navigationItem>"#
      ).first)
    #expect(file.losses.map(\.words) == [#"title " ""#])
    #expect(file.text.contains(#"/// - attributes: title " " of backBarButtonItem 'back'"#))
    #expect(file.text.contains(".navigationBarTitleDisplayMode(.inline)\n"))
  }

  /// A link to a screen draws the indicator of the cell; any other row shows a symbol.
  @Test(arguments: [true, false])
  func aLinkDrawsTheIndicator(isLink: Bool) throws {
    let segue = #"<connections><segue kind="show" destination="next" identifier="go" id="s"/></connections>"#
    let cell = """
      <tableViewCell id="cell" accessoryType="disclosureIndicator"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <subviews>\(Self.label)</subviews></tableViewCellContentView>\(isLink ? segue : "")</tableViewCell>
      """
    let table = #"<tableView key="view" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>"#
    let next = """
      <scene sceneID="two"><objects><viewController id="next" title="Next" sceneMemberID="viewController">\
      <navigationItem key="navigationItem" title="Next" id="item"/>\
      <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
      </viewController></objects></scene>
      """
    let files = try convertedFiles(
      storyboard(
        scene(
          table + "<prototypes>\(cell)</prototypes></tableView>", tag: "tableViewController",
          attributes: #"title="First""#) + next))
    #expect(files.flatMap(\.losses) == [])
    #expect(files[0].text.contains("Image(systemName: \"chevron.right\")\n") == !isLink, "\(files[0].text)")
    #expect(files[0].isRead)
  }

  private static func next(_ content: String = "") -> String {
    """
    <scene sceneID="two"><objects><viewController id="next" title="Next" sceneMemberID="viewController">\
    <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(content)</subviews>\
    </view></viewController></objects></scene>
    """
  }

  private static func button(_ segue: String) -> String {
    masked(
      "go", "button", "20 60 90 30", content: #"<state key="normal" title="Go"/><connections>\#(segue)</connections>"#)
  }

  /// The action of a pushed screen may do more than to leave it.
  @Test(arguments: [
    ("presentation", "closeTapped:", true), ("presentation", "dismissViewController", true), ("push", "close", false),
    ("presentation", "closeAccount", false),
  ])
  func anActionClosesAPresentedScreen(kind: String, selector: String, closes: Bool) throws {
    let close = Self.masked(
      "close", "button", "20 100 90 30",
      content: #"<state key="normal" title="Close"/><connections><action selector="\#(selector)" destination="next" "#
        + #"eventType="touchUpInside" id="a"/></connections>"#)
    let segue = #"<segue kind="\#(kind)" destination="next" id="s"/>"#
    let files = try convertedFiles(
      storyboard(scene(rootView(subviews: Self.button(segue))) + Self.next(close)))
    let text = try #require(files.last).text
    #expect(text.contains("@Environment(\\.dismiss) private var dismiss") == closes, "\(text)")
    #expect(text.contains("Button {\n      dismiss()") == closes)
    #expect(text.contains(": () -> Void") == !closes)
    #expect(files[0].text.contains("let nextView: () -> NextView") == !closes)
  }

  /// UIKit cannot push a stack, and presents it outside a stack.
  @Test func aStackIsPresented() throws {
    let stack = """
      <scene sceneID="three"><objects><navigationController id="stack" sceneMemberID="viewController"><connections>\
      <segue kind="relationship" relationship="rootViewController" destination="next" id="r"/></connections>\
      </navigationController></objects></scene>
      """
    let button = Self.button(#"<segue kind="show" destination="stack" id="s"/>"#)
    let files = try convertedFiles(
      storyboard(scene(rootView(subviews: button)) + Self.next() + stack))
    let text = files[0].text
    #expect(text.contains(".sheet(isPresented: $showsNextNavigation) {\n      NextNavigationView()"), "\(text)")
  }

  @Test func aScreenOfAnotherStoryboardIsNamed() throws {
    let reference = """
      <scene sceneID="three"><objects><viewControllerPlaceholder storyboardName="Send" \
      referencedIdentifier="Address" id="other" sceneMemberID="viewController"/></objects></scene>
      """
    let button = Self.button(#"<segue kind="presentation" destination="other" identifier="add" id="s"/>"#)
    let files = try convertedFiles(storyboard(scene(rootView(subviews: button)) + reference))
    let note = "/// - segue 'add': it shows Address of Send.storyboard\n"
    #expect(files[0].text.contains(note), "\(files[0].text)")
  }

  /// Code asks a segue for its identifier, where two lead to the same screen.
  @Test func identifiersThatDistinguishSeguesAreListed() throws {
    func button(_ id: String, _ y: Int) -> String {
      Self.masked(
        id, "button", "20 \(y) 90 30",
        content: #"<state key="normal" title="\#(id)"/><connections><segue kind="presentation" destination="next" "#
          + #"identifier="go\#(id)" id="s\#(id)"/></connections>"#)
    }
    let next = """
      <scene sceneID="two"><objects><viewController id="next" title="Next" sceneMemberID="viewController">\
      <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
      </viewController></objects></scene>
      """
    let files = try convertedFiles(storyboard(scene(rootView(subviews: button("A", 60) + button("B", 120))) + next))
    let note = "/// - segues 'goA', 'goB' lead to NextView; code distinguishes them by these identifiers\n"
    #expect(files[0].text.contains(note))
    let single = try convertedFiles(storyboard(scene(rootView(subviews: button("A", 60))) + next))
    #expect(!single[0].text.contains("distinguishes"))
  }

  // MARK: - Parameters

  /// People read the values of a view before its closures.
  @Test func valuesPrecedeClosures() throws {
    let button = Self.masked(
      "send", "button", "20 100 90 30",
      content: #"<state key="normal" title="Send"/><connections><action selector="send:" destination="c" "#
        + #"eventType="touchUpInside" id="a"/></connections>"#)
    let file = try #require(
      try Self.files(
        button + Self.label,
        content: #"<connections><outlet property="titleLabel" destination="title" id="o"/></connections>"#
      ).first)
    #expect(file.text.contains("  let title: String\n  let send: () -> Void\n"), "\(file.text)")
    #expect(file.text.contains("#Preview {\n  TestView(title: \"Title\", send: {})\n}"), "\(file.text)")
  }

  /// Code shows a hidden view that it has an outlet to; the view keeps its place meanwhile.
  @Test(arguments: [
    (#"hidden="YES""#, "errorLabel", ".opacity(showsError ? 1 : 0)\n"),
    (#"hidden="YES" alpha="0.5""#, "errorLabel", ".opacity(showsError ? 0.5 : 0)\n"),
    (#"hidden="YES""#, "", ".hidden()\n"), (#"alpha="0.5""#, "errorLabel", ".opacity(0.5)\n"),
  ])
  func codeShowsAHiddenView(attributes: String, outlet: String, modifier: String) throws {
    let error = Self.masked("error", "label", attributes: #"text="Error" \#(attributes)"#)
    let connection = #"<connections><outlet property="\#(outlet)" destination="error" id="o"/></connections>"#
    let file = try #require(try Self.files(error, content: outlet.isEmpty ? "" : connection).first)
    #expect(file.text.contains(modifier), "\(file.text)")
    #expect(file.text.contains("  var showsError = false\n") == modifier.contains("?"))
    #expect(file.losses == [])
    #expect(file.isRead)
  }

  /// The struct of a row is that of its content, which the cell speaks for.
  @Test func aRowHasTheAccessibilityOfItsCell() throws {
    let cell = """
      <tableViewCell id="cell" customClass="NewsCell"><rect key="frame" x="0" y="0" width="375" height="64"/>\
      <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="64"/>\
      <subviews>\(Self.label)</subviews></tableViewCellContentView>\
      <accessibility key="accessibilityConfiguration" identifier="news" label=""/></tableViewCell>
      """
    let file = try #require(try convertedFiles(xib(cell)).first)
    #expect(
      file.text.contains(".accessibilityElement(children: .contain)\n      .accessibilityIdentifier(\"news\")\n"),
      "\(file.text)")
    #expect(!file.text.contains("accessibilityLabel"))
    #expect(file.isRead)
  }

  /// UIKit hides such a spinner until code starts it.
  @Test(arguments: [
    (#"hidesWhenStopped="YES""#, "  var showsActivityIndicator = false\n", []),
    (#"hidesWhenStopped="YES" animating="YES""#, "  var showsActivityIndicator = true\n", []),
    ("", "ProgressView()\n", ["animating NO"]),
  ])
  func aStoppedSpinnerIsHidden(attributes: String, part: String, losses: [String]) throws {
    let spinner = Self.masked("spinner", "activityIndicatorView", attributes: attributes)
    let outlet = #"<connections><outlet property="activityIndicator" destination="spinner" id="o"/></connections>"#
    let file = try #require(try Self.files(spinner, content: outlet).first)
    #expect(file.text.contains(part), "\(file.text)")
    #expect(file.text.contains(".opacity(showsActivityIndicator ? 1 : 0)\n") == part.contains("shows"))
    #expect(file.losses.map(\.words).filter { !$0.hasPrefix("outlet") } == losses)
    #expect(file.isRead)
  }

  /// A label that varies only its font between size classes still shows the text of an outlet.
  @Test(arguments: [
    (#"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#, "", true), ("", #"text="Sum""#, false),
    ("", #"hidden="YES""#, false),
  ])
  func aLabelThatVariesInItsLookHasAParameter(content: String, attributes: String, isParameter: Bool) throws {
    let total = Self.masked(
      "total", "label", attributes: #"text="Total""#,
      content: #"<variation key="widthClass=regular" \#(attributes)>\#(content)</variation>"#)
    let outlet = #"<connections><outlet property="totalLabel" destination="total" id="o"/></connections>"#
    let file = try #require(try Self.files(total, content: outlet).first)
    #expect(file.text.contains("Text(total)\n") == isParameter, "\(file.text)")
  }

  @Test func codeSetsTheProgress() throws {
    let bar = Self.masked("bar", "progressView", attributes: #"progress="0.5""#)
    let outlet = #"<connections><outlet property="progress" destination="bar" id="o"/></connections>"#
    let file = try #require(try Self.files(bar, content: outlet).first)
    #expect(file.text.contains("  let progress: Double\n"), "\(file.text)")
    #expect(file.text.contains("ProgressView(value: progress)\n"))
    #expect(file.text.contains("TestView(progress: 0.5)\n"))
    #expect(file.losses == [])
  }

  /// The same for a view that contains others, whose outlet is not listed as lost.
  @Test func codeShowsAHiddenContainer() throws {
    let panel = view(
      "panel", frame: "0 0 300 300", .mask(""), attributes: #"hidden="YES""#,
      subviews: Self.masked("l", "label", attributes: #"text="A""#))
    let outlet = #"<connections><outlet property="errorPanel" destination="panel" id="o"/></connections>"#
    let file = try #require(try Self.files(panel, content: outlet).first)
    #expect(file.text.contains("  var showsErrorPanel = false\n"))
    #expect(file.text.contains(".opacity(showsErrorPanel ? 1 : 0)\n"))
    #expect(file.losses == [])
  }

  /// Code sets the text of a text view, and the texts of a prototype in a built-in style.
  @Test func textsThatCodeSetsAreParameters() throws {
    let terms = Self.masked(
      "terms", "textView", attributes: #"text="Be kind" scrollEnabled="NO" editable="NO""#)
    let outlet = #"<connections><outlet property="termsTextView" destination="terms" id="o"/></connections>"#
    let file = try #require(try Self.files(terms, content: outlet).first)
    #expect(file.text.contains("  var terms: LocalizedStringKey = \"Be kind\"\n"), "\(file.text)")
    #expect(file.text.contains("Text(terms)\n"))
    #expect(file.losses == [])
    func row(_ list: String) throws -> String {
      let label = Self.masked("name", "label", "16 12 90 20", attributes: #"text="Title""#)
      let table = """
        <tableView key="view" id="table" dataMode="\(list == "sections" ? "static" : "prototypes")">\
        <rect key="frame" x="0" y="0" width="375" height="667"/>\
        \(list == "sections" ? "<sections><tableViewSection id=\"part\"><cells>" : "<prototypes>")\
        <tableViewCell id="cell" style="IBUITableViewCellStyleDefault" textLabel="name">\
        <rect key="frame" x="0" y="28" width="375" height="44"/>\
        <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="44"/>\
        <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>\
        \(list == "sections" ? "</cells></tableViewSection></sections>" : "</prototypes>")</tableView>
        """
      return try #require(try convertedFiles(storyboard(scene(table, tag: "tableViewController"))).last).text
    }
    #expect(try row("prototypes").contains("  let title: String\n"))
    #expect(try row("sections").contains("Text(\"Title\")"))
  }

  /// The stack of a screen shows the root of the navigation controller that the screen pushes.
  @Test(arguments: [("show", "SecondView"), ("presentation", "SecondNavigationView")])
  func aPushShowsTheRootOfANavigationController(kind: String, destination: String) throws {
    func controller(_ id: String, _ title: String, _ tag: String, _ content: String) -> String {
      "<scene sceneID=\"s\(id)\"><objects><\(tag) id=\"\(id)\" title=\"\(title)\" sceneMemberID=\"viewController\">"
        + "\(content)</\(tag)></objects></scene>"
    }
    func root(_ id: String) -> String {
      #"<connections><segue kind="relationship" relationship="rootViewController" destination="\#(id)" id="r\#(id)"/>"#
        + "</connections>"
    }
    let button = Self.masked(
      "go", "button",
      content:
        #"<state key="normal" title="Go"/><connections><segue kind="\#(kind)" destination="n2" id="s"/></connections>"#)
    let files = try convertedFiles(
      storyboard(
        controller("n1", "", "navigationController", root("one")),
        controller("one", "First", "viewController", rootView("v1", subviews: button)),
        controller("n2", "", "navigationController", root("two")),
        controller("two", "Second", "viewController", rootView("v2", subviews: Self.masked("l", "label")))))
    let first = try #require(files.first { $0.typeName == "FirstView" })
    #expect(first.text.contains("\(destination)()\n"), "\(first.text)")
  }

  @Test(arguments: [
    ("Color.white", ".white"), ("Color.primary", "Color.primary"), ("Color(white: 0.5)", "Color(white: 0.5)"),
    ("Color(\"Brand\")", "Color(\"Brand\")"), ("Color.white.opacity(0.5)", "Color.white.opacity(0.5)"),
  ])
  func stylesHaveNoType(color: String, style: String) { #expect(ColorSource.style(color) == style) }

  /// Code changes constraints in other ways than views.
  @Test func outletsToConstraintsAreListedApart() throws {
    let outlets = ["box", "w", "h"].map {
      #"<outlet property="\#($0)Outlet" destination="\#($0)" id="o\#($0)"/>"#
    }
    let root = rootView(
      subviews: view("box"),
      constraints: pinned("box", to: "root", x: 20, y: 20) + constraint("w", "box.width", constant: 40)
        + constraint("h", "box.height", constant: 40))
    let file = try #require(
      try convertedFiles(storyboard(scene(root + "<connections>\(outlets.joined())</connections>"))).first)
    #expect(
      file.text.contains(
        """
        /// - outlets: boxOutlet
        /// - constraints that code changes: wOutlet, hOutlet

        """))
  }

  /// VoiceOver skips an image view of UIKit, unless the document or code makes it an element.
  @Test(arguments: [
    ("", "", #"Image(decorative: "star")"#), (#"label="Favorite""#, "", #"Image("star")"#),
    ("", "starView", #"var star = Image(decorative: "star")"#),
  ])
  func imagesAreDecoration(attributes: String, outlet: String, expression: String) throws {
    let image = Self.masked(
      "star", "imageView", attributes: #"image="star""#,
      content: attributes.isEmpty ? "" : "<accessibility key=\"accessibilityConfiguration\" \(attributes)/>")
    let connection = #"<connections><outlet property="\#(outlet)" destination="star" id="o"/></connections>"#
    let file = try #require(try Self.files(image, content: outlet.isEmpty ? "" : connection).first)
    #expect(file.text.contains(expression), "\(file.text)")
    #expect(file.isRead)
  }
}
