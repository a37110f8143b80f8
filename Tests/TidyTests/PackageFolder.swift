import Foundation
import Testing

/// The files of the package, as the tidy tests read them.
enum PackageFolder {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Paths below the package's folder, sorted, of the files inside `folder`; what is built or hidden is left out. Fails
  /// where there are none, so that no test passes without having read a file.
  static func files(in folder: String, ending suffixes: String...) throws -> [String] {
    let start = folder.isEmpty ? root : root.appending(path: folder)
    let all = try #require(FileManager.default.enumerator(atPath: start.path), "there is no \(folder)")
    let files = all.compactMap { $0 as? String }.filter { path in
      !path.hasPrefix(".") && !path.contains("/.") && suffixes.contains { path.hasSuffix($0) }
    }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
    try #require(!files.isEmpty, "\(folder) has no file that ends in \(suffixes)")
    return files
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The documents for people, in every folder.
  static func documents() throws -> [String] { try files(in: "", ending: ".md") }
}
