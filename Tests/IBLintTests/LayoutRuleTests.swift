import IBCode
import IBLint
import IBProject
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// What all rules over layouts have in common.
@Suite struct LayoutRuleTests {
  private func findings(
    _ rule: String, subviews: String, constraints: String, in layout: LayoutSettings? = .usual,
    head: DocumentHead = .phone
  ) throws -> [Finding] {
    let text = storyboard(scene(rootView(subviews: subviews, constraints: constraints)), head: head)
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: Array(text.utf8))).0)
    let rules = RuleRegistry.all.filter { $0.info.id == rule }.map { $0.asInExamples }
    #expect(rules.count == 1)
    return Linter.lint(
      tree, rules: RuleSet(rules), settings: LintSettings(layout: layout), surroundings: .documentAlone)
  }

  /// A view of 40 x 40, so many points from the root's leading and top edges.
  private func box(_ id: String, x: Double, y: Double) -> String {
    constraint("\(id)x", "\(id).leading", "root.leading", constant: x)
      + constraint("\(id)y", "\(id).top", "root.top", constant: y)
      + constraint("\(id)w", "\(id).width", constant: 40) + constraint("\(id)h", "\(id).height", constant: 40)
  }

  /// The status bar is not above a widget.
  @Test(arguments: [false, true])
  func aWidgetHasNoBars(_ isInWidgets: Bool) throws {
    let constraints =
      constraint("x", "a.centerX", "root.centerX") + constraint("y", "a.top", "root.top", constant: 20)
    let text = storyboard(scene(rootView(subviews: view("a", tag: "switch"), constraints: constraints)))
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: Array(text.utf8))).0)
    let rules = RuleRegistry.all.filter { $0.info.id == "control-outside-safe-area" }.map { $0.asInExamples }
    var surroundings = LintSurroundings.documentAlone
    var reach = Reach(onPhones: .both)
    reach.isInWidgets = isInWidgets
    surroundings.reach = { [reach] in reach }
    #expect(Linter.lint(tree, rules: RuleSet(rules), surroundings: surroundings).isEmpty == isInWidgets)
  }

  /// A controller with its own size fills a part of the screen, and code decides which.
  @Test(arguments: [false, true])
  func theSafeAreaOfAPartOfTheScreenIsNotKnown(_ isPart: Bool) throws {
    let constraints =
      constraint("t", "a.top", "root.top") + constraint("b", "a.bottom", "safe.top", constant: 40)
      + constraint("h", "a.height", constant: 40) + constraint("l", "a.leading", "root.leading")
    let size = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="393" height="50"/>
      """
    let text = storyboard(scene(rootView(subviews: view("a"), constraints: constraints) + (isPart ? size : "")))
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: Array(text.utf8))).0)
    let rules = RuleRegistry.all.filter { $0.info.id == "unsatisfiable-constraints" }.map { $0.asInExamples }
    #expect(Linter.lint(tree, rules: RuleSet(rules), surroundings: .documentAlone).isEmpty == isPart)
  }

  @Test func withoutLayoutsTheRulesAreSilent() throws {
    let constraints = box("a", x: 9000, y: 9000)
    #expect(try findings("view-out-of-sight", subviews: view("a"), constraints: constraints).count == 1)
    #expect(try findings("view-out-of-sight", subviews: view("a"), constraints: constraints, in: nil).isEmpty)
  }

  @Test func aFindingNamesItsConfigurationsUnlessItHoldsInAll() throws {
    let everywhere = try findings("ambiguous-layout", subviews: view("a"), constraints: "")
    #expect(everywhere.allSatisfy(\.configurations.isEmpty) && !everywhere.isEmpty)
    // Under the status bar of a phone in portrait and of a tablet; a phone in landscape has none.
    let upright = try findings(
      "control-outside-safe-area", subviews: view("a", tag: "switch"),
      constraints: constraint("x", "a.centerX", "root.centerX") + constraint("y", "a.top", "root.top"))
    #expect(upright.map(\.configurations) == [["iphone-15.portrait", "ipad-pro-11.portrait"]])
  }

  /// Beyond the lower edge of a phone in landscape, in sight on all others.
  @Test func aViewInSightSomewhereIsNotOutOfSight() throws {
    #expect(try findings("view-out-of-sight", subviews: view("a"), constraints: box("a", x: 0, y: 500)).isEmpty)
  }

  @Test func numbersThatDifferBelongToTheConfigurationNamed() throws {
    let found = try findings(
      "ambiguous-layout", subviews: view("a"),
      constraints: constraint("x", "a.leading", "root.leading") + constraint("y", "a.top", "root.top")
        + constraint("h", "a.height", constant: 40))
    let message =
      "view 'a' has an ambiguous width: it may be 0 or 393 points (iphone-15.portrait); add the missing constraint"
    #expect(found.map(\.message) == [message])
  }

  /// As wide as the screen and from edge to edge of the safe area: the same until a phone is rotated.
  @Test func aConflictOfSomeConfigurationsNamesThem() throws {
    let found = try findings(
      "unsatisfiable-on-some-screens", subviews: view("a"),
      constraints: constraint("w", "a.width", "root.width") + constraint("l", "a.leading", "safe.leading")
        + constraint("t", "a.trailing", "safe.trailing"))
    #expect(found.map(\.objectID) == ["t"])
    #expect(found.map(\.configurations) == [["iphone-15.landscape", "iphone-15-pro-max.landscape"]])
  }

  /// 300 points below the top and 300 above the bottom: too much for a phone in landscape.
  @Test func tooLittleRoomOnSomeScreensHasARuleOfItsOwn() throws {
    let constraints =
      constraint("x", "a.leading", "root.leading") + constraint("w", "a.width", constant: 40)
      + constraint("t", "a.top", "root.top", constant: 300) + constraint("b", "root.bottom", "a.bottom", constant: 300)
    #expect(try findings("unsatisfiable-constraints", subviews: view("a"), constraints: constraints).isEmpty)
    let found = try findings("unsatisfiable-on-some-screens", subviews: view("a"), constraints: constraints)
    #expect(found.map(\.configurations) == [["iphone-15.landscape", "iphone-15-pro-max.landscape"]])
  }

  /// None of the usual screens is 414 points wide, but an iPhone 8 Plus is.
  @Test(arguments: [("retina5_5", true), ("retina6_12", false)])
  func aConflictThatTheCanvasDoesNotHaveIsNotEverywhere(_ device: String, _ isPossible: Bool) throws {
    let constraints =
      constraint("l", "a.leading", "root.leading") + constraint("t", "root.trailing", "a.trailing")
      + constraint("w", "a.width", constant: 414)
    func rule(_ name: String) throws -> [Finding] {
      try findings(name, subviews: view("a"), constraints: constraints, head: DocumentHead(device: device))
    }
    #expect(try rule("unsatisfiable-constraints").isEmpty == isPossible)
    let found = try rule("unsatisfiable-on-some-screens")
    #expect(found.isEmpty != isPossible && found.allSatisfy { $0.configurations.contains("iphone-15.portrait") })
  }

  /// All usual screens have insets at the bottom, but an iPhone SE has none. So the finding names its screens.
  @Test(arguments: [("safe.bottom", true), ("b.bottom", false)])
  func aConflictThatAPhoneWithoutInsetsDoesNotHaveNamesItsScreens(_ other: String, _ isNamed: Bool) throws {
    let constraints =
      constraint("x", "a.leading", "root.leading") + constraint("w", "a.width", constant: 40)
      + constraint("h", "a.height", constant: 40) + constraint("e", "a.bottom", "root.bottom")
      + constraint("s", "a.bottom", other) + box("b", x: 0, y: 0)
      + constraint("t", "b.bottom", "root.top", constant: 40)
    let found = try findings(
      "unsatisfiable-constraints", subviews: view("a") + view("b"), constraints: constraints,
      head: DocumentHead(device: "retina6_12"))
    #expect(found.map(\.configurations.isEmpty) == [!isNamed], "\(found.map(\.message))")
    #expect(found[0].configurations.contains("ipad-pro-11.portrait") == isNamed)
  }

  @Test func theMembersOfAConflictAreNotes() throws {
    let found = try findings(
      "unsatisfiable-constraints", subviews: view("a") + view("b"),
      constraints: box("a", x: 0, y: 0) + constraint("p", "b.width", "a.width")
        + constraint("q", "b.width", constant: 50))
    let finding = try #require(found.first)
    #expect(finding.objectID == "q")
    #expect(
      finding.notes.map(\.message) == [
        "conflicts with constraint view 'a'.width = 40", "conflicts with constraint view 'b'.width = view 'a'.width",
      ])
  }

  @Test func aRuleTellsNoMoreThanItsLimit() throws {
    let views = (0..<120).map { view("v\($0)") }.joined()
    let found = try findings("ambiguous-layout", subviews: views, constraints: "")
    #expect(found.count == 100)
    #expect(found.contains { $0.message.hasSuffix(" (further findings of this rule in this file are omitted)") })
  }

  /// What the option leaves out fits: 35 % more is too much for the label, 5 % is not.
  @Test func aTranslationIsAsMuchLongerAsTheOptionSays() throws {
    let label = view(
      "l", tag: "label", attributes: #"text="Account" adjustsFontSizeToFit="NO""#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    let constraints =
      constraint("x", "l.leading", "root.leading") + constraint("y", "l.top", "safe.top")
      + constraint("w", "l.width", constant: 75)
    let text = storyboard(scene(rootView(subviews: label, constraints: constraints)))
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: Array(text.utf8))).0)
    var rule = try #require(RuleRegistry.rule("clipped-translation"))
    #expect(Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).isEmpty)
    rule.set("longer_by", to: .text("35"))
    #expect(Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).count == 1)
    rule.set("longer_by", to: .text("5"))
    #expect(Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).isEmpty)
    rule.set("longer_by", to: .text("nan"))
    #expect(Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).isEmpty)
  }
}
