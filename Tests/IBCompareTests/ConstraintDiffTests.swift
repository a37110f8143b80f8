import IBTestSupport
import Testing

@Suite struct ConstraintDiffTests {
  private static let title = view("title", tag: "label", attributes: "text=\"Title\"")

  private static func pinnedTitle(x: Double, priority: Int? = nil, attributes: String = "") -> String {
    login(
      title,
      constraints: constraint(
        "x", "title.leading", "root.leading", constant: x, priority: priority, attributes: attributes)
        + constraint("y", "title.top", "safe.top", constant: 8))
  }

  /// 16 to 20 points: four to the right, in every size class alike.
  @Test func anotherConstantIsToldWithTheMove() throws {
    let told = try lines(Self.pinnedTitle(x: 16), Self.pinnedTitle(x: 20))
    #expect(told == ["label \"Title\" in LoginController: leading 16 → 20, moves 4 pt right everywhere"])
  }

  /// Older versions of Xcode wrote fewer digits.
  @Test(arguments: [(16.00001, true), (16.001, false)])
  func aConstantWithOtherDigitsIsTheSame(_ x: Double, _ isSame: Bool) throws {
    #expect(try lines(Self.pinnedTitle(x: 16), Self.pinnedTitle(x: x)).isEmpty == isSame)
  }

  @Test func anotherPriorityIsTold() throws {
    let told = try lines(Self.pinnedTitle(x: 16), Self.pinnedTitle(x: 16, priority: 750))
    #expect(told == ["label \"Title\" in LoginController: leading priority 1000 → 750"])
  }

  @Test func aConstantThatVariesNamesItsSizeClass() throws {
    let variation = { (x: Int) in
      login(
        Self.title,
        constraints: """
          <constraint id="x" firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
          constant="16"><variation key="widthClass=regular" constant="\(x)"/></constraint>
          \(constraint("y", "title.top", "safe.top", constant: 8))
          """)
    }
    #expect(
      try lines(variation(30), variation(40))
        == ["label \"Title\" in LoginController: leading constant in wR 30 → 40, moves 10 pt right in wR hC and wR hR"])
  }

  /// The trailing edge counts from the edge inwards, whichever item comes first.
  @Test func itemsTheOtherWayRoundAreTheSame() throws {
    let left = constraint("l", "title.leading", "root.leading", constant: 16)
    let old = login(Self.title, constraints: left + constraint("r", "root.trailing", "title.trailing", constant: 16))
    let new = login(Self.title, constraints: left + constraint("r", "title.trailing", "root.trailing", constant: -16))
    #expect(try lines(old, new).isEmpty)
    let wider = login(Self.title, constraints: left + constraint("r", "title.trailing", "root.trailing", constant: -20))
    #expect(
      try lines(old, wider) == ["label \"Title\" in LoginController: trailing 16 → 20, gets 4 pt narrower everywhere"])
  }

  @Test func siblingsTheOtherWayRoundAreTheSame() throws {
    let other = view("name", tag: "textField", attributes: "placeholder=\"Name\"")
    let place = constraint("x", "title.leading", "root.leading") + constraint("y", "title.top", "safe.top")
    let old = login(Self.title, other, constraints: place + constraint("s", "name.top", "title.bottom", constant: 8))
    let new = login(Self.title, other, constraints: place + constraint("s", "title.bottom", "name.top", constant: -8))
    #expect(try lines(old, new).isEmpty)
  }

  @Test func constraintsThatCameAndWentShareALine() throws {
    let old = Self.pinnedTitle(x: 16)
    let new = login(
      Self.title,
      constraints: constraint("x", "title.centerX", "root.centerX")
        + constraint("y", "title.top", "safe.top", constant: 8)
        + constraint("w", "title.width", constant: 100, relation: "greaterThanOrEqual"))
    let told = try lines(old, new)
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix("label \"Title\" in LoginController: leading 16 → center x, constraint width ≥ 100 added, "))
  }

  @Test func aConstraintWithAnotherIDIsTheSame() throws {
    let new = Self.pinnedTitle(x: 16).replacing("id=\"x\"", with: "id=\"Xyz-12-abc\"")
    #expect(try lines(Self.pinnedTitle(x: 16), new).isEmpty)
  }

  @Test func aConstraintThatIsNoLongerInstalledIsTold() throws {
    let mask = "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"w\"/></mask></variation>"
    let make = { (content: String) in
      storyboard(
        scene(
          rootView(
            subviews: Self.title,
            constraints: constraint("x", "title.leading", "root.leading") + constraint("y", "title.top", "safe.top")
              + constraint("w", "title.width", constant: 200), content: content),
          attributes: "customClass=\"LoginController\""))
    }
    let told = try lines(make(""), make(mask))
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("label \"Title\" in LoginController: width installed off, gets "))
  }
}
