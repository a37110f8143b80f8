import IBCompare
import IBModel
import IBSource

/// Differences as one self-contained page, with a table of contents. Each scene that looks different is shown before
/// and after, as `render` draws it, cropped to the changed part. Its pictures are side by side, below a slider, or one
/// over the other.
package struct DiffHTMLEmitter: DiffEmitter {
  package let wantsPictures = true
  package let frame: OutputFrame
  private let images: PictureImages
  private let versions: ComparedVersions

  /// - Parameters:
  ///   - images: the source of image files.
  ///   - versions: the two versions that the page compares.
  package init(images: PictureImages = .none, versions: ComparedVersions = ComparedVersions()) {
    self.images = images
    self.versions = versions
    frame = OutputFrame(
      opening: PictureListPage.opening("Differences", about: versions.words, pair: .versions), separator: "",
      closing: PictureListPage.closing)
  }

  package func render(_ diff: FileDiff) -> [UInt8] {
    if case .text(let lines) = diff.state {
      return Array((section(diff, []) + PictureListPage.text(lines) + "</section>\n").utf8)
    }
    var page = section(diff, sentences(diff))
    let scenes = ChangedScenes(diff, images: images)
    for scene in scenes.all.prefix(PictureListPage.mostScenes) {
      page += PictureListPage.pictures(
        of: scene.name, [("before", scene.old), ("after", scene.new)], path: diff.path, marked: scene.changed,
        crop: scene.crop, images: images, note: Self.note(scene.changedImages))
    }
    page += PictureListPage.rest(of: scenes.all.count, "with changed views")
    return Array((page + "</section>\n").utf8)
  }

  package func piece(_ diff: FileDiff) -> DiffPiece {
    var piece = DiffPiece()
    piece.part = (path: diff.path, words: diff.extent, page: render(diff))
    return piece
  }

  package func whole(_ pieces: [DiffPiece]) -> [UInt8] {
    let parts = pieces.compactMap(\.part)
    var bytes = Array(PictureListPage.contents(parts.map { ($0.path, $0.words) }).utf8)
    for part in parts { bytes += part.page }
    return bytes
  }

  private func section(_ diff: FileDiff, _ items: [(text: String, address: String?)]) -> String {
    PictureListPage.section(
      diff.path, items, anchor: PictureListPage.anchor(diff.path),
      address: diff.newPath == nil ? nil : versions.address(of: diff.path))
  }

  /// The sentences, each with the line of its object.
  private func sentences(_ diff: FileDiff) -> [(text: String, address: String?)] {
    guard case .changed = diff.state else { return diff.sentences.map { ($0, nil) } }
    return zip(diff.lines, diff.sentences).map { line, sentence in
      guard case .change(let change) = line, let place = diff.places[change.object.id] else { return (sentence, nil) }
      return (sentence, versions.address(of: diff.path, line: place))
    }
  }

  /// Two pictures can look the same although one of their files has other bytes.
  private static func note(_ names: [String]) -> String? {
    names.isEmpty ? nil : "\(Wording.list(names.map(ObjectWords.quoted), atMost: 4)): the image file changed"
  }
}
