import IBTestSupport
import Testing

/// What Xcode writes on its own account has no lines.
@Suite struct NoiseTests {
  private static let label = view("title", tag: "label", frame: "16 20 42 21", attributes: "text=\"Title\"")
  private static let place =
    constraint("x", "title.leading", "root.leading", constant: 16) + constraint("y", "title.top", "safe.top")

  private static func document(_ head: DocumentHead = .phone) -> String {
    login(label, constraints: place, head: head)
  }

  @Test func anotherXcodeAndCanvasAreNoise() throws {
    var head = DocumentHead(toolsVersion: "14460.31", device: "retina5_5")
    head.isLandscape = true
    let new = Self.document(head)
      .replacing(
        "x=\"16\" y=\"20\" width=\"42\" height=\"21\"", with: "x=\"16\" y=\"44\" width=\"41.5\" height=\"20.5\""
      )
      .replacing("width=\"375\" height=\"667\"", with: "width=\"736\" height=\"414\"")
      .replacing(
        "<scenes>", with: "<dependencies><plugIn identifier=\"p\" version=\"14460.20\"/></dependencies><scenes>"
      )
      .replacing("</scenes>", with: "</scenes><resources><systemColor name=\"labelColor\"/></resources>")
      .replacing("<label id=\"title\"", with: "<label misplaced=\"YES\" id=\"title\"")
      .replacing("</objects></scene>", with: "</objects><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene>")
    #expect(try lines(Self.document(), new).isEmpty)
  }

  @Test func anotherOrderOfConstraintsAndScenesIsNoise() throws {
    let second = scene("<view key=\"view\" id=\"v2\"/>", id: "second", attributes: "customClass=\"SecondController\"")
    let first = { (constraints: String) in
      scene(rootView(subviews: Self.label, constraints: constraints), attributes: "customClass=\"FirstController\"")
    }
    let turned =
      constraint("y", "title.top", "safe.top") + constraint("x", "title.leading", "root.leading", constant: 16)
    #expect(try lines(storyboard(first(Self.place), second), storyboard(second, first(turned))).isEmpty)
  }

  /// 128/255 and 0.5 are the same step of eight bits; a gray is three equal components.
  @Test func theSameColorInOtherWordsIsNoise() throws {
    let make = { (color: String) in
      login(view("box", attributes: "userLabel=\"Box\"", content: "<color key=\"backgroundColor\" \(color)/>"))
    }
    let gray = make("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
    let components = "red=\"0.50196078431372548\" green=\"0.50196078431372548\" blue=\"0.50196078431372548\""
    let custom = make("\(components) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
    #expect(try lines(gray, custom).isEmpty)
    let named = make("systemColor=\"systemRedColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"")
    #expect(try lines(named, make("systemColor=\"systemRedColor\"")).isEmpty)
    #expect(try lines(gray, named) == ["view \"Box\" in LoginController: background color #808080 → systemRedColor"])
  }

  /// A size of zero equals a missing size, and the type `system` a missing type.
  @Test func theSameFontInOtherWordsIsNoise() throws {
    let make = { (font: String) in
      login(
        view(
          "title", tag: "label", attributes: "text=\"Title\"",
          content: "<fontDescription key=\"fontDescription\" \(font)/>"))
    }
    let body = make("style=\"UICTFontTextStyleBody\"")
    #expect(try lines(make("style=\"UICTFontTextStyleBody\" pointSize=\"0.0\""), body).isEmpty)
    #expect(try lines(make("pointSize=\"17\""), make("type=\"system\" pointSize=\"17\"")).isEmpty)
    let larger = try lines(make("type=\"system\" pointSize=\"17\""), make("type=\"system\" pointSize=\"18\""))
    #expect(larger.count == 1 && larger[0].contains("font system 17 → system 18"), "\(larger)")
    let menu = make("metaFont=\"menu\"")
    #expect(try lines(menu, make("metaFont=\"message\"")).isEmpty)
    #expect(try !lines(menu, make("metaFont=\"smallSystem\"")).isEmpty)
  }

  /// Three labels with the same new constant share a line, wherever they are.
  @Test func theSameConstraintInSeveralObjectsIsOneLine() throws {
    let make = { (constant: Double) in
      let names = ["a", "b", "c"]
      let labels = names.map { view($0, tag: "label", attributes: "text=\"\($0)\"") }.joined()
      let places = names.enumerated().map { offset, name in
        constraint("x\(name)", "\(name).leading", "root.leading", constant: constant)
          + constraint("y\(name)", "\(name).top", "safe.top", constant: Double(offset) * 30)
      }
      return login(labels, constraints: places.joined())
    }
    #expect(
      try lines(make(16), make(20)) == [
        "leading 16 → 20 in 3 labels in LoginController", "3 views of LoginController move everywhere",
      ])
  }

  /// All ids anew, as a copied scene has them: only that is said.
  @Test func otherIDsAreToldInOneLine() throws {
    let new = Self.document().replacing("\"title\"", with: "\"Abc-12-xyz\"").replacing(
      "\"root\"", with: "\"Def-34-xyz\"")
    #expect(try lines(Self.document(), new) == ["new object ids, otherwise the same: root view"])
  }

  @Test func layoutGuidesThatBecomeTheSafeAreaAreOneLine() throws {
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"b\"/></layoutGuides>"
    var head = DocumentHead.phone
    head.usesSafeAreas = false
    let old = storyboard(
      scene(
        guides
          + rootView(
            subviews: Self.label,
            constraints: constraint("y", "title.top", "t.bottom", constant: 8)
              + constraint("x", "title.centerX", "root.centerX")
          ).replacing("<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", with: ""),
        attributes: "customClass=\"LoginController\""), head: head)
    let new = login(
      Self.label,
      constraints: constraint("y", "title.top", "safe.top", constant: 8)
        + constraint("x", "title.centerX", "safe.centerX"))
    #expect(
      try lines(old, new) == [
        "document: safe area layout guides on",
        "1 constraint to Safe Area instead of Top Layout Guide, 1 constraint to Safe Area instead of the view in "
          + "LoginController",
      ])
  }
}
