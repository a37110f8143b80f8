import IBLayout

/// Differences as one self-contained page. Each scene that looks different is shown before and after, as `render` draws
/// it, cropped to what changed; its pictures are side by side, below a slider, or one over the other.
package struct DiffHTMLEmitter: DiffEmitter {
  package static let name = "html"

  package let wantsPictures = true
  package let frame = OutputFrame(
    opening: PictureListPage.opening("Differences", pair: .versions), separator: "",
    closing: PictureListPage.closing)
  private let images: PictureImages

  /// - Parameter images: where image files come from.
  package init(images: PictureImages = .none) {
    self.images = images
  }

  package func render(_ diff: FileDiff) -> [UInt8] {
    if case .text(let lines) = diff.state {
      return Array((PictureListPage.section(diff.path, []) + PictureListPage.text(lines) + "</section>\n").utf8)
    }
    var page = PictureListPage.section(diff.path, diff.sentences)
    let scenes = ChangedScenes(diff, images: images)
    for scene in scenes.all.prefix(PictureListPage.mostScenes) {
      page += PictureListPage.pictures(
        of: scene.name, [("before", scene.old), ("after", scene.new)], path: diff.path, marked: scene.changed,
        crop: scene.crop, images: images)
    }
    page += PictureListPage.rest(of: scenes.all.count, "with changed views")
    return Array((page + "</section>\n").utf8)
  }
}
