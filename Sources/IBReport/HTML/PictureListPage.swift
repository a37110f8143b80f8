import IBLayout
import IBModel
import IBSource

/// A self-contained page of sentences and pictures, which can be read without its script.
enum PictureListPage {
  /// The most scenes of one file that are drawn; a picture is some ten kilobytes.
  static let mostScenes = 40

  /// - Parameters:
  ///   - title: plain words.
  ///   - pair: the words for the two pictures that can be laid over each other; nil without pairs.
  static func opening(_ title: String, pair: Pair? = nil) -> String {
    PageShell(kind: .sheet, title: title).opening
      + "<main>\n<h1>\(title.escapedForXML)</h1>\n\(pair.map(comparison) ?? "")"
  }

  /// The words for two pictures side by side.
  struct Pair {
    /// Both of them, as a heading has them.
    let both: String
    /// The one that is drawn over the other.
    let second: String

    static let versions = Pair(both: "Before and after", second: "after")
    static let conversion = Pair(both: "UIKit and SwiftUI", second: "SwiftUI")
  }

  /// What chooses how pairs are shown; without the script they are side by side.
  private static func comparison(_ pair: Pair) -> String {
    """
    <form id="pairs" hidden><fieldset><legend>\(pair.both)</legend>
    <label><input type="radio" name="way" value="beside" checked> side by side</label>
    <label><input type="radio" name="way" value="slider"> slider</label>
    <label><input type="radio" name="way" value="onion"> onion skin</label></fieldset>
    <label>share of \(pair.second) <input type="range" name="share" min="0" max="100" value="50"></label></form>

    """
  }

  static let closing = "</main>\n" + PageShell.closing

  /// Lines of a text as they are.
  static func text(_ lines: [String]) -> String {
    let marked = lines.map { line in
      let kind = line.hasPrefix("+") ? "added" : line.hasPrefix("-") ? "removed" : "same"
      return "<span class=\"\(kind)\">\(line.onOneLine.escapedForXML)</span>"
    }
    return "<pre class=\"text\">\(marked.joined(separator: "\n"))</pre>\n"
  }

  /// The beginning of a file's section, with sentences about it; `</section>` ends it.
  static func section(_ path: String, _ sentences: [String]) -> String {
    let items = sentences.map { "<li>\($0.onOneLine.escapedForXML)</li>\n" }.joined()
    return "<section>\n<h2>\(path.onOneLine.escapedForXML)</h2>\n<ul>\n\(items)</ul>\n"
  }

  /// Layouts of one scene side by side, below its name and their size class.
  static func pictures(
    of name: String, _ layouts: [(word: String, layout: SceneLayout)], path: String, marked: Set<String>,
    crop: Rect? = nil, images: PictureImages = .none
  ) -> String {
    let place = layouts.first.map { ", \($0.layout.configuration.sizeClassName)" } ?? ""
    return "<h3>\((name + place).onOneLine.escapedForXML)</h3>\n"
      + pictures(layouts, path: path, marked: marked, crop: crop, images: images)
  }

  /// Layouts of one scene side by side.
  ///
  /// - Parameters:
  ///   - layouts: with the word below each.
  ///   - name: the alternative text of pictures without a name; nil for the word below.
  ///   - path: of the file they are in.
  ///   - marked: object ids of views to be outlined.
  ///   - crop: the part of the screen that is shown; nil for all of it.
  ///   - images: where image files come from.
  static func pictures(
    _ layouts: [(word: String, layout: SceneLayout)], named name: String? = nil, path: String, marked: Set<String>,
    crop: Rect? = nil, images: PictureImages = .none
  ) -> String {
    var text = "<div class=\"pair\">\n"
    let emitter = SVGEmitter(layers: [.content, .text], images: images, hasHeading: false)
    for (word, layout) in layouts {
      let picture = emitter.render(layout, path: path, marked: marked, crop: crop)
      let words = name.map { "\($0), \(word)" } ?? word
      text += """
        <figure><img src="data:image/svg+xml;base64,\(Base64.text(picture))" alt="\(words.onOneLine.escapedForXML)">\
        <figcaption>\(word)</figcaption></figure>

        """
    }
    return text + "</div>\n"
  }

  /// The sentence below the pictures where not all scenes are drawn.
  ///
  /// - Parameter what: why a scene would be drawn.
  static func rest(of count: Int, _ what: String) -> String {
    let left = count - mostScenes
    return left > 0 ? "<p>\(Wording.count(left, "more scene")) \(what) not drawn</p>\n" : ""
  }
}
