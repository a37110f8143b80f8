package import IBProject
package import IBSource

/// The finding about a file that no target builds. It explains why the file's other findings are only notes.
package enum UnbuiltFile {
  package static let info = RuleInfo(
    id: "unbuilt-file", category: "project", severity: .warning, since: "0.2", platforms: .all,
    summary: "No target builds the document or catalog.",
    rationale: """
      The file is in the folder of an Xcode project, but none of its targets, no package and no other project in the
      working copy builds it: it is an old copy, or it was never added to a target. The app does not contain it, so
      Keyline reports its errors as notes, and omits its other findings and those of rules that compare it with code. Add it to a target, or delete it.
      Keyline does not report the file if something else may build it: a project that it cannot read, a script that
      names the file, a podspec, or a description for XcodeGen, Tuist, Bazel or CMake. For a catalog, the finding is in
      its first Contents.json.
      """,
    bad: example(members: ["Main.storyboard"]), good: example(members: ["Main.storyboard", "Old.storyboard"]),
    likeness: .folder)

  /// The finding; nil for a file that a target builds, and if the targets are unknown.
  ///
  /// - Parameter path: the path of the unbuilt file.
  package static func finding(in path: String, _ membership: Membership) -> Finding? {
    guard case .unbuilt(let projects, let user) = membership else { return nil }
    let names = projects.map { String($0.split(separator: "/").last ?? "") }
    let catalog = path.split(separator: "/").first { $0.hasSuffix(".xcassets") }
    let subject = catalog.map { "the catalog \($0)" } ?? "this file"
    let remedy =
      catalog == nil ? user.map { ", but the property list of '\($0.shortened)' names it: add it to that target" } : nil
    var reporter = Reporter(info, file: path)
    reporter.report(
      "no target of \(Wording.list(names, atMost: mostNames)) builds \(subject)"
        + (remedy ?? ": add it to a target, or delete it"),
      at: SourceRange(0, 0))
    return reporter.findings.first
  }

  /// The largest number of projects that a message names.
  private static let mostNames = 2

  /// A project with one target and two storyboards.
  private static func example(members: [String]) -> String {
    let empty = Example.storyboard("")
    return example(files: ["Old.storyboard": empty, "Main.storyboard": empty], members: members)
  }

  /// A project with one target.
  static func example(files: KeyValuePairs<String, String>, members: [String]) -> String {
    let references = members.enumerated().map { index, name in
      """
              F\(index) = {isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
              B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
      """
    }
    let children = members.indices.map { "F\($0)" }.joined(separator: ", ")
    let built = members.indices.map { "B\($0)" }.joined(separator: ", ")
    return """
      \(files.map { "-- \($0) --\n\($1)" }.joined(separator: "\n"))
      -- Shop.xcodeproj/project.pbxproj --
      {
          objects = {
      \(references.joined(separator: "\n"))
              GROUP = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
              PHASE = {isa = PBXResourcesBuildPhase; files = (\(built)); };
              SHOP = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (PHASE); };
              PROJECT = {isa = PBXProject; mainGroup = GROUP; targets = (SHOP); };
          };
          rootObject = PROJECT;
      }
      """
  }
}
