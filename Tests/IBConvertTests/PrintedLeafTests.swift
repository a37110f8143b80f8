import ProposalLayout
import Testing

@testable import IBConvert

/// What a printed view is to SwiftUI follows from its source alone.
@Suite struct PrintedLeafTests {
  private static func button(
    _ title: String, _ font: TextFont = .body, _ kind: ControlKind = .button
  ) -> PrintedLeaf {
    .control(ControlLeaf(kind, label: TextLeaf(.string(title), font: font)))
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
    #expect(PrintedLeaf("Toggle(\"\", isOn: $on)", ["labelsHidden()"]) == .control(ControlLeaf(.toggle)))
    #expect(PrintedLeaf("Stepper(\"\", value: $value)", ["labelsHidden()"]) == .control(ControlLeaf(.stepper)))
    #expect(PrintedLeaf("Slider(value: $value)", []) == .control(ControlLeaf(.slider)))
    #expect(PrintedLeaf("ProgressView()", []) == .control(ControlLeaf(.spinner)))
    #expect(PrintedLeaf("ProgressView(value: 0.5)", []) == .control(ControlLeaf(.progressBar)))
    let segments = "Picker(\"\", selection: $chosen) {\n  Text(\"A\").tag(0)\n}"
    #expect(
      PrintedLeaf(segments, ["pickerStyle(.segmented)", "labelsHidden()"]) == .control(ControlLeaf(.segmentedPicker)))
    #expect(
      PrintedLeaf("TextField(\"Name\", text: $name)", ["textFieldStyle(.roundedBorder)"])
        == .control(ControlLeaf(.roundedTextField)))
  }

  @Test func textsImagesAndColorsAreTheSameInBoth() {
    for source in ["Text(\"Go\")", "Image(\"logo\")", "Color(uiColor: .systemBlue)", "Color.clear", "SettingsView()"] {
      #expect(PrintedLeaf(source, ["font(.body)"]) == .sameInBoth)
    }
    #expect(PrintedLeaf("MapViewHost()", []) == .hosted)
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
