package import Foundation

/// Real documents beside the package, read where they are and never copied into it: the folder that the environment's
/// `KEYLINE_CORPUS` names, otherwise `../shared/corpus` seen from the package.
package enum Corpus {
  /// What a disabled test says.
  package static let absence = "there is no corpus; set KEYLINE_CORPUS to a folder of storyboards and xibs"

  package static var isPresent: Bool { folder != nil }

  /// The folder, if it exists.
  package static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["KEYLINE_CORPUS"].map { URL(fileURLWithPath: $0) }
    let candidates = named.map { [$0] } ?? besides
    return candidates.first { isFolder($0) }
  }()

  /// The storyboards and xibs of the corpus, sorted by path; empty without a corpus.
  package static let documents: [URL] = {
    guard let folder, let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return []
    }
    return files.compactMap { $0 as? URL }.filter { ["storyboard", "xib"].contains($0.pathExtension) && !isFolder($0) }
      .sorted { $0.path < $1.path }
  }()

  /// Whether a document is of every third repository, by name: what is fitted is fitted to the others.
  package static func isHeldOut(_ document: URL) -> Bool {
    repository(of: document).flatMap { repositories.firstIndex(of: $0) }.map { $0 % 3 == 2 } ?? false
  }

  /// The repositories with documents in them, sorted.
  private static let repositories = Set(documents.compactMap(repository)).sorted()

  /// The name of a document's repository: the second folder below the corpus, whose own folders are kinds of documents.
  private static func repository(of document: URL) -> String? {
    let own = document.standardizedFileURL.pathComponents
    let depth = folder?.standardizedFileURL.pathComponents.count ?? own.count
    return own.count > depth + 2 ? own[depth + 1] : nil
  }

  /// `shared/corpus` beside the package or, for a second working copy, beside the folder that holds it.
  private static var besides: [URL] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let above = package.deletingLastPathComponent()
    return [above, above.deletingLastPathComponent()].map { $0.appendingPathComponent("shared/corpus") }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
