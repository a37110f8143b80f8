import IBDriver
import IBTestSupport
import Testing

/// `keyline convert swiftui --verify` for buttons with a background, images, segments, long texts and sections, which a
/// person has written.
@Suite struct VerifyControlsTests {
  /// A column of a filled button, an image, segments, a pale box, a long text, a text that assistants skip, and a list.
  private static let document: String = {
    func label(_ id: String, _ attributes: String, _ content: String = "") -> String {
      view(
        id, tag: "label", attributes: attributes,
        content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"# + content)
    }
    let views = [
      view(
        "buy", tag: "button", attributes: #"buttonType="system""#,
        content: #"<buttonConfiguration key="configuration" style="filled" title="Buy"/>"#),
      view(
        "photo", tag: "imageView", attributes: #"image="photo" contentMode="scaleToFill""#,
        constraints: constraint("p1", "photo.width", constant: 120) + constraint("p2", "photo.height", constant: 80)),
      label("pale", #"text="Pale" alpha="0.5""#),
      label("long", #"text="This text has more than thirty characters" numberOfLines="0" textAlignment="center""#),
      label(
        "quiet", #"text="Quiet""#,
        #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#),
      label("fixed", #"text="Hint""#, #"<accessibility key="accessibilityConfiguration" hint="Opens"/>"#),
      view(
        "sizes", tag: "segmentedControl", attributes: #"selectedSegmentIndex="0""#,
        constraints: constraint("s1", "sizes.width", constant: 240),
        content: #"<segments><segment title="Small"/><segment title="Large"/></segments>"#),
    ]
    let column = view(
      "column", tag: "stackView", attributes: #"axis="vertical" alignment="leading" spacing="10""#,
      subviews: views.joined())
    return storyboard(
      scene(
        rootView(
          subviews: column,
          constraints: constraint("l", "column.leading", "safe.leading", constant: 20)
            + constraint("t", "column.top", "safe.top", constant: 20)
            + constraint("w", "column.width", constant: 280))),
      tail: #"<resources><image name="photo" width="60" height="40"/></resources>"#)
  }()

  private static let screen = """
    import SwiftUI

    /// Interface Builder: scene-vc
    struct ShopScreen: View {
      @State private var size = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 10) {
          Button("Buy") {}
            .buttonStyle(.borderedProminent)
          Image("photo")
            .resizable()
            .frame(width: 120, height: 80)
          Text("Pale")
            .font(.system(size: 17))
            .opacity(0.5)
          Text("This text has more than thirty characters")
            .font(.system(size: 17))
            .multilineTextAlignment(.center)
          Text("Quiet")
            .font(.system(size: 17))
            .accessibilityHidden(true)
          Text("Hint")
            .font(.system(size: 17))
            .accessibilityHint("Opens")
          Picker("", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.segmented)
          .frame(width: 240)
        }
        .frame(width: 280, alignment: .leading)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }

    """

  /// A document, and a view that shows it.
  static let example = (document: document, view: screen)

  private static func verify(_ text: String) async -> String {
    let world = MemoryWorld(["Main.storyboard": document, "View.swift": text])
    _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
    return world.output + world.diagnostics
  }

  @Test func aScreenOfAPersonIsTheSame() async {
    #expect(await Self.verify(Self.screen) == "View.swift:\n  ShopScreen: 8 same at 4 sizes\n")
  }

  /// What is not the same, and the words for it.
  @Test(arguments: [
    (
      ".buttonStyle(.borderedProminent)", ".buttonStyle(.plain)",
      "button 'buy' has a background in the document, but its style in this file draws none: choose a bordered style"
    ),
    (
      ".borderedProminent", ".bordered",
      "the style '.bordered' does not match button 'buy', whose style in the document is '.borderedProminent'"
    ),
    (
      ".buttonStyle(.borderedProminent)", ".buttonStyle(.borderedProminent).disabled(true)",
      "button 'buy' is disabled in this file but not in the document"
    ),
    (
      ".buttonStyle(.borderedProminent)", ".buttonStyle(.borderedProminent).controlSize(.large)",
      "the control size of button 'buy' is '.large' instead of the document's '.regular'"
    ),
    (
      ".borderedProminent", "CardStyle()",
      "note: the appearance of button 'buy' is not compared, because a custom style or background draws it"
    ),
    (
      ".borderedProminent", "CardStyle()",
      "the button style 'CardStyle()' is not declared in this file; Keyline lays its button out without it"
    ),
    (
      #"Button("Buy") {}"#, #"Button {} label: { Image(systemName: "cart") }"#,
      "note: the title of button 'buy' is not compared, because the button shows an image or text from code"
    ),
    (
      ".resizable()", ".resizable().scaledToFit()",
      "the image of imageView 'photo' fits in its frame, but in the document it is stretched"
    ),
    (
      ".resizable()", ".resizable().scaledToFill()",
      "the image of imageView 'photo' fills its frame, but in the document it is stretched"
    ),
    (#"Image("photo")"#, #"Image("other")"#, "imageView 'photo' shows 'other' instead of the document's 'photo'"),
    (#"    Text("Large").tag(1)"#, "", "segment 'Large' of segmentedControl 'sizes' is missing"),
    (
      #"Text("Large").tag(1)"#, #"Text("Huge").tag(1)"#,
      "segment 2 of segmentedControl 'sizes' shows 'Huge' instead of the document's 'Large'"
    ),
    (".opacity(0.5)", ".opacity(0.6)", "the opacity of label 'pale' is 0.6, but the document sets 0.5"),
    (
      ".multilineTextAlignment(.center)", "",
      "the text alignment of label 'long' is 'leading' instead of the document's 'center': set multilineTextAlignment"
    ),
    (
      ".accessibilityHidden(true)", "",
      "label 'quiet' is not an accessibility element in the document: add '.accessibilityHidden(true)'"
    ),
    (#""Opens""#, #""Closes""#, "'.accessibilityHint' of label 'fixed' is 'Closes' instead of the document's 'Opens'"),
    (
      #""Opens""#, "model.hint",
      "note: '.accessibilityHint' of label 'fixed' is not compared, because code sets it"
    ),
    (#"Text("Pale")"#, #"Text("")"#, "label 'pale' shows '' instead of the document's 'Pale'"),
    (
      #"Text("Pale")"#, #"Text("Pale").font(.custom(name, size: 17))"#,
      "unknown font '.custom(name, size: 17)': Keyline uses the size that the text has in the document"
    ),
    (
      #"Text("Pale")"#, #"Text("Pale").kerning(2)"#,
      "Keyline cannot measure a text with '.kerning(2)', so its size is not verified"
    ),
  ])
  func differencesAreNamed(from: String, to: String, words: String) async {
    let text = Self.screen.replacing(from, with: to)
    #expect(text != Self.screen)
    let said = await Self.verify(text)
    #expect(said.contains(words), "\(said)")
  }

  /// Half a step of a color channel is invisible.
  @Test func aTinyDifferenceInOpacityIsNone() async {
    let said = await Self.verify(Self.screen.replacing(".opacity(0.5)", with: ".opacity(0.501)"))
    #expect(said == "View.swift:\n  ShopScreen: 8 same at 4 sizes\n")
  }
}
