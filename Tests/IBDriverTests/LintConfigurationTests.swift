import IBDriver
import Testing

@Suite struct LintConfigurationTests {
  private func lint(_ configuration: String, _ files: [String: String] = ["a.xib": Documents.repeating]) -> MemoryWorld
  {
    MemoryWorld(files.merging([".keyline.yml": configuration]) { $1 })
  }

  @Test func aRuleIsTurnedOffAndGetsAnotherSeverity() async {
    let off = lint("rules:\n  duplicate-id: off\n")
    #expect(await off.run("lint", "a.xib") == .success)
    let note = lint("rules:\n  duplicate-id: note\n")
    #expect(await note.run("lint", "a.xib") == .success)
    #expect(
      note.output.contains(
        ": note: id 'a' already belongs to a view, so references to it are ambiguous: give one of the two a new id "
          + "(duplicate-id)"))
  }

  @Test func aRuleThatIsOffByDefaultIsTurnedOnWithOptions() async {
    let world = lint(
      "rules:\n  foreign-base-class:\n    severity: error\n    classes:\n      view: [Mine]\n",
      ["a.xib": Documents.clean])
    #expect(await world.run("lint") == .findings)
    #expect(world.output.contains("error: view has no custom class: use Mine (foreign-base-class) [a]"))
  }

  @Test(arguments: [
    ("trait-collections-off: {expected: true}", "does not use trait variations: turn on"),
    ("trait-collections-off: {expected: false}", ""),
    ("unlisted-font: {names: [Menlo-Bold]}", "Menlo-Regular"),
    ("unlisted-font: {names: [Menlo-Regular, Menlo-Bold]}", ""),
  ])
  func anOptionDecidesWhatARuleFinds(_ setting: String, _ words: String) async {
    let label = """
      <label id="a"><fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="17"/></label>
      """
    let world = lint(
      "rules:\n  \(setting.replacing("{", with: "{severity: warning, "))\n",
      ["a.xib": Documents.document(type: "CocoaTouch.XIB", label)])
    let rule = setting.split(separator: ":")[0]
    _ = await world.run("lint", "--only-rule", String(rule))
    #expect(words.isEmpty ? world.output.isEmpty : world.output.contains(words), "\(world.output)\(world.diagnostics)")
  }

  @Test(arguments: [
    ("rules:\n  duplicate-idd: off\n", ".keyline.yml:2:3: unknown rule 'duplicate-idd'; did you mean 'duplicate-id'?"),
    ("exclude: [a]\n", ".keyline.yml:1:1: unknown key 'exclude'; did you mean 'excluded'?"),
    ("rules:\n  duplicate-id: eror\n", ".keyline.yml:2:17: unknown setting 'eror'; did you mean 'error'?"),
    ("rules: [a", ".keyline.yml:2:1: did not find expected ',' or ']'"),
    ("format: sarf\n", ".keyline.yml:1:9: unknown format 'sarf'; did you mean 'sarif'?"),
    ("rules:\n  duplicate-id: {colour: red}\n", ".keyline.yml:2:18: unknown option of 'duplicate-id' 'colour'"),
    ("deployment_target: new\n", ".keyline.yml:1:20: 'new' is not a version such as 13.0"),
    ("a: &x 1\nb: *x\n", ".keyline.yml:2:4: aliases are not supported"),
    ("[a]\n", ".keyline.yml:1:1: a configuration must be a mapping"),
    ("word\n", ".keyline.yml:1:1: a configuration must be a mapping"),
    ("strict: true\n---\nstrict: false\n", ".keyline.yml:2:1: more than one document"),
    ("strict: true\nstrict: false\n", ".keyline.yml:2:1: key 'strict' occurs twice"),
    (
      "disabled:\n  - rule: duplicate-idd\n",
      ".keyline.yml:2:11: unknown rule 'duplicate-idd'; did you mean 'duplicate-id'?"
    ),
    ("disabled:\n  - {}\n", ".keyline.yml:2:5: name a rule, a path or an object"),
    ("fail_on: eror\n", ".keyline.yml:1:10: unknown severity 'eror'; did you mean 'error'?"),
    ("rules: [duplicate-id]\n", ".keyline.yml:1:8: 'rules' must be a mapping from rules to settings"),
    ("rules:\n  foreign-base-class: {classes: Mine}\n", ".keyline.yml:2:33: 'classes' must be a mapping"),
  ])
  func mistakesAreToldWithTheirPlace(_ text: String, _ message: String) async {
    let world = lint(text)
    #expect(await world.run("lint") == .usage)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics.contains(message))
  }

  /// Patterns choose among the files of a run; one that is named and left out is skipped with a note.
  @Test func filesAreIncludedAndExcluded() async {
    let files = ["App/a.xib": Documents.repeating, "App/Old/b.xib": Documents.repeating, "c.xib": Documents.repeating]
    let world = lint("included: [App]\nexcluded: ['**/Old']\n", files)
    #expect(await world.run("lint") == .findings)
    #expect(world.diagnostics == "1 file; 1 error\n")
    let named = lint("included: [App]\nexcluded: ['**/Old']\n", files)
    #expect(await named.run("lint", "c.xib") == .success)
    #expect(
      named.diagnostics == "note: c.xib: excluded by the configuration; skipped\nno file was checked\n")
  }

  @Test func aSectionHoldsForItsPathsOnly() async {
    let world = lint(
      "paths:\n  - path: 'Old/*.xib'\n    rules: {duplicate-id: off}\n",
      ["a.xib": Documents.repeating, "Old/b.xib": Documents.repeating])
    #expect(await world.run("lint") == .findings)
    #expect(world.diagnostics == "2 files; 1 error\n")
  }

  @Test(arguments: [
    "- {rule: duplicate-id, path: a.xib, object: a}", "- object: a", "- path: '*.xib'", "- rule: duplicate-id",
  ])
  func findingsAreDisabledByRulePathAndObject(_ entry: String) async {
    let world = lint("disabled:\n  \(entry)\n")
    #expect(await world.run("lint") == .success)
    #expect(world.output.isEmpty)
  }

  @Test(arguments: ["- {rule: dangling-reference}", "- {object: b}", "- {rule: duplicate-id, path: b.xib}"])
  func otherFindingsAreStillTold(_ entry: String) async {
    #expect(await lint("disabled:\n  \(entry)\n").run("lint") == .findings)
  }

  @Test func theFormatAndStrictnessComeFromTheFileUnlessTheCommandLineSaysOtherwise() async {
    let world = lint("format: checkstyle\nstrict: true\nrules: {duplicate-id: note}\n")
    #expect(await world.run("lint") == .findings)
    #expect(world.output.contains("<checkstyle"))
    let other = lint("format: checkstyle\n")
    #expect(await other.run("lint", "--format", "xcode") == .findings)
    #expect(other.output.hasPrefix("a.xib:1:"))
  }

  @Test func onlyTheRulesNamedRun() async {
    let world = MemoryWorld(["a.xib": Documents.repeating, "b.xib": Documents.broken])
    #expect(await world.run("lint", "--only-rule", "dangling-reference", "a.xib") == .success)
    // A file that cannot be read is an error whatever is asked for.
    #expect(await world.run("lint", "--only-rule", "dangling-reference", "b.xib") == .findings)
  }

  @Test func theTargetDecidesWhatIsAvailable() async {
    let stack =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><stackView id="s"/></objects></document>"#
    let old = lint("deployment_target: 8.0\n", ["a.xib": stack])
    #expect(await old.run("lint", "--fail-on", "note") == .findings)
    #expect(old.output.contains("UIStackView needs iOS 9.0, but 'deployment_target' is iOS 8.0"))
    #expect(await lint("deployment_target: 9\n", ["a.xib": stack]).run("lint") == .success)
  }

  /// 4096 = 0x1000 in binary-coded decimals is 10.0, which has stack views and no button configurations.
  @Test func theDocumentsOwnTargetIsReadAsDecimals() async {
    let button = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><dependencies><deployment version="4096"/>\
      </dependencies><objects><button id="b"><buttonConfiguration key="configuration"/></button></objects></document>
      """
    let world = lint("deployment_target: 15\n", ["a.xib": button])
    _ = await world.run("lint")
    #expect(world.output.contains("button configuration needs iOS 15.0, but the document builds for iOS 10.0"))
  }
}
