import IBProject
import IBTestSupport
import Testing

/// Which projects of a working copy may use each other's code.
@Suite struct ProjectGroupsTests {
  private static let one = "/P/One/One.xcodeproj"
  private static let two = "/P/Two/Two.xcodeproj"

  private func groups(_ others: [String: String] = [:], imports: [String: Set<String>] = [:]) -> ProjectGroups {
    let files = MemoryFiles(
      texts: others.merging([
        "One/One.xcodeproj/project.pbxproj": ProjectText.app("One", files: ["A.xib", "../Kit/B.xib"]),
        "Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["A.xib"]),
        "One/A.xib": "", "Two/A.xib": "", "Kit/B.xib": "",
      ]) { a, _ in a })
    return ProjectGroups(files.model, imports: imports)
  }

  @Test func projectsOfTwoFoldersAreTwoGroups() {
    let groups = groups(imports: [Self.one: ["UIKit", "One"], Self.two: ["Foundation"]])
    #expect(groups.all == [Self.one, Self.two])
    #expect(groups.group(of: [Self.one]) == Self.one && groups.group(of: [Self.two]) == Self.two)
    #expect(groups.group(of: [Self.one, Self.two]) == nil)
    #expect(groups.group(of: []) == nil && groups.group(of: ["/P/Three.xcodeproj"]) == nil)
  }

  /// A workspace, a project around both, a package around both, and a file that both build.
  @Test(arguments: [
    [
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><FileRef location="group:One/One.xcodeproj"/>
        <FileRef location="group:Two/Two.xcodeproj"/></Workspace>
      """
    ],
    ["All.xcodeproj/project.pbxproj": ProjectText.app("All")],
    ["Package.swift": "let package = Package(name: \"All\", targets: [.target(name: \"All\")])"],
    ["Two/Two.xcodeproj/project.pbxproj": ProjectText.app("Two", files: ["../Kit/B.xib"])],
  ])
  func neighborsAreOneGroup(_ others: [String: String]) {
    let groups = groups(others)
    #expect(groups.all.count == 1, "\(groups.all)")
    #expect(groups.group(of: [Self.one, Self.two]) != nil)
  }

  /// A module that the project builds itself does not lead to another one of the name.
  @Test(arguments: [("Two", 1), ("One", 2), ("Three", 2)])
  func anImportedModuleJoins(_ module: String, _ count: Int) {
    #expect(groups(imports: [Self.one: [module]]).all.count == count)
  }
}
