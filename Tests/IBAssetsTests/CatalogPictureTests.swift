import Foundation
import IBTestSupport
import Testing

@testable import IBAssets

/// The share of the image files in the catalogs of the corpus that pictures can show.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CatalogPictureTests {
  /// The image files of all image sets below a folder.
  private func files(below folder: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return all.compactMap { $0 as? URL }.filter {
      $0.deletingLastPathComponent().pathExtension == "imageset" && $0.lastPathComponent != "Contents.json"
        && !$0.hasDirectoryPath
    }
  }

  @Test func nearlyAllImagesOfCatalogsAreDrawn() throws {
    let folder = try #require(Corpus.folder)
    let more = folder.deletingLastPathComponent().appendingPathComponent("corpus2")
    let files = [folder, more].flatMap(files(below:))
    var drawn: [String: Int] = [:]
    var missing: [String: Int] = [:]
    for file in files {
      guard let data = try? Data(contentsOf: file), !data.isEmpty else { continue }
      let kind = file.pathExtension.lowercased()
      if PictureFile(Array(data)) == nil { missing[kind, default: 0] += 1 } else { drawn[kind, default: 0] += 1 }
    }
    let count = drawn.values.reduce(0, +)
    let all = count + missing.values.reduce(0, +)
    print("images of catalogs: \(count) of \(all) drawn; not drawn: \(missing)")
    #expect(Double(count) >= 0.98 * Double(all))
    #expect(all > 1000)
  }
}
