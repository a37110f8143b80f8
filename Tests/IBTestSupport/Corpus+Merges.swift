package import Foundation

extension Corpus {
  /// The folders of real merges, each with `base.xml`, `ours.xml`, `theirs.xml` and `result.xml`, which people
  /// committed; sorted, empty without a corpus.
  package static let merges: [URL] = {
    guard let root = folder?.deletingLastPathComponent().appending(path: "corpus2/merges") else { return [] }
    return folders(in: root).flatMap { folders(in: $0) }
  }()

  private static func folders(in folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}
