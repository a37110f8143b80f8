import IBLayout
import IBModel
import IBSource

/// A self-contained page of sentences and pictures that can be read without its script.
enum PictureListPage {
  /// The most scenes of one file that are drawn; a picture is some ten kilobytes.
  static let mostScenes = 40

  /// - Parameters:
  ///   - title: plain words.
  ///   - about: the subject of the page, such as revisions; may be empty.
  ///   - pair: the words for the two pictures that a reader can lay over each other; nil without pairs.
  static func opening(_ title: String, about: String = "", pair: Pair? = nil) -> String {
    let about = about.onOneLine
    let full = about.isEmpty ? title : "\(title): \(about)"
    return PageShell(kind: .sheet, title: full).opening
      + "<main>\n<h1>\(title.escapedForXML)</h1>\n"
      + (about.isEmpty ? "" : "<p class=\"about\">\(about.escapedForXML)</p>\n") + (pair.map(comparison) ?? "")
  }

  /// The files of the page, with links to their sections; empty for a single one.
  static func contents(_ files: [(path: String, words: String)]) -> String {
    guard files.count > 1 else { return "" }
    let items = files.map { path, words in
      "<li><a href=\"#\(anchor(path))\">\(path.onOneLine.escapedForXML)</a> \(words.onOneLine.escapedForXML)</li>\n"
    }
    return "<details class=\"contents\" open><summary>\(Wording.count(files.count, "file"))</summary>\n<ul>\n"
      + items.joined() + "</ul></details>\n"
  }

  static func anchor(_ path: String) -> String { "file-" + path.asIdentifier }

  /// The words for two pictures side by side.
  struct Pair {
    /// Both of them, as a heading has them.
    let both: String
    /// The word for the picture that is drawn over the other.
    let second: String

    static let versions = Pair(both: "Before and after", second: "after")
    static let conversion = Pair(both: "UIKit and SwiftUI", second: "SwiftUI")
  }

  /// The controls that choose how pairs are shown; without the script they are side by side.
  private static func comparison(_ pair: Pair) -> String {
    """
    <form id="pairs" hidden><fieldset><legend>\(pair.both)</legend>
    <label><input type="radio" name="way" value="beside" checked> side by side</label>
    <label><input type="radio" name="way" value="slider"> slider</label>
    <label><input type="radio" name="way" value="onion"> onion skin</label></fieldset>
    <label><input type="checkbox" name="outlines" checked> outlines</label>
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
    section(path, sentences.map { ($0, nil) }, anchor: nil, address: nil)
  }

  /// A section with links to the file and to the lines of the sentences' objects.
  static func section(
    _ path: String, _ sentences: [(text: String, address: String?)], anchor: String?, address: String?
  ) -> String {
    func linked(_ text: String, _ address: String?) -> String {
      let words = text.onOneLine.escapedForXML
      return address.map { "<a href=\"\($0.escapedForXML)\">\(words)</a>" } ?? words
    }
    let items = sentences.map { text, address in
      let link = address.map { " <a class=\"line\" href=\"\($0.escapedForXML)\">line</a>" } ?? ""
      return "<li>\(text.onOneLine.escapedForXML)\(link)</li>\n"
    }
    let id = anchor.map { " id=\"\($0)\"" } ?? ""
    return "<section\(id)>\n<h2>\(linked(path, address))</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  /// Layouts of one scene side by side, below its name and their size class.
  static func pictures(
    of name: String, _ layouts: [(word: String, layout: SceneLayout)], path: String, marked: Set<String>,
    crop: Rect? = nil, images: PictureImages = .none, note: String? = nil
  ) -> String {
    let place = layouts.first.map { ", \($0.layout.configuration.sizeClassName)" } ?? ""
    return "<h3>\((name + place).onOneLine.escapedForXML)</h3>\n"
      + (note.map { "<p class=\"note\">\($0.onOneLine.escapedForXML)</p>\n" } ?? "")
      + pictures(layouts, path: path, marked: marked, crop: crop, images: images)
  }

  /// Layouts of one scene side by side.
  ///
  /// - Parameters:
  ///   - layouts: each with the caption below it.
  ///   - name: the alternative text of pictures without a name; nil for the caption.
  ///   - path: the path of the scene's file.
  ///   - marked: object ids of the views to outline.
  ///   - crop: the part of the screen to show; nil for all of it.
  ///   - images: the source of image files.
  static func pictures(
    _ layouts: [(word: String, layout: SceneLayout)], named name: String? = nil, path: String, marked: Set<String>,
    crop: Rect? = nil, images: PictureImages = .none
  ) -> String {
    var text = "<div class=\"pair\">\n"
    let emitter = SVGEmitter(layers: [.content, .text], images: images, hasHeading: false)
    for (word, layout) in layouts {
      let picture = emitter.render(layout, path: path, crop: crop)
      let words = name.map { "\($0), \(word)" } ?? word
      // Above a tall picture, a caption is read first.
      text += """
        <figure><figcaption>\(word)</figcaption><div class="picture">\
        <img src="data:image/svg+xml;base64,\(Base64.text(picture))" alt="\(words.onOneLine.escapedForXML)">\
        \(emitter.outlines(layout, of: marked, path: path, crop: crop))</div></figure>

        """
    }
    return text + "</div>\n"
  }

  /// The sentence below the pictures if some scenes are not drawn.
  ///
  /// - Parameter what: the reason to draw a scene.
  static func rest(of count: Int, _ what: String) -> String {
    let left = count - mostScenes
    return left > 0 ? "<p>\(Wording.count(left, "more scene")) \(what) not drawn</p>\n" : ""
  }
}
