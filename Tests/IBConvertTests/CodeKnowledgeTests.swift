import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// What a struct needs to act as the code of the app does: the senders of actions, the texts that code sets, and names
/// that the code leaves free.
@Suite struct CodeKnowledgeTests {
  private static func masked(
    _ id: String, _ tag: String, _ y: Int, attributes: String = "", content: String = ""
  ) -> String {
    view(id, tag: tag, frame: "20 \(y) 200 40", .mask(""), attributes: attributes, content: content)
  }

  private static func button(
    _ id: String, _ y: Int, _ selector: String, _ attributes: String = "", to target: String = "vc", state: String = ""
  ) -> String {
    masked(
      id, "button", y, attributes: attributes,
      content: #"<state key="normal" title="\#(id)" \#(state)/><connections><action selector="\#(selector)" "#
        + #"destination="\#(target)" eventType="touchUpInside" id="\#(id)-\#(target)"/></connections>"#)
  }

  private static func text(
    _ views: String, outlets: [String: String] = [:], content: String = "", _ options: ConversionOptions = .init()
  ) throws -> String {
    let list = outlets.sorted { $0.key < $1.key }.map {
      #"<outlet property="\#($0)" destination="\#($1)" id="o-\#($0)"/>"#
    }
    let root = rootView(subviews: views) + content + "<connections>\(list.joined())</connections>"
    let other = scene(rootView("other-root"), id: "other")
    let files = try convertedFiles(storyboard(scene(root, attributes: #"customClass="Shop""#) + other), options)
    return try #require(files.first).text
  }

  /// A title that the code of the controller sets is a parameter, and its text is only that of the preview.
  @Test(arguments: [("self", true), ("navigationItem", true), ("other", false)])
  func aTitleThatCodeSetsIsAParameter(_ object: String, _ isSet: Bool) throws {
    var options = ConversionOptions()
    options.declaresClass = { $0 == "Shop" }
    options.changes = { outlet, owner in outlet == object && owner == "Shop" ? .fills : [] }
    let text = try Self.text(
      "", content: #"<navigationItem key="navigationItem" title="[Prices]" id="item"/>"#, options)
    #expect(text.contains("  let title: String\n") == isSet, "\(text)")
    #expect(text.contains(".navigationTitle(title)") == isSet, "\(text)")
    #expect(text.contains("[Prices]"), "\(text)")
  }

  /// The closure of several buttons gets their tags, or else their outlets.
  @Test(arguments: [
    (#"tag="3""#, "sum:", [:], "(_ tag: Int) -> Void", "add(3)"),
    ("", "add:", ["oneButton": "Add", "twoButton": "Buy"], "(_ sender: String) -> Void", #"add("twoButton")"#),
    ("", "add:", ["oneButton": "Add"], "() -> Void", "action: add"),
    (#"tag="3""#, "add", [:], "() -> Void", "action: add"),
  ])
  func aClosureGetsWhatDistinguishesItsSenders(
    _ attributes: String, _ selector: String, _ outlets: [String: String], _ type: String, _ call: String
  ) throws {
    let selector = selector == "sum:" ? "add:" : selector
    let text = try Self.text(
      Self.button("Add", 60, selector) + Self.button("Buy", 120, selector, attributes), outlets: outlets)
    #expect(text.contains("  let add: \(type)\n") && text.contains(call), "\(text)")
    let isPlain = type == "() -> Void"
    #expect(text.contains(isPlain ? "add: {}" : "add: { _ in }"), "\(text)")
  }

  /// The name of a closure is its effect, and not the tap.
  @Test(arguments: [
    ("okButtonDidTapped:", "onOK"), ("actionButtonTapped", "onAction"), ("closeTouchUpInside:", "onClose"),
    ("btnOKPressed", "onOK"), ("didTapSave", "onSave"), ("buttonPressed:", "onTap"), ("save:", "save"),
    ("scrollUp", "scrollUp"), ("toSettings", "onSettings"),
  ])
  func aClosureIsNamedAfterItsEffect(_ selector: String, _ name: String) throws {
    let text = try Self.text(Self.button("Add", 60, selector))
    #expect(text.contains("let \(name): () -> Void"), "\(text)")
  }

  /// The rows of a table react to taps if the code of its controller does.
  @Test func rowsReactToTaps() throws {
    var options = ConversionOptions()
    options.selects = { $0 == "Shop" && $1 }
    func table(_ cell: String, _ attributes: String = "", _ list: String = "prototypes") throws -> String {
      let content = view("content", tag: "tableViewCellContentView", attributes: #"key="contentView""#, subviews: cell)
      let row = view(
        "row", tag: "tableViewCell", attributes: #"reuseIdentifier="Offer" \#(attributes)"#, content: content)
      let rows =
        list == "prototypes"
        ? "<prototypes>\(row)</prototypes>"
        : "<sections><tableViewSection id=\"s\"><cells>\(row)</cells></tableViewSection></sections>"
      let mode = list == "prototypes" ? "" : #"dataMode="static""#
      let root = rootView(tag: "tableView", attributes: mode, content: rows)
      let files = try convertedFiles(storyboard(scene(root, attributes: #"customClass="Shop""#)), options)
      return try #require(files.first { !$0.typeName.hasSuffix("Row") }).text.replacing(/\n */, with: "\n")
    }
    let plain = try table(Self.masked("l", "label", 5, attributes: #"text="Price""#))
    for part in [
      "let onSelect: (Int) -> Void\n",
      "{ index in\nButton {\nonSelect(index)\n} label: {\nOfferRow()\n.contentShape(Rectangle())\n}\n.buttonStyle(.plain)\n",
    ] {
      #expect(plain.contains(part), "\(part): \(plain)")
    }
    // A button inside another one does not react.
    let button = try table(Self.button("Buy", 5, "buy:"))
    #expect(
      button.contains("offerRows[index]\n.contentShape(Rectangle())\n.onTapGesture { onSelect(index) }\n"), "\(button)")
    options.cells = { _, _ in ShownCells(structs: ["TagRow"], classes: []) }
    let other = storyboard(scene(rootView(tag: "tableView"), attributes: #"customClass="Shop""#))
    #expect(try convertedFiles(other, options).first?.text.contains(".onTapGesture { onSelect(index) }") == true)
    #expect(try !table("", #"selectionStyle="none""#).contains("onSelect(index)"))
    let fixed = try table(Self.masked("l", "label", 5, attributes: #"text="Price""#), "", "cells")
    #expect(fixed.contains("onSelect(IndexPath(row: 0, section: 0))"), "\(fixed)")
  }

  /// Both colors of a title are in the document.
  @Test func aDisabledTitleHasItsColor() throws {
    var options = ConversionOptions()
    options.changes = { _, _ in .enables }
    let colors =
      #"<color key="titleColor" systemColor="systemRedColor"/></state><state key="disabled">"#
      + #"<color key="titleColor" systemColor="systemGrayColor"/></state>"#
    let button = Self.masked("b", "button", 60, content: #"<state key="normal" title="Buy">\#(colors)"#)
    let text = try Self.text(button, outlets: ["buyButton": "b"], options)
    #expect(
      text.contains(".foregroundStyle(isBuyEnabled ? Color(uiColor: .systemRed) : Color(uiColor: .systemGray))")
        && !text.contains("state"), "\(text)")
  }

  /// Code makes a view round and tappable.
  @Test(arguments: [(8.0, "RoundedRectangle(cornerRadius: 8)"), (20, "Circle()"), (Double.infinity, "Capsule()")])
  func codeRoundsViewsAndReactsToTaps(_ radius: Double, _ shape: String) throws {
    var options = ConversionOptions()
    options.changes = { _, _ in .taps }
    options.cornerRadius = { outlet, _ in outlet == "avatarView" ? radius : nil }
    let image = view(
      "a", tag: "imageView", attributes: #"image="face""#,
      constraints: #"""
        <constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
        """#)
    let text = try Self.text(image, outlets: ["avatarView": "a"], options)
    for part in [".clipShape(\(shape))", ".onTapGesture(perform: onAvatar)", ".accessibilityAddTraits(.isButton)"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
  }

  /// Code gives a button another title and image.
  @Test(arguments: [
    (OutletChanges.fills, "let buyTitle: String", #"Image(decorative: "cart")"#),
    (OutletChanges([.fills, .depicts]), "let buyImage: Image", "Text(\"Buy\")"),
  ])
  func titlesAndImagesThatCodeSetsAreParameters(_ changes: OutletChanges, _ property: String, _ fixed: String) throws {
    var options = ConversionOptions()
    options.changes = { _, _ in changes }
    let button = Self.masked("b", "button", 60, content: #"<state key="normal" title="Buy" image="cart"/>"#)
    let text = try Self.text(button, outlets: ["buyButton": "b"], options)
    #expect(text.contains(property) && text.contains(fixed), "\(text)")
  }

  /// People who use VoiceOver can use each control, and hear its text once.
  @Test func controlsAreNotHiddenFromAssistiveTechnologies() throws {
    let content =
      #"<accessibility key="accessibilityConfiguration" label="Buy"><bool key="isElement" value="NO"/></accessibility>"#
    let button = Self.masked("b", "button", 60, content: #"<state key="normal" title="Buy"/>\#(content)"#)
    let text = try Self.text(button)
    #expect(!text.contains("accessibilityHidden") && !text.contains("accessibilityLabel"), "\(text)")
    #expect(text.contains(#"/// - "Buy": hidden from assistive technologies"#), "\(text)")
  }

  /// Only the app can perform a segue with a custom class.
  @Test func aButtonWithACustomSegueHasAClosure() throws {
    let button = Self.masked(
      "b", "button", 60,
      content: #"<state key="normal" title="My Settings"/><connections><segue kind="custom" customClass="Fade" "#
        + #"destination="other" id="s"/></connections>"#)
    let text = try Self.text(button)
    #expect(text.contains("let onMySettings: () -> Void") && text.contains("action: onMySettings"), "\(text)")
  }

  /// A button without a text is named after the screen that it shows.
  @Test func aButtonIsNamedAfterItsScreen() throws {
    let button = Self.masked(
      "b", "button", 60,
      content:
        #"<state key="normal" image="gear"/><connections><segue kind="presentation" destination="other" id="s"/>"#
        + "</connections>")
    #expect(try Self.text(button).contains(#".accessibilityLabel("Test")"#))
  }

  /// Fields inherit the settings of their keyboard.
  @Test func fieldsShareTheirKeyboard() throws {
    let traits = #"<textInputTraits key="textInputTraits" keyboardType="numberPad"/>"#
    let fields =
      Self.masked("a", "textField", 60, content: traits) + Self.masked("b", "textField", 120, content: traits)
    let text = try Self.text(fields + Self.masked("l", "label", 180, attributes: #"text="Sum""#))
    #expect(text.split(separator: "\n").count { $0.contains(".keyboardType(.numberPad)") } == 1, "\(text)")
  }

  /// The closure of one button has only one sender.
  @Test func aClosureOfOneButtonGetsNothing() throws {
    let text = try Self.text(Self.button("Add", 60, "add:", #"tag="3""#))
    #expect(text.contains("let add: () -> Void") && text.contains("Button(action: add) {"), "\(text)")
  }

  /// A gesture has no tag, so the closure of a gesture and of buttons gets nothing.
  @Test func aClosureOfAGestureGetsNothing() throws {
    let tap = """
      <tapGestureRecognizer id="tap"><connections><action selector="add:" destination="vc" id="a-tap"/></connections>\
      </tapGestureRecognizer>
      """
    let box = Self.masked(
      "box", "view", 200,
      content: #"<connections><outletCollection property="gestureRecognizers" destination="tap" id="o"/></connections>"#
    )
    let buttons = Self.button("Add", 60, "add:") + Self.button("Buy", 120, "add:", #"tag="3""#)
    let board = storyboard(
      scene(rootView(subviews: buttons + box)).replacing("</viewController>", with: "</viewController>\(tap)"))
    let text = try #require(try convertedFiles(board).first).text
    #expect(text.contains("onTapGesture(perform: add)") && text.contains("let add: () -> Void"), "\(text)")
  }

  /// The build leaves out an action to an object of another scene, as a copied button has it.
  @Test func anActionIntoAnotherSceneDoesNotCount() throws {
    let button = Self.masked(
      "Add", "button", 60,
      content: #"<state key="normal" title="Add"/><connections>"#
        + #"<action selector="copy:" destination="other" eventType="touchUpInside" id="a1"/>"#
        + #"<action selector="save:" destination="vc" eventType="touchUpInside" id="a2"/></connections>"#)
    let text = try Self.text(button)
    #expect(text.contains("Button(action: save) {") && text.contains("actions: copy:"), "\(text)")
  }

  /// Only a text that code sets is a parameter.
  @Test(arguments: [
    (nil, #"var price: LocalizedStringKey = "Free""#), (true, "let price: String"), (false, #"Text("Free")"#),
  ])
  func aTextThatCodeSetsIsAParameter(_ isFilled: Bool?, _ words: String) throws {
    var options = ConversionOptions()
    if let isFilled { options.changes = { $0 == "priceLabel" && $1 == "Shop" && isFilled ? .fills : [] } }
    let label = Self.masked("p", "label", 60, attributes: #"text="Free""#)
    let text = try Self.text(label, outlets: ["priceLabel": "p"], options)
    #expect(text.contains(words) && text.contains("outlets: priceLabel") == (isFilled == false), "\(text)")
  }

  /// If code hides a view of a stack, the others take its space. Any other view keeps its place.
  @Test func viewsThatCodeHidesHaveVariables() throws {
    var options = ConversionOptions()
    options.changes = { outlet, _ in outlet == "titleLabel" ? [] : .toggles }
    let stack = Self.masked(
      "stack", "stackView", 60, attributes: #"axis="vertical""#,
      content: "<subviews>\(["name", "note", "faint"].map { Self.arranged($0) }.joined())</subviews>")
    let text = try Self.text(
      stack + Self.masked("hint", "label", 200, attributes: #"text="Hint""#),
      outlets: ["titleLabel": "name", "noteLabel": "note", "faintLabel": "faint", "hintLabel": "hint"], options)
    for words in [
      "  var showsNote = true\n", "        if showsNote {\n          Text(\"note\")\n",
      ".opacity(showsFaint ? 0.5 : 0)\n", "var showsHint = true",
      ".opacity(showsHint ? 1 : 0)",
    ] {
      #expect(text.contains(words), "\(words): \(text)")
    }
    #expect(!text.contains("showsTitle") && text.contains("outlets: titleLabel"), "\(text)")
  }

  private static func arranged(_ id: String) -> String {
    view(id, tag: "label", attributes: #"text="\#(id)"\#(id == "faint" ? #" alpha="0.5""# : "")"#)
  }

  /// Code enables a control, or the document disables one that code reaches.
  @Test(arguments: [
    (OutletChanges.enables, "", "var isBuyEnabled = true", ".disabled(!isBuyEnabled)"),
    (.enables, #"enabled="NO""#, "var isBuyEnabled = false", ".disabled(!isBuyEnabled)"),
    (.fills, #"enabled="NO""#, "var isBuyEnabled = false", ".disabled(!isBuyEnabled)"),
    (.fills, "", "let buy: () -> Void", "Button(action: buy)"),
  ])
  func controlsThatCodeEnablesHaveVariables(
    _ changes: OutletChanges, _ attributes: String, _ property: String, _ call: String
  ) throws {
    var options = ConversionOptions()
    options.changes = { _, _ in changes }
    let button = Self.button("b", 60, "buy:", attributes)
    let text = try Self.text(button, outlets: ["buyButton": "b"], options)
    #expect(text.contains(property) && text.contains(call), "\(text)")
    #expect(text.contains("isBuyEnabled") == property.contains("isBuyEnabled"), "\(text)")
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \(attributes) title="Buy" id="i">\
      <connections><action selector="buy:" destination="vc" id="a"/></connections></barButtonItem></navigationItem>
      """
    let bar = try Self.text("", outlets: ["buyItem": "i"], content: item, options)
    #expect(
      bar.contains(property) && bar.contains(call.replacing("action: buy", with: "\"Buy\", action: buy")), "\(bar)")
  }

  /// Two outlets whose names differ only in the kind of view keep them.
  @Test func namesOfTwoKindsDiffer() throws {
    var options = ConversionOptions()
    options.changes = { _, _ in .toggles }
    let text = try Self.text(
      Self.button("b", 60, "close:") + Self.masked("l", "label", 120, attributes: #"text="Close""#),
      outlets: ["closeButton": "b", "closeLabel": "l"], options)
    #expect(text.contains("var showsClose = true") && text.contains("var showsCloseLabel = true"), "\(text)")
  }

  /// A list without cells shows those that the code of its controller registers; several kinds are one array.
  @Test(arguments: [
    (["OfferRow"], [], "List(offerRows.indices, id: \\.self) { index in\n      offerRows[index]\n", nil),
    (
      ["OfferRow", "TagRow"], ["FootCell"],
      """
            Group {
              switch rows[index] {
              case .offer(let row): row
              case .tag(let row): row
              }
            }
            .listRowInsets(EdgeInsets())
      """, ": code shows its rows of FootCell"
    ), ([], ["FootCell"], "List {}", ": code shows its rows of FootCell"),
    ([], [], "List {}", ": code shows its rows\n"),
  ])
  func aListShowsTheCellsThatCodeRegisters(
    _ structs: [String], _ classes: [String], _ words: String, _ note: String?
  ) throws {
    var options = ConversionOptions()
    options.cells = { ShownCells(structs: $0 == "Shop" && $1 ? structs : [], classes: classes) }
    let file = try #require(
      try convertedFiles(
        storyboard(scene(rootView(tag: "tableView"), attributes: #"customClass="Shop""#)), options
      ).first)
    #expect(file.text.contains(words), "\(file.text)")
    #expect(note.map(file.text.contains) ?? !file.text.contains("code shows"), "\(file.text)")
    #expect(structs.isEmpty || file.text.contains("ows: [])"), "\(file.text)")
    #expect(file.isRead)
  }

  /// Either of two lists may have a cell.
  @Test func cellsOfTwoListsAreListed() throws {
    var options = ConversionOptions()
    options.cells = { _, _ in ShownCells(structs: ["OfferRow"], classes: []) }
    let text = try Self.text(Self.masked("t1", "tableView", 60) + Self.masked("t2", "tableView", 120), options)
    #expect(!text.contains("OfferRow]") && text.contains("tableView 't1': code shows its rows of OfferRow"), "\(text)")
  }

  /// The app declares a class with the name of the struct.
  @Test(arguments: [("ShopView", "struct ShopScreen:"), ("Shopping", "struct ShopView:")])
  func aStructIsNotNamedLikeAClass(_ name: String, _ words: String) throws {
    var options = ConversionOptions()
    options.declaresClass = { $0 == name }
    let text = try Self.text(Self.button("Add", 60, "add:"), options)
    #expect(text.contains(words), "\(text)")
  }

  /// A field whose outlet is only called a field has the name of its text, and not that of a new label.
  @Test(arguments: [("Full Name", "fullName"), ("", "text")])
  func aFieldIsNamedAfterItsText(_ placeholder: String, _ name: String) throws {
    let field = Self.masked("f", "textField", 90, attributes: #"placeholder="\#(placeholder)""#)
    let label = Self.masked("l", "label", 40, attributes: #"text="Label""#)
    let text = try Self.text(label + field, outlets: ["textField": "f"])
    #expect(text.contains("@Binding var \(name): String"), "\(text)")
  }

  /// VoiceOver reads the name of an image file if a bar button has no label.
  @Test(arguments: [
    (#"image="cart""#, #".accessibilityLabel("Show cart")"#),
    (#"image="cart" title="Basket""#, #".accessibilityLabel("Basket")"#),
    (#"image="cart" catalog="system""#, nil), (#"title="Cart""#, nil),
  ])
  func anImageInABarHasALabel(_ attributes: String, _ words: String?) throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \(attributes) id="i">\
      <connections><action selector="showCart:" destination="vc" id="a"/></connections></barButtonItem></navigationItem>
      """
    let text = try Self.text("", content: item)
    #expect(text.contains("showCart"), "\(text)")
    #expect(words.map(text.contains) ?? !text.contains("accessibilityLabel"), "\(text)")
  }

  /// A button with a background has UIKit's height around its title.
  @Test func aTitleInAColorKeepsItsHeight() throws {
    let color =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" "#
      + #"customColorSpace="sRGB"/>"#
    let button = view("b", tag: "button", content: #"<state key="normal" title="Buy"/>\#(color)"#)
    let root = rootView(
      subviews: button,
      constraints: constraint("1", "b.leading", "safe.leading") + constraint("2", "b.trailing", "safe.trailing")
        + constraint("3", "b.top", "safe.top"))
    let file = try #require(try convertedFiles(storyboard(scene(root))).first)
    let flat = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(flat.contains(".frame(maxWidth: .infinity)\n.padding(.vertical, 6)\n.background("), "\(file.text)")
  }

  /// A read-only text view does not take the keyboard.
  @Test func aReadOnlyTextViewScrolls() throws {
    let view = Self.masked(
      "t", "textView", 60, attributes: #"editable="NO" text="Terms""#)
    let text = try Self.text(view)
    #expect(text.contains("ScrollView {") && !text.contains("TextEditor"), "\(text)")
  }

  /// A stack view at a share of the height is elsewhere in SwiftUI, and so are its texts, which have no constraints.
  @Test func movedViewsAreListed() throws {
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical""#,
      subviews: view("name", tag: "label", attributes: #"text="Name""#))
    let root = rootView(
      subviews: stack,
      constraints: constraint("1", "stack.centerY", "root.centerY", multiplier: "1.2")
        + constraint("2", "stack.leading", "root.leading"))
    let file = try #require(try convertedFiles(storyboard(scene(root))).first)
    #expect(file.proof.verdicts.contains { $0.status == .moved })
    #expect(file.text.contains(#"/// - "Name": not where UIKit shows it"#), "\(file.text)")
  }

  /// UIKit has its own words for colors.
  @Test(arguments: [
    (#"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, ".white"),
    (#"white="0.5" alpha="0.2""#, "UIColor(white: 0.5, alpha: 0.2)"),
    (#"systemColor="systemBackgroundColor""#, ".systemBackground"), (#"name="brand""#, #"UIColor(Color("brand"))"#),
  ])
  func aHostedViewHasAColorOfUIKit(_ attributes: String, _ words: String) throws {
    let host = Self.masked(
      "h", "view", 60, attributes: #"customClass="Chart""#,
      content: #"<color key="backgroundColor" \#(attributes)/>"#)
    #expect(try Self.text(host).contains("    view.backgroundColor = \(words)\n"))
  }
}
