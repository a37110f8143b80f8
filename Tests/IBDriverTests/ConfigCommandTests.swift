import IBDriver
import Testing

/// `keyline config`: which configuration file holds, and what it sets.
@Suite struct ConfigCommandTests {
  private static let files = [
    "App/Main.storyboard": Documents.clean, "App/Old/a.xib": Documents.clean,
    "App/.keyline.yml": """
    configurations: [iphone-8, canvas]
    deployment_target: 13.0
    excluded: [Vendor, 'App/**/Old']
    fail_on: warning
    rules: {duplicate-id: note, layout-guide-in-use: off}
    paths:
      - path: Old
        rules: {duplicate-id: off}
    """,
  ]

  @Test func theFileAndItsSettingsAreNamed() async {
    let world = MemoryWorld(Self.files)
    #expect(await world.run("config", "App") == .success)
    #expect(
      world.output.hasPrefix(
        """
        configuration file: App/.keyline.yml
        configurations: canvas, iphone-8.portrait
        deployment target: 13.0
        excluded: Vendor, App/**/Old
        fails on: warning

        """))
    #expect(world.output.contains(#/\nduplicate-id +note\n/#))
    #expect(!world.output.contains("layout-guide-in-use"))
  }

  @Test func theRulesAreThoseOfTheFileThatIsNamed() async {
    let world = MemoryWorld(Self.files)
    #expect(await world.run("config", "App/Old/a.xib", "--format", "json") == .success)
    #expect(world.output.hasPrefix(#"{"file":"App/.keyline.yml","configurations":["canvas","iphone-8.portrait"],"#))
    #expect(!world.output.contains(#""id":"duplicate-id""#))
    let all = MemoryWorld(Self.files)
    #expect(await all.run("config", "App", "App/Main.storyboard", "--format", "json") == .success)
    #expect(all.output.contains(#"{"id":"duplicate-id","severity":"note"}"#))
  }

  @Test func withoutAFileTheDefaultsHold() async {
    let world = MemoryWorld(["Main.storyboard": Documents.clean])
    #expect(await world.run("config") == .success)
    #expect(world.output.hasPrefix("configuration file: none\nconfigurations: iphone-15.portrait, "))
    #expect(world.output.contains(#/\nduplicate-id +error\n/#))
  }
}
