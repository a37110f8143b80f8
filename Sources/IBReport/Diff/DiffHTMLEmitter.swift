import IBLayout

/// Differences as one self-contained page without a script. Where views move, the scene is shown before and after, in
/// the configuration in which most of its views move.
package struct DiffHTMLEmitter: DiffEmitter {
  package static let name = "html"

  package let wantsPictures = true
  package let frame = OutputFrame(
    opening: PictureListPage.opening("Differences"), separator: "", closing: PictureListPage.closing)

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    var page = PictureListPage.section(diff.path, diff.sentences)
    let scenes = MovedScenes(diff)
    for scene in scenes.all.prefix(PictureListPage.mostScenes) {
      page += PictureListPage.pictures(
        of: scene.name, [("before", scene.old), ("after", scene.new)], path: diff.path, marked: scene.moved)
    }
    page += PictureListPage.rest(of: scenes.all.count, "with moved views")
    return Array((page + "</section>\n").utf8)
  }
}
