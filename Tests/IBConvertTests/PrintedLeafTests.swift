import ProposalLayout
import Testing

@testable import IBConvert

/// What a printed view is to SwiftUI follows from its source alone.
@Suite struct PrintedLeafTests {
  private static func button(
    _ title: String, _ font: TextFont = .body, _ kind: ControlKind = .button
  ) -> PrintedLeaf {
    let label = ViewNode(.text(TextLeaf(.string(title), font: font)))
    // 12 points on the sides, 7 above and below.
    return .control(
      kind, kind == .button ? label : label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)))
  }

  private static func control(_ kind: ControlKind) -> PrintedLeaf {
    .control(kind, ViewNode(.control(ControlLeaf(kind))))
  }

  /// What a label is put into is laid out as it is written; what is under it decides nothing.
  @Test func labelsMayBeTrees() {
    let wide =
      "Button(role: .destructive, action: {}) {\n  Text(\"Go\")\n    .frame(maxWidth: .infinity)\n    .background(.red)\n}"
    let label = ViewNode(.text(TextLeaf("Go"))).frame(maxWidth: .infinity).neutral("background(.red)")
    #expect(PrintedLeaf(wide, []) == .control(.button, label))
    let row = "Button(action: {}) {\n  HStack(spacing: 4) {\n    Image(\"logo\")\n    Text(\"Go\")\n  }\n}"
    #expect(PrintedLeaf(row, []) == .unknown(.content))
    let size = Size(width: 20, height: 16)
    let known = PrintedLeaf(row, []) { $0 == "logo" ? size : nil }
    let image = ViewNode(.image(ImageLeaf("logo", size: size)))
    #expect(
      known
        == .control(
          .button,
          ViewNode(
            .stack(LinearStack(.horizontal, spacing: 4)), children: [image, ViewNode(.text(TextLeaf("Go")))])))
    #expect(PrintedLeaf("Button(action: {}) {\n  Image(systemName: \"star\")\n}", []) == .unknown(.kind))
  }

  @Test func buttonsHaveTheSizeOfTheirTitle() {
    #expect(PrintedLeaf("Button(\"Say \\\"hi\\\"\") {}", []) == Self.button("Say \"hi\""))
    #expect(
      PrintedLeaf("Button(\"Go\", action: go)", ["font(.headline)"]) == Self.button("Go", TextFont(.style("headline"))))
    let bold = TextFont(.system(size: 15), weight: "bold")
    #expect(
      PrintedLeaf(
        "Button(\"Go\") {\n  dismiss()\n}", ["font(.system(size: 15, weight: .bold))", "buttonStyle(.bordered)"])
        == Self.button("Go", bold, .borderedButton))
    let keyed = "Button(action: go) {\n  Text(\"a.title\", tableName: \"Main\", comment: \"Go\")\n}"
    #expect(PrintedLeaf(keyed, []) == Self.button("Go"))
    #expect(PrintedLeaf("Button {\n  show = true\n} label: {\n  Text(\"Go\")\n}", []) == Self.button("Go"))
  }

  @Test func controlsAreThoseOfTheFacts() {
    #expect(PrintedLeaf("Toggle(\"\", isOn: $on)", ["labelsHidden()"]) == Self.control(.toggle))
    #expect(PrintedLeaf("Stepper(\"\", value: $value)", ["labelsHidden()"]) == Self.control(.stepper))
    #expect(PrintedLeaf("Slider(value: $value)", []) == Self.control(.slider))
    #expect(PrintedLeaf("ProgressView()", []) == Self.control(.spinner))
    #expect(PrintedLeaf("ProgressView(value: 0.5)", []) == Self.control(.progressBar))
    let segments = "Picker(\"\", selection: $chosen) {\n  Text(\"A\").tag(0)\n}"
    #expect(
      PrintedLeaf(segments, ["pickerStyle(.segmented)", "labelsHidden()"]) == Self.control(.segmentedPicker))
    #expect(
      PrintedLeaf("TextField(\"Name\", text: $name)", ["textFieldStyle(.roundedBorder)"])
        == Self.control(.roundedTextField))
  }

  @Test func textsImagesAndColorsAreTheSameInBoth() {
    for source in ["Text(\"Go\")", "Image(\"logo\")", "Color(uiColor: .systemBlue)", "Color.clear", "SettingsView()"] {
      #expect(PrintedLeaf(source, ["font(.body)"]) == .sameInBoth)
    }
  }

  /// What was not measured is not guessed.
  @Test(arguments: [
    ("DatePicker(\"\", selection: $date)", "labelsHidden()", SizeGap.content),
    ("Button(action: go) {\n  Image(\"logo\")\n}", "", .content),
    ("Button(\"\") {}", "", .content),
    ("Button(\"Go\") {}", "font(.custom(\"Own\", fixedSize: 15))", .content),
    ("Button(\"Go\") {}", "controlSize(.large)", .kind),
    ("Button(\"Go\") {}", "buttonStyle(.glass)", .kind),
    ("NavigationLink(\"Go\") {\n  Home()\n}", "", .kind),
    ("SecureField(\"\", text: $word)", "", .kind),
    ("TextEditor(text: $text)", "", .kind),
    ("Toggle(\"Loud\", isOn: $on)", "", .kind),
    ("Image(systemName: \"star\")", "", .kind),
    ("Button(\"Go", "", .kind),
    ("ToolbarHost()", "", .kind),
  ])
  func whatIsNotMeasuredIsNotKnown(source: String, modifier: String, gap: SizeGap) {
    #expect(PrintedLeaf(source, modifier.isEmpty ? [] : [modifier]) == .unknown(gap))
  }

  @Test func fontsAreThoseThatArePrinted() {
    #expect(PrintedFont.font(".title2") == TextFont(.style("title2")))
    #expect(PrintedFont.font(".system(size: 13).italic()") == TextFont(.system(size: 13), isItalic: true))
    for other in [
      ".enormous", ".system(size: x)", ".system(size: 13).bold()", ".custom(\"Own\", fixedSize: 9)", "body", "",
    ] {
      #expect(PrintedFont.font(other) == nil)
    }
  }

  /// Every text is what its literal says.
  @Test func literalsAreRead() {
    for text in ["", "Go", "\"\\\n\r\t", "\u{1}é\u{1F600}", "a, b) { c }"] {
      #expect(SwiftText.text(ofLiteral: SwiftText.literal(text)) == text)
    }
    for other in ["Go", "\"", "\"a", "\"a\"b\"", "\"\\q\"", "\"\\u{}\"", "\"\\u{110000}\"", "\"\\u{41\""] {
      #expect(SwiftText.text(ofLiteral: other) == nil)
    }
  }
}
