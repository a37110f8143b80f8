import IBAssets
import IBProject

/// Files in memory, in the folder `/P`.
struct MemoryFiles {
  /// Text by path from `/P`.
  var texts: [String: String]

  var files: AssetFiles {
    let bytes = Dictionary(uniqueKeysWithValues: texts.map { ("/P/\($0.key)", Array($0.value.utf8)) })
    return AssetFiles(
      list: { folder in
        let inside = bytes.keys.filter { $0.hasPrefix("\(folder)/") }.map {
          $0.dropFirst(folder.utf8.count + 1).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0[0]), isFolder: $0.count > 1) }).sorted { $0.name < $1.name }
      },
      read: { bytes[$0] }, start: { path, count in bytes[path].map { Array($0.prefix(count)) } })
  }

  var model: ProjectModel {
    ProjectModel(root: "/P", files: files) { !$0.hasPrefix(".") && $0 != "Pods" }
  }
}
