import IBCompare
import IBLayout
import IBSource

/// Differences as one self-contained page without a script. Where views move, the scene is shown before and after, in
/// the configuration in which most of its views move.
package struct DiffHTMLEmitter: DiffEmitter {
  package static let name = "html"
  /// The most scenes of one file that are drawn; a picture is some ten kilobytes.
  static let mostPictures = 40

  package let wantsPictures = true
  package let frame = OutputFrame(
    opening: DiffHTMLPage.opening, separator: "", closing: DiffHTMLPage.closing)

  private let emitter = SVGEmitter(layers: [.frames, .names, .text, .safeArea])

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    let path = diff.path.onOneLine.escapedForXML
    var page = "<section>\n<h2>\(path)</h2>\n<ul>\n"
    for sentence in diff.sentences { page += "<li>\(sentence.onOneLine.escapedForXML)</li>\n" }
    page += "</ul>\n"
    let scenes = MovedScenes(diff)
    for scene in scenes.all.prefix(Self.mostPictures) { page += pictures(of: scene, path: diff.path) }
    let left = scenes.all.count - Self.mostPictures
    if left > 0 { page += "<p>\(Wording.count(left, "more scene")) with moved views not drawn</p>\n" }
    return Array((page + "</section>\n").utf8)
  }

  private func pictures(of scene: MovedScenes.Scene, path: String) -> String {
    let place = scene.new.configuration.sizeClassName
    var text = "<h3>\("\(scene.name), \(place)".onOneLine.escapedForXML)</h3>\n<div class=\"pair\">\n"
    for (word, layout) in [("before", scene.old), ("after", scene.new)] {
      let picture = emitter.render(layout, path: path, marked: scene.moved)
      text += """
        <figure><img src="data:image/svg+xml;base64,\(Base64.text(picture))" alt="\(word)">\
        <figcaption>\(word)</figcaption></figure>

        """
    }
    return text + "</div>\n"
  }
}
