import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// The output reads like code that people write: parameters, short bodies, alignment on stacks, names.
@Suite struct ReadableSourceTests {
  private static func files(_ text: String) throws -> [ConvertedFile] {
    let document = try model(text)
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scenes = (0..<(columns.first?.count ?? 0)).compactMap { place in
      ConvertibleScene(columns.map { $0[place] }, of: document, seenCount: 4)
    }
    let converter = DocumentConverter(document, scenes)
    return scenes.flatMap { converter.files(of: $0) }
  }

  private static func screen(_ subviews: String, _ constraints: String, outlets: [String: String] = [:]) throws
    -> ConvertedFile
  {
    let connections = outlets.sorted { $0.key < $1.key }.map { property, id in
      #"<outlet property="\#(property)" destination="\#(id)" id="o-\#(property)"/>"#
    }
    let text = scene(
      rootView(subviews: subviews, constraints: constraints) + "<connections>\(connections.joined())</connections>")
    return try #require(try files(storyboard(text)).first)
  }

  private static func lines(_ file: ConvertedFile) -> [String] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: - Parameters

  /// A row with a label, an image, an image that only code sets, and a button without an action.
  private static let row: String = {
    func part(_ id: String, _ tag: String, _ x: Int, _ attributes: String = "", _ content: String = "") -> String {
      view(id, tag: tag, frame: "\(x) 10 40 24", .mask(""), attributes: attributes, content: content)
    }
    let views =
      part("name", "label", 10, #"text="Ada""#) + part("icon", "imageView", 60, #"image="star" catalog="system""#)
      + part("photo", "imageView", 110, #"contentMode="scaleAspectFill""#)
      + part("more", "button", 160, "", #"<state key="normal" title="More"/>"#)
    let outlets = [
      "nameLabel": "name", "iconImageView": "icon", "photoView": "photo", "moreButton": "more", "card": "box",
    ]
    let connections = outlets.sorted { $0.key < $1.key }.map { property, id in
      #"<outlet property="\#(property)" destination="\#(id)" id="o-\#(property)"/>"#
    }
    let cell = view(
      "cell", tag: "tableViewCell", attributes: #"reuseIdentifier="PersonCell""#,
      content: """
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(views)
        \(view("box", frame: "210 0 20 20", .mask("")))</subviews></tableViewCellContentView>
        <connections>\(connections.joined())</connections>
        """)
    return storyboard(scene(rootView(tag: "tableView", content: "<prototypes>\(cell)</prototypes>")))
  }()

  @Test func outletsOfARowAreItsParameters() throws {
    let row = try #require(try Self.files(Self.row).first { $0.typeName == "PersonRow" })
    for line in [
      #"  var name = "Ada""#, #"  var icon = Image(systemName: "star")"#, "  var photo: Image?",
      "  var onMore: () -> Void = {}", "  // TODO(keyline): outlets that are not converted: card",
    ] {
      #expect(Self.lines(row).contains(line), "\(line):\n\(row.text)")
    }
    let flat = row.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    for part in [
      "Text(name)\n", "icon\n", "Color.clear\n.overlay {\nphoto?.resizable().scaledToFill()\n}",
      #"Button("More", action: onMore)"#,
    ] {
      #expect(flat.contains(part), "\(part):\n\(row.text)")
    }
    #expect(row.losses.map(\.words) == ["outlet card"])
    #expect(row.isRead)
  }

  /// The text of a screen's label may be translated; a row's is another one each time.
  @Test func theTextOfAScreenIsAKey() throws {
    let file = try Self.screen(
      view("sum", tag: "label", frame: "20 90 90 20", .mask(""), attributes: #"text="Sum""#)
        + view("code", tag: "label", frame: "20 120 90 20", .mask(""), attributes: #"text="100%""#), "",
      outlets: ["sumLabel": "sum", "codeLabel": "code"])
    #expect(file.text.contains(#"var sum: LocalizedStringKey = "Sum""#))
    #expect(file.text.contains(#"var code = "100%""#))
  }

  /// A label that a stack view hides is not in the file, and neither is its parameter; one that differs between size
  /// classes has the text of the first.
  @Test func whatIsNotShownOrVariesHasNoParameter() throws {
    let stack = view(
      "stack", tag: "stackView", frame: "0 90 200 80", .mask(""), attributes: #"axis="vertical""#,
      subviews: view("shown", tag: "label", attributes: #"text="A""#)
        + view("error", tag: "label", attributes: #"text="B" hidden="YES""#))
    let varying = view(
      "wide", tag: "label", frame: "20 200 90 20", .mask(""), attributes: #"text="Short""#,
      content: #"<variation key="widthClass=regular" text="Longer"/>"#)
    let file = try Self.screen(stack + varying, "", outlets: ["errorLabel": "error", "wideLabel": "wide"])
    #expect(!file.text.contains("var error") && !file.text.contains("var wide"))
    #expect(file.text.contains(#"Text("Short")"#))
    #expect(
      file.text.contains(
        "// TODO(keyline): label 'wide' differs between size classes; this file contains only its first variant"))
    #expect(file.proof.verdicts.first { $0.doubt == .copied } != nil)
    #expect(file.text.contains("outlets that are not converted: errorLabel, wideLabel"))
  }

  @Test(
    arguments: [
      ("titleLabel", .label, "title"), ("label", .label, "title"), ("iconView", .imageView, "icon"),
      ("imageView", .imageView, "image"), ("emailTextField", .textField, "email"), ("textField", .textField, "text"),
      ("newsletterSwitch", .switch, "isNewsletterOn"), ("isActive", .switch, "isActive"), ("switch", .switch, "isOn"),
      ("cancelButton", .button, "onCancel"), ("birthDatePicker", .datePicker, "birthDate"),
      ("volumeSlider", .slider, "volume"), ("defaultLabel", .label, "defaultValue"),
    ] as [(String, ViewKind, String)])
  func outletsAreNamedAfterTheirValues(outlet: String, kind: ViewKind, name: String) {
    #expect(PropertyNames.name(ofOutlet: outlet, to: kind) == name)
  }

  /// The title of a control is the label before it, which code may set.
  @Test func aControlIsNamedAfterTheLabelBeforeIt() throws {
    func part(_ id: String, _ tag: String, _ attributes: String) -> String {
      view(id, tag: tag, frame: "0 90 90 20", .mask(""), attributes: attributes)
    }
    let file = try Self.screen(
      part("a", "label", #"text="Email""#) + part("b", "textField", #"placeholder="ada@example.org""#)
        + part("c", "label", #"text="News""#) + part("d", "switch", ""), "", outlets: ["newsLabel": "c"])
    #expect(file.text.contains(#"@State private var email = """#))
    #expect(file.text.contains("Toggle(newsLabel, isOn: $news)"), "\(file.text)")
  }

  // MARK: - Structure

  /// Two labels from side to side are a stack that is aligned, and not two frames.
  @Test func alignmentIsOnTheStack() throws {
    let labels = ["Early", "Late"].map { text in
      view(text, tag: "label", frame: "0 0 200 20", attributes: #"text="\#(text)""#)
    }
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical" spacing="6""#, subviews: labels.joined())
    let file = try Self.screen(
      stack,
      constraint("a", "stack.leading", "root.leading", constant: 16)
        + constraint("b", "root.trailing", "stack.trailing", constant: 16)
        + constraint("c", "stack.top", "safe.top", constant: 20))
    #expect(file.text.contains("VStack(alignment: .leading, spacing: 6) {"), "\(file.text)")
    #expect(file.text.ranges(of: "maxWidth: .infinity, alignment: .leading)").count == 1, "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same])
    #expect(file.isRead)
  }

  /// A background shows how long the label's frame is.
  @Test func aFrameThatIsSeenStays() throws {
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical" spacing="6""#,
      subviews: view("one", tag: "label", attributes: #"text="One""#, content: color)
        + view("two", tag: "label", attributes: #"text="Two""#, content: color))
    let file = try Self.screen(
      stack,
      constraint("a", "stack.leading", "root.leading") + constraint("b", "root.trailing", "stack.trailing")
        + constraint("c", "stack.top", "safe.top"))
    #expect(file.text.ranges(of: "maxWidth: .infinity, alignment: .leading)").count == 2, "\(file.text)")
  }

  /// Frames are whole points where every view stays within a point.
  @Test func lengthsAreWholePoints() throws {
    let file = try Self.screen(
      view("box"),
      constraint("a", "box.leading", "root.leading", constant: 14.5)
        + constraint("b", "box.top", "safe.top", constant: 30.5) + constraint("c", "box.width", constant: 80)
        + constraint("d", "box.height", constant: 0.5))
    #expect(file.text.contains(".padding(.leading, 14)"), "\(file.text)")
    #expect(file.text.contains(".padding(.top, 30)"))
    // A line is as thin as it was.
    #expect(file.text.contains("height: 0.5"))
    #expect(file.proof.verdicts.map(\.status) == [.same])
  }

  // MARK: - Files

  @Test func aPreviewShowsTheStruct() throws {
    let file = try Self.screen(view("box", frame: "10 90 20 20", .mask("")), "")
    #expect(file.text.hasSuffix("}\n\n#Preview {\n  TestView()\n}\n"), "\(file.text)")
    #expect(file.isRead)
  }

  /// Each body has at most 80 lines; each view is in one of them, with its line.
  @Test func longBodiesAreTakenApart() throws {
    let labels = (0..<60).map { number in
      view(
        "l\(number)", tag: "label", attributes: #"text="Line \#(number)" textAlignment="natural""#,
        content: #"<color key="textColor" systemColor="systemRedColor"/>"#)
    }
    let stack = view("stack", tag: "stackView", attributes: #"axis="vertical" spacing="2""#, subviews: labels.joined())
    let file = try Self.screen(
      stack,
      constraint("a", "stack.leading", "root.leading", constant: 16) + constraint("b", "stack.top", "safe.top"))
    let lines = Self.lines(file)
    var (bodies, start) = ([Int](), 0)
    for (number, line) in lines.enumerated() {
      if line.hasSuffix("some View {") { start = number }
      if line == "  }" { bodies.append(number - start - 1) }
    }
    #expect(bodies.count > 1)
    #expect(bodies.allSatisfy { $0 <= BodyParts.longestBody }, "\(bodies)")
    #expect(lines.contains { $0.contains("@ViewBuilder private var line0Section: some View {") }, "\(file.text)")
    for number in 0..<60 {
      let line = try #require(file.lines["l\(number)"])
      #expect(lines[line - 1].contains("\"Line \(number)\""))
    }
    #expect(file.isRead)
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  // MARK: - Names

  private static func names(_ text: String, isTaken: @escaping @Sendable (String) -> Bool = { _ in false }) throws
    -> [String]
  {
    ScreenNames(try model(text), isTaken: isTaken).all.sorted()
  }

  /// By the class, the identifier, the title, the first text of its own, at last by the file.
  @Test func screensAreNamedAfterWhatTheyAre() throws {
    #expect(
      try Self.names(storyboard(scene(rootView(), attributes: #"customClass="CartViewController""#))) == ["CartView"])
    #expect(
      try Self.names(storyboard(scene(rootView(), attributes: #"storyboardIdentifier="cart" title="Basket""#)))
        == ["CartView"])
    #expect(try Self.names(storyboard(scene(rootView(), attributes: #"title="Basket""#))) == ["BasketView"])
    let label = view("hi", tag: "label", attributes: #"text="Welcome""#)
    #expect(try Self.names(storyboard(scene(rootView(subviews: label)))) == ["WelcomeView"])
    let standard = view("hi", tag: "label", attributes: #"text="Label""#)
    #expect(try Self.names(storyboard(scene(rootView(subviews: standard)))) == ["TestView"])
  }

  /// Two kinds of rows of one class have the names of their screens.
  @Test func likeNamesSayWhereTheyAre() throws {
    func table(_ id: String, _ name: String) -> String {
      let cell = view("cell-\(id)", tag: "tableViewCell", attributes: #"customClass="PriceCell""#)
      let root = rootView("root-\(id)", tag: "tableView", content: "<prototypes>\(cell)</prototypes>")
      return scene(root, id: id, attributes: #"customClass="\#(name)Controller""#)
    }
    #expect(
      try Self.names(storyboard(table("a", "Shop"), table("b", "Cart")))
        == ["CartPriceRow", "CartView", "PriceRow", "ShopView"])
    // Another document has the first ones.
    #expect(
      try Self.names(storyboard(table("a", "Shop"))) { ["shopview", "pricerow"].contains($0) }
        == ["ShopPriceRow", "ShopScreen"])
    #expect(
      try Self.names(storyboard(table("a", "AlertPrice"), table("b", "Cart"))) { $0 == "pricerow" }
        == ["AlertPriceRow", "AlertPriceView", "CartPriceRow", "CartView"])
  }

  // MARK: - Modifiers without effect

  /// On one line, the frame around a text shows its alignment; only several lines need a modifier.
  @Test(arguments: [(1, false), (2, true), (0, true)])
  func onlySeveralLinesHaveAnAlignment(lines: Int, isWritten: Bool) throws {
    let label = view(
      "title", tag: "label", attributes: #"text="Hello" textAlignment="center" numberOfLines="\#(lines)""#)
    let file = try Self.screen(
      label,
      constraint("a", "title.leading", "safe.leading") + constraint("b", "title.trailing", "safe.trailing")
        + constraint("c", "title.top", "safe.top"))
    #expect(file.text.contains("multilineTextAlignment(.center)") == isWritten, "\(file.text)")
    #expect(file.text.contains("maxWidth: .infinity"))
    #expect(!file.text.contains("alignment: .leading"))
  }

  /// The label of a button with a background fills the button, which needs no other frame to fill.
  @Test func aButtonThatFillsHasOneFrameThatFills() throws {
    let button = view(
      "send", tag: "button", attributes: #"buttonType="system""#,
      content: #"<color key="backgroundColor" systemColor="systemBlueColor"/><state key="normal" title="Send"/>"#)
    let file = try Self.screen(
      button,
      constraint("a", "send.leading", "safe.leading", constant: 20)
        + constraint("b", "safe.trailing", "send.trailing", constant: 20)
        + constraint("c", "send.top", "safe.top", constant: 20) + constraint("d", "send.height", constant: 48))
    #expect(file.text.ranges(of: "maxWidth: .infinity").count == 1, "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same])
  }

  /// A third of a point is a pixel of one device.
  @Test func paddingsAreWholePoints() throws {
    let file = try Self.screen(
      view("box"),
      constraint("a", "box.leading", "safe.leading", constant: 16.333)
        + constraint("b", "safe.trailing", "box.trailing", constant: 0.333)
        + constraint("c", "box.top", "safe.top") + constraint("d", "box.height", constant: 0.5))
    #expect(file.text.contains(".padding(.leading, 16)"), "\(file.text)")
    #expect(!file.text.contains(".trailing"))
    // A line keeps its thickness.
    #expect(file.text.contains("height: 0.5"))
    #expect(file.proof.verdicts.map(\.status) == [.same])
  }

  /// A view at an edge of its background needs no frame for that.
  @Test func aBackgroundHasTheAlignmentOfItsView() throws {
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let file = try Self.screen(
      view("photo", content: color) + view("line", content: color) + view("a") + view("b"),
      ["photo.leading:safe.leading", "photo.trailing:safe.trailing", "photo.top:safe.top", "photo.bottom:safe.bottom"]
        .enumerated().map { index, words in
          constraint("p\(index)", String(words.split(separator: ":")[0]), String(words.split(separator: ":")[1]))
        }.joined() + constraint("l1", "line.leading", "safe.leading")
        + constraint("l2", "line.trailing", "safe.trailing") + constraint("l3", "line.bottom", "safe.bottom")
        + constraint("l4", "line.height", constant: 1) + constraint("a1", "a.leading", "safe.leading")
        + constraint("a2", "a.top", "safe.top") + constraint("a3", "a.bottom", "safe.bottom")
        + constraint("a4", "b.leading", "a.trailing") + constraint("a5", "b.trailing", "safe.trailing")
        + constraint("a6", "b.top", "safe.top") + constraint("a7", "b.bottom", "safe.bottom")
        + constraint("a8", "a.width", constant: 80))
    #expect(file.text.contains("HStack(spacing: 0) {"), "\(file.text)")
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  /// A card that is higher than a phone in landscape keeps the least height of its frame. Its texts still have their
  /// alignment on the stack.
  @Test func textsInACardThatIsTooHighAreAlignedByTheirStack() throws {
    let texts = ["Name", "City", "Phone"].map { view($0, tag: "label", attributes: #"text="\#($0)""#) }.joined()
    let file = try Self.screen(
      view("shade")
        + view(
          "card", subviews: view("list", tag: "stackView", attributes: #"axis="vertical" spacing="8""#, subviews: texts)
        ),
      Self.edges("s", "shade", of: "root")
        + constraint("a", "card.centerX", "root.centerX") + constraint("b", "card.centerY", "root.centerY")
        + constraint("c", "card.width", constant: 290) + constraint("d", "card.height", constant: 500)
        + constraint("e", "list.leading", "card.leading", constant: 10)
        + constraint("f", "list.trailing", "card.trailing", constant: -10)
        + constraint("g", "list.top", "card.top", constant: 20))
    #expect(file.text.contains("VStack(alignment: .leading, spacing: 8) {"), "\(file.text)")
    #expect(file.text.ranges(of: "maxWidth: .infinity, alignment: .leading").count <= 1, "\(file.text)")
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  private static func edges(_ id: String, _ view: String, of other: String) -> String {
    ["leading", "trailing", "top", "bottom"].map { constraint(id + $0, "\(view).\($0)", "\(other).\($0)") }.joined()
  }

  @Test(arguments: ["MainVC", "MainViewController", "MainController"])
  func theKindOfAControllerIsInNoName(name: String) throws {
    let document = try model(storyboard(scene(rootView(), attributes: #"customClass="\#(name)""#)))
    #expect(ScreenNames(document).all == ["MainView"])
  }
}
