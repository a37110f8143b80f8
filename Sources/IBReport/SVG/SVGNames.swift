import IBLayout
import IBModel
import IBSource

/// The names of views, each at the first corner of the view that is free of text and of other names. A view whose text
/// is shown gets no name. A view that is too small or too crowded has its name only as its title.
struct SVGNames {
  let layout: SceneLayout
  /// Names are placed only inside it; in the window's coordinates.
  let screen: Rect
  let showsText: Bool

  /// In points: the line height at the font size of `names`, and the width of an average letter.
  private static let lineHeight = 8.0
  private static let letterWidth = 3.8
  private static let padding = 2.0
  private static let shortestName = 4
  /// The most names; more could not be read.
  private static let limit = 400

  func write(to writer: inout SVGWriter) {
    var taken = showsText ? layout.views.flatMap(linesOfText) : []
    let limit = taken.count + Self.limit
    writer.element("g", ["id": "names", "class": "names"]) { writer in
      for view in layout.views where !isSelfExplaining(view) && taken.count < limit {
        guard let frame = view.inWindow, let name = name(of: view, fitting: frame.width) else { continue }
        guard let place = places(for: name, in: frame).first(where: { isFree($0, of: frame, taken) }) else { continue }
        taken.append(place)
        writer.text(
          "text",
          [
            "x": SVGGeometry.number(place.x), "y": SVGGeometry.number(place.maxY - Self.padding),
          ], name)
      }
    }
  }

  private func isSelfExplaining(_ view: ViewLayout) -> Bool {
    // A content view is as large as its cell and never named.
    view.hidden || view.parent == nil || view.element.hasSuffix("ContentView")
      || view.appearance?.explainsItself == true
      || (showsText && view.appearance?.text?.lines.isEmpty == false)
  }

  /// Truncated to the width; nil if too little would be left.
  private func name(of view: ViewLayout, fitting width: Double) -> String? {
    let name = ViewWords.name(of: view).onOneLine
    let room = (width - 2 * Self.padding) / Self.letterWidth
    guard room >= Double(Self.shortestName) else { return nil }
    guard Double(name.count) > room, let letters = Int(exactly: (room - 1).rounded(.down)) else { return name }
    return "\(name.prefix(letters))…"
  }

  private func places(for name: String, in frame: Rect) -> [Rect] {
    let size = Size(width: Double(name.count) * Self.letterWidth, height: Self.lineHeight)
    let (left, right) = (frame.x + Self.padding, frame.maxX - Self.padding - size.width)
    let (top, bottom) = (frame.y, frame.maxY - size.height)
    return [(left, top), (left, bottom), (right, top), (right, bottom)].map { x, y in
      Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  private func isFree(_ place: Rect, of frame: Rect, _ taken: [Rect]) -> Bool {
    frame.contains(place) && screen.contains(place) && !taken.contains { $0.intersects(place) }
  }

  /// The approximate rectangles of letters, in the window's coordinates.
  private func linesOfText(of view: ViewLayout) -> [Rect] {
    guard let text = view.appearance?.text, let frame = view.inWindow, !view.hidden else { return [] }
    return text.lines.map { line in
      Rect(
        x: frame.x + line.x, y: frame.y + line.baseline - text.font.size * Self.ascent,
        width: min(line.width, frame.width), height: text.font.size)
    }
  }

  /// The approximate part of a font's size above the baseline.
  private static let ascent = 0.75
}

/// Makes ids that are unique in one picture and usable in CSS and links.
struct SVGIdentifiers {
  private var used: Set<String> = []

  /// The prefix and the id, with characters that SVG ids cannot have replaced by underscores; followed by a number if
  /// that id is taken.
  mutating func make(_ prefix: String, _ id: String) -> String {
    let name = prefix + id.asIdentifier
    let free = FreeName.name(name, numbered: { "\(name)-\($0)" }, isFree: { !used.contains($0) })
    used.insert(free)
    return free
  }
}

extension String {
  /// Letters, digits, hyphens and underscores of ASCII; any other character becomes an underscore.
  package var asIdentifier: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isPartOfIdentifier ? $0 : "_" }))
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
