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

  @Test func xiblintsConfigurationIsReadAsItIs() async {
    let text = """
      {"rules": ["named_colors", "accessibility_format"], "include_paths": ["App"],
       "paths": {"App/Old": {"rules": ["automation_identifiers"], "excluded_rules": ["named_colors"]}}}
      """
    let color =
      #"<view id="a"><color key="backgroundColor" white="1" alpha="1"/><subviews><textField id="b"/></subviews></view>"#
    let xib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(color)</objects></document>"#
    let world = MemoryWorld([".xiblint.json": text, "App/a.xib": xib, "App/Old/b.xib": xib, "c.xib": xib])
    #expect(await world.run("lint") == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix("App/Old/b.xib") == true && lines.first?.contains("missing-automation-identifier") == true)
    #expect(lines.last?.hasPrefix("App/a.xib") == true && lines.last?.contains("unnamed-color") == true)
    #expect(
      world.diagnostics.contains(".xiblint.json:1:28: note: rule 'accessibility_format' of xiblint has no counterpart"))
  }

  @Test func xiblintsAllowedValuesAreReadAsTheyAre() async {
    let text = """
      {"rules": ["enforce_system_properties", "enforce_runtime_attributes", "strict_font_sizes"],
       "rules_config": {
         "enforce_system_properties": {"system_properties": {"label": {"enabled": [null, "YES"]}}},
         "enforce_runtime_attributes": {"runtime_attributes": {"App.Old": {"kind": ["small"]}}},
         "strict_font_sizes": {"minimum_size": 12, "maximum_size": 20}}}
      """
    let label =
      #"<label id="a" enabled="NO"><fontDescription key="fontDescription" type="system" pointSize="9"/></label>"#
    let objects = #"\#(label)<label id="b"/><view id="c" customClass="Old" customModule="App"/>"#
    let xib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(objects)</objects></document>"#
    let world = MemoryWorld([".xiblint.json": text, "a.xib": xib])
    _ = await world.run("lint")
    for message in [
      "attribute 'enabled' has 'NO'; use no value or 'YES'", "runtime attribute 'kind' has no value; use 'small'",
      "font size 9 of label 'a' is below 12",
    ] {
      #expect(world.output.ranges(of: message).count == 1, "\(message)")
    }
  }

  /// One rule of theirs may be several of ours; all of them are turned on.
  @Test func aRuleThatIsSeveralOfOursTurnsAllOfThemOn() throws {
    let text = #"{"rules": ["color_assets", "autolayout_frames"]}"#
    let configuration = try XiblintConfiguration.read(Array(text.utf8))
    #expect(
      configuration.rules.map(\.id) == [
        "stale-named-color", "missing-named-color", "misplaced-view", "ambiguous-view",
      ])
    #expect(configuration.rules.allSatisfy { $0.isOn })
  }

  @Test func counterpartsAreRulesOfOurs() {
    for counterpart in IBLinterConfiguration.rules + XiblintConfiguration.rules {
      for ours in counterpart.ours { #expect(RuleCatalog.ids.contains(ours), "\(counterpart.theirs)") }
    }
    #expect(IBLinterConfiguration.rules.count == 19)
    #expect(XiblintConfiguration.rules.count == 21)
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
