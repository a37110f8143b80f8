import IBLint
import Testing

@testable import IBDriver

@Suite struct LegacyConfigurationTests {
  @Test func iblintersConfigurationIsReadAsItIs() async {
    let text = """
      enabled_rules:
        - enable_autolayout
        - view_as_device
        - image_resources
      disabled_rules:
        - duplicate_id
      excluded:
        - Pods
      reporter: json
      view_as_device_rule:
        device_id: retina6_1

      """
    let world = MemoryWorld([
      ".iblinter.yml": text, "Carts/a.xib": Documents.repeating, "Pods/b.xib": Documents.repeating,
    ])
    #expect(await world.run("lint") == .success)
    #expect(world.output.contains(#""rule":"autolayout-off""#))
    #expect(!world.output.contains("duplicate-id"))
    #expect(world.diagnostics == "1 file; 1 warning\n")
  }

  @Test func lintPrintsRemarksAboutTheConfiguration() async {
    let world = MemoryWorld([".iblinter.yml": "enabled_rules: [custom_module]\n", "a.xib": Documents.repeating])
    _ = await world.run("lint")
    #expect(
      world.diagnostics.contains(".iblinter.yml:1:17: note: rule 'custom_module' of IBLinter has no counterpart"),
      "\(world.diagnostics)")
  }

  @Test func counterpartsAreRulesOfOurs() {
    #expect(IBLinterConfiguration.rules.count == 19)
    for case let (theirs, ours?) in IBLinterConfiguration.rules { #expect(RuleCatalog.ids.contains(ours), "\(theirs)") }
  }

  @Test func optionsOfRulesAreRead() throws {
    let text = """
      enabled_rules: [use_base_class, use_trait_collections]
      use_base_class_rule:
        - element_class: UILabel
          base_classes: [PrimaryLabel, SecondaryLabel]
        - base_classes: [Nothing]
      use_trait_collections_rule: {enabled: false}
      reporter: xcod
      """
    let configuration = try IBLinterConfiguration.read(Array(text.utf8))
    let options = configuration.rules.map { $0.options.map { "\($0.name): \($0.value)" } }
    #expect(options.first?.count == 1 && options.first?.first?.hasPrefix("classes: table([") == true, "\(options)")
    #expect(options.first?.first?.contains("UILabel") == true, "\(options)")
    #expect(options.first?.first?.contains(#"["PrimaryLabel", "SecondaryLabel"]"#) == true, "\(options)")
    #expect(options.first?.first?.contains("Nothing") == false)
    #expect(options.last == ["expected: flag(false)"])
    #expect(configuration.format == nil)
    #expect(configuration.remarks.map(\.message) == ["unknown reporter 'xcod'; did you mean 'xcode'?"])
  }

  @Test func aRuleWithoutACounterpartIsRemarkedOn() throws {
    let configuration = try IBLinterConfiguration.read(Array("enabled_rules: [custom_module, duplicate_di]".utf8))
    #expect(configuration.rules.isEmpty)
    #expect(
      configuration.remarks.map(\.message) == [
        "rule 'custom_module' of IBLinter has no counterpart in Keyline",
        "unknown rule of IBLinter 'duplicate_di'; did you mean 'duplicate_id'?",
      ])
  }
}

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.xib", "a.xib"), ("App", "App/Sub/a.xib"), ("**/Old", "Old/a.xib"), ("**/Old", "App/x/Old/a.xib"),
    ("App/**/a.xib", "App/a.xib"), ("App/**/a.xib", "App/b/c/a.xib"), ("./App/*/?.xib", "App/b/a.xib"),
    ("App/**", "App/a.xib"), ("*a*b*", "xaxxb"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.xib", "App/a.xib"), ("App", "Apple/a.xib"), ("Old", "App/Old/a.xib"), ("?.xib", "ab.xib"), ("a*b", "axc"),
    ("App/*/a.xib", "App/a.xib"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  /// Stars would make a matcher that tries every division take exponential time.
  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 500)))
    let folders = String(repeating: "**/a/", count: 40) + "b"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 200) + "c"))
  }

  @Test func pathsAreSeenFromTheConfiguration() {
    let base = PathBase(folder: "../..", currentFolder: "/srv/app/Sources/Views")
    #expect(base.relative("a.xib") == "Sources/Views/a.xib")
    #expect(base.relative("./../b.xib") == "Sources/b.xib")
    #expect(base.relative("/srv/app/c.xib") == "c.xib")
    #expect(base.relative("/other/d.xib") == "/other/d.xib")
  }
}
