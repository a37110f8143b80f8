import IBTestSupport
import Testing

@testable import IBConvert

/// The parts of forms and lists are converted, or listed at their views.
@Suite struct FormLossTests {
  private static func file(
    _ subviews: String, constraints: String = "", controller: String = "", attributes: String = ""
  ) throws -> ConvertedFile {
    let root = rootView(subviews: subviews, constraints: constraints)
    return try #require(try convertedFiles(storyboard(scene(root + controller, attributes: attributes))).first)
  }

  private static func masked(_ id: String, _ tag: String, _ attributes: String = "", _ content: String = "") -> String {
    view(id, tag: tag, frame: "20 40 200 40", .mask(""), attributes: attributes, content: content)
  }

  private static func losses(_ file: ConvertedFile, of id: String) -> [String] {
    file.losses.filter { $0.id == id }.map(\.words)
  }

  // MARK: - Constraints and priorities

  /// In every configuration and in a larger size, the tree keeps the ratio of the first view, but not the width of the
  /// second one, which depends on that of the first.
  @Test func requiredConstraintsThatSwiftUIDoesNotKeepAreListed() throws {
    let file = try Self.file(
      view("photo", attributes: #"userLabel="Photo""#) + view("card") + view("other"),
      constraints: constraint("a", "photo.leading", "root.leading", constant: 30)
        + constraint("b", "root.trailing", "photo.trailing", constant: 30)
        + constraint("c", "photo.top", "root.top", constant: 20)
        + constraint("d", "photo.width", "photo.height", multiplier: "16:9")
        + constraint("e", "card.width", "photo.width", multiplier: "0.5")
        + constraint("f", "card.height", constant: 40) + constraint("g", "card.centerX", "root.centerX", constant: 10)
        + constraint("h", "card.top", "photo.bottom", constant: 8)
        + constraint("i", "other.width", constant: 30) + constraint("j", "other.height", constant: 30)
        + constraint("k", "other.centerY", "root.centerY", multiplier: "1.2")
        + constraint("l", "other.leading", "root.leading"))
    #expect(file.proof.verdicts.contains { $0.status == .moved || $0.doubt != nil })
    #expect(file.text.contains(".aspectRatio(16 / 9, contentMode: .fit)\n"))
    #expect(!Self.losses(file, of: "photo").contains { $0.contains("the height") })
    #expect(Self.losses(file, of: "card").contains("not kept: width equal to 0.5 × that of \"Photo\""))
    #expect(file.text.contains("width, centerX of view 'card'"), "\(file.text)")
    #expect(!file.losses.contains { $0.words.contains("height equal to 40") })
  }

  /// UIKit keeps the optional width of the first view and not that of the second one.
  @Test func optionalConstraintsThatOnlyUIKitKeepsAreListed() throws {
    let centered = constraint("k", "one.centerY", "root.centerY", multiplier: "1.2")
    let file = try Self.file(
      view("one") + view("two"),
      constraints: constraint("a", "one.width", "root.width", multiplier: "0.5", priority: 900)
        + constraint("b", "one.height", constant: 30) + constraint("c", "one.leading", "root.leading") + centered
        + constraint("d", "two.width", constant: 30) + constraint("e", "two.width", constant: 50, priority: 900)
        + constraint("f", "two.height", constant: 30) + pinned("two", to: "root", x: 20, y: 20))
    let losses = Self.losses(file, of: "one")
    #expect(losses.contains("not kept: width equal to 0.5 × that of the superview (priority 900)"), "\(file.text)")
    #expect(Self.losses(file, of: "two").isEmpty)
  }

  /// A text editor of the app's class has no length without the app, and a frame of 0 points would hide it.
  @Test func noFrameHidesAScrollingView() throws {
    let file = try Self.file(
      view("notes", tag: "textView", attributes: #"customClass="NotesView" scrollEnabled="NO""#),
      constraints: constraint("a", "notes.leading", "root.leading", constant: 10)
        + constraint("b", "root.trailing", "notes.trailing", constant: 10)
        + constraint("c", "notes.centerY", "root.centerY"))
    #expect(file.text.contains("NotesViewHost()"))
    #expect(!file.text.contains("height: 0"), "\(file.text)")
  }

  @Test func verifiedViewsHaveNoLineAboutConstraints() throws {
    let file = try Self.file(
      view("box"),
      constraints: constraint("a", "box.centerX", "root.centerX") + constraint("b", "box.centerY", "root.centerY")
        + constraint("c", "box.width", constant: 50) + constraint("d", "box.width", "box.height"))
    #expect(file.proof.verdicts.map(\.status) == [.same])
    #expect(file.losses == [])
  }

  /// Xcode writes 251 for the hugging of labels; the proof covers other priorities of a verified view, except for texts
  /// that may be longer.
  @Test(arguments: [
    (#"horizontalHuggingPriority="251""#, []), (#"horizontalHuggingPriority="252""#, []),
    (#"horizontalCompressionResistancePriority="750""#, []),
    (
      #"horizontalCompressionResistancePriority="751""#, ["horizontalCompressionResistancePriority 751"]
    ),
  ])
  func prioritiesThatOnlyOtherTextsShowAreListed(attributes: String, losses: [String]) throws {
    let file = try Self.file(
      view("one", tag: "label", attributes: #"text="A" \#(attributes)"#),
      constraints: constraint("a", "one.centerX", "root.centerX") + constraint("b", "one.centerY", "root.centerY"))
    #expect(file.losses.map(\.words) == losses)
  }

  // MARK: - Tables

  private static let header =
    #"<view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="80"/><subviews>"#
    + view("count", tag: "label", frame: "20 20 90 20", .mask(""), attributes: #"text="Twelve""#)
    + "</subviews></view>"

  private static func cell(_ attributes: String, _ subviews: String) -> String {
    #"""
    <tableViewCell id="cell" \#(attributes)><rect key="frame" x="0" y="80" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews>\#(subviews)</subviews></tableViewCellContentView></tableViewCell>
    """#
  }

  private static func table(_ attributes: String, _ content: String, _ cell: String) throws -> [ConvertedFile] {
    try convertedFiles(
      storyboard(
        scene(
          #"<tableView key="view" id="table" \#(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/>"#
            + content + "<prototypes>\(cell)</prototypes></tableView>",
          tag: "tableViewController", attributes: #"customClass="NewsController""#)))
  }

  private static let label = view(
    "title", tag: "label", frame: "20 10 90 20", .mask(""), attributes: #"text="Title""#)

  /// A header with views inside does not replace the list: it scrolls as its first row.
  @Test func aTableHeaderIsTheFirstRow() throws {
    let files = try Self.table("", Self.header, Self.cell("", Self.label))
    #expect(files.map(\.typeName) == ["NewsView", "NewsHeader", "NewsRow"])
    let list = """
          List {
            NewsHeader()
              .frame(height: 80)
              .listRowInsets(EdgeInsets())
              .listRowSeparator(.hidden)
            ForEach(0..<newsRowCount, id: \\.self) { _ in

      """
    #expect(files[0].text.contains(list), "\(files[0].text)")
    #expect(files[1].text.contains("/// Interface Builder: head\n"))
    #expect(files[1].text.contains("Text(\"Twelve\")"))
    #expect(files[1].proof.verdicts.map(\.status) == [.same])
    #expect(files.allSatisfy { $0.isRead })
  }

  /// Code fills a cell without views, so it has no struct.
  @Test func aCellWithoutViewsIsListedWithItsClass() throws {
    let files = try Self.table("", "", Self.cell(#"customClass="NewsCell""#, ""))
    #expect(files.map(\.typeName) == ["NewsView"])
    #expect(Self.losses(files[0], of: "cell") == ["class NewsCell", "filled by code"])
    let named = try Self.table("", "", Self.cell(#"customClass="NewsCell""#, Self.label))
    #expect(named.map(\.typeName) == ["NewsView", "NewsRow"])
    #expect(named.allSatisfy { $0.losses == [] })
  }

  @Test func separatorsKeepTheirColorAndRowsTheirHeight() throws {
    let color = #"<color key="separatorColor" systemColor="systemRedColor"/>"#
    let rows = try Self.table(#"rowHeight="60""#, color, Self.cell("", Self.label))
    #expect(rows[0].text.contains(".listRowSeparatorTint(Color(uiColor: .systemRed))\n"))
    #expect(rows[0].text.contains(".frame(height: 60)\n"))
    #expect(rows[0].losses == [])
    let none = try Self.table(#"rowHeight="60" separatorStyle="none""#, color, Self.cell("", ""))
    #expect(
      Self.losses(none[0], of: "table") == ["separatorStyle none", "rowHeight 60", "separatorColor systemRedColor"])
  }

  /// Xcode's usual heights of section headers have no line; others do.
  @Test(arguments: [("28", []), ("1", ["sectionHeaderHeight 1"])])
  func heightsOfSectionHeadersAreListed(height: String, losses: [String]) throws {
    let files = try Self.table(#"sectionHeaderHeight="\#(height)""#, "", Self.cell("", Self.label))
    #expect(Self.losses(files[0], of: "table") == losses)
  }

  // MARK: - Bars

  /// Code may put a screen into a navigation stack that the document does not have.
  @Test func aScreenOutsideStacksKeepsItsTitle() throws {
    let item = #"<navigationItem key="navigationItem" title="News" id="item"/>"#
    let file = try Self.file("", controller: item, attributes: #"title="All News""#)
    #expect(file.text.contains("    .navigationTitle(\"News\")\n"))
    #expect(!file.text.contains("navigationBarTitleDisplayMode"))
    #expect(file.text.contains("  NavigationStack {\n"))
    #expect(file.losses.map(\.words) == ["title All News"])
    let own = try Self.file("", attributes: #"title="All News""#)
    #expect(own.text.contains("    .navigationTitle(\"All News\")\n"))
    #expect(own.losses == [])
  }

  @Test func aHiddenNavigationBarIsHidden() throws {
    let stack = """
      <scene sceneID="s"><objects><navigationController id="nav" navigationBarHidden="YES" sceneMemberID="viewController">
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    let root = scene(rootView() + #"<navigationItem key="navigationItem" title="News" id="item"/>"#)
    let text = try #require(try convertedFiles(storyboard(stack, root)).first { $0.text.contains("News") }).text
    #expect(text.contains(".toolbar(.hidden, for: .navigationBar)\n"))
    #expect(!text.contains("navigationBarTitleDisplayMode"))
    var options = ConversionOptions()
    options.minimumIOS = ConversionOptions.leastRelease
    let old = try convertedFiles(storyboard(stack, root), options)
    #expect(old.contains { $0.text.contains(".navigationBarHidden(true)\n") })
  }

  /// A bar without items is hosted.
  @Test func theItemsOfABarViewAreWritten() throws {
    let items = """
      <items><barButtonItem systemItem="action" id="i1"><connections>
      <action selector="share:" destination="vc" id="a"/></connections></barButtonItem>
      <barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem title="Next" enabled="NO" id="i3"/></items>
      """
    let file = try Self.file(Self.masked("bar", "toolbar", "", items))
    let expected = """
      HStack {
            Button(action: share) {
              Image(systemName: "square.and.arrow.up")
            }
            Spacer()
            Button("Next") {}
              .disabled(true)
          }
          .padding(.horizontal)
      """
    #expect(file.text.contains(expected), "\(file.text)")
    #expect(file.text.contains(".background(.bar)\n"))
    #expect(file.losses == [] && file.isRead)
    let title = """
      <items><navigationItem title="Trip" id="n"><barButtonItem key="leftBarButtonItem" id="i">
      <view key="customView" id="logo"><rect key="frame" x="0" y="0" width="20" height="20"/></view></barButtonItem>
      </navigationItem></items>
      """
    let top = try Self.file(Self.masked("bar", "navigationBar", #"customClass="TripBar""#, title))
    #expect(top.text.contains("Text(\"Trip\")\n        .font(.headline)\n        .frame(maxWidth: .infinity)\n"))
    #expect(Set(Self.losses(top, of: "bar")) == ["class TripBar", "item 'logo'"])
    #expect(try Self.file(Self.masked("bar", "toolbar")).text.contains("UIToolbarHost()"))
  }

  /// Constraints measure from the alignment rectangle of a switch, and a least height does not become a fixed one.
  @Test func distancesAndLeastLengthsAreThoseOfTheDocument() throws {
    let file = try Self.file(
      view("on", tag: "switch") + view("go", tag: "button", content: #"<state key="normal" title="Go"/>"#),
      constraints: constraint("a", "root.trailing", "on.trailing", constant: 20)
        + constraint("b", "on.top", "root.top", constant: 40)
        + constraint("c", "go.height", constant: 60, relation: "greaterThanOrEqual")
        + constraint("d", "go.leading", "root.leading", constant: 20)
        + constraint("e", "go.top", "root.top", constant: 140))
    #expect(file.text.contains(".padding(.trailing, 20)\n") || file.text.contains(".padding(.horizontal, 20)\n"))
    #expect(
      file.text.contains("          .frame(minHeight: 60)\n          .contentShape(Rectangle())\n"), "\(file.text)")
  }

  /// The app has no placeholder, so its length is not that of the view.
  @Test func placeholdersOfConstraintsAreListed() throws {
    let width = constraint("w", "box.width", constant: 90)
      .replacing("<constraint ", with: #"<constraint placeholder="YES" "#)
    let file = try Self.file(
      view("box", content: "<constraints>\(width)</constraints>"),
      constraints: constraint("a", "box.leading", "root.leading", constant: 20)
        + constraint("b", "box.top", "root.top", constant: 40) + constraint("h", "box.height", constant: 50))
    #expect(Self.losses(file, of: "box").contains("placeholder constraint width"), "\(file.text)")
    #expect(file.text.contains("/// - constraints that code changes: width of view 'box'\n"))
    #expect(file.proof.verdicts.contains { $0.doubt == .copied || $0.status == .moved }, "\(file.text)")
  }

  /// A tab bar in another document shows the item, and code presents a screen that no segue leads to.
  @Test func whatOnlyOtherDocumentsUseIsListed() throws {
    let file = try Self.file(
      "", controller: #"<tabBarItem key="tabBarItem" title="Upload" image="up" id="tab"/>"#,
      attributes: #"modalPresentationStyle="fullScreen""#)
    #expect(
      file.losses.map { "\($0.id): \($0.words)" } == [
        "vc: modalPresentationStyle fullScreen", "tab: title Upload", "tab: image up",
      ])
  }

  // MARK: - Looks

  @Test(arguments: [
    ("systemUltraThinMaterial", ".ultraThinMaterial"), ("systemThinMaterial", ".thinMaterial"),
    ("systemMaterial", ".regularMaterial"), ("systemThickMaterial", ".thickMaterial"), ("systemChromeMaterial", ".bar"),
  ])
  func aBlurIsAMaterial(style: String, material: String) throws {
    let file = try Self.file(Self.masked("blur", "visualEffectView", "", "<blurEffect style=\"\(style)\"/>"))
    #expect(file.text.contains(".background(\(material))\n"))
    #expect(file.losses == [])
    #expect(file.isRead)
  }

  @Test func otherBlursAreListed() throws {
    let file = try Self.file(Self.masked("blur", "visualEffectView", "", #"<blurEffect style="dark"/>"#))
    #expect(file.losses.map(\.words) == ["blurEffect dark"])
  }

  @Test func aDisabledButtonLosesItsOtherColor() throws {
    func state(_ key: String, _ color: String) -> String {
      #"<state key="\#(key)" title="Go"><color key="titleColor" systemColor="\#(color)"/></state>"#
    }
    let both = state("normal", "systemRedColor") + state("disabled", "systemBlueColor")
    let file = try Self.file(Self.masked("go", "button", #"buttonType="system" enabled="NO""#, both))
    #expect(file.losses.map(\.words) == ["state disabled", "state normal titleColor"])
    let enabled = try Self.file(Self.masked("go", "button", #"buttonType="system""#, both))
    #expect(enabled.losses.map(\.words) == ["state disabled"])
    let filled = #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#
    let configured = try Self.file(Self.masked("go", "button", "", state("normal", "systemRedColor") + filled))
    #expect(configured.losses.map(\.words) == ["state normal titleColor"])
  }

  @Test func aCornerRadiusThatNothingShowsIsListed() throws {
    let radius = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="6"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let spinner = try Self.file(Self.masked("wait", "activityIndicatorView", #"animating="YES""#, radius))
    #expect(spinner.losses.map(\.words) == ["corner radius 6"])
    let clipped = try Self.file(Self.masked("photo", "imageView", #"image="a" clipsSubviews="YES""#, radius))
    #expect(clipped.text.contains(".clipShape(RoundedRectangle(cornerRadius: 6))"))
    #expect(clipped.losses == [])
  }

  @Test func anIndicatorThatDoesNotTurnIsListed() throws {
    #expect(try Self.file(Self.masked("wait", "activityIndicatorView")).losses.map(\.words) == ["animating NO"])
    let turning = try Self.file(Self.masked("wait", "activityIndicatorView", #"animating="YES""#))
    #expect(turning.losses == [])
  }

  @Test func fieldsKeepTheirCapitalization() throws {
    let traits = #"<textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>"#
    let file = try Self.file(Self.masked("one", "textField", "", traits))
    #expect(file.text.contains(".textInputAutocapitalization(.sentences)\n"))
    let none = try Self.file(Self.masked("one", "textField", "", #"<textInputTraits key="textInputTraits"/>"#))
    #expect(none.text.contains(".textInputAutocapitalization(.never)\n"))
  }

  /// Before iOS 16, SwiftUI cannot do this.
  @Test func scrollingSettingsAreModifiers() throws {
    let inner = view("in", tag: "label", frame: "0 0 90 20", .mask(""), attributes: #"text="A""#)
    let attributes = """
      scrollEnabled="NO" showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" \
      keyboardDismissMode="onDrag"
      """
    let scroll = view(
      "scroll", tag: "scrollView", frame: "0 0 300 300", .mask(""), attributes: attributes, subviews: inner)
    let file = try Self.file(scroll)
    for word in ["scrollDisabled(true)", "scrollDismissesKeyboard(.immediately)", "scrollIndicators(.hidden)"] {
      #expect(file.text.contains(".\(word)\n"), "\(word)")
    }
    #expect(file.losses == [])
    #expect(file.isRead)
    var options = ConversionOptions()
    options.minimumIOS = ConversionOptions.leastRelease
    let old = try #require(try convertedFiles(storyboard(scene(rootView(subviews: scroll))), options).first)
    #expect(!old.text.contains("scrollDisabled"))
    #expect(
      old.losses.map(\.words) == [
        "scrollEnabled NO", "showsHorizontalScrollIndicator NO", "showsVerticalScrollIndicator NO",
        "keyboardDismissMode onDrag",
      ])
  }

  @Test func anImageOfCodeKeepsItsPlace() throws {
    let file = try Self.file(
      Self.masked("icon", "imageView", #"contentMode="top""#),
      controller: #"<connections><outlet property="icon" destination="icon" id="o"/></connections>"#)
    #expect(file.text.contains("    icon\n      .frame(width: 200, height: 40, alignment: .top)\n"), "\(file.text)")
  }

  /// An image without a size would determine that of a view that fills its superview.
  @Test func anImageOfCodeDoesNotSizeAViewThatFills() throws {
    let constraints = ["leading", "trailing", "top", "bottom"].map { constraint("i-\($0)", "icon.\($0)", "safe.\($0)") }
    let root = rootView(
      subviews: view("icon", tag: "imageView", attributes: #"contentMode="scaleAspectFill""#),
      constraints: constraints.joined())
    let outlet = #"<connections><outlet property="icon" destination="icon" id="o"/></connections>"#
    let file = try #require(try convertedFiles(storyboard(scene(root + outlet))).first)
    #expect(
      file.text.contains(
        "    icon\n      .resizable()\n      .scaledToFill()\n      .frame(minWidth: 0, maxWidth: .infinity"),
      "\(file.text)")
    #expect(file.text.contains("  let icon: Image\n"))
    #expect(file.isRead && file.proof.verdicts.map(\.status) == [.same])
  }

  /// A background in front of an equal one is not seen; one in front of another color is.
  @Test(arguments: [("systemBackgroundColor", 1), ("systemRedColor", 2), ("systemFillColor", 2)])
  func aRepeatedBackgroundIsLeftOut(inner: String, count: Int) throws {
    func color(_ name: String) -> String { "<color key=\"backgroundColor\" systemColor=\"\(name)\"/>" }
    let outer = inner == "systemFillColor" ? inner : "systemBackgroundColor"
    let card = view(
      "card", subviews: view("one", tag: "label", attributes: #"text="A""#),
      constraints: pinned("one", to: "card", x: 8, y: 8) + constraint("w", "card.bottom", "one.bottom", constant: 8)
        + constraint("v", "card.trailing", "one.trailing", constant: 8), content: color(inner))
    let root = rootView(
      subviews: card, constraints: pinned("card", to: "safe", x: 0, y: 20), content: color(outer))
    let file = try #require(try convertedFiles(storyboard(scene(root))).first)
    #expect(file.text.split(separator: "\n").count { $0.contains(".background(") } == count, "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
  }

  /// Grays of both color spaces are equal.
  @Test func aGrayInAnotherSpaceIsAGray() throws {
    let gray =
      #"<color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
    let file = try Self.file(Self.masked("one", "label", #"text="A""#, gray))
    #expect(file.text.contains(".foregroundStyle(.white)\n"))
  }
}
