import IBDriver
import IBTestSupport
import Testing

/// Rules about a catalog as a whole.
@Suite struct CatalogRuleTests {
  private static let catalog = "App/A.xcassets"

  private func run(_ files: [String: String], rule: String? = nil) async -> [String] {
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files.map { ("\(Self.catalog)/\($0.key)", $0.value) }))
    let only = rule.map { ["--only-rule", $0] } ?? []
    _ = await CommandLineTool.run(["lint", "--quiet"] + only + ["App"], in: world.world)
    return world.output.split(separator: "\n").map { String($0.dropFirst(Self.catalog.count + 1)) }
  }

  private func image(_ file: String, _ more: String = "") -> String {
    #"{"images":[{"idiom":"universal","filename":"\#(file)"}\#(more)]}"#
  }

  private let drawing = "<svg width=\"4\" height=\"4\"/>"

  @Test func aSetWithoutContentsIsTold() async {
    let output = await run(["a.imageset/a.svg": drawing, "b.spriteatlas/x": "", "c.iconset/i.png": "", "group/d": ""])
    let message =
      "Contents.json:1:1: warning: 'a.imageset' has no Contents.json, so the app does not contain it: add the file, or "
      + "delete the folder (set-without-contents)"
    #expect(output == ["a.imageset/\(message)"])
    #expect(await run(["a.imageset/a.svg": drawing], rule: "duplicate-asset-name").isEmpty)
    // An archive from a Mac contains such a file for each other file.
    #expect(await run(["a.imageset/._a.svg": drawing]).isEmpty)
  }

  @Test func theFilesOfASetThatTheCompilerRejectsAreOneLine() async {
    let two =
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},"#
      + #"{"idiom":"universal","filename":"b.png","scale":"2x"}]}"#
    let file = "GIF89a\u{4}\0\u{4}\0"
    let output = await run(
      ["a.imageset/Contents.json": two, "a.imageset/a.png": file, "a.imageset/b.png": file],
      rule: "asset-of-other-format")
    #expect(output.count == 1, "\(output)")
    #expect(
      output.first?.contains("'a.png' is in GIF format, and so is 1 other file of the set, and the asset") == true,
      "\(output)")
  }

  @Test func namesAreUsedOnceWhereNoNamespacePartsThem() async {
    let set = image("a.svg")
    var files = [
      "one/a.imageset/Contents.json": set, "one/a.imageset/a.svg": drawing, "two/a.imageset/Contents.json": set,
      "two/a.imageset/a.svg": drawing, "two/a.colorset/Contents.json": #"{"colors":[]}"#,
      "i.brandassets/Contents.json": "{}", "i.brandassets/a.imageset/Contents.json": set,
      "i.brandassets/a.imageset/a.svg": drawing,
    ]
    let message = "another image set, 'one/a.imageset', is also named 'a'"
    #expect(
      await run(files) == [
        "two/a.imageset/Contents.json:1:1: note: \(message) and has the same files: delete one (duplicate-asset-name)"
      ])
    files["two/a.imageset/a.svg"] = "<svg width=\"5\" height=\"5\"/>"
    #expect(
      await run(files) == [
        "two/a.imageset/Contents.json:1:1: warning: \(message), so the app contains only one of them: rename one "
          + "(duplicate-asset-name)"
      ])
    (files["three/a.imageset/Contents.json"], files["three/a.imageset/a.svg"]) = (
      set, "<svg width=\"6\" height=\"6\"/>"
    )
    #expect(
      await run(files, rule: "duplicate-asset-name") == [
        "three/a.imageset/Contents.json:1:1: warning: 2 other image sets, 'one/a.imageset' and 'two/a.imageset', are also "
          + "named 'a', so the app contains only one of them: rename the others (duplicate-asset-name)"
      ])
    (files["three/a.imageset/Contents.json"], files["three/a.imageset/a.svg"]) = (nil, nil)
    files["two/Contents.json"] = #"{"properties":{"provides-namespace":true}}"#
    #expect(await run(files).isEmpty)
  }

  @Test func namesThatBecomeOneInCodeAreTold() async {
    let set = image("a.svg")
    let color = #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
    let names = ["Search_icon", "SearchIcon", "URLBar", "urlBar", "other"]
    var files = Dictionary(uniqueKeysWithValues: names.map { ("\($0).imageset/Contents.json", set) })
    for name in names { files["\(name).imageset/a.svg"] = drawing }
    files["Primary.colorset/Contents.json"] = color
    #expect(
      await run(files) == [
        "Search_icon.imageset/Contents.json:1:1: warning: 'SearchIcon' and 'Search_icon' both generate the symbol .searchIcon, and only one gets it: rename one (conflicting-asset-symbol)",
        "urlBar.imageset/Contents.json:1:1: warning: 'URLBar' and 'urlBar' both generate the symbol .urlBar, and only one gets it: rename one (conflicting-asset-symbol)",
      ])
  }

  /// Without the setting, the symbol of a color is in no class of the system.
  @Test(arguments: [("YES", true), ("NO", false)])
  func aColorLikeOneOfTheSystemClashesInExtensions(_ setting: String, _ clashes: Bool) async {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    let color = #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: "\(name) = \(setting);", files: ["A.xcassets"]),
      "A.xcassets/Primary.colorset/Contents.json": color, ".git/HEAD": "",
    ])
    #expect(await world.run("lint", "--only-rule", "conflicting-asset-symbol") == .success)
    #expect(world.output.contains("clashes with the system color") == clashes, "\(world.output)\(world.diagnostics)")
  }

  /// Icon generators write all sizes into the folder.
  @Test func filesWithoutASlotAreOneFinding() async {
    let files = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d", "e"].map { ("i.imageset/\($0).svg", drawing) })
    let output = await run(
      files.merging(["i.imageset/Contents.json": image("a.svg"), "i.imageset/README.md": ""]) { $1 },
      rule: "unassigned-asset-file")
    #expect(
      output == [
        "i.imageset/Contents.json:1:2: warning: 4 files ('b.svg', 'c.svg' and 2 more) are not assigned to a slot, so the build leaves them out: assign them, or delete them (unassigned-asset-file)"
      ])
  }

  /// One file of an extension is like the others.
  @Test func filesThatGitDidNotFetchAreCountedOnce() async {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    var files = [
      "a.imageset/Contents.json": image("a.svg"), "a.imageset/a.svg": drawing,
      "b.imageset/Contents.json": image("b.png"), "b.imageset/b.png": pointer,
    ]
    let place = "b.imageset/Contents.json:1:1: warning: 'b.png'"
    #expect(
      await run(files) == ["\(place) is a Git LFS pointer: run 'git lfs pull' (unfetched-asset-files)"])
    files["c.imageset/Contents.json"] = image("c.png")
    files["c.imageset/c.png"] = pointer
    #expect(
      await run(files) == [
        "\(place) and 1 other file of the catalog are Git LFS pointers: run 'git lfs pull' (unfetched-asset-files)"
      ])
  }

  @Test func theSameFileInTwoSetsIsTold() async {
    let files = [
      "a.imageset/Contents.json": image("a.svg"), "a.imageset/a.svg": drawing,
      "b.imageset/Contents.json": image("b.svg"), "b.imageset/b.svg": drawing,
      "c.imageset/Contents.json": image("c.svg"), "c.imageset/c.svg": "<svg/>",
    ]
    let output = await run(files, rule: "duplicate-asset-content")
    #expect(
      output == [
        "b.imageset/Contents.json:1:44: note: 'b.svg' is also in image set 'a', so the app contains it twice: use one set for both (duplicate-asset-content)"
      ])
  }

  @Test func whatManyHaveTheOthersMayHaveForgotten() async {
    let dark = #",{"idiom":"universal","filename":"d.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    var files: [String: String] = [:]
    for (name, more) in [("a", dark), ("b", dark), ("c", ""), ("d", "")] {
      files["\(name).imageset/Contents.json"] = image("a.svg", more)
    }
    let rule = "missing-dark-variant"
    let message = "has no dark variant, but 2 of 4 comparable image sets have one: add it (missing-dark-variant)"
    #expect(
      await run(files, rule: rule)
        == ["c", "d"].map {
          "\($0).imageset/Contents.json:1:1: note: image set "
            + "'\($0)' \(message)"
        })
    files["a.imageset/Contents.json"] = image("a.svg")
    #expect(await run(files, rule: rule).isEmpty)
  }
}
