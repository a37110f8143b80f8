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
      "  let name: String", #"  var icon = Image(systemName: "star")"#, "  let photo: Image",
      "  let onMore: () -> Void", "/// - outlets: card",
    ] {
      #expect(Self.lines(row).contains(line), "\(line):\n\(row.text)")
    }
    let flat = row.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    for part in [
      "Text(name)\n", "icon\n", "photo\n.resizable()\n.scaledToFill()\n", #"photo: Image(systemName: "photo"),"#,
      "Button(action: onMore) {",
    ] {
      #expect(flat.contains(part), "\(part):\n\(row.text)")
    }
    #expect(row.losses.map(\.words) == ["outlet card"])
    #expect(row.isRead)
  }

  /// The list has the values of its rows; one whose rows have closures too has the rows.
  @Test func aListHasTheValuesOfItsRows() throws {
    let plain = Self.row.replacing(/<button .*?<\/button>/.dotMatchesNewlines(), with: "")
      .replacing(/<outlet property="moreButton"[^>]*>/, with: "")
    let files = try Self.files(plain)
    let list = try #require(files.first { $0.typeName != "PersonRow" })
    for part in [
      "  struct PersonRowData: Identifiable {\n    let id = UUID()\n    let name: String\n",
      "    var icon = Image(systemName: \"star\")\n", "  }\n\n  let personRows: [PersonRowData]\n",
      "    List(personRows) { row in\n      PersonRow(name: row.name, icon: row.icon, photo: row.photo)\n",
      #"(personRows: [.init(name: "Ada", photo: Image(systemName: "photo"))])"#,
    ] {
      #expect(list.text.contains(part), "\(part): \(list.text)")
    }
    #expect(list.isRead)
    let closures = try #require(try Self.files(Self.row).first { $0.typeName != "PersonRow" })
    #expect(closures.text.contains("  let personRows: [PersonRow]\n"), "\(closures.text)")
    #expect(closures.isRead)
  }

  /// The text of a screen's label may be translated; a row's is another one each time.
  @Test func theTextOfAScreenIsAKey() throws {
    let file = try Self.screen(
      view("sum", tag: "label", frame: "20 90 90 20", .mask(""), attributes: #"text="Sum""#)
        + view("code", tag: "label", frame: "20 120 90 20", .mask(""), attributes: #"text="100%""#), "",
      outlets: ["sumLabel": "sum", "codeLabel": "code"])
    #expect(file.text.contains(#"var sum: LocalizedStringKey = "Sum""#))
    #expect(file.text.contains("let code: String"))
  }

  /// Code sets another text than the one that Xcode writes into a new label, or than a number.
  @Test(arguments: [
    ("Label", "let sum: String"), ("-", "let sum: String"), ("00:00", "let sum: String"),
    ("Ready", #"var sum: LocalizedStringKey = "Ready""#),
  ])
  func aSampleIsNoKey(_ text: String, _ declaration: String) throws {
    let file = try Self.screen(
      view("sum", tag: "label", frame: "20 90 90 20", .mask(""), attributes: #"text="\#(text)""#), "",
      outlets: ["sumLab": "sum"])
    #expect(Self.lines(file).contains("  \(declaration)"), "\(file.text)")
  }

  /// Only the label of a plain button reacts to taps.
  @Test(arguments: [
    (#"image="back""#, "Image(\"back\")\n.frame(width: 44, height: 40)\n"),
    (#"title="Go""#, "Text(\"Go\")\n.frame(width: 44, height: 40)\n"), ("", "Color.clear\n"),
  ])
  func aButtonIsTappedInItsWholeFrame(_ state: String, _ label: String) throws {
    let button = view("back", tag: "button", content: #"<state key="normal" \#(state)/>"#)
    let file = try Self.screen(
      button,
      constraint("t", "back.top", "safe.top") + constraint("l", "back.leading", "safe.leading")
        + Self.sized("back", 44, 40))
    let text = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(text.contains("\(label).contentShape(Rectangle())\n}\n"), "\(file.text)")
    #expect(text.ranges(of: ".frame(width: 44, height: 40)").count == 1)
    #expect(file.isRead && file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  /// The style of a bordered button adds its insets to the label, so the size stays around both.
  @Test func theSizeOfABorderedButtonIsAroundIt() throws {
    let button = view(
      "go", tag: "button",
      content: #"<state key="normal" title="Go"/><buttonConfiguration key="configuration" style="filled" title="Go"/>"#)
    let file = try Self.screen(
      button,
      constraint("t", "go.top", "safe.top") + constraint("l", "go.leading", "safe.leading")
        + Self.sized("go", 90, 50))
    #expect(
      file.text.contains("    .buttonStyle(.borderedProminent)\n    .frame(width: 90, height: 50)\n"), "\(file.text)")
    #expect(file.text.contains(".frame(maxWidth: .infinity, maxHeight: .infinity)\n"))
  }

  /// VoiceOver reads a text and its switch once, and a tap on the text reaches the switch.
  @Test(arguments: [
    (#"text="News""#, "", true),
    (#"text="News""#, constraint("d", "news.trailing", "name.trailing", constant: 80), false),
    (#"text="News" alpha="0.5""#, "", false),
  ])
  func aTextAndItsSwitchAreOneControl(_ attributes: String, _ gap: String, _ isOne: Bool) throws {
    let row = view(
      "row",
      subviews: view("name", tag: "label", frame: "16 10 90 21", attributes: attributes)
        + view("news", tag: "switch", frame: "308 6 51 31", content: #"<color key="onTintColor" white="0" alpha="1"/>"#),
      constraints: constraint("a", "name.leading", "row.leading", constant: 16)
        + (gap.isEmpty ? constraint("b", "row.trailing", "news.trailing", constant: 20) : gap)
        + constraint("c", "name.centerY", "row.centerY") + constraint("e", "news.centerY", "row.centerY"))
    let file = try Self.screen(
      row,
      constraint("t", "row.top", "safe.top") + constraint("l", "row.leading", "safe.leading")
        + constraint("r", "safe.trailing", "row.trailing") + constraint("h", "row.height", constant: 50),
      outlets: ["newsSwitch": "news"])
    let lines = [
      #"    Toggle("News", isOn: $isNewsOn)"#, "      .font(.system(size: 17))", "      .lineLimit(1)",
      "      .tint(Color.black)", "      .padding(.leading, 16)", "      .padding(.trailing, 20)",
    ]
    #expect(file.text.contains(lines.joined(separator: "\n")) == isOne, "\(file.text)")
    #expect(file.text.contains("labelsHidden()") != isOne)
    if isOne { #expect(file.lines["name"] == file.lines["news"] && file.lines["name"] != nil) }
    #expect(file.isRead && file.proof.verdicts.allSatisfy { $0.status == .same })
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
        "/// - label 'wide' differs between size classes; this file contains only its first variant"))
    #expect(file.proof.verdicts.first { $0.doubt == .copied } != nil)
    #expect(file.text.contains("/// - outlets: errorLabel, wideLabel\n"))
  }

  @Test(
    arguments: [
      ("titleLabel", .label, "title"), ("label", .label, "title"), ("iconView", .imageView, "icon"),
      ("imageView", .imageView, "image"), ("emailTextField", .textField, "email"), ("textField", .textField, "text"),
      ("newsletterSwitch", .switch, "isNewsletterOn"), ("mirroredSwitch", .switch, "isMirrored"),
      ("sumLabelOutlet", .label, "sum"), ("isActive", .switch, "isActive"), ("switch", .switch, "isOn"),
      ("cancelButton", .button, "onCancel"), ("birthDatePicker", .datePicker, "birthDate"),
      ("volumeSlider", .slider, "volume"), ("defaultLabel", .label, "defaultValue"),
    ] as [(String, ViewKind, String)])
  func outletsAreNamedAfterTheirValues(outlet: String, kind: ViewKind, name: String) {
    #expect(PropertyNames.name(ofOutlet: outlet, to: kind) == name)
  }

  /// The title of a control is the label in its row, or above it, which code may set. The order of the views does not
  /// matter.
  @Test func aControlIsNamedAfterTheLabelBesideIt() throws {
    func part(_ id: String, _ tag: String, _ frame: String, _ attributes: String) -> String {
      view(id, tag: tag, frame: frame, .mask(""), attributes: attributes)
    }
    let file = try Self.screen(
      part("a", "label", "20 90 90 20", #"text="Email""#) + part("c", "label", "20 130 90 20", #"text="News""#)
        + part("e", "label", "20 170 90 20", #"text="City""#)
        + part("b", "textField", "120 85 90 30", #"placeholder="ada@example.org""#)
        + part("d", "switch", "120 125 51 31", "") + part("f", "textField", "20 195 90 30", "")
        + part("g", "textField", "20 400 90 30", ""), "", outlets: ["newsLabel": "c"])
    #expect(file.text.contains(#"@State private var email = """#))
    #expect(file.text.contains("Toggle(newsLabel, isOn: $news)"), "\(file.text)")
    #expect(file.text.contains(#"TextField("", text: $city)\#n"#))
    #expect(file.text.contains(#".accessibilityLabel("City")"#))
    #expect(file.text.contains(#"@State private var text = """#), "no label is near the last field")
  }

  /// A function of Swift is not hidden.
  @Test func stateIsNotNamedAfterAFunction() throws {
    let file = try Self.screen(
      view("c", tag: "textField", frame: "0 170 90 30", .mask("")), "", outlets: ["minTextField": "c"])
    #expect(file.text.contains("@Binding var minValue: String\n"), "\(file.text)")
    #expect(file.isRead)
  }

  /// A caller reads and sets what other code uses; the row of a static table gets it through the screen.
  @Test func valuesThatOtherCodeUsesAreBindings() throws {
    let news = view(
      "news", tag: "switch", frame: "16 6 51 31", .mask(""), attributes: #"on="YES""#,
      content: #"<connections><action selector="newsChanged:" destination="scene-vc" eventType="valueChanged" id="a"/>"#
        + "</connections>")
    let cell = view(
      "cell", tag: "tableViewCell", attributes: #"reuseIdentifier="NewsCell""#,
      content: #"<tableViewCellContentView key="contentView" tableViewCell="cell" id="content">"#
        + #"<rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\#(news)</subviews>"#
        + "</tableViewCellContentView>")
    let table = rootView(
      tag: "tableView", attributes: #"dataMode="static""#,
      content: #"<sections><tableViewSection id="s"><cells>\#(cell)</cells></tableViewSection></sections>"#)
    let files = try Self.files(storyboard(scene(table, tag: "tableViewController")))
    let row = try #require(files.first { $0.typeName == "NewsRow" })
    let screen = try #require(files.first { $0.typeName != "NewsRow" })
    for file in [row, screen] {
      #expect(
        file.text.contains("View {\n  @Binding var isOn: Bool\n  let newsChanged: () -> Void\n"), "\(file.text)")
      #expect(file.text.contains("  \(file.typeName)(isOn: .constant(true), newsChanged: {})\n"), "\(file.text)")
    }
    #expect(screen.text.contains("NewsRow(isOn: $isOn, newsChanged: newsChanged)\n"), "\(screen.text)")
    #expect(row.isRead)
  }

  /// VoiceOver reads the words of an outlet or an action for a control that shows no text.
  @Test(
    arguments: [
      ("closeButton", "Close"), ("onDismissPressed", "Dismiss"), ("btnAddToCart", "Add to cart"), ("button", nil),
      ("btnOk", nil), ("view", nil), ("amountTextField", "Amount"), ("in_cart", "In cart"), ("doIt", nil),
    ] as [(String, String?)])
  func namesOfOutletsAreSpoken(name: String, words: String?) {
    #expect(SpokenName.words(of: name) == words)
  }

  @Test func aControlWithoutATextHasASpokenName() throws {
    func part(_ id: String, _ tag: String, _ y: Int, _ attributes: String = "", _ content: String = "") -> String {
      view(id, tag: tag, frame: "20 \(y) 90 30", .mask(""), attributes: attributes, content: content)
    }
    let spoken = #"<accessibility key="accessibilityConfiguration" label="Leave"/>"#
    let image = #"<state key="normal" image="cross"/>"#
    let file = try Self.screen(
      part("a", "button", 90, "", image) + part("b", "button", 130, "", image + spoken)
        + part("c", "button", 170, "", #"<state key="normal" title="Go"/>"#) + part("d", "slider", 210)
        + part("e", "textField", 250) + part("f", "textField", 290, #"placeholder="City""#), "",
      outlets: [
        "closeButton": "a", "leaveButton": "b", "goButton": "c", "volumeSlider": "d", "nameField": "e",
        "cityField": "f",
      ])
    let labels = file.text.matches(of: /accessibilityLabel\("([^"]*)"\)/).map { String($0.output.1) }
    #expect(Set(labels) == ["Close", "Leave", "Volume", "Name"], "\(file.text)")
    #expect(labels.count == 4)
    #expect(file.isRead)
  }

  // MARK: - Structure

  private static func column(_ labels: [(size: Int, lines: Int)], _ more: String = "") throws -> ConvertedFile {
    let labels = labels.enumerated().map { number, label in
      view(
        "l\(number)", tag: "label", attributes: #"text="Line \#(number)" numberOfLines="\#(label.lines)""#,
        content: #"<fontDescription key="fontDescription" type="system" pointSize="\#(label.size)"/>"#)
    }
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical" spacing="6""#, subviews: labels.joined() + more)
    return try Self.screen(
      stack,
      constraint("a", "stack.leading", "safe.leading", constant: 16) + constraint("b", "stack.top", "safe.top")
        + constraint("c", "safe.trailing", "stack.trailing", constant: 16))
  }

  /// What most views of a stack have in common is on the stack; a view with another font has its own.
  @Test func looksThatMostViewsShareAreOnTheStack() throws {
    let file = try Self.column([(15, 1), (15, 1), (15, 1), (20, 1)])
    #expect(file.text.ranges(of: ".font(.system(size: 15))").count == 1, "\(file.text)")
    #expect(file.text.ranges(of: ".font(.system(size: 20))").count == 1)
    #expect(file.text.ranges(of: ".lineLimit(1)").count == 1)
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
    #expect(file.isRead)
  }

  /// Xcode stores large numbers for any number of lines.
  @Test(arguments: [(999, 1), (1000, 0)])
  func aLargeNumberOfLinesIsNoLimit(_ lines: Int, _ count: Int) throws {
    let file = try Self.column([(15, lines)])
    #expect(file.text.ranges(of: ".lineLimit(").count == count, "\(file.text)")
  }

  /// A text of any number of lines would get the limit of the others, and a text of the standard font theirs.
  @Test func aViewThatWouldChangeKeepsTheLooksApart() throws {
    let file = try Self.column([(15, 1), (15, 1), (15, 0)])
    #expect(file.text.ranges(of: ".lineLimit(1)").count == 2, "\(file.text)")
    #expect(file.text.ranges(of: ".font(.system(size: 15))").count == 1)
    let button = view("go", tag: "button", content: #"<state key="normal" title="Go"/>"#)
    let other = try Self.column([(15, 1), (15, 1)], button)
    #expect(other.text.ranges(of: ".lineLimit(1)").count == 2, "\(other.text)")
    let box = view("line", content: #"<color key="backgroundColor" systemColor="systemRedColor"/>"#)
    #expect(try Self.column([(15, 1), (15, 1)], box).text.ranges(of: ".lineLimit(1)").count == 1)
  }

  /// All losses are in one list, which names each once.
  @Test func equalLossesAreOneItem() throws {
    func labels(_ count: Int) throws -> ConvertedFile {
      let labels = (0..<count).map {
        view(
          "l\($0)", tag: "label", frame: "20 \(90 + 40 * $0) 90 30", .mask(""),
          attributes: #"text="Line \#($0)" highlighted="YES""#)
      }
      return try Self.screen(labels.joined(), "")
    }
    let three = try labels(3)
    #expect(
      three.text.contains(
        "/// TODO(keyline): not converted:\n/// - attributes: highlighted YES of \"Line 0\", \"Line 1\", \"Line 2\"\n"
      ),
      "\(three.text)")
    #expect(three.text.ranges(of: "highlighted YES").count == 1)
    #expect(three.losses.count == 3)
    #expect(try labels(6).text.contains("/// - attributes: highlighted YES of 6 objects\nstruct"))
  }

  /// A label at the right is written; reports still list that it is not mirrored.
  @Test func commentsAreAboutWorkToDo() throws {
    let file = try Self.screen(
      view("a", tag: "label", frame: "20 90 90 30", .mask(""), attributes: #"text="A" textAlignment="right""#), "")
    #expect(!file.text.contains("TODO"), "\(file.text)")
    #expect(file.losses.map(\.words) == ["textAlignment right"])
  }

  /// A host sets the runtime attributes of its class, if all of its views have the same ones; comments name the others
  /// with their values.
  @Test func hostsSetRuntimeAttributes() throws {
    func badge(_ id: String, _ y: Int, _ title: String) -> String {
      let attributes = [
        #"type="string" keyPath="title" value="\#(title)"/>"#, #"type="boolean" keyPath="isRound" value="YES"/>"#,
        #"type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>"#,
        #"type="color" keyPath="line"><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        #"type="size" keyPath="gap"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>"#,
      ].map { "<userDefinedRuntimeAttribute \($0)" }
      return view(
        id, frame: "20 \(y) 90 30", .mask(""), attributes: #"customClass="Badge""#,
        content: "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>")
    }
    let same = try Self.screen(badge("a", 90, "New") + badge("b", 130, "New"), "")
    for line in [
      "let view = Badge()", #"view.title = "New""#, "view.isRound = true", "view.radius = 4.5",
      "view.line = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "return view",
    ] {
      #expect(same.text.contains("    \(line)\n"), "\(line): \(same.text)")
    }
    #expect(same.losses.map(\.words) == Array(repeating: "runtime attribute gap = width 1 height 2", count: 2))
    #expect(same.isRead)
    let other = try Self.screen(badge("a", 90, "New") + badge("b", 130, "Old"), "")
    #expect(!other.text.contains("view.title"))
    #expect(
      other.text.contains(
        #"/// - runtime attributes: title = "New" of view 'a'; title = "Old" of view 'b'; isRound = YES"#),
      "\(other.text)")
  }

  /// A view from edge to edge ignores the safe area on all sides, whichever edges its author chose in Xcode.
  @Test func aViewFromEdgeToEdgeIgnoresTheWholeSafeArea() throws {
    let file = try Self.screen(
      view("box", content: #"<color key="backgroundColor" systemColor="systemRedColor"/>"#),
      constraint("a", "box.leading", "root.leading", constant: 20)
        + constraint("b", "box.top", "root.top", constant: 70)
        + constraint("c", "box.width", constant: 80) + constraint("d", "box.height", constant: 40))
    #expect(file.text.contains(".ignoresSafeArea()\n"), "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same])
    // A view that fills the width would be longer in landscape.
    let wide = try Self.screen(
      view("box", content: #"<color key="backgroundColor" systemColor="systemRedColor"/>"#),
      constraint("a", "box.leading", "root.leading") + constraint("b", "box.trailing", "safe.trailing")
        + constraint("c", "box.top", "safe.top") + constraint("d", "box.height", constant: 40))
    #expect(wide.text.contains(".ignoresSafeArea(edges: .leading)"), "\(wide.text)")
    #expect(wide.proof.verdicts.map(\.status) == [.same])
  }

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

  // MARK: - Layout

  private static let red = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
  private static let clear = #"<color key="backgroundColor" white="0" alpha="0"/>"#
  private static func sized(_ id: String, _ width: Int, _ height: Int) -> String {
    constraint("\(id)w", "\(id).width", constant: Double(width))
      + constraint("\(id)h", "\(id).height", constant: Double(height))
  }

  /// A title in the middle of a bar has the views at its ends as overlays, without frames that only align them.
  @Test func aViewAtAnEdgeOfAnotherIsItsOverlay() throws {
    let file = try Self.screen(
      view(
        "bar",
        subviews: view("title", tag: "label", attributes: #"text="Title" textAlignment="center""#)
          + view("close", content: Self.red) + view("back", content: Self.red),
        constraints: constraint("a", "title.leading", "bar.leading") + constraint("b", "bar.trailing", "title.trailing")
          + constraint("c", "title.centerY", "bar.centerY") + constraint("d", "bar.trailing", "close.trailing")
          + constraint("e", "close.centerY", "bar.centerY") + constraint("j", "back.leading", "bar.leading")
          + constraint("k", "back.centerY", "bar.centerY") + Self.sized("close", 30, 30) + Self.sized("back", 30, 30)),
      constraint("f", "bar.leading", "safe.leading") + constraint("g", "safe.trailing", "bar.trailing")
        + constraint("h", "bar.top", "safe.top") + constraint("i", "bar.height", constant: 44))
    #expect(file.text.contains(".overlay(alignment: .trailing) {"), "\(file.text)")
    #expect(file.text.contains(".overlay(alignment: .leading) {"))
    #expect(!file.text.contains("ZStack") && !file.text.contains("maxWidth: .infinity, alignment"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same, .same])
    #expect(file.isRead)
  }

  /// A small view over a larger one that has views inside is the overlay: the content is not its background.
  @Test func contentIsNotTheBackgroundOfALabel() throws {
    let boxes = ["one", "two", "three"].map { view($0, content: Self.red) }
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical" distribution="fillEqually" spacing="8""#,
      subviews: boxes.joined())
    let file = try Self.screen(
      stack + view("badge", content: Self.red),
      Self.sized("badge", 20, 20) + constraint("a", "stack.leading", "safe.leading")
        + constraint("b", "safe.trailing", "stack.trailing") + constraint("c", "stack.top", "safe.top")
        + constraint("d", "safe.bottom", "stack.bottom") + constraint("e", "badge.leading", "safe.leading", constant: 9)
        + constraint("f", "badge.top", "safe.top", constant: 9))
    let words = file.text.matches(of: /VStack|overlay|background/).map { String($0.output) }
    #expect(words == ["VStack", "overlay"], "\(file.text)")
    #expect(file.text.contains(".overlay(alignment: .topLeading) {"))
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
    #expect(file.isRead)
  }

  /// Views whose middles are on one line are a row with one padding, although each is measured from the top.
  @Test func aRowIsAlignedAtItsMiddle() throws {
    let file = try Self.screen(
      view("icon", content: Self.red) + view("dot", content: Self.red) + view("box", content: Self.red),
      Self.sized("icon", 40, 40) + Self.sized("dot", 10, 10) + Self.sized("box", 30, 20)
        + constraint("a", "icon.leading", "safe.leading", constant: 16)
        + constraint("b", "icon.top", "safe.top", constant: 6)
        + constraint("c", "dot.leading", "icon.trailing", constant: 8)
        + constraint("d", "dot.top", "safe.top", constant: 21)
        + constraint("e", "box.leading", "dot.trailing", constant: 8)
        + constraint("f", "box.top", "safe.top", constant: 16))
    #expect(file.text.contains("HStack(spacing: 8) {"), "\(file.text)")
    #expect(file.text.ranges(of: ".padding(.top, ").count == 1)
    #expect(file.proof.verdicts.map(\.status) == [.same, .same, .same])
    #expect(file.isRead)
  }

  /// A length that follows from a constraint which SwiftUI does not have is not that of the first device.
  @Test func lengthsOfTheFirstDeviceAreNotWritten() throws {
    let file = try Self.screen(
      view("bar", content: Self.red) + view("list", tag: "tableView"),
      ["bar", "list"].flatMap { id in
        [
          constraint("\(id)a", "\(id).leading", "safe.leading"),
          constraint("\(id)b", "\(id).trailing", "safe.trailing"),
        ]
      }.joined() + constraint("c", "bar.top", "safe.top")
        + constraint("d", "bar.height", "root.height", multiplier: "0.1")
        + constraint("e", "list.top", "bar.bottom") + constraint("f", "list.bottom", "safe.bottom"))
    #expect(!file.text.contains(".frame(height: "), "\(file.text)")
    #expect(file.tree.arrangements[0] == .approximate)
  }

  /// A view that only keeps others apart is the stack's spacing; one with an outlet gets content from code.
  @Test func viewsThatKeepOthersApartAreSpacing() throws {
    let boxes = ["one", "two", "three"].map {
      view($0, constraints: constraint("h\($0)", "\($0).height", constant: 30), content: Self.red)
    }
    let gaps = ["first", "second"].map { view($0, constraints: constraint("g\($0)", "\($0).height", constant: 12)) }
    let stack = view(
      "stack", tag: "stackView", attributes: #"axis="vertical""#,
      subviews: boxes[0] + gaps[0] + boxes[1] + gaps[1] + boxes[2])
    let place =
      constraint("a", "stack.leading", "safe.leading") + constraint("b", "stack.top", "safe.top")
      + constraint("c", "safe.trailing", "stack.trailing")
    let file = try Self.screen(stack, place)
    #expect(file.text.contains("VStack(spacing: 12) {"), "\(file.text)")
    #expect(!file.text.contains("Color.clear"))
    #expect(file.proof.verdicts.filter { $0.status == .notCompared(.drawsNothing) }.count == 2)
    #expect(try Self.screen(stack, place, outlets: ["slot": "first"]).text.ranges(of: "Color.clear").count == 1)
  }

  /// A resizable image would take the width that the texts next to it leave.
  @Test func anImageKeepsItsOwnWidth() throws {
    let image = view("sign", tag: "imageView", attributes: #"image="star" catalog="system""#)
    let file = try Self.screen(
      image,
      constraint("a", "sign.leading", "safe.leading") + constraint("b", "sign.top", "safe.top")
        + constraint("c", "sign.height", constant: 14))
    #expect(
      file.text.contains(".fixedSize(horizontal: true, vertical: false)\n      .frame(height: 14)\n"), "\(file.text)")
    #expect(file.isRead && file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  /// A list or a text editor covers the background of its view with another one.
  @Test(arguments: [
    ("tableView", red, true), ("textView", red, true), ("view", red, false), ("tableView", clear, true),
    ("tableView", #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#, false),
  ])
  func backgroundsOfListsAreSeen(tag: String, color: String, isHidden: Bool) throws {
    let file = try Self.screen(view("box", tag: tag, frame: "20 90 200 120", .mask(""), content: color), "")
    #expect(file.text.contains(".scrollContentBackground(.hidden)\n") == isHidden, "\(file.text)")
    #expect(file.isRead)
  }

  /// Swift names the first argument of an action for Objective-C.
  @Test func actionsHaveTheirNamesInSwift() {
    #expect(ControlSource.action("pressedSendWithSender:") == "pressedSend")
    #expect(ControlSource.action("pressedSend:") == "pressedSend")
  }

  /// A view in the middle of its surroundings needs no frame for that.
  @Test func nothingIsCenteredTwice() throws {
    let file = try Self.screen(
      view("box", content: Self.red),
      Self.sized("box", 30, 30) + constraint("a", "box.centerX", "safe.centerX")
        + constraint("b", "box.centerY", "safe.centerY"))
    #expect(!file.text.contains("maxHeight"), "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same])
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
        "l\(number)", tag: "label", attributes: #"text="Line \#(number)" alpha="0.5""#,
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
    // The only cell of a document has the name of the document, or another ending.
    let cell = xib(view("cell", tag: "tableViewCell", attributes: #"customClass="PriceCell""#))
    #expect(try Self.names(cell) { $0 == "pricerow" } == ["TestRow"])
    #expect(try Self.names(cell) { ["pricerow", "testrow"].contains($0) } == ["PriceRowView"])
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

  /// A button of only a color has the color as its label, which fills by itself.
  @Test func aButtonOfOneColorIsThatColor() throws {
    let button = view(
      "pick", tag: "button", attributes: #"buttonType="system""#,
      content: #"<color key="backgroundColor" systemColor="systemBlueColor"/>"#)
    let file = try Self.screen(
      button,
      constraint("a", "pick.leading", "safe.leading", constant: 20) + constraint("b", "pick.top", "safe.top")
        + constraint("c", "pick.width", constant: 20) + constraint("d", "pick.height", constant: 20))
    let flat = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(flat.contains("Button(action: {}) {\nColor(uiColor: .systemBlue)\n}\n"), "\(file.text)")
    #expect(file.proof.verdicts.map(\.status) == [.same])
    #expect(file.isRead)
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

  /// A text has no frame if its stack is as long; the padding above it is not part of it.
  @Test func aPaddedTextIsAlignedByItsStack() throws {
    func label(_ id: String, _ text: String) -> String {
      view(id, tag: "label", attributes: #"text="\#(text)" textAlignment="center" numberOfLines="0""#)
    }
    let long = "No connection. Make sure that mobile data is turned on, then try once more."
    let file = try Self.screen(
      label("a", "Oops") + label("b", long),
      constraint("a1", "a.centerX", "safe.centerX") + constraint("a2", "a.top", "safe.top", constant: 30)
        + constraint("b1", "b.leading", "safe.leading", constant: 40)
        + constraint("b2", "safe.trailing", "b.trailing", constant: 40)
        + constraint("b3", "b.top", "a.bottom", constant: 50))
    #expect(file.text.ranges(of: "maxWidth: .infinity").count == 1, "\(file.text)")
    let flat = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(flat.contains("}\n.font(.system(size: 17))\n.multilineTextAlignment(.center)"), "\(file.text)")
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  private static func edges(_ id: String, _ view: String, of other: String) -> String {
    ["leading", "trailing", "top", "bottom"].map { constraint(id + $0, "\(view).\($0)", "\(other).\($0)") }.joined()
  }

  /// Xcode's class for a new screen does not describe it.
  @Test func aControllerOfNoNameIsNamedAfterItsFile() throws {
    let label = view("hi", tag: "label", attributes: #"text="Welcome""#)
    func names(_ root: String) throws -> [String] {
      try Self.names(storyboard(scene(root, attributes: #"customClass="ViewController""#)))
    }
    #expect(try names(rootView()) == ["TestView"])
    #expect(try names(rootView(subviews: label)) == ["WelcomeView"])
  }

  @Test(arguments: ["MainVC", "MainViewController", "MainController"])
  func theKindOfAControllerIsInNoName(name: String) throws {
    let document = try model(storyboard(scene(rootView(), attributes: #"customClass="\#(name)""#)))
    #expect(ScreenNames(document).all == ["MainView"])
  }
}
