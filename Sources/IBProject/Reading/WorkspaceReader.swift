import IBSource
import IBSyntax

/// The projects and folders that an `.xcworkspace` names.
enum WorkspaceReader {
  /// The paths in the order of the workspace.
  ///
  /// - Parameter path: the path of the folder `Name.xcworkspace`.
  static func paths(_ path: String, disk: ProjectDisk) -> (paths: [String], unread: [UnreadPart]) {
    let file = ProjectPath.join(path, "contents.xcworkspacedata")
    guard let bytes = disk.read(file) else { return ([], [UnreadPart(file, "no such file")]) }
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: file, bytes: bytes))
    guard let root = tree?.root else {
      let finding = findings.first
      let line = finding.map { LineMap(bytes).position(of: $0.range.lower).line }
      return ([], [UnreadPart(file, line: line, finding?.message ?? "not XML")])
    }
    let outer = ProjectPath.folder(of: path)
    var found: [String] = []
    // The folders to which `group:` paths are relative, by the index of the element.
    var folders = [root.index: outer]
    for element in root.descendants {
      let group = element.parent.flatMap { folders[$0.index] } ?? outer
      let location = element.attributes.first { $0.nameText == "location" }?.value ?? ""
      let parts = location.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts.count > 1 ? parts[1] : ""
      var place: String?
      switch parts.first {
      case "group": place = ProjectPath.join(group, name)
      case "container": place = ProjectPath.join(outer, name)
      case "absolute": place = ProjectPath.normal(name)
      // The workspace in an `.xcodeproj` contains the project itself.
      case "self": place = ProjectPath.join(outer, name)
      default: place = nil
      }
      if element.tag == "Group" { folders[element.index] = place ?? group }
      if element.tag == "FileRef", let place { found.append(place) }
    }
    return (found, [])
  }
}
