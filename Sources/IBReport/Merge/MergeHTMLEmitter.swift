import IBLayout
import IBMerge

/// A merge as one self-contained page: the conflicts, and the scenes they are in as base,
/// ours and theirs have them, side by side.
package struct MergeHTMLEmitter: MergeEmitter {
  package static let name = "html"

  package let wantsPictures = true

  package init() {}

  package func render(_ merge: FileMerge) -> [UInt8] {
    var page = PictureListPage.opening("Merge")
    page += PictureListPage.section(
      merge.path,
      [merge.summary] + merge.conflicts.map(MergeSentences.line) + merge.notes.map { MergeSentences.text($0) })
    let scenes = merge.pictures?.scenes(of: merge.conflicts) ?? []
    for scene in scenes.prefix(PictureListPage.mostScenes) {
      var layouts = MergeSide.allCases.compactMap { side in scene.versions[side].map { (side.name, $0) } }
      if let merged = scene.merged { layouts.append(("merged", merged)) }
      page += PictureListPage.pictures(of: scene.name, layouts, path: merge.path, marked: scene.marked)
    }
    page += PictureListPage.rest(of: scenes.count, merge.conflicts.isEmpty ? "with changes" : "with conflicts")
    return Array((page + "</section>\n" + PictureListPage.closing).utf8)
  }
}
