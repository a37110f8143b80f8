import Foundation
import IBAssets
import PictureRaster

/// `keyline-dev picture-figures <folder>… [--list]`: reports the share of the image files in some folders that pictures
/// show, and why the others are not shown.
///
/// Image files are the existing files that image sets of catalogs name; files outside catalogs are counted separately.
/// Each is embedded in a picture as `keyline render` does it, and librsvg draws that picture.
enum PictureFigures: MaintainersCommand {
  static let name = "picture-figures"
  static let usage = "<folder>… [--list]"

  static func run(_ words: CommandWords) throws -> Bool {
    guard !words.words.isEmpty else { throw Mistake("a folder is needed") }
    guard PNGRaster.isAvailable else { throw Mistake("librsvg is not on this machine; install librsvg2-2") }
    var figures = PictureCounts(listsAll: words.has("--list"))
    for folder in words.words {
      let index = AssetIndex(root: folder, files: DiskAssets.files) { _ in true }
      for path in catalogFiles(of: index) { figures.add(path, place: "image sets") }
      for path in index.looseImagePaths { figures.add(path, place: "outside catalogs") }
    }
    print(figures.text, terminator: "")
    return true
  }

  /// The files that image sets name, each once; a name without a file is not an image.
  private static func catalogFiles(of index: AssetIndex) -> [String] {
    let sets = index.catalogs.flatMap(\.sets).filter { $0.kind == .imageset }
    let named = sets.flatMap { reference -> [String] in
      let set = AssetSet(reference, files: DiskAssets.files)
      return set.entries.compactMap(set.path)
    }
    return Set(named).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }
}

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
