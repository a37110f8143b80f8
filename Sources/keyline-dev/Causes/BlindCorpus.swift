import Foundation
import IBSource
import IBSyntax

/// A copy of a folder in which the frames of all counted views are hidden. Every other file is a link to the original.
struct BlindCorpus {
  let folder: URL
  /// The counted views of each scene file, by its path below the folder, in the order of the paths.
  private(set) var files: [(path: String, views: StoredViews)] = []

  init(of original: URL) throws {
    let original = original.resolvingSymlinksInPath()
    folder = FileManager.default.temporaryDirectory.appending(
      path: "causes-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = (FileManager.default.enumerator(atPath: original.path)?.compactMap { $0 as? String } ?? []).sorted()
    for path in paths {
      let (source, copy) = (original.appending(path: path), folder.appending(path: path))
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      } else if let (views, bytes) = Self.hidden(source, path) {
        try Data(bytes).write(to: copy)
        files.append((path, views))
      } else {
        try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: source)
      }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The counted views of a scene file and its bytes without their frames; nil for any other file.
  private static func hidden(_ file: URL, _ path: String) -> (StoredViews, [UInt8])? {
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), let data = try? Data(contentsOf: file) else {
      return nil
    }
    let bytes = [UInt8](data)
    guard let tree = SyntaxParser.parse(SourceFile(path: path, bytes: bytes)).0,
      let views = StoredViews(tree), !views.views.isEmpty,
      let edited = TextEdit.apply(views.views.flatMap(\.hidden), to: bytes)
    else { return nil }
    return (views, edited)
  }
}
