import Foundation
import IBAssets

/// The files of this machine as catalogs reach them.
enum DiskAssets {
  static let files = AssetFiles(
    list: { folder in
      let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
      let all = try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys)
      return (all ?? []).map { url in
        let values = try? url.resourceValues(forKeys: Set(keys))
        return AssetFiles.Entry(url.lastPathComponent, isFolder: values?.isDirectory ?? false)
      }
    },
    read: { path in FileManager.default.contents(atPath: path).map { [UInt8]($0) } },
    start: { path, count in FileManager.default.contents(atPath: path).map { [UInt8]($0.prefix(count)) } })
}
