import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// Source is printed from the tree that was laid out.
@Suite struct SourceTests {
  private static func files(_ subviews: String, _ constraints: String) throws -> [ConvertedFile] {
    let document = try model(storyboard(scene(rootView(subviews: subviews, constraints: constraints))))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    return DocumentConverter(document, [scene]).files(of: scene)
  }

  @Test func aScenePrintsItsTree() throws {
    let title = view("title", tag: "label", attributes: #"text="Say &quot;hi&quot;""#)
    let file = try #require(
      try Self.files(
        title,
        constraint("a", "title.leading", "safe.leading", constant: 12)
          + constraint("b", "safe.trailing", "title.trailing", constant: 12)
          + constraint("c", "title.top", "safe.top", constant: 30) + constraint("d", "title.height", constant: 40)
      ).first)
    #expect(
      file.text == """
        import SwiftUI

        /// Interface Builder: scene-vc
        struct SayHiView: View {
          var body: some View {
            Text("Say \\"hi\\"")
              .font(.system(size: 17))
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: 40)
              .padding(.top, 30)
              .padding(.horizontal, 12)
              .frame(maxHeight: .infinity, alignment: .top)
          }
        }

        #Preview {
          SayHiView()
        }

        """)
    #expect(file.lines == ["title": 6])
    #expect(file.proof.verdicts.map(\.status) == [.same])
    #expect(file.isRead)
  }

  /// A text view that neither scrolls nor is edited is a text with its insets; one that scrolls does not change.
  @Test func textViewsThatAreReadAreTexts() throws {
    let ties = ["still", "rolling"].map { id in
      constraint("\(id)1", "\(id).leading", "safe.leading") + constraint("\(id)2", "safe.trailing", "\(id).trailing")
    }
    let file = try #require(
      try Self.files(
        view("still", tag: "textView", attributes: #"scrollEnabled="NO" editable="NO" text="Read me""#)
          + view("rolling", tag: "textView", attributes: #"editable="NO" text="And me""#),
        ties.joined() + constraint("a", "still.top", "safe.top", constant: 30)
          + constraint("b", "rolling.top", "still.bottom") + constraint("c", "safe.bottom", "rolling.bottom")
      ).first)
    #expect(
      file.text.contains(
        """
              Text("Read me")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.vertical, 8)
                .padding(.horizontal, 5)
        """))
    #expect(file.text.contains("ScrollView {\n") && file.text.contains("Text(\"And me\")"))
    #expect(!file.text.contains("@State"))
    #expect(file.proof.verdicts.map(\.status) == [.same, .same])
    #expect(file.proof.verdicts.allSatisfy { $0.doubt == nil })
    #expect(file.isRead)
  }

  /// What a label has by itself is not said again; a view with others inside stays apart from them.
  @Test func accessibilityBecomesModifiers() throws {
    let spoken =
      #"<accessibility key="accessibilityConfiguration" identifier="sum" label="The sum" hint="Of all">"#
      + #"<accessibilityTraits key="traits" staticText="YES" header="YES" notEnabled="YES"/></accessibility>"#
    let hidden =
      #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#
    let group = #"<accessibility key="accessibilityConfiguration" identifier="all"/>"#
    let labels =
      view("sum", tag: "label", frame: "0 0 90 20", .mask(""), attributes: #"text="Sum""#, content: spoken)
      + view("line", frame: "0 20 90 1", .mask(""), content: hidden)
    let file = try #require(
      try Self.files(
        view("box", frame: "10 10 90 30", .mask(""), content: "<subviews>\(labels)</subviews>" + group), ""
      ).first)
    #expect(
      file.text.contains(
        """
        .accessibilityLabel("The sum")
                .accessibilityHint("Of all")
                .accessibilityIdentifier("sum")
                .accessibilityAddTraits(.isHeader)
        """))
    #expect(file.text.contains(".accessibilityHidden(true)"))
    #expect(
      file.text.contains(
        "    .accessibilityElement(children: .contain)\n    .accessibilityIdentifier(\"all\")"))
    #expect(file.isRead)
  }

  private static func button(_ id: String, _ y: Int, attributes: String = "", _ content: String) -> String {
    view(id, tag: "button", frame: "0 \(y) 120 40", .mask(""), attributes: attributes, content: content)
  }

  /// The style of a configuration, and one that adds nothing for a button without.
  @Test func buttonsKeepTheirLook() throws {
    let capsule =
      #"<buttonConfiguration key="configuration" style="filled" title="Pay" cornerStyle="capsule" buttonSize="large">"#
      + #"<color key="baseBackgroundColor" systemColor="systemMintColor"/></buttonConfiguration>"#
    let round =
      #"<buttonConfiguration key="configuration" style="gray" title="Gray" cornerStyle="fixed">"#
      + #"<backgroundConfiguration key="background" cornerRadius="12"/></buttonConfiguration>"#
    let file = try #require(
      try Self.files(
        Self.button("pay", 0, attributes: #"role="destructive""#, capsule)
          + Self.button("tinted", 50, #"<buttonConfiguration key="configuration" style="tinted" title="Tinted"/>"#)
          + Self.button("gray", 100, round)
          + Self.button("plain", 150, #"<buttonConfiguration key="configuration" style="plain" title="Plain"/>"#)
          + Self.button("custom", 200, #"<state key="normal" title="Custom"/>"#)
          + Self.button("system", 250, attributes: #"buttonType="system""#, #"<state key="normal" title="System"/>"#),
        ""
      ).first)
    // SwiftUI has roles too, but no document of the corpora has one.
    #expect(file.losses.contains { $0.words == "role destructive" })
    func expect(_ words: String, _ modifiers: String...) {
      let written = modifiers.map { ".\($0)" }.joined()
      let text = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      #expect(text.contains(words + written), "\(words): \(file.text)")
    }
    expect(
      #"Button(action: {}) {Text("Pay").frame(maxWidth: .infinity, maxHeight: .infinity)}"#,
      "buttonStyle(.borderedProminent)", "buttonBorderShape(.capsule)", "controlSize(.large)",
      "tint(Color(uiColor: .systemMint))", "frame(width: 120, height: 40)")
    expect(
      #"Text("Tinted").frame(maxWidth: .infinity, maxHeight: .infinity)}"#, "buttonStyle(.bordered)",
      "tint(Color.accentColor)")
    expect(
      #"Text("Gray").frame(maxWidth: .infinity, maxHeight: .infinity)}"#, "buttonStyle(.bordered)",
      "buttonBorderShape(.roundedRectangle(radius: 12))")
    let frame = ".frame(width: 120, height: 40).contentShape(Rectangle())}"
    expect(#"Text("Plain")\#(frame)"#, "buttonStyle(.borderless)")
    expect(#"Text("Custom")\#(frame)"#, "font(.system(size: 18))", "foregroundStyle(.white)", "buttonStyle(.plain)")
    expect(#"Text("System")\#(frame)"#, "font(.system(size: 15))", "buttonStyle(.borderless)")
    #expect(file.isRead)
    #expect(file.proof.verdicts.allSatisfy { $0.status == .same })
  }

  /// A background is as large as the button, an image beside the title on its side.
  @Test func labelsOfButtonsHaveBackgroundsAndImages() throws {
    let file = try #require(
      try Self.files(
        Self.button(
          "back", 0, attributes: #"contentHorizontalAlignment="left""#,
          #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
            + #"<state key="normal" title="Both" image="a" backgroundImage="b"/>"#)
          + Self.button(
            "next", 50,
            #"<buttonConfiguration key="configuration" style="plain" title="Next" image="b" imagePlacement="trailing" imagePadding="6"/>"#
          ) + Self.button("add", 100, attributes: #"buttonType="contactAdd""#, ""), ""
      ).first)
    #expect(
      file.text.contains(
        """
              Button(action: {}) {
                HStack(spacing: 0) {
                  Image(decorative: "a")
                  Text("Both")
                }
                .frame(width: 120, height: 40, alignment: .leading)
                .background {
                  Image(decorative: "b")
                    .resizable()
                }
                .background(Color(uiColor: .systemRed), ignoresSafeAreaEdges: [])
              }
              .font(.system(size: 18))
              .foregroundStyle(.white)
              .buttonStyle(.plain)
        """), "\(file.text)")
    #expect(
      file.text.contains(
        "HStack(spacing: 6) {\n          Text(\"Next\")\n          Image(decorative: \"b\")\n        }"))
    #expect(file.text.contains("Image(systemName: \"plus.circle\")"))
    #expect(file.isRead)
  }

  private static func convertible(_ text: String) throws -> (scene: ConvertibleScene, leaves: LeafReader) {
    let document = try model(text)
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    return (scene, LeafReader(document))
  }

  /// Number 112,198 of the mutants: 10,808 scenes of one class, for each of which all names before were tried.
  @Test func thousandsOfScenesMayHaveOneName() throws {
    let document = try model(storyboard(scene(rootView(), attributes: #"customClass="Price""#)))
    let taken = Set(
      ["priceview", "pricescreen"] + (1...10_808).map { $0 == 1 ? "testpriceview" : "testpriceview\($0)" })
    #expect(ScreenNames(document, isTaken: taken.contains).all == ["TestPriceView10809"])
    let holes: Set = ["priceview"]
    #expect(ScreenNames(document, isTaken: holes.contains).all == ["PriceScreen"])
  }

  /// How the views of a scene are written was found anew for each kind of cell.
  @Test func cellsCostTheSameEach() async throws {
    func time(_ count: Int) throws -> Duration {
      let cells = (0..<count).map { number in
        view(
          "q\(number)", tag: "tableViewCell", attributes: #"reuseIdentifier="R\#(number)""#,
          content: """
            <tableViewCellContentView key="contentView" tableViewCell="q\(number)" id="p\(number)">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(view("l\(number)", tag: "label", attributes: #"text="Price""#))</subviews>
            </tableViewCellContentView>
            """)
      }
      let table = rootView(tag: "tableView", content: "<prototypes>\(cells.joined())</prototypes>")
      let (tables, leaves) = try Self.convertible(storyboard(scene(table)))
      let converter = SceneConverter(tables, leaves, LossReader(leaves), isFirst: false)
      var files: [ConvertedFile] = []
      let time = ContinuousClock().measure { files = converter.files() }
      #expect(files.count == count + 1)
      return time
    }
    _ = try time(1)
    let isEven = try await holdsInATry {
      let few = try time(20)
      return try time(320) < few * 200
    }
    #expect(isEven)
  }

  /// Outlets first, then what the document calls a control, what is in it or before it, then what it holds; closures by
  /// their selectors. No two have one name, and none is a word of Swift's.
  @Test func propertiesHaveReadableNames() throws {
    func control(_ id: String, _ tag: String, _ y: Int, _ attributes: String = "", _ content: String = "") -> String {
      view(id, tag: tag, frame: "0 \(y) 100 30", .mask(""), attributes: attributes, content: content)
    }
    func sends(_ selector: String) -> String {
      #"<connections><action selector="\#(selector)" destination="scene-vc" id="\#(selector)"/></connections>"#
    }
    let file = try #require(
      try Self.files(
        control("a", "textField", 0, #"placeholder="E-MAIL address""#)
          + control("b", "textField", 40, #"placeholder="E-MAIL address""#)
          + control("c", "label", 80, #"text="Play sounds""#) + control("d", "switch", 120)
          + control("e", "slider", 160, #"userLabel="default""#) + control("f", "stepper", 200)
          + control("g", "datePicker", 240, "", sends("dismiss:"))
          + control("h", "textField", 280, #"placeholder="Größe""#)
          + control("i", "button", 320, "", sends("save:")) + control("j", "switch", 360, #"userLabel="Save""#)
          + control("k", "button", 400, "", sends("dismiss:")), ""
      ).first)
    let names = file.text.split(separator: "\n").filter { $0.contains(/^  (@State|var|let)\s/) }
      .compactMap { line in
        line.firstMatch(of: /(var|let)\s/).map { line[$0.range.upperBound...].prefix { $0 != ":" && $0 != " " } }
      }
    #expect(
      names == [
        "save", "dismissAction", "eMailAddress", "eMailAddress2", "playSounds", "defaultValue", "value", "date", "text",
        "isSaveOn", "body",
      ])
    #expect(file.text.contains("action: save)") && file.text.contains("$isSaveOn"))
  }

  /// What is longer than 30 characters is a sentence and no name.
  @Test func aTextOfThirtyCharactersIsAName() {
    let letters = String(repeating: "a", count: 30)
    #expect(PropertyNames.name(letters) == letters)
    #expect(PropertyNames.name(letters + "a") == nil)
  }

  @Test func namesAreIdentifiers() {
    #expect(SwiftText.identifier("sign-in button", isType: false) == "signInButton")
    #expect(SwiftText.identifier("3D view", isType: true) == "View3DView")
    #expect(SwiftText.identifier("class", isType: false) == "classValue")
    #expect(SwiftText.identifier("…", isType: true) == nil)
  }

  @Test func numbersHaveNoMoreDigitsThanTheyNeed() {
    #expect(
      [16, 0.5, -0.25, 1.0 / 3, .infinity].map(SwiftText.number) == ["16", "0.5", "-0.25", "0.333", ".infinity"])
  }
}
