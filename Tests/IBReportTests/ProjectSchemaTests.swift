import Foundation
import IBAssets
import IBProject
import IBReport
import IBTestSupport
import Testing

/// What `dump --stage project` prints fits its schema.
@Suite struct ProjectSchemaTests {
  @Test func aProjectFitsTheSchema() throws {
    let texts = [
      "/P/A.xcodeproj/project.pbxproj": ProjectText.app(minimumSystem: "12.0").replacing(
        "files = (", with: "files = (GONE"
      ).replacing("buildPhases = (", with: "buildPhases = (KITS, ").replacing(
        "GROUP = ",
        with: """
          KIT = {isa = PBXFileReference; path = Kit.framework; sourceTree = "<group>";}; LINK = {isa = PBXBuildFile; fileRef = KIT;};
          KITS = {isa = PBXFrameworksBuildPhase; files = (LINK);}; GROUP = 
          """
      ).replacing("children = (", with: "children = (KIT, "),
      "/P/Kit/Package.swift": "Package(name: \"Kit\", targets: [.target(name: \"Kit\"), .target(name: x)])",
      "/P/A.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location=\"group:A.xcodeproj\"/></Workspace>",
    ]
    let files = AssetFiles(
      list: { folder in
        let inside = texts.keys.filter { $0.hasPrefix("\(folder)/") }.map {
          $0.dropFirst(folder.utf8.count + 1).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0[0]), isFolder: $0.count > 1) }).sorted { $0.name < $1.name }
      },
      read: { texts[$0].map { Array($0.utf8) } }, start: { _, _ in nil })
    let model = ProjectModel(root: "/P", files: files) { _ in true }
    let object = try JSONSerialization.jsonObject(with: Data(ProjectJSONEmitter(model) { "shown\($0)" }.render()))
    #expect(try SchemaCheck().problems(object, with: "project.schema.json").isEmpty)
    let project = ((object as? [String: Any])?["projects"] as? [[String: Any]])?.first
    let target = (project?["targets"] as? [[String: Any]])?.first
    let kit = (target?["frameworks"] as? [[String: Any]])?.first
    #expect(kit?["path"] as? String == "shown/P/Kit.framework", "\(String(describing: kit))")
    #expect(
      (object as? [String: Any])?["unread"] as? [Any] != nil && model.projects.count == 1 && model.packages.count == 1)
  }
}
