import Foundation
import IBTestSupport
import Testing

/// `keyline doctor` in real folders.
@Suite struct DoctorTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects/></document>
    """

  @Test func aProjectIsDescribed() throws {
    let folder = try WorkingFolder([
      "App/A.xib": Self.document, "App/B.swift": "", "App/I.xcassets/Contents.json": "{}",
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 13.0; INFOPLIST_FILE = Gone.plist;", files: ["App/A.xib"]),
      "broken.xib": "<document>",
    ])
    let answer = try folder.result("doctor")
    #expect(answer.status == 0)
    #expect(answer.output.contains("ok       configuration  none; the defaults apply ('keyline init' writes one)\n"))
    #expect(answer.output.contains("ok       targets        1 in 1 project; they build 1 of 2 documents\n"))
    #expect(
      answer.output.contains(
        "warning  not read       1 project file or entry: Gone.plist (not found; a target of App.xcodeproj names "
          + "it as its property list); 'keyline dump --stage project .' lists everything that Keyline read\n"))
    #expect(answer.output.contains("ok       documents      0 storyboards, 1 xib: 1 iOS\n"))
    #expect(
      answer.output.contains(
        "warning  unreadable     1 file has no readable document: broken.xib; 'keyline lint' reports the reason\n"))
    #expect(answer.output.contains("ok       other files    1 asset catalog, 1 source file\n"))
    #expect(answer.output.contains("ok       oldest system  iOS 13.0, from App.xcodeproj/project.pbxproj\n"))
  }

  /// A macro may declare outlets that the sources do not show, so the class is not checked; doctor names the line.
  @Test func classesThatAreNotCheckedAreNamedWithTheReason() throws {
    let view = { (name: String) in
      "<view id=\"\(name)\" customClass=\"\(name)\" customModule=\"Shop\" customModuleProvider=\"target\"/>"
    }
    let objects = ["Price", "Total", "Kit"].map(view).joined()
    let folder = try WorkingFolder([
      "A.xib": Self.document.replacing("<objects/>", with: "<objects>\(objects)</objects>"),
      "Price.swift": "class Price: UIView {}\n\n@Adding class Total: UIView {}\nclass Kit: BaseView {}\n",
    ])
    let answer = try folder.result("doctor")
    #expect(
      answer.output.contains(
        """
        ok       classes        1 of 3 classes checked for outlets and actions; not checked: Kit (no source file declares \
        its superclass BaseView) and Total (the macro or merge conflict in Price.swift:3 may add \
        members)

        """))
  }

  @Test func whatKeepsItFromWorkingIsAnError() throws {
    let folder = try WorkingFolder(["A.xib": Self.document, ".keyline.yml": "rules: {duplicate-di: on}\n"])
    let answer = try folder.result("doctor --format json")
    #expect(answer.status == 1)
    let lines = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]])
    let line = try #require(lines.first { $0["subject"] as? String == "configuration" })
    #expect(line["state"] as? String == "error")
    #expect((line["message"] as? String)?.hasPrefix(".keyline.yml:1:9: unknown rule 'duplicate-di'") == true)
    try folder.write("baseline: gone.json\n", to: ".keyline.yml")
    #expect(try folder.run("doctor") == 1)
    try folder.write("excluded: [Vendor]\n", to: ".keyline.yml")
    #expect(try folder.run("doctor") == 0)
  }

  @Test func aFolderWithoutScenesIsAnErrorAndNoneAtAllIsUnreadable() throws {
    let folder = try WorkingFolder()
    #expect(try folder.run("doctor") == 1)
    #expect(try folder.run("doctor gone") == 2)
  }
}
