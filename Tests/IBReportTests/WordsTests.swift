import IBModel
import IBSource
import Testing

@testable import IBCompare
@testable import IBReport

/// The differences in one object, phrase by phrase.
@Suite struct WordsTests {
  private func value(_ steps: [String], _ before: PropertyValue?, _ after: PropertyValue?, in key: String? = nil)
    -> Detail
  {
    .value(ValueChange(path: PropertyPath(variation: key, steps: steps), before: before, after: after))
  }

  private func phrase(_ steps: [String], _ before: PropertyValue?, _ after: PropertyValue?, in key: String? = nil)
    -> String
  {
    DetailWords.phrases([value(steps, before, after, in: key)]).joined(separator: "; ")
  }

  private let label = ObjectName(
    id: "lab", element: "label", role: .other, customClass: nil, label: "Title", isTelling: true)

  @Test func aChangeHasANameAndItsValues() {
    #expect(phrase(["text"], .text("A"), .text("B")) == "text \"A\" → \"B\"")
    #expect(phrase(["normal", "title"], nil, .text("B")) == "title set to \"B\"")
    #expect(phrase(["selected", "image"], .word("a"), nil) == "selected image a removed")
    #expect(phrase(["constant"], .number(1.5), .number(-2), in: "widthClass=compact") == "constant in wC 1.5 → -2")
    #expect(phrase(["hidden"], .flag(false), .flag(true)) == "hidden on")
    #expect(phrase(["hidden"], nil, .flag(false)) == "hidden off")
    #expect(phrase(["hidden"], .flag(true), nil) == "hidden on removed")
    #expect(phrase(["hidden"], .flag(true), .absent) == "hidden on → none")
    #expect(phrase(["customClass"], .word("A"), .word("B")) == "class A → B")
    #expect(phrase(["contentMode"], .word("scaleToFill"), .word("center")) == "content mode scale to fill → center")
    #expect(
      phrase(["storyboardIdentifier"], .word("scaleToFill"), .word("b")) == "storyboard identifier scaleToFill → b")
    #expect(phrase(["rowHeight"], .number(-1), .number(44)) == "row height automatic → 44")
    #expect(phrase(["width"], .number(-1), .number(44)) == "width -1 → 44")
    #expect(phrase(["label"], .object(label), .absent) == "label label \"Title\" → none")
  }

  @Test func aVariationIsWrittenAsInXcode() {
    let name = { (key: String) in PropertyWords.name(PropertyPath(variation: key, steps: ["alpha"])) }
    #expect(name("widthClass=compact") == "alpha in wC" && name("heightClass=regular") == "alpha in hR")
    #expect(name("heightClass=compact-widthClass=regular") == "alpha in wR hC")
    #expect(name("layoutDirection=rtl") == "alpha in rtl" && name("other") == "alpha in other")
  }

  /// A long text is shortened to the words around the first difference, eight characters before it.
  @Test func ofALongTextThePartThatDiffersIsShown() {
    let (a, b) = ("123456789 and some more words", "123456789 and same more words, x")
    #expect(PropertyWords.pair(.text("a"), .text("b")) == "\"a\" → \"b\"")
    #expect(
      PropertyWords.pair(.text(a), .text(b)) == "\"…89 and some more words\" → \"…89 and same more words, x\"")
  }

  @Test func onlyTheMeasuresThatDifferAreShown() {
    let measures = { (values: [Double]) in
      PropertyValue.measures(zip(["top", "left", "bottom"], values).map { .init(name: $0, value: $1) })
    }
    #expect(PropertyWords.pair(measures([1, 2, 3]), measures([1, 5, 3])) == "left 2 → 5")
    #expect(PropertyWords.pair(measures([1, 2, 3]), measures([4, 2, 6])) == "top 1 → 4, bottom 3 → 6")
    #expect(PropertyWords.pair(measures([1, 2]), measures([3, 4])) == "top 1, left 2 → top 3, left 4")
    #expect(PropertyWords.pair(measures([1, 2]), measures([1, 2, 3])) == "top 1, left 2 → top 1, left 2, bottom 3")
    #expect(PropertyWords.text(.options([])) == "none" && PropertyWords.text(.options(["a", "b"])) == "a and b")
  }

  /// The type and the value of a runtime attribute are one phrase if both come or go.
  @Test func aRuntimeAttributeIsOnePhrase() {
    let attribute = "runtime attribute radius"
    let (type, number) = (PropertyValue.word("number"), PropertyValue.number(8))
    func phrases(_ details: [Detail]) -> [String] { DetailWords.phrases(details) }
    #expect(
      phrases([value([attribute, "type"], nil, type), value([attribute, "value"], nil, number)])
        == ["runtime attribute radius (number 8) added"])
    #expect(
      phrases([value([attribute, "value"], number, nil), value([attribute, "type"], type, nil)])
        == ["runtime attribute radius (number 8) removed"])
    #expect(
      phrases([value([attribute, "type"], type, .word("string")), value([attribute, "value"], number, .text("8"))])
        == ["runtime attribute radius type number → string", "runtime attribute radius 8 → \"8\""])
    #expect(
      phrases([value([attribute, "type"], nil, type), value([attribute, "value"], number, nil)])
        == ["runtime attribute radius type set to number", "runtime attribute radius 8 removed"])
    #expect(phrases([value([attribute, "type"], nil, type)]) == ["runtime attribute radius type set to number"])
    #expect(phrases([value([attribute, "value"], nil, number)]) == ["runtime attribute radius set to 8"])
    #expect(
      phrases([value(["other", "type"], nil, type), value(["other", "value"], nil, number)])
        == ["other type set to number", "other value set to 8"])
  }

  @Test func connectionsAreNamed() {
    let outlet = ConnectionName(kind: "outlet", name: "title", keyPath: nil, destination: label)
    let list = ConnectionName(kind: "outletCollection", name: "all", keyPath: nil, destination: nil)
    let binding = { (name: String) in
      ConnectionName(kind: "binding", name: name, keyPath: "self.name", destination: label)
    }
    #expect(DetailWords.phrases([.connectionAdded(outlet)]) == ["outlet title to label \"Title\" added"])
    #expect(DetailWords.phrases([.connectionRemoved(list)]) == ["outlet collection all removed"])
    #expect(
      DetailWords.phrases([.connectionAdded(binding("value"))]) == ["value bound to self.name of label \"Title\""])
    #expect(
      DetailWords.phrases([.connectionAdded(binding("enabled2"))]) == [
        "enabled also bound to self.name of label \"Title\""
      ]
    )
    #expect(
      DetailWords.phrases([.connectionRemoved(binding("enabled2"))])
        == ["enabled no longer bound to self.name of label \"Title\""])
    let change = { (step: String) in
      ValueChange(path: PropertyPath(variation: nil, steps: [step]), before: .word("a"), after: .word("b"))
    }
    #expect(
      DetailWords.phrases([.connectionEdited(outlet, [change("kind"), change("destination")])])
        == ["outlet title: a → b, kind a → b"])
  }

  private func terms(
    _ attribute: String, _ other: String? = nil, _ constant: Double = 0, _ relation: LayoutConstraint.Relation = .equal,
    multiplier: Double = 1, priority: Double = 1000, isToSuperview: Bool = false,
    guide: Document.LayoutGuide.Kind? = nil
  ) -> ConstraintTerms {
    ConstraintTerms(
      id: "c", subject: .init(object: label, guide: nil, attribute: attribute),
      other: other.map { .init(object: label, guide: guide, attribute: $0) }, isToContainer: isToSuperview,
      isToSuperview: isToSuperview, relation: relation, constant: constant, multiplier: multiplier, priority: priority)
  }

  @Test func aConstraintIsSeenFromItsSubject() {
    let words = ConstraintWords.description
    #expect(words(terms("width", nil, 100, .greaterThanOrEqual, priority: 750)) == "width ≥ 100 at priority 750")
    #expect(
      words(terms("width")) == "width 0" && words(terms("width", "height")) == "width to height of label \"Title\"")
    #expect(words(terms("width", "width", multiplier: 0.5)) == "width to width of label \"Title\" × 0.5")
    #expect(
      words(terms("top", "bottom", 8)) == "top to label \"Title\" 8"
        && words(terms("bottom", "top")) == "bottom to label \"Title\"")
    #expect(words(terms("leading", "trailing")) == "leading to label \"Title\"")
    #expect(
      words(terms("left", "right")) == "left to label \"Title\""
        && words(terms("right", "left")) == "right to label \"Title\"")
    #expect(words(terms("top", "top", 8, isToSuperview: true)) == "top 8")
    #expect(words(terms("top", "topMargin", isToSuperview: true)) == "top to margin")
    #expect(words(terms("top", "centerY", isToSuperview: true)) == "top to center y of superview")
    #expect(words(terms("top", "top", 0, .lessThanOrEqual, guide: .safeArea)) == "top to Safe Area ≤ 0")
    let edit = ConstraintWords.edit(
      terms("width"),
      [
        ValueChange(
          path: PropertyPath(variation: nil, steps: ["priority"]), before: .number(1000), after: .number(750)),
        ValueChange(path: PropertyPath(variation: nil, steps: ["constant"]), before: .number(1), after: .number(2)),
        ValueChange(
          path: PropertyPath(variation: nil, steps: ["relation"]), before: .word("equal"),
          after: .word("greaterThanOrEqual")),
      ])
    #expect(edit == "width 1 → 2, priority 1000 → 750, = → ≥")
  }

  @Test func constraintsShareAPhraseAndMovedOnesNameBothEnds() {
    func phrases(_ details: [Detail], isMoved: Bool = false) -> [String] {
      DetailWords.phrases(details, isMoved: isMoved)
    }
    #expect(phrases([.constraintAdded(terms("width"))]) == ["constraint width 0 added"])
    #expect(
      phrases([
        .constraintRemoved(terms("top", "top", isToSuperview: true)), .constraintAdded(terms("height")),
        .constraintAdded(terms("width")),
      ])
        == ["constraints height 0 and width 0 added", "constraint top removed"])
    let five = ["a", "b", "c", "d", "e"].map { Detail.constraintRemoved(terms($0)) }
    #expect(phrases(Array(five.prefix(4))) == ["constraints a 0, b 0, c 0 and d 0 removed"])
    #expect(phrases(five) == ["constraints a 0, b 0, c 0 and 2 more removed"])
    let (before, after) = (terms("top", "bottom"), terms("top", "top", 8, isToSuperview: true))
    #expect(phrases([.constraintMoved(before: before, after: after, [])]) == ["top to label \"Title\" → 8"])
    #expect(
      phrases([.constraintMoved(before: before, after: terms("left", "right"), [])]) == [
        "top to label \"Title\" → left to label \"Title\""
      ])
    #expect(
      phrases([.constraintMoved(before: before, after: before, [])]) == [
        "top to label \"Title\" now connects other views"
      ])
    #expect(phrases([.constraintMoved(before: before, after: before, [])], isMoved: true) == [])
  }

  // MARK: - Pages

  @Test func aPageOfSeveralFilesListsThem() {
    #expect(PictureListPage.contents([]) == "" && PictureListPage.contents([("a.xib", "1 change")]) == "")
    #expect(
      PictureListPage.contents([("a<.xib", "1 change"), ("App/b.xib", "2 changes")]) == """
        <details class="contents" open><summary>2 files</summary>
        <ul>
        <li><a href="#file-a__xib">a&lt;.xib</a> 1 change</li>
        <li><a href="#file-App_b_xib">App/b.xib</a> 2 changes</li>
        </ul></details>

        """)
    #expect(PictureListPage.rest(of: 40, "with changes") == "")
    #expect(PictureListPage.rest(of: 41, "with changes") == "<p>1 more scene with changes not drawn</p>\n")
    #expect(
      PictureListPage.text(["+a", "-b", " c"])
        == "<pre class=\"text\"><span class=\"added\">+a</span>\n<span class=\"removed\">-b</span>\n<span class=\"same\"> c</span></pre>\n"
    )
    #expect(
      PictureListPage.section("a.xib", [("b", "c"), ("d", nil)], anchor: "e", address: "f") == """
        <section id="e">
        <h2><a href="f">a.xib</a></h2>
        <ul>
        <li>b <a class="line" href="c">line</a></li>
        <li>d</li>
        </ul>

        """)
    #expect(PictureListPage.section("a.xib", ["b"]) == "<section>\n<h2>a.xib</h2>\n<ul>\n<li>b</li>\n</ul>\n")
    #expect("aZ09-_./é".asIdentifier == "aZ09-____")
  }

  @Test(arguments: [
    (1, "1 view", "1 switch", "1 box"), (2, "2 views", "2 switches", "2 boxes"),
    (0, "0 views", "0 switches", "0 boxes"),
  ])
  func countsHaveTheirNouns(_ count: Int, _ view: String, _ toggle: String, _ box: String) {
    #expect(["view", "switch", "box"].map { Wording.count(count, $0) } == [view, toggle, box])
  }

  @Test func listsEndWithAWord() {
    #expect(
      ["a", "b", "c", "d"].indices.map { Wording.list(Array(["a", "b", "c", "d"].prefix($0))) } == [
        "", "a", "a and b", "a, b and c",
      ])
    #expect(
      Wording.list(["a", "b", "c"], atMost: 3) == "a, b and c"
        && Wording.list(["a", "b", "c"], atMost: 2) == "a and 2 more")
    #expect(Wording.list(["a", "b"], last: "or") == "a or b")
    #expect(Wording.points(1.005) == "1" && Wording.points(120.3333) == "120.33" && Wording.size(1.5, 2) == "1.5 × 2")
  }
}
