import IBTestSupport
import Testing

@Suite struct ObjectDiffTests {
  private static func submit(_ attributes: String = "", id: String = "submit", title: String = "Submit") -> String {
    view(
      id, tag: "button", frame: "10 10 80 30", .mask("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
      attributes: attributes, content: "<state key=\"normal\" title=\"\(title)\"/>")
  }

  private static func label(_ id: String, _ text: String, content: String = "") -> String {
    view(
      id, tag: "label", frame: "10 60 100 20", .mask("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
      attributes: "text=\"\(text)\"", content: content)
  }

  @Test func whatIsTheSameHasNoLines() throws {
    #expect(try lines(login(Self.submit()), login(Self.submit())).isEmpty)
  }

  @Test func aButtonThatCameIsToldWithItsPlace() throws {
    #expect(try lines(login(), login(Self.submit())) == ["button \"Submit\" added to LoginController"])
    #expect(try lines(login(Self.submit()), login()) == ["button \"Submit\" removed from LoginController"])
  }

  @Test func whatLiesInsideIsCounted() throws {
    let box = view("box", attributes: "userLabel=\"Box\"", subviews: Self.submit() + Self.label("a", "A"))
    #expect(try lines(login(), login(box)) == ["view \"Box\" added to LoginController, with 2 objects inside"])
    let empty = view("box", attributes: "userLabel=\"Box\"")
    #expect(
      try lines(login(empty), login(box)) == [
        "button \"Submit\" added to view \"Box\" of LoginController",
        "label \"A\" added to view \"Box\" of LoginController",
      ])
  }

  /// Keyline shows the attributes of a part that it does not know.
  @Test func anUnknownPartIsShownWithItsAttributes() throws {
    func box(_ size: Int) -> String {
      view("box", attributes: "userLabel=\"Box\"", content: "<blob key=\"extra\" size=\"\(size)\" kind=\"odd\"/>")
    }
    let found = try lines(login(box(1)), login(box(2)))
    #expect(found == ["view \"Box\" in LoginController: extra size 1 → 2"], "\(found)")
    let plain = view("box", attributes: "userLabel=\"Box\"")
    let added = try lines(login(plain), login(box(1)))
    #expect(added == ["view \"Box\" in LoginController: extra size set to 1, extra kind set to odd"], "\(added)")
  }

  @Test func manyThatComeShareALine() throws {
    let labels = ["A", "B", "C"].map { Self.label($0, $0) }.joined()
    #expect(try lines(login(), login(labels)) == ["label \"A\", label \"B\" and label \"C\" added to LoginController"])
  }

  @Test func textFontAndColorAreReported() throws {
    let old = Self.label(
      "a", "Hello",
      content: """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        """)
    let new = Self.label(
      "a", "Good day",
      content: """
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" systemColor="labelColor"/>
        """)
    #expect(
      try lines(login(old), login(new)) == [
        "label \"Good day\" in LoginController: text \"Hello\" → \"Good day\", font system 17 → system bold 20, "
          + "text color #000000 → labelColor"
      ])
  }

  @Test func theOpacityOfAColorIsToldUnlessItIsWhole() throws {
    let red = { (alpha: String, space: String) in
      let components = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"\(alpha)\""
      let color = "<color key=\"textColor\" \(components) colorSpace=\"custom\" customColorSpace=\"\(space)\"/>"
      return login(Self.label("a", "A", content: color))
    }
    let start = "label \"A\" in LoginController: text color #FF0000"
    #expect(try lines(red("1", "sRGB"), red("0.5", "sRGB")) == ["\(start) → #FF0000 at 50 %"])
    #expect(try lines(red("0.5", "sRGB"), red("0.0", "sRGB")) == ["\(start) at 50 % → #FF0000 at 0 %"])
    #expect(try lines(red("1", "sRGB"), red("1", "displayP3")) == ["\(start) → #FF0000 in Display P3"])
  }

  @Test func aLongTextIsAChildAndIsTheSame() throws {
    let text = "one line that Xcode would write as an attribute"
    let child = view(
      "a", tag: "label", frame: "10 60 100 20", .mask("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
      content: "<string key=\"text\">\(text)</string>")
    #expect(try lines(login(Self.label("a", text)), login(child)).isEmpty)
  }

  @Test func classesAndIdentifiersAreTold() throws {
    let old = login(Self.submit())
    let new = old.replacing(
      "customClass=\"LoginController\"", with: "customClass=\"SignUpController\" storyboardIdentifier=\"sign-up\"")
    #expect(
      try lines(old, new) == [
        "SignUpController: class LoginController → SignUpController, storyboard identifier set to sign-up"
      ])
  }

  @Test func connectionsAreTold() throws {
    let outlet = "<outlet property=\"submitButton\" destination=\"submit\" id=\"o-1\"/>"
    let told = try lines(login(Self.submit()), login(Self.submit(), connections: outlet))
    #expect(told == ["LoginController: outlet submitButton to button \"Submit\" added"])
    let action =
      "<connections><action selector=\"send:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a-1\"/></connections>"
    let button = Self.submit().replacing("</button>", with: "\(action)</button>")
    #expect(
      try lines(login(button), login(Self.submit())) == [
        "button \"Submit\" in LoginController: action \"send:\" to LoginController removed"
      ])
  }

  @Test func aSegueThatLeadsElsewhereIsTold() throws {
    let make = { (target: String, kind: String) in
      storyboard(
        scene(
          "\(rootView())<connections><segue identifier=\"next\" kind=\"\(kind)\" destination=\"\(target)\" id=\"s\"/></connections>",
          attributes: "customClass=\"FirstController\""),
        scene("<view key=\"view\" id=\"v2\"/>", id: "second", attributes: "customClass=\"SecondController\""),
        scene("<view key=\"view\" id=\"v3\"/>", id: "third", attributes: "customClass=\"ThirdController\""))
    }
    // A presented controller is laid out as a sheet, so lines about its root view follow.
    #expect(
      try lines(make("second", "show"), make("third", "presentation")).first
        == "FirstController: segue next: SecondController → ThirdController, kind show → presentation")
  }

  @Test func aViewInAnotherParentIsTold() throws {
    let box = { (content: String) in
      view(
        "box", frame: "0 100 200 200", .mask("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
        attributes: "userLabel=\"Box\"", subviews: content)
    }
    let told = try lines(login(Self.submit(), box("")), login(box(Self.submit())))
    #expect(told == ["button \"Submit\" in LoginController: moved to view \"Box\" from root view"])
  }

  @Test func anotherOrderIsToldOnce() throws {
    let (a, b, c) = (Self.label("a", "A"), Self.label("b", "B"), Self.label("c", "C"))
    #expect(
      try lines(login(a, b, c), login(c, a, b)) == [
        "label \"C\" in LoginController: reordered"
      ])
  }

  @Test func aFrameIsToldWhereItPlacesTheView() throws {
    let old = login(Self.submit())
    let new = old.replacing("x=\"10\" y=\"10\"", with: "x=\"30\" y=\"10\"")
    #expect(
      try lines(old, new) == [
        "button \"Submit\" in LoginController: frame x 10 → 30, moves 20 pt right everywhere"
      ])
  }

  /// A xib's view is as large as the canvas; a cell of a built-in style lays its labels out itself.
  @Test func framesThatNobodyChoseAreNoise() throws {
    let drawn = { (width: Int, freeform: String) in
      xib(
        "<view id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"100\"/>\(freeform)</view>")
    }
    #expect(try lines(drawn(320, ""), drawn(375, "")).isEmpty)
    let cell = { (x: Int) in
      login(
        """
        <tableView id="t"><prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews>
        <label text="Row" id="l"><rect key="frame" x="\(x)" y="0" width="100" height="40"/></label>
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """)
    }
    #expect(try lines(cell(15), cell(20)).isEmpty)
  }

  @Test func anUninstalledViewIsTold() throws {
    let mask =
      "<variation key=\"heightClass=compact\"><mask key=\"subviews\"><exclude reference=\"submit\"/></mask></variation>"
    let make = { (content: String) in
      storyboard(
        scene(rootView(subviews: Self.submit(), content: content), attributes: "customClass=\"LoginController\""))
    }
    #expect(
      try lines(make(""), make(mask)) == [
        "button \"Submit\" in LoginController: installed in hC off, disappears in wC hC and wR hC"
      ])
  }
}
