import Foundation
import Testing

/// The files of the package, as the tidy tests read them.
enum PackageFolder {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Paths below the package's folder, sorted, of the files inside `folder`; what is built or hidden is left out.
  static func files(in folder: String, ending suffixes: String...) throws -> [String] {
    let start = folder.isEmpty ? root : root.appending(path: folder)
    let all = try #require(FileManager.default.enumerator(atPath: start.path), "there is no \(folder)")
    return all.compactMap { $0 as? String }.filter { path in
      !path.hasPrefix(".") && !path.contains("/.") && suffixes.contains { path.hasSuffix($0) }
    }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
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
