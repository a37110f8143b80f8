import IBLayout
import IBModel
import IBSource

/// Differences as the text of a comment on a pull request, with pictures as files: the sentences, and folded below them
/// the scenes that look different, before and after. The pictures are cropped to the changed part, with the changed
/// views outlined.
///
/// GitHub limits the length of a comment, so the last files get shorter parts if the whole does not fit
/// (Measurements/Pages.md#comments).
package struct DiffCommentEmitter: DiffEmitter {
  package let wantsPictures = true
  package let isFolder = true
  package let frame = OutputFrame.plain
  let images: PictureImages
  let files: DiffPictureFiles

  /// The most Unicode scalars of a comment. GitHub accepts 65,536; the rest is left to the script that posts it.
  static let limit = 64_000
  /// The scenes of one file that are drawn.
  static let mostScenes = 8
  /// The width of a picture in the comment, in CSS pixels. Two pictures fit side by side.
  private static let pictureWidth = 300.0
  /// If more scenes than this changed, all are folded.
  private static let mostOpen = 2

  package func render(_ diff: FileDiff) -> [UInt8] { whole([piece(diff)]) }

  package func piece(_ diff: FileDiff) -> DiffPiece {
    var piece = DiffPiece()
    var blocks: [String] = []
    if case .changed = diff.state {
      let scenes = ChangedScenes(diff, images: images).all
      let isOpen = scenes.count <= Self.mostOpen
      for scene in scenes.prefix(Self.mostScenes) {
        guard let (block, pictures) = block(of: scene, in: diff, isOpen: isOpen) else { continue }
        blocks.append(block)
        piece.pictures += pictures
      }
      let rest = scenes.count - Self.mostScenes
      if rest > 0 {
        blocks.append(
          "\n\(Wording.count(rest, "more scene with changed views is", "more scenes with changed views are"))"
            + " not drawn\n")
      }
    }
    piece.section = CommentSection(diff, scenes: blocks)
    return piece
  }

  /// A scene before and after; nil if it cannot be drawn.
  private func block(
    of scene: ChangedScenes.Scene, in diff: FileDiff, isOpen: Bool
  ) -> (text: String, pictures: [DiffPicture])? {
    let emitter = SVGEmitter(layers: [.content, .text], images: images, hasHeading: false)
    let stem = diff.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    var pictures: [DiffPicture] = []
    var cells = ""
    for (word, layout) in [("before", scene.old), ("after", scene.new)] {
      let svg = emitter.render(layout, path: diff.path, marked: scene.changed, crop: scene.crop)
      guard let picture = files.picture(svg, [stem, scene.name, word]) else { return nil }
      pictures.append(picture)
      let width = Int(min(scene.crop?.width ?? layout.configuration.size.width, Self.pictureWidth))
      let words = "\(scene.name) \(word)".commentHTML
      let source = (files.base + picture.name).escapedForXML
      cells += "<td><img src=\"\(source)\" width=\"\(width)\" alt=\"\(words)\"></td>\n"
    }
    let table = "<table>\n<tr><th>before</th><th>after</th></tr>\n<tr>\n\(cells)</tr>\n</table>\n"
    let place = "\(scene.new.configuration.sizeClassName), \(Wording.count(scene.changed.count, "view")) outlined"
    let title = "<b>\(scene.name.commentHTML)</b> in \(place.commentHTML)"
    return (CommentSection.folded(title, table, isOpen: isOpen), pictures)
  }

  // MARK: - The whole

  package func whole(_ pieces: [DiffPiece]) -> [UInt8] {
    let sections = pieces.compactMap(\.section)
    if sections.isEmpty { return Array("No storyboard or xib differs.\n".utf8) }
    let opening = "**\(Wording.count(sections.count, "file differs", "files differ"))**\n"
    return Array((opening + Self.fitting(sections, in: Self.limit - opening.unicodeScalars.count)).utf8)
  }

  /// As much of each section as fits into `limit` Unicode scalars, the first sections first. Every file gets at least
  /// its line; files whose line does not fit are counted.
  static func fitting(_ sections: [CommentSection], in limit: Int) -> String {
    let ending = "\n… and more files\n".unicodeScalars.count + String(sections.count).count
    var room = limit - ending
    let lines = sections.map(\.line.unicodeScalars.count)
    var count = 0
    while count < sections.count, lines[count] <= room {
      room -= lines[count]
      count += 1
    }
    var text = ""
    var listed = ""
    for (section, line) in zip(sections.prefix(count), lines) {
      let choice = [section.full, section.brief].first { $0.unicodeScalars.count + 1 - line <= room }
      guard let choice, listed.isEmpty else {
        listed += section.line
        continue
      }
      room -= choice.unicodeScalars.count + 1 - line
      text += "\n" + choice
    }
    if !listed.isEmpty { text += "\n" + listed }
    let left = sections.count - count
    return left > 0 ? text + "\n… and \(Wording.count(left, "more file"))\n" : text
  }
}
