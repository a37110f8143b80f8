import IBDriver
import IBTestSupport
import Testing

/// Documents, catalogs and sources that no target builds, and the systems of the targets that build the others.
@Suite struct UnbuiltFileTests {
  private static let project = "Shop.xcodeproj/project.pbxproj"
  private static let unbuilt =
    "no target of Shop.xcodeproj builds this file: add it to a target, or delete it (unbuilt-file)"

  /// A nib with one error and one warning.
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="vie-w0-001"><connections><outlet property="a" destination="non-e0-001" id="out-le-001"/></connections></view>
      <webView id="web-00-001"/>
    </objects></document>
    """

  /// Lint skips the translations that no target builds, and doctor counts their languages.
  @Test func doctorNamesTheLanguagesThatNoTargetBuilds() async {
    let files = ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"]
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(files: files), ".git/config": "",
      files[0]: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"/>",
      files[1]: "", "fr.lproj/Main.strings": "", "it.lproj/Main.strings": "",
    ])
    _ = await world.run("doctor")
    let line = "no target builds 2 of the 3 languages with translated documents: fr and it; add their files to a target"
    #expect(world.output.contains(line), "\(world.output)")
  }

  /// Notes and warnings about a file to delete do not help, and neither do findings in a source that does not run.
  @Test func anUnbuiltFileHasNoNotesAndAnUnbuiltSourceNoFindings() async {
    let button = #"<button id="but-to-001"><state key="normal" image="a"/></button></objects>"#
    let files = [
      "App/Old.xib": Self.nib.replacing("</objects>", with: button), "App/New.xib": Self.nib,
      "App/Used.swift": "class Used {}", "App/Old.swift": "let gone = UINib(nibName: \"Gone\", bundle: nil)",
    ]
    let world = world(files, members: ["App/New.xib", "App/Used.swift"])
    _ = await world.run("lint", "--no-layout")
    #expect(lines(world).count { $0.hasPrefix("App/Old.xib") && $0.contains(": note: ") } == 1)
    #expect(!world.output.contains("missing-accessibility-label") && !world.output.contains("Old.swift"))
  }

  /// A report on a folder is about the app; one on a file shows the file.
  @Test func aReportOnAFolderLeavesOutWhatTheAppDoesNotUse() async {
    let files = ["Old.storyboard": storyboard(scene(rootView())), "New.storyboard": storyboard(scene(rootView()))]
    let folder = world(files, members: ["New.storyboard"])
    _ = await folder.run("report")
    #expect(folder.output.contains("1 screen on"))
    #expect(folder.output.contains("1 file that no target builds\n    Old.storyboard"))
    let file = world(files, members: ["New.storyboard"])
    _ = await file.run("report", "Old.storyboard")
    #expect(file.output.contains("1 screen on") && !file.output.contains("no target builds"))
    let off = world(
      files.merging([".keyline.yml": "rules:\n  unbuilt-file: off\n"]) { a, _ in a }, members: ["New.storyboard"])
    _ = await off.run("report")
    #expect(off.output.contains("2 screens on"))
  }

  private func world(_ files: [String: String], members: [String], settings: String = "") -> MemoryWorld {
    let text = ProjectText.app(settings: settings, files: members)
    return MemoryWorld(files.merging([Self.project: text, ".git/config": ""]) { a, _ in a })
  }

  private func lines(_ world: MemoryWorld) -> [String] { world.output.split(separator: "\n").map(String.init) }

  @Test func aDocumentThatNoTargetBuildsHasOneWarningAndItsErrorsAsNotes() async {
    let files = ["App/Old.xib": Self.nib, "App/New.xib": Self.nib]
    let world = world(files, members: ["App/New.xib"])
    #expect(await world.run("lint", "--no-layout") == .findings)
    let old = lines(world).filter { $0.hasPrefix("App/Old.xib") }
    #expect(old.count { $0.contains(": warning: ") } == 1 && old.first?.hasSuffix(Self.unbuilt) == true)
    #expect(old.count { $0.contains(": note: ") } == 1 && old.count == 2)
    let new = lines(world).filter { $0.hasPrefix("App/New.xib") }
    #expect(new.count { $0.contains(": error: ") } == 1 && new.count { $0.contains(": warning: ") } == 1)
    #expect(new.count == 2)
  }

  /// A storyboard that the app starts with is not to be deleted.
  @Test func anUnbuiltStoryboardThatThePropertyListNamesIsToBeAdded() async {
    let list = "<plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>"
    let empty = storyboard(scene(rootView()))
    let files = ["Launch.storyboard": empty, "Main.storyboard": empty, "App/Info.plist": list]
    let world = world(files, members: ["Main.storyboard"], settings: "INFOPLIST_FILE = App/Info.plist;")
    _ = await world.run("lint", "--only-rule", "unbuilt-file")
    let words = Self.unbuilt.replacing(
      ": add it to a target, or delete it", with: ", but the property list of 'Shop' names it: add it to that target")
    #expect(lines(world) == ["Launch.storyboard:1:1: warning: \(words)"])
  }

  /// Tests read files with mistakes; neither lint nor report is about them, unless the user names them.
  @Test func testDataIsSkipped() async {
    let files = ["App/New.xib": Self.nib, "AppTests/Broken.xib": Self.nib]
    let lint = world(files, members: ["App/New.xib"])
    _ = await lint.run("lint", "--no-layout")
    #expect(!lint.output.contains("Broken.xib"))
    #expect(lint.diagnostics.contains("1 file, 1 skipped: 1 test data"), "\(lint.diagnostics)")
    let named = world(files, members: ["App/New.xib"])
    _ = await named.run("lint", "--no-layout", "AppTests/Broken.xib")
    #expect(named.output.contains("Broken.xib"))
    let report = world(files, members: ["App/New.xib"])
    _ = await report.run("report")
    #expect(report.output.contains("Not shown: 1 file of tests"), "\(report.output)")
  }

  /// Whoever turns the rule off wants the findings as they are.
  @Test func withoutTheRuleFindingsKeepTheirSeverity() async {
    let world = world(
      ["App/Old.xib": Self.nib, ".keyline.yml": "rules:\n  unbuilt-file: off\n"], members: ["App/New.xib"])
    #expect(await world.run("lint", "--no-layout") == .findings)
    #expect(world.output.contains(": error: ") && !world.output.contains("unbuilt-file"))
  }

  @Test func aCatalogThatNoTargetBuildsHasOneFinding() async {
    let contents = "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
    let files = [
      "App/Old.xcassets/Contents.json": contents, "App/Old.xcassets/a.imageset/Contents.json": contents,
      "App/New.xcassets/Contents.json": contents,
    ]
    let world = world(files, members: ["App/New.xcassets"])
    #expect(await world.run("lint", "--only-rule", "unbuilt-file") == .success)
    let words = Self.unbuilt.replacing("this file", with: "the catalog Old.xcassets")
    #expect(lines(world) == ["App/Old.xcassets/Contents.json:1:1: warning: \(words)"])
  }

  @Test func theOldestTargetThatBuildsADocumentDecidesWhatIsAvailable() async {
    let stack =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><stackView id="s"/></objects></document>"#
    let files = ["App/New.xib": stack, "App/Old.xib": stack]
    let world = world(files, members: ["App/New.xib"], settings: "IPHONEOS_DEPLOYMENT_TARGET = 8.0;")
    #expect(await world.run("lint", "--only-rule", "unavailable-feature") == .success)
    #expect(lines(world).count == 1)
    #expect(
      world.output.contains("New.xib")
        && world.output.contains("UIStackView needs iOS 9.0, but target 'Shop' supports iOS 8.0"))
    // The configuration precedes the targets.
    let configured = self.world(
      files.merging([".keyline.yml": "deployment_target: 9.0\n"]) { a, _ in a }, members: ["App/New.xib"],
      settings: "IPHONEOS_DEPLOYMENT_TARGET = 8.0;")
    #expect(await configured.run("lint", "--only-rule", "unavailable-feature") == .success)
    #expect(configured.output.isEmpty)
  }

  /// Older systems show the title that code sets.
  @Test(arguments: [("buy.setTitle(price, for: .normal)", false), ("buy.tag = 1", true)])
  func aConfigurationWhoseTitleCodeSetsIsAvailable(_ code: String, _ isReported: Bool) async {
    let button = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shop"><connections>
      <outlet property="buy" destination="but-to-001" id="out-le-001"/></connections></placeholder>
      <button id="but-to-001"><buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
      </objects></document>
      """
    let source =
      "class Shop: UIViewController { @IBOutlet var buy: UIButton!; func f() { \(code) } }; let a = Shop()"
    let world = world(
      ["Shop.xib": button, "Shop.swift": source], members: ["Shop.xib", "Shop.swift"],
      settings: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;")
    #expect(await world.run("lint", "--only-rule", "unavailable-feature") == .success)
    #expect(world.output.isEmpty != isReported, "\(world.output)")
  }

  /// The project of a submodule has its own settings, and the outer project may build a file of it.
  @Test func aSubmoduleHasItsOwnProject() async {
    let files = [
      "Kit/.git": "gitdir: ../.git/modules/Kit", "Kit/Built.xib": Self.nib, "Kit/Old.xib": Self.nib,
      "Kit/Outer.xib": Self.nib,
      "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.app("Kit", files: ["Built.xib"]),
    ]
    let world = world(files, members: ["Kit/Outer.xib"])
    #expect(await world.run("lint", "--only-rule", "unbuilt-file") == .success)
    #expect(
      lines(world) == ["Kit/Old.xib:1:1: warning: \(Self.unbuilt.replacing("Shop.xcodeproj", with: "Kit.xcodeproj"))"])
  }
}
