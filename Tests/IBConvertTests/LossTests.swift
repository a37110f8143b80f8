import Foundation
import IBLayout
import IBModel
import IBSyntax
import IBTestSupport
import Testing

@testable import IBConvert

/// Each attribute of a view is converted, is listed as a loss, or is on the list of those without an effect.
@Suite struct LossTests {
  private static let vocabulary = Vocabulary.uiKit
  private static let elements = vocabulary.elements.filter { $0.family == .view }
  /// Parsed only for its names.
  private static let names = try? model(document("")).tree

  private static func text(_ name: Name) -> String { names?.string(name) ?? "" }

  @Test(arguments: elements.indices)
  func noAttributeOfTheVocabularyIsLostInSilence(place: Int) throws {
    let element = Self.elements[place]
    let tag = Self.text(element.name)
    var silent: [String] = []
    for attribute in element.attributes.map({ (Self.text($0.name), $0.type) }) {
      let (name, type) = attribute
      if name == "id" || AttributeLosses.isWithoutEffect(name, in: tag) { continue }
      let values = Self.values(of: type)
      let companion = Self.companions[name] ?? ""
      let written = try Self.written(
        tag, [companion] + values.map { "\(companion) \(name)=\"\($0)\"" }, Self.children[name] ?? "")
      if written.dropFirst().allSatisfy({ $0 == written[0] }) { silent.append(name) }
    }
    #expect(silent.isEmpty, "\(tag): \(silent.joined(separator: ", "))")
  }

  /// Attributes without which others have no effect, and children.
  private static let companions = [
    "catalog": #"image="star""#, "imageView": #"image="star""#, "adjustsFontSizeToFit": #"minimumScaleFactor="0.5""#,
  ]
  private static let children = [
    "selectedSegmentIndex": "<segments><segment title=\"a\"/><segment title=\"b\"/></segments>",
    "role": #"<state key="normal" title="a"/>"#,
    "contentHorizontalAlignment": #"<state key="normal" title="a"/>"#,
    "clipsSubviews": "<subviews><view id=\"inner\"><rect key=\"frame\" width=\"9\" height=\"9\"/></view></subviews>",
  ]

  private static func values(of type: Vocabulary.ValueType) -> [String] {
    switch type {
    case .flag: ["YES", "NO"]
    case .integer, .number: ["2", "0.25"]
    case .numberOrWord: ["7", "infinite"]
    case .ratio, .text: ["text", "destructive"]
    case .word(let list): vocabulary.lists[list].words
    }
  }

  /// What is written of a view with each of some attributes, and what is lost; each is the only view of its scene, so that
  /// all have the same names.
  private static func written(_ tag: String, _ attributes: [String], _ children: String) throws -> [String] {
    let scenes = attributes.enumerated().map { number, words in
      scene(
        """
        <view key="view" id="root\(number)"><rect key="frame" width="375" height="667"/><subviews>
        <\(tag) id="v\(number)" \(words)><rect key="frame" width="90" height="40"/>
        \(children.replacing("inner", with: "inner\(number)"))</\(tag)></subviews></view>
        """, id: "vc\(number)")
    }
    let document = try model(
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">"
        + "<scenes>\(scenes.joined())</scenes></document>")
    let reader = LeafReader(document)
    let lossReader = LossReader(reader)
    let configurations = ConfigurationSet.finalSizeClasses
    return try attributes.indices.map { number in
      let index = try #require(document.view("v\(number)"))
      let view = document.views[index]
      let leaf = reader.leaf(index, in: configurations)
      let isHosted = leaf.hostedClass != nil && !view.kind.isCell
      let losses = lossReader.losses(of: view, isHosted: isHosted, isNamed: true)
      let parts = losses.map(\.words) + [leaf, reader.decorations(index, in: configurations)].map { "\($0)" }
      return parts.joined(separator: "\n").replacing("v\(number)", with: "v")
    }
  }

  /// Colors, fonts and texts of a view change what is written, or are listed; other parts are listed by default.
  @Test(arguments: elements.indices)
  func noPartOfTheVocabularyIsLostInSilence(place: Int) throws {
    let element = Self.elements[place]
    let tag = Self.text(element.name)
    // Without a title or an image the tint has no effect.
    let (attributes, content) =
      tag == "button"
      ? (#"buttonType="system""#, #"<state key="normal" title="a"/>"#) : (Self.companions[tag] ?? "", "")
    let plain = try Self.written(tag, [attributes], content)
    var silent: [String] = []
    for key in element.keys where !AttributeLosses.isWithoutEffect(child: key, in: tag) {
      let isColor = key == "color" || key.hasSuffix("Color")
      let color = "<color key=\"\(key)\" systemColor=\"systemRedColor\"/>"
      guard let part = isColor ? color : Self.parts[key] else { continue }
      if try Self.written(tag, [attributes], content + part) == plain { silent.append(key) }
    }
    #expect(silent.isEmpty, "\(tag): \(silent.joined(separator: ", "))")
  }

  /// Parts by their keys.
  private static let parts = [
    "fontDescription": #"<fontDescription key="fontDescription" type="boldSystem" pointSize="31"/>"#,
    "text": #"<string key="text">Words</string>"#, "placeholder": #"<string key="placeholder">Words</string>"#,
    "attributedText":
      #"<attributedString key="attributedText"><fragment content="Words"/></attributedString>"#,
    "configuration": #"<buttonConfiguration key="configuration" style="filled" title="Words"/>"#,
    "accessibilityConfiguration": #"<accessibility key="accessibilityConfiguration" label="Spoken"/>"#,
    "textInputTraits": #"<textInputTraits key="textInputTraits" keyboardType="emailAddress"/>"#,
    "shadowOffset": #"<size key="shadowOffset" width="1" height="2"/>"#,
  ]

  // MARK: - Files

  private static func converted(_ text: String) throws -> [ConvertedFile] { try filesAndScene(text).files }

  private static func filesAndScene(_ text: String) throws -> (files: [ConvertedFile], scene: ConvertibleScene) {
    let document = try model(text)
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scenes = (0..<(columns.first?.count ?? 0)).compactMap { place in
      ConvertibleScene(columns.map { $0[place] }, of: document, seenCount: 4)
    }
    let scene = try #require(scenes.first)
    return (DocumentConverter(document, scenes).files(of: scene), scene)
  }

  private static func fileAndScene(
    _ subviews: String, constraints: String
  ) throws -> (ConvertedFile, ConvertibleScene) {
    let (files, converted) = try filesAndScene(
      storyboard(scene(rootView(subviews: subviews, constraints: constraints))))
    return (try #require(files.first), converted)
  }

  private static func file(_ subviews: String, constraints: String = "") throws -> ConvertedFile {
    try #require(
      try converted(storyboard(scene(rootView(subviews: subviews, constraints: constraints)))).first)
  }

  private static func masked(_ id: String, _ tag: String, _ attributes: String = "", _ content: String = "") -> String {
    view(id, tag: tag, frame: "20 40 200 40", .mask(""), attributes: attributes, content: content)
  }

  /// A loss is in the comment before the struct, and in the list of the report.
  @Test func aLossIsInTheCommentOfTheStruct() throws {
    let file = try Self.file(
      Self.masked(
        "title", "label", #"text="Sum" highlighted="YES" baselineAdjustment="alignCenters""#,
        #"<color key="shadowColor" white="0" alpha="1"/>"#))
    #expect(
      file.text.contains(
        """
        /// TODO(keyline): not converted:
        /// - attributes: highlighted YES, baselineAdjustment alignCenters, shadowColor of "Sum"
        struct
        """), "\(file.text)")
    #expect(
      file.losses.map(\.words) == ["highlighted YES", "baselineAdjustment alignCenters", "shadowColor white 0 alpha 1"])
    #expect(file.losses.allSatisfy { $0.id == "title" && $0.kind == "label" })
    #expect(file.isRead)
    #expect(
      file.lines["title"].map { file.text.split(separator: "\n", omittingEmptySubsequences: false)[$0 - 1] }?
        .contains("Text(\"Sum\")") == true)
  }

  /// An outlet is a property; an action that nothing calls and a class are listed.
  @Test func connectionsAreConvertedOrListed() throws {
    let connections = """
      <connections><outlet property="sum" destination="label" id="o1"/>
      <outlet property="amount" destination="slider" id="o2"/></connections>
      """
    let button = Self.masked(
      "button", "button", "",
      #"<state key="normal" title="Go"/><connections><action selector="down:" destination="vc" eventType="touchDown" "#
        + #"id="a1"/><action selector="go:" destination="vc" eventType="touchUpInside" id="a2"/></connections>"#)
    let card = view(
      "card", frame: "0 0 90 90", .mask(""), attributes: #"customClass="CardView""#,
      subviews: Self.masked("label", "label", #"text="Sum""#))
    let text = storyboard(
      scene(rootView(subviews: card + Self.masked("slider", "slider") + button) + connections))
    let file = try #require(try Self.converted(text).first)
    #expect(file.text.contains("Slider(value: $amount)"))
    #expect(file.text.contains("  var sum: LocalizedStringKey = \"Sum\"\n"))
    #expect(file.text.contains("Button(action: go) {"))
    #expect(
      Set(file.losses.map { "\($0.id): \($0.words)" }) == [
        "button: action down: on touchDown", "card: class CardView",
      ])
  }

  /// What the body does not show is in the comment of the struct.
  @Test func aHiddenArrangedViewIsListed() throws {
    let stack = view(
      "stack", tag: "stackView", frame: "0 0 200 80", .mask(""), attributes: #"axis="vertical""#,
      subviews: view("shown", tag: "label", attributes: #"text="A""#)
        + view("error", tag: "label", attributes: #"text="B" hidden="YES""#))
    let file = try Self.file(stack)
    #expect(file.text.contains("/// - \"B\": left out because a stack view hides it\n"))
  }

  /// So is the action of a button in a stack that another one hides; the button itself is not in the file.
  @Test func theActionOfAHiddenButtonIsListed() throws {
    let button = view(
      "all", tag: "button",
      content: #"""
        <state key="normal" title="All"/><connections>
        <action selector="pick:" destination="vc" eventType="touchUpInside" id="act"/></connections>
        """#)
    let inner = view("inner", tag: "stackView", attributes: #"axis="vertical" hidden="YES""#, subviews: button)
    let stack = view(
      "stack", tag: "stackView", frame: "0 0 200 80", .mask(""), attributes: #"axis="vertical""#,
      subviews: view("shown", tag: "label", attributes: #"text="A""#) + inner)
    let file = try Self.file(stack)
    #expect(file.text.contains("/// - actions: pick of \"All\"\n"), "\(file.text)")
    #expect(!file.text.contains("var pick"))
  }

  // MARK: - Controls

  @Test(
    arguments: [
      ("slider", #"value="50" minValue="0" maxValue="100""#, "Slider(value: $value, in: 0...100)"),
      ("slider", #"value="0.5" minValue="0.0" maxValue="1""#, "Slider(value: $value)\n"),
      ("stepper", #"value="3""#, #"Stepper("", value: $value, in: 0...100)"#),
      (
        "stepper", #"minimumValue="1" maximumValue="9" stepValue="2""#,
        #"Stepper("", value: $value, in: 1...9, step: 2)"#
      ),
      ("switch", "", "isOn = false"), ("switch", #"on="YES""#, "isOn = true"),
      ("switch", #"enabled="NO""#, ".disabled(true)"),
      ("datePicker", #"datePickerMode="date""#, #"DatePicker("", selection: $date, displayedComponents: .date)"#),
      ("datePicker", #"style="wheels""#, ".datePickerStyle(.wheel)"),
      ("activityIndicatorView", #"style="large""#, ".controlSize(.large)"),
      ("label", #"text="A" minimumScaleFactor="0.5""#, ".minimumScaleFactor(0.5)"),
      ("label", #"text="A" minimumFontSize="8.5""#, ".minimumScaleFactor(0.5)"),
      ("label", #"text="A" lineBreakMode="middleTruncation""#, ".truncationMode(.middle)"),
      ("label", #"text="A" adjustsLetterSpacingToFitWidth="YES""#, ".allowsTightening(true)"),
      ("label", #"text="*A*""#, #"Text(verbatim: "*A*")"#),
      ("label", #"text="https://example.com""#, #"Text(verbatim: "https://example.com")"#),
      ("label", #"text="100%""#, #"Text(verbatim: "100%")"#), ("label", #"text="Plain""#, #"Text("Plain")"#),
      // Body grows with the text size; the system's font of 17 points does not.
      ("label", #"text="A""#, ".font(.system(size: 17))"),
      ("textField", #"placeholder="a@example.com""#, #"prompt: Text(verbatim: "a@example.com")"#),
      ("textField", #"textAlignment="center""#, ".multilineTextAlignment(.center)"),
      ("view", #"userInteractionEnabled="NO""#, ".allowsHitTesting(false)"),
      ("view", #"alpha="0.5""#, ".opacity(0.5)"),
      ("imageView", #"image="a" clipsSubviews="YES""#, ".clipped()"),
    ])
  func aControlKeepsWhatTheDocumentHas(tag: String, attributes: String, words: String) throws {
    let file = try Self.file(Self.masked("one", tag, attributes))
    #expect(file.text.contains(words), "\(file.text)")
    #expect(file.isRead)
  }

  /// The border of a field in a higher frame stays as high as its text, and a list in a scroll view has no height.
  @Test func whatAFrameDoesNotDoIsListed() throws {
    func field(_ border: String) throws -> [String] {
      try Self.file(
        view("one", tag: "textField", attributes: #"borderStyle="\#(border)""#),
        constraints: constraint("a", "one.leading", "safe.leading") + constraint("b", "one.top", "safe.top")
          + constraint("c", "one.width", constant: 90) + constraint("d", "one.height", constant: 50)
      ).losses.map(\.words)
    }
    #expect(try field("roundedRect") == ["SwiftUI draws it 34 pt high in a frame of 50 pt"])
    #expect(try field("none") == [])
    let table = view("table", tag: "tableView", frame: "0 0 300 200", .mask(#"widthSizable="YES" heightSizable="YES""#))
    let scroll = view("scroll", tag: "scrollView", frame: "0 0 300 400", .mask(""), subviews: table)
    #expect(try Self.file(scroll).losses.map(\.words).contains("a list in a scroll view has no height: add a frame"))
  }

  /// A view that SwiftUI does not have is made by the file; one of the app's own too.
  @Test func hostsMakeTheirViews() throws {
    let file = try Self.file(
      view("map", tag: "mapView", frame: "0 0 90 90", .mask(""))
        + view("chart", frame: "0 90 90 90", .mask(""), attributes: #"customClass="ChartView""#))
    #expect(file.text.hasPrefix("import MapKit\nimport SwiftUI\n"))
    #expect(file.text.contains("func makeUIView(context: Context) -> MKMapView { MKMapView() }"))
    #expect(file.text.contains("func makeUIView(context: Context) -> ChartView { ChartView() }"))
    #expect(
      file.lines["map"].map { file.text.split(separator: "\n", omittingEmptySubsequences: false)[$0 - 1] }?
        .contains("MKMapViewHost()") == true)
    #expect(file.isRead)
  }

  @Test func actionsOfOtherControlsAreCalled() throws {
    func action(_ event: String) -> String {
      #"<connections><action selector="act:" destination="vc" eventType="\#(event)" id="a"/></connections>"#
    }
    for tag in ["switch", "slider", "stepper", "datePicker", "segmentedControl"] {
      let file = try Self.file(Self.masked("one", tag, "", action("valueChanged")))
      #expect(file.text.contains(") { _ in act() }"), "\(tag)")
      #expect(file.text.contains("let act: () -> Void"))
      #expect(!file.losses.contains { $0.what == "action" })
    }
    #expect(
      try Self.file(Self.masked("one", "textField", "", action("editingChanged"))).text.contains(".onChange(of: text)"))
    #expect(
      try Self.file(Self.masked("one", "textField", "", action("editingDidEndOnExit"))).text.contains(".onSubmit(act)"))
    #expect(
      try Self.file(Self.masked("one", "textField", "", action("editingDidBegin"))).losses.map(\.words)
        == ["action act: on editingDidBegin"])
  }

  @Test func fieldsKeepTheirKeyboard() throws {
    let traits = #"""
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="email" returnKeyType="next" \#
      autocapitalizationType="none" autocorrectionType="no"/>
      """#
    let text = try Self.file(Self.masked("one", "textField", "", traits)).text
    for word in [
      "keyboardType(.emailAddress)", "textContentType(.emailAddress)", "submitLabel(.next)",
      "textInputAutocapitalization(.never)", "autocorrectionDisabled(true)",
    ] {
      #expect(text.contains(".\(word)\n"), "\(word)")
    }
    // SwiftUI moves a field above the keyboard, which UIKit leaves to the app's code.
    #expect(!text.contains("keyboard)"))
  }

  @Test func colorsKeepTheirSpaceAndAppearance() throws {
    let p3 =
      #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
    let dark = #"<color key="textColor" systemColor="darkTextColor"/>"#
    let gone = #"<color key="textColor" systemColor="scrollViewTexturedBackgroundColor"/>"#
    #expect(
      try Self.file(Self.masked("one", "label", #"text="A""#, p3)).text
        .contains("foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0))"))
    #expect(
      try Self.file(Self.masked("one", "label", #"text="A""#, dark)).text.contains("foregroundStyle(.black)"))
    #expect(try !Self.file(Self.masked("one", "label", #"text="A""#, gone)).text.contains("foregroundStyle"))
  }

  /// The background of a text fills its view.
  @Test func backgroundsAreBehindTheFrame() throws {
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let lines = try Self.file(
      view("one", tag: "label", attributes: #"text="A""#, content: color),
      constraints: constraint("a", "one.leading", "root.leading") + constraint("b", "root.trailing", "one.trailing")
        + constraint("c", "one.top", "safe.top")
    ).text.split(separator: "\n")
    let frame = try #require(lines.firstIndex { $0.contains(".frame(maxWidth: .infinity") })
    let background = try #require(lines.firstIndex { $0.contains(".background(Color(uiColor: .systemRed))") })
    #expect(frame < background)
  }

  /// With its own texts a document may have room for both labels of a row; with longer ones its resistance to compression
  /// decides which is cut off.
  @Test func resistanceToCompressionIsALayoutPriority() throws {
    let file = try Self.file(
      view("name", tag: "label", attributes: #"text="Name" horizontalCompressionResistancePriority="250""#)
        + view("value", tag: "label", attributes: #"text="Value" horizontalHuggingPriority="252""#),
      constraints: constraint("a", "name.leading", "root.leading", constant: 20)
        + constraint("b", "value.leading", "name.trailing", constant: 8)
        + constraint("c", "root.trailing", "value.trailing", constant: 20)
        + constraint("d", "name.top", "safe.top", constant: 20) + constraint("e", "value.top", "name.top"))
    let lines = file.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let value = try #require(lines.firstIndex { $0.contains("Text(\"Value\")") })
    #expect(lines[value...].contains(".layoutPriority(1)"))
    #expect(!lines[..<value].contains(".layoutPriority(1)"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
  }

  // MARK: - Images

  /// An image that keeps its ratio fills its view's frame, whatever image code sets.
  @Test(arguments: [("scaleAspectFit", "scaledToFit()"), ("scaleAspectFill", "scaledToFill()"), ("center", "frame")])
  func imagesThatKeepTheirRatioHaveTheFrameOfTheirView(mode: String, word: String) throws {
    let (file, scene) = try Self.fileAndScene(
      view("photo", tag: "imageView", attributes: #"image="a" contentMode="\#(mode)""#)
        + view("caption", tag: "label", attributes: #"text="A""#),
      constraints: constraint("a", "photo.leading", "root.leading")
        + constraint("b", "root.trailing", "photo.trailing") + constraint("c", "photo.top", "safe.top")
        + constraint("d", "photo.height", constant: 200) + constraint("e", "caption.top", "photo.bottom", constant: 8)
        + constraint("f", "caption.leading", "photo.leading"))
    #expect(file.text.contains(".\(word)"))
    #expect(file.text.contains("maxWidth: .infinity"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
    guard mode == "scaleAspectFit" else { return }
    // Without the frame the proof sees that the view is as wide as the image.
    var tree = file.tree
    tree.node = tree.node.withoutFlexibleFrames
    #expect(Proof(tree, of: scene).verdicts.map(\.status).contains(.moved))
  }

  // MARK: - Doubts

  /// One size proves nothing about others.
  @Test func noViewIsProvenInOneSize() throws {
    let document = try model(storyboard(scene(rootView(subviews: Self.masked("one", "label", #"text="A""#)))))
    let layouts = LayoutEngine(document, .documentAlone)
      .layouts(for: [LayoutRequest(ConfigurationSet.finalSizeClasses[0], detail: .arrangement, diagnosis: .none)])
    let scene = try #require(ConvertibleScene(layouts.map { $0[0] }, of: document, seenCount: 1))
    let file = try #require(DocumentConverter(document, [scene]).files(of: scene).first)
    #expect(file.proof.sizeCount == 1)
    #expect(file.proof.verdicts.map(\.doubt) == [.oneSize])
  }

  /// A margin that changes with the size of the screen is `scenePadding`, whose length is not documented; other views of
  /// the screen are proven.
  @Test func whatDependsOnTheSceneMarginIsNotProven() throws {
    let file = try Self.file(
      view("near", tag: "label", attributes: #"text="A""#) + view("middle", tag: "label", attributes: #"text="B""#),
      constraints: constraint("a", "near.leading", "root.leadingMargin") + constraint("b", "near.top", "safe.top")
        + constraint("c", "middle.centerX", "root.centerX") + constraint("d", "middle.centerY", "root.centerY"))
    #expect(file.text.contains(".scenePadding(.leading)"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
    #expect(file.proof.verdicts.map(\.doubt) == [.scenePadding, nil])
  }

  // MARK: - Names

  @Test func structsDoNotHideTypesOfSwiftUIOrOfTheApp() throws {
    let card = view("card", frame: "0 0 90 90", .mask(""), attributes: #"customClass="LoginView""#)
    let file = try #require(
      try Self.converted(
        storyboard(scene(rootView(subviews: card), attributes: #"customClass="LoginViewController""#))
      ).first)
    #expect(file.typeName == "LoginScreen")
    let grid = view(
      "grid", tag: "collectionView",
      content: "<cells>" + view("cell", tag: "collectionViewCell", attributes: #"reuseIdentifier="Grid""#) + "</cells>")
    let names = ScreenNames(
      try model(storyboard(scene(rootView(subviews: grid), attributes: #"customClass="PhotosController""#))))
    #expect(names.all.sorted() == ["PhotosGridItem", "PhotosView"])
  }

  /// Xcode keeps the element of a state without values.
  @Test(arguments: [
    (#"<state key="disabled"/>"#, false), (#"<state key="disabled" title="Wait"/>"#, true),
    (#"<state key="selected"><color key="titleColor" white="1" alpha="1"/></state>"#, true),
  ])
  func onlyStatesWithAValueAreLosses(state: String, isLost: Bool) throws {
    let document = try model(storyboard(scene(rootView(subviews: view("send", tag: "button", content: state)))))
    let element = try #require(document.views.first { $0.id == "send" }).element
    #expect(AttributeLosses.all(of: element).contains { $0.what == "state" } == isLost)
  }

  /// For a button without insets, Xcode also writes the smallest positive number.
  @Test(arguments: [("0.0", false), ("2.2250738585072014e-308", false), ("4", true)])
  func onlyInsetsWithALengthAreLosses(length: String, isLost: Bool) throws {
    let button = view(
      "send", tag: "button",
      content: #"<inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="\#(length)" maxY="0.0"/>"#)
    let document = try model(storyboard(scene(rootView(subviews: button))))
    let element = try #require(document.views.first { $0.id == "send" }).element
    #expect(AttributeLosses.all(of: element).contains { $0.what == "imageEdgeInsets" } == isLost)
  }
}

extension ViewNode {
  /// Without the frames that take all that is offered.
  fileprivate var withoutFlexibleFrames: ViewNode {
    var result = self
    result.children = children.map(\.withoutFlexibleFrames)
    result.modifiers.removeAll { if case .flexibleFrame = $0.modifier { $0.id == nil } else { false } }
    return result
  }
}
