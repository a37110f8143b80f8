import IBMerge
import IBSource

/// A merge as one self-contained page: each conflict with the commands that decide it, and the scenes with conflicts,
/// side by side in base, ours and theirs, with the views in question outlined.
package struct MergeHTMLEmitter: MergeEmitter {
  package let wantsPictures = true

  package func render(_ merge: FileMerge) -> [UInt8] {
    var page = PictureListPage.opening("Merge", about: merge.path)
    page += PictureListPage.section(merge.path, [merge.summary] + merge.notes.map { MergeSentences.text($0) })
    page += merge.conflicts.map { Self.conflict($0, merge.command) }.joined()
    let scenes = merge.pictures?.scenes(of: merge.conflicts) ?? []
    for scene in scenes.prefix(PictureListPage.mostScenes) {
      var layouts = MergeSide.allCases.compactMap { side in scene.versions[side].map { (side.name, $0) } }
      if let merged = scene.merged { layouts.append(("merged", merged)) }
      page += PictureListPage.pictures(
        of: scene.name, layouts, path: merge.path, marked: scene.marked, images: merge.pictures?.images ?? .none)
    }
    page += PictureListPage.rest(of: scenes.count, merge.conflicts.isEmpty ? "with changes" : "with conflicts")
    return Array((page + "</section>\n" + PictureListPage.closing).utf8)
  }

  /// A conflict, and the command that takes each side.
  private static func conflict(_ conflict: MergeConflict, _ command: String?) -> String {
    let text = "<p>\(MergeSentences.line(conflict).escapedForXML)</p>\n"
    guard let command, !conflict.id.isEmpty else { return text }
    let lines = [MergeSide.ours, .theirs].map { side in
      "\(command) --resolve \(conflict.id)=\(side.name)".onOneLine.escapedForXML
    }
    return text + "<pre class=\"command\">\(lines.joined(separator: "\n"))</pre>\n"
  }
}
