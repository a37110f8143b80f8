import IBDriver
import IBTestSupport
import Testing

/// `keyline convert swiftui --verify` for a file that a person has written: what is accepted, and what is said.
@Suite struct VerifyRewrittenTests {
  /// A column of a label, a field, a hidden label, a button and a switch, 20 from the corner, with bars.
  private static let document: String = {
    func font(_ size: Int, _ more: String = "") -> String {
      #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)" \#(more)/>"#
    }
    func action(_ name: String) -> String {
      #"<connections><action selector="\#(name):" destination="vc" eventType="valueChanged" id="\#(name)A"/></connections>"#
    }
    let views = [
      view(
        "title", tag: "label", attributes: #"text="Your profile""#,
        content: font(20, #"weight="bold""#)
          + #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"/></accessibility>"#
      ),
      view(
        "name", tag: "textField", attributes: #"borderStyle="roundedRect" placeholder="Name""#,
        constraints: constraint("w", "name.width", constant: 200), content: font(17)),
      view("taken", tag: "label", attributes: #"text="Name is taken" hidden="YES""#, content: font(17)),
      view(
        "send", tag: "button", attributes: #"buttonType="system""#,
        content: font(15) + #"<state key="normal" title="Send"/>"# + action("send")),
      view(
        "news", tag: "switch", attributes: #"on="YES""#,
        content: #"<accessibility key="accessibilityConfiguration" label="News"/>"# + action("newsChanged")),
    ]
    let column = view(
      "column", tag: "stackView", attributes: #"axis="vertical" alignment="leading" spacing="12""#,
      subviews: views.joined())
    let bars = """
      <navigationItem key="navigationItem" title="Profile" id="item">
      <barButtonItem key="rightBarButtonItem" title="Save" id="save"><connections>
      <action selector="save:" destination="vc" id="saveA"/></connections></barButtonItem></navigationItem>
      """
    let stack = """
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/></navigationBar><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="rel"/></connections>
      """
    return storyboard(
      scene(stack, id: "nav", tag: "navigationController"),
      scene(
        rootView(
          subviews: column,
          constraints: constraint("l", "column.leading", "safe.leading", constant: 20)
            + constraint("t", "column.top", "safe.top", constant: 20)) + bars))
  }()

  private static let screen = """
    import SwiftUI

    /// Interface Builder: scene-vc
    struct ProfileScreen: View {
      @State private var name = ""
      @State private var wantsNews = true
      let model: ProfileModel

      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text("Your profile")
            .font(.system(size: 20, weight: .bold))
            .accessibilityAddTraits(.isHeader)
          TextField("Name", text: $name)
            .textFieldStyle(.roundedBorder)
            .frame(width: 200)
          if model.isTaken {
            Text("Name is taken")
          }
          Button("Send") { model.send() }
            .font(.system(size: 15))
          Toggle("News", isOn: $wantsNews)
            .labelsHidden()
            .onChange(of: wantsNews) { _ in model.newsChanged() }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Save", action: model.save) }
        }
      }
    }

    """

  /// A document, and a view that shows it.
  static let example = (document: document, view: screen)

  private static func verify(_ text: String) async -> (status: IBDriver.ExitStatus, said: String) {
    let world = MemoryWorld(["Main.storyboard": document, "View.swift": text])
    let status = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
    return (status, world.output + world.diagnostics)
  }

  @Test func aScreenOfAPersonIsTheSame() async {
    let (status, said) = await Self.verify(Self.screen)
    #expect(status == .success)
    #expect(said == "View.swift:\n  ProfileScreen: 5 same, 1 not compared at 4 sizes\n")
  }

  /// Other ways to write the same screen.
  @Test(arguments: [
    ("spacing: 12", "spacing: Self.gap * 2", "  private static let gap: CGFloat = 6\n"),
    (#"Text("Your profile")"#, "headline", #"  private var headline: some View { Text("Your profile") }"# + "\n"),
    (
      #"Text("Your profile")"#, #"text(for: "Your profile")"#,
      "  func text(for words: String) -> Text { Text(words) }\n"
    ),
    (#"Text("Your profile")"#, "Text(Words.title)", "  enum Words { static let title = \"Your profile\" }\n"),
    (#"Text("Your profile")"#, "Text(\n  \"\"\"\n  Your profile\n  \"\"\"\n)", ""),
    (#"Text("Your profile")"#, "Group { Text(\"Your profile\") }", ""),
    (
      #"Text("Your profile")"#, #"Card(content: Text("Your profile"))"#,
      "  struct Card: View {\n    let content: Text\n    var body: some View { content }\n  }\n"
    ),
    (
      #"Text("Your profile")"#, #"card(Text("Your profile"))"#,
      "  func card(_ content: Text) -> some View { content }\n"
    ),
    (
      #"Text("Your profile")"#, #"Card { Text("Your profile") }"#,
      "  struct Card<Content: View>: View {\n    @ViewBuilder let content: Content\n    var body: some View { content }\n  }\n"
    ),
    (".padding(20)", ".padding(.horizontal, 20)\n.padding(.vertical, 20)\n.task { await model.load() }", ""),
    (".padding(20)", ".padding(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))", ""),
    (#"Button("Send") { model.send() }"#, "Button {\n  model.send()\n} label: {\n  Text(\"Send\")\n}", ""),
    (#"Button("Send") { model.send() }"#, #"Button("Send", action: model.send)"#, ""),
    (#"Button("Send") { model.send() }"#, #"Button("Send", action: { model.send() })"#, ""),
    (#"Button("Send") { model.send() }"#, #"Button("Send", action: { send() })"#, ""),
    (".toolbar {", ".sheet(isPresented: $shows) { Text(\"Else\") }\n.toolbar {", ""),
  ])
  func otherWordsAreTheSame(from: String, to: String, member: String) async {
    let text = Self.screen.replacing(from, with: to).replacing("  var body", with: "\(member)  var body")
    #expect(text != Self.screen)
    let (status, said) = await Self.verify(text)
    #expect(status == .success, "\(said)")
    #expect(!said.contains("error"), "\(said)")
  }

  /// What is not the same, and the words for it.
  @Test(arguments: [
    ("Your profile", "Profile", "label 'title' shows 'Profile' instead of the document's 'Your profile'"),
    ("spacing: 12", "spacing: 14", "textField 'name' line 14: moved on iphone-15.portrait"),
    (".padding(20)", ".padding(20.5)", "not verified"),
    ("      TextField", "      Text(\"New\")\n      TextField", "'Text(\"New\")' is not in the document"),
    (
      #"TextField("Name", text: $name)"#, #"SecureField("Name", text: $name)"#,
      "'name' shows the typed text in the document"
    ),
    (#"TextField("Name", text: $name)"#, #"TextField("Name", text: $name).offset(y: 30)"#, "'name' line 14: moved"),
    (
      #"TextField("Name", text: $name)"#, #"TextField("Name", text: $name).opacity(0)"#,
      "'.opacity(0)' hides textField 'name'"
    ),
    (
      #"TextField("Name", text: $name)"#, #"TextField("Name", text: $name).hidden()"#,
      "'.hidden()' hides textField 'name'"
    ),
    (".roundedBorder", ".plain", "textField 'name' line 14: moved"),
    (".frame(width: 200)", ".frame(width: side)", "Keyline cannot read '.frame(width: side)'"),
    (
      ".padding(20)", ".padding(20).rotationEffect(.degrees(2))",
      "'.rotationEffect(.degrees(2))' changes how its view is drawn"
    ),
    (".padding(20)", ".padding(20).environment(\\.layoutDirection, .rightToLeft)", "affects the views inside"),
    (".padding(20)", ".padding(20).environment(\\.sizeCategory, .large)", "does not compare its effect"),
    (".padding(20)", ".padding(20).modifier(Card())", "'Card()' is not declared in this file"),
    (".padding(20)", ".padding(20).cardStyle()", "the layout effect of '.cardStyle()' is unknown"),
    (".padding(20)", ".padding(20).overlay { Text(\"Beta\") }.frame(height: 60)", "covers"),
    ("model.send()", "", "the action 'send:' of button 'send' is missing"),
    ("model.send()", "save()", "button 'send' calls 'save' instead of the document's 'send'"),
    (
      ".onChange(of: wantsNews) { _ in model.newsChanged() }", "",
      "the action 'newsChanged:' of switch 'news' is missing"
    ),
    ("wantsNews = true", "wantsNews = false", "switch 'news' is initially off, but on in the document"),
    (#"Toggle("News""#, #"Toggle("""#, "add '.accessibilityLabel(\"News\")'"),
    (
      "\n        .accessibilityAddTraits(.isHeader)", "",
      "add '.accessibilityAddTraits(.isHeader)'"
    ),
    (
      "        .labelsHidden()", "        .labelsHidden().accessibilityHidden(true)",
      "hidden from assistive technologies"
    ),
    (
      ".font(.system(size: 15))", ".font(.system(size: 18))",
      "the font of button 'send' is 18 points, regular; the document uses 15"
    ),
    (".font(.system(size: 15))", ".buttonStyle(.borderedProminent)", "draws a background"),
    ("    .navigationTitle(\"Profile\")\n", "", "the navigation title is missing"),
    (
      "navigationTitle(\"Profile\")", "navigationTitle(\"Settings\")",
      "the navigation title is 'Settings' instead of the document's 'Profile'"
    ),
    ("    .navigationBarTitleDisplayMode(.inline)\n", "", "the navigation title is inline in the document"),
    (#"Button("Save", action: model.save)"#, #"Button("Help") {}"#, "bar item 'Save' of the document is missing"),
    ("action: model.save", "action: {}", "the action 'save:' of bar item 'Save' is missing"),
    (".topBarTrailing", ".topBarLeading", "bar item 'Save' is at the opposite end of the bar"),
    ("if model.isTaken {", "do {", "Keyline cannot read 'do' and skips it"),
    (
      "    .navigationTitle(\"Profile\")", "    .textCase(.uppercase).navigationTitle(\"Profile\")",
      "'.textCase(.uppercase)' changes the sizes of the views inside, but Keyline measured them without it"
    ),
    (
      "if model.isTaken {\n        Text(\"Name is taken\")\n      }", "Text(\"Name is taken\")",
      "label 'taken' is hidden in the document"
    ),
    (
      "if model.isTaken {", "if model.isNew {\n Text(\"New\")\n}\nif model.isTaken {",
      "the app evaluates 'if model.isNew' at run time"
    ),
    (
      "      Toggle(\"News\", isOn: $wantsNews)",
      "      ForEach(rows) { Text($0) }\n      Toggle(\"News\", isOn: $wantsNews)", "how many views 'ForEach' shows"
    ),
  ])
  func differencesAreNamed(from: String, to: String, words: String) async {
    let text = Self.screen.replacing(from, with: to)
    #expect(text != Self.screen)
    let (status, said) = await Self.verify(text)
    #expect(status == .findings, "\(said)")
    #expect(said.contains(words), "\(said)")
  }

  @Test func theStateOfASwitchThatOtherCodeSetsIsNotCompared() async {
    let text = Self.screen.replacing("@State private var wantsNews = true", with: "@Binding var wantsNews: Bool")
    let (status, said) = await Self.verify(text)
    #expect(status == .success && said.contains("the state of switch 'news' is not compared"), "\(said)")
  }

  /// What code decides is neither the same nor wrong.
  @Test func whatCodeDecidesIsANote() async {
    let (status, said) = await Self.verify(
      Self.screen.replacing(#"Text("Your profile")"#, with: "Text(model.title)")
        .replacing(".toolbar {", with: ".toolbar {\nToolbarItem(placement: .topBarLeading) { Button(\"Help\") {} }"))
    #expect(status == .success)
    #expect(said.contains("5 same"))
    #expect(said.contains("note: the text of label 'title' is not compared, because code sets it"))
    #expect(said.contains("note: bar item 'Button(\"Help\")' is not in the document"))
  }

  /// A text from code has the words of the document and the font of the file.
  @Test func aTextFromCodeIsMeasuredInItsFont() async {
    let (status, said) = await Self.verify(
      Self.screen.replacing(
        "Text(\"Your profile\")\n        .font(.system(size: 20, weight: .bold))",
        with: "Text(model.title)\n        .font(.system(size: 30, weight: .bold))"))
    #expect(status == .findings)
    #expect(said.contains("label 'title' line 11: moved"), "\(said)")
    #expect(said.contains("the font of label 'title'") || said.contains("textField 'name' line 14: moved"), "\(said)")
  }

  /// Ids find a view whose text is another one.
  @Test(arguments: [
    "// Interface Builder: title\n      Text(\"Hi\")", "Text(\"Hi\").accessibilityIdentifier(\"title\")",
  ])
  func idsFindViews(view: String) async {
    let (status, said) = await Self.verify(Self.screen.replacing(#"Text("Your profile")"#, with: view))
    #expect(status == .findings)
    #expect(said.contains("label 'title' shows 'Hi' instead of the document's 'Your profile'"))
  }

  /// The label of a button before a text, with the same words.
  @Test func theTextOfAButtonIsNoLabel() async {
    let button = "      Button(\"Send\") { model.send() }\n        .font(.system(size: 15))\n"
    let title = "      Text(\"Your profile\")\n"
    let other = "      Button { model.send() } label: { Text(\"Your profile\") }\n        .font(.system(size: 15))\n"
    #expect(Self.screen.contains(button) && Self.screen.contains(title))
    let (_, said) = await Self.verify(
      Self.screen.replacing(button, with: "").replacing(title, with: other + title))
    #expect(said.contains("button 'send' shows 'Your profile' instead of the document's 'Send'"), "\(said)")
    #expect(said.contains("label 'title' line 13: moved"), "\(said)")
  }

  /// An item of a bar with the words of a label whose text comes from code.
  @Test func theTextOfABarIsNoLabel() async {
    let (status, said) = await Self.verify(
      Self.screen.replacing(#"Text("Your profile")"#, with: "Text(model.title)").replacing(
        ".toolbar {", with: ".toolbar {\nToolbarItem(placement: .topBarLeading) { Text(\"Your profile\") }"))
    #expect(status == .success)
    #expect(said.contains("note: the text of label 'title' is not compared, because code sets it"), "\(said)")
    #expect(said.contains("note: bar item 'Text(\"Your profile\")' is not in the document"), "\(said)")
  }

  @Test func aLostViewIsMissing() async {
    let (status, said) = await Self.verify(
      Self.screen.replacing("Button(\"Send\") { model.send() }\n        .font(.system(size: 15))", with: ""))
    #expect(status == .findings)
    #expect(said.contains("button 'send': missing: no view in the Swift file shows it"))
  }

  /// Structs, modifiers and styles of the file are read with what is passed to them.
  @Test func declarationsOfTheFileAreRead() async {
    let text =
      Self.screen.replacing(
        #"Button("Send") { model.send() }"#, with: #"ActionButton(title: "Send") { model.send() }"#
      ).replacing(
        "Text(\"Your profile\")\n        .font(.system(size: 20, weight: .bold))",
        with: "Text(\"Your profile\").headline(20)"
      ) + """
        private struct ActionButton: View {
          let title: LocalizedStringKey
          let action: () -> Void
          var body: some View { Button(title, action: action).modifier(Plain(size: 15)) }
        }
        struct Plain: ViewModifier {
          let size: CGFloat
          func body(content: Content) -> some View { content.font(.system(size: size)) }
        }
        extension View {
          func headline(_ size: CGFloat) -> some View { font(.system(size: size, weight: .bold)) }
        }

        """
    let (status, said) = await Self.verify(
      text.replacing(".font(.system(size: 15))\n", with: "\n"))
    #expect(status == .success, "\(said)")
    #expect(said.contains("5 same"))
    let (second, lost) = await Self.verify(text.replacing("action: action)", with: "action: {})"))
    #expect(second == .findings)
    #expect(lost.contains("the action 'send:' of button 'send' is missing"))
  }
}
