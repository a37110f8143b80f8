import Foundation

/// A file that `new-rule` writes.
struct NewFile {
  let path: String
  let text: String
  /// Whether there is such a file already.
  let replaces: Bool

  func create() throws {
    guard replaces || !FileManager.default.fileExists(atPath: path) else { throw Mistake("\(path) exists") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}
