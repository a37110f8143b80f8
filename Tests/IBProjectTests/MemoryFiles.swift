import IBAssets
import IBProject

/// Files in memory, in the folder `/P`.
struct MemoryFiles {
  /// Text by path from the root.
  var texts: [String: String]
  var root = "/P"

  var files: AssetFiles {
    let bytes = Dictionary(uniqueKeysWithValues: texts.map { (path($0.key), Array($0.value.utf8)) })
    return AssetFiles(
      list: { folder in
        let start = folder == "." ? "" : "\(folder)/"
        let inside = bytes.keys.filter { $0.hasPrefix(start) }.map {
          $0.dropFirst(start.utf8.count).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0[0]), isFolder: $0.count > 1) }).sorted { $0.name < $1.name }
      },
      read: { bytes[$0] }, start: { path, count in bytes[path].map { Array($0.prefix(count)) } })
  }

  var model: ProjectModel {
    ProjectModel(root: root, files: files) { !$0.hasPrefix(".") && $0 != "Pods" }
  }

  private func path(_ name: String) -> String { root == "." ? name : "\(root)/\(name)" }
}
