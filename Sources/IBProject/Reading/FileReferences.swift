/// The files and folders in the groups of a project, with their paths.
struct FileReferences {
  /// A file or folder reference, a version group or a synchronized folder.
  struct Item {
    let path: String
    let kind: String
  }

  /// The items by the ids of their objects.
  private(set) var items: [String: Item] = [:]
  /// The children of variant groups, by the id of the group.
  private(set) var variants: [String: [String]] = [:]
  private(set) var unread: [UnreadPart] = []

  /// - Parameter folder: the folder that `SOURCE_ROOT` stands for.
  init(_ objects: ProjectObjects, mainGroup: String, folder: String, project: String) {
    var seen: Set<String> = []
    // Groups with the folder to which the paths of their children are relative; nil for build products and the SDK.
    var waiting: [(id: String, folder: String?)] = [(mainGroup, folder)]
    while let (id, parent) = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      guard let object = objects.object(id) else {
        unread.append(UnreadPart(project, "a group names a missing object '\(id)'"))
        continue
      }
      let path = Self.path(of: object, in: parent, root: folder)
      switch object.kind {
      case "PBXGroup": waiting += object.texts("children").map { ($0, path) }
      case "PBXVariantGroup":
        variants[id] = object.texts("children")
        waiting += object.texts("children").map { ($0, path) }
      case "PBXFileReference", "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup":
        guard let path, object.text("path") != nil else { break }
        items[id] = Item(path: path, kind: object.kind)
      default: break
      }
    }
  }

  /// The path of an object; nil for build products and files of the SDK.
  private static func path(of object: ProjectObjects.Object, in parent: String?, root: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { ProjectPath.join($0, path) }
    case "SOURCE_ROOT": return ProjectPath.join(root, path)
    case "<absolute>": return path.isEmpty ? nil : ProjectPath.normal(path)
    default: return nil
    }
  }
}
