import IBTestSupport
import Testing

@testable import IBModel

@Suite struct ReaderNamesTests {
  private static let document = storyboard(
    scene(
      rootView(
        subviews: view(
          "box", attributes: "userLabel=\"Header\"",
          subviews: (1...12).map { view("i\($0)", tag: "imageView") }.joined()
            + view("t", tag: "label", attributes: "text=\"Terms\""))
          + view("map", tag: "mapView"),
        constraints: """
          <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="root" firstAttribute="bottom" secondItem="map" secondAttribute="bottom" id="c2"/>
          <constraint firstItem="map" firstAttribute="width" relation="lessThanOrEqual" constant="100" id="c3"/>
          <constraint firstItem="map" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c4"/>
          """),
      attributes: "customClass=\"MapController\""))

  private func names() throws -> ReaderNames { ReaderNames(try model(Self.document)) }

  @Test func aPlainLabelShowsOnlyItsText() throws {
    let color = #"<color key="backgroundColor" white="0.5" alpha="1"/>"#
    let text = storyboard(
      scene(
        rootView(
          subviews: view("plain", tag: "label") + view("filled", tag: "label", content: color) + view("box")
            + view("button", tag: "button"))))
    let document = try model(text)
    let plain = document.views.indices.filter { document.isPlainLabel(view: $0) }
    #expect(plain.map { document.views[$0].id } == ["plain"])
  }

  /// A space is a plain view that shows nothing and contains nothing.
  @Test func spacesAreViewsThatShowNothing() throws {
    func color(_ alpha: Double) -> String { "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"\(alpha)\"/>" }
    let outlet = "<connections><outlet property=\"a\" destination=\"plain\" id=\"o\"/></connections>"
    let text = storyboard(
      scene(
        rootView(
          subviews: view("plain") + view("clear", content: color(0)) + view("gray", content: color(0.5))
            + view("hidden", attributes: "hidden=\"YES\"", content: color(1))
            + view("shown", attributes: "hidden=\"NO\"", content: color(1)) + view("label", tag: "label")
            + view("own", attributes: "customClass=\"Own\"") + view("used", content: outlet)
            + view("outer", subviews: view("inner")))))
    let document = try model(text)
    let spaces = document.views.indices.filter { document.isSpace(view: $0) }
    #expect(spaces.map { document.views[$0].id } == ["plain", "clear", "hidden", "inner"])
  }

  @Test(arguments: [
    ("root", "root view"), ("box", "Header"), ("t", "\"Terms\""), ("map", "map view"), ("safe", "Safe Area"),
    ("vc", "MapController"), ("i1", "1st image view in Header"), ("i2", "2nd image view in Header"),
    ("i3", "3rd image view in Header"), ("i4", "4th image view in Header"), ("i11", "11th image view in Header"),
    ("i12", "12th image view in Header"), ("nobody", "an object"),
  ])
  func objectsAreNamedByWhatAReaderSees(id: String, name: String) throws {
    #expect(try names().name(of: id) == name)
  }

  /// The first text inside a view distinguishes it from views of its kind in other places of the scene.
  @Test func aViewWithoutANameHasThatOfItsContentWhereItIsNotTheOnlyOneOfItsKind() throws {
    func box(_ id: String, _ subviews: String) -> String { view(id, subviews: subviews) }
    func label(_ text: String) -> String { view("l\(text)", tag: "label", attributes: "text=\"\(text)\"") }
    let lists = view("s", tag: "stackView", subviews: label("C"))
    let text = storyboard(
      scene(rootView(subviews: box("a", box("b", label("A"))) + box("c", label("B")) + lists)),
      scene(rootView("other", subviews: view("t", tag: "stackView", subviews: label("D"))), id: "two"))
    let names = ReaderNames(try model(text))
    #expect(names.name(of: "a") == "1st view with \"A\"" && names.name(of: "c") == "2nd view with \"B\"")
    #expect(names.name(of: "b") == "view with \"A\"")
    #expect(names.name(of: "s") == "stack view" && names.name(of: "t") == "stack view")
  }

  /// A stack view does not have the names of views that another stack view in it arranges.
  @Test func aStackViewIsNamedByWhatItArranges() throws {
    func label(_ text: String) -> String { view("l\(text)", tag: "label", attributes: "text=\"\(text)\"") }
    func stack(_ id: String, _ subviews: String) -> String { view(id, tag: "stackView", subviews: subviews) }
    let text = storyboard(
      scene(
        rootView(subviews: stack("a", view("v", subviews: stack("b", label("A"))) + label("B")) + label("C"))))
    let names = ReaderNames(try model(text))
    #expect(names.name(of: "b") == "stack view with \"A\"" && names.name(of: "a") == "stack view with \"B\"")
  }

  /// Stack views at several depths of one named view would have the same number.
  @Test func aViewWithoutANameIsDistinguishedFromOneAtAnotherDepth() throws {
    func stack(_ id: String, _ subviews: String = "") -> String { view(id, tag: "stackView", subviews: subviews) }
    let header = view(
      "header", attributes: "userLabel=\"Header\"",
      subviews: stack("a", stack("a1") + stack("a2")) + stack("b") + view("plain", subviews: view("m", tag: "mapView")))
    let names = ReaderNames(try model(storyboard(scene(rootView(subviews: header)))))
    #expect(names.name(of: "b") == "2nd stack view in Header")
    #expect(names.name(of: "a2") == "2nd stack view in 1st stack view in Header")
    #expect(names.name(of: "m") == "map view in Header")
  }

  /// A screen often repeats the title of its button above it.
  @Test func viewsOfSeveralKindsWithOneTextGetTheirKind() throws {
    func named(_ id: String, _ other: String) -> String {
      view("label\(id)", tag: "label", attributes: "text=\"Sign In\"")
        + view("button\(id)", tag: "button", content: "<state key=\"normal\" title=\"\(other)\"/>")
    }
    let text = storyboard(
      scene(rootView("a", subviews: named("1", "Sign In")), id: "one")
        + scene(rootView("b", subviews: named("2", "Other")), id: "two"))
    let names = ReaderNames(try model(text))
    #expect(names.name(of: "label1") == "label \"Sign In\"" && names.name(of: "button1") == "button \"Sign In\"")
    #expect(names.name(of: "label2") == "\"Sign In\"" && names.name(of: "button2") == "\"Other\"")
  }

  /// Xcode leaves the title of its library in the normal state.
  @Test(arguments: [
    ("", "\"Button\""), ("<buttonConfiguration key=\"configuration\" title=\"Load\"/>", "\"Load\""),
    ("<buttonConfiguration key=\"configuration\" image=\"star\"/>", "button with image \"star\""),
  ])
  func aButtonIsNamedByTheTitleThatItShows(configuration: String, name: String) throws {
    let state = "<state key=\"normal\" title=\"Button\"/>"
    let document = storyboard(scene(rootView(subviews: view("b", tag: "button", content: state + configuration))))
    #expect(ReaderNames(try model(document)).name(of: "b") == name)
  }

  @Test(arguments: [
    ("button", "<state key=\"normal\" image=\"back\"/>", "", "button with image \"back\""),
    (
      "button",
      #"<state key="normal"><attributedString key="attributedTitle"><fragment content="Go "/><fragment content="on"/></attributedString></state>"#,
      "", "\"Go on\""
    ),
    ("textField", "", "placeholder=\"Name\"", "text field \"Name\""), ("textField", "", "", "text field"),
    ("textField", "", "placeholder=\"\"", "text field"), ("segmentedControl", "<segments/>", "", "segmented control"),
    (
      "segmentedControl", "<segments><segment title=\"A\"/><segment title=\"B\"/><segment title=\"C\"/></segments>", "",
      "segmented control (A, B and C)"
    ),
    (
      "segmentedControl", "<segments>\(String(repeating: "<segment title=\"A\"/>", count: 4))</segments>", "",
      "segmented control (A, A and 2 more)"
    ),
  ])
  func aControlWithoutATextIsNamedByItsLook(tag: String, content: String, attributes: String, name: String) throws {
    let document = storyboard(
      scene(rootView(subviews: view("b", tag: tag, attributes: attributes, content: content))))
    #expect(ReaderNames(try model(document)).name(of: "b") == name)
  }

  @Test(arguments: [
    ("c1", "\"Terms\".top = Safe Area.top + 8", "\"Terms\".top = Safe Area.top", "\"Terms\""),
    ("c2", "root view.bottom = map view.bottom", "root view.bottom = map view.bottom", "map view"),
    ("c3", "map view.width ≤ 100", "map view.width ≤ …", "map view"),
    ("c4", "map view.top = ?.top", "map view.top = ?.top", "map view"),
  ])
  func constraintsAreEquations(id: String, whole: String, withoutConstant: String, subject: String) throws {
    let names = try names()
    #expect(names.name(of: id) == whole)
    #expect(names.equation(of: id) == withoutConstant)
    #expect(names.subject(ofConstraint: id) == subject)
    #expect(names.equation(of: "map") == nil && names.subject(ofConstraint: "map") == nil)
  }
}
