import IBConvert
import IBLayout
import IBModel
import IBSource

/// Converted scenes as one self-contained page. Each struct is shown with its scene in every configuration, laid out by
/// UIKit and by SwiftUI, with the moved views and the source with the views on its lines.
struct ConversionHTMLEmitter: ConversionEmitter {
  static let name = "html"

  let wantsPictures = true
  let frame = OutputFrame(
    opening: PictureListPage.opening("UIKit and SwiftUI", pair: .conversion) + Self.explanation, separator: "",
    closing: PictureListPage.closing)
  private let images: PictureImages

  /// - Parameter images: where image files come from.
  init(images: PictureImages) {
    self.images = images
  }

  private static let explanation = """
    <p>Both pictures draw the views as UIKit does: one in the frames of the scene's layout, the other in the frames \
    that SwiftUI's rules give them. Outlined views moved. A picture may differ from the numbers by a point.</p>
    <p>Controls have UIKit's sizes in both pictures.</p>

    """

  func render(_ report: ConversionReport) -> [UInt8] {
    guard !report.isEmpty else { return [] }
    var page = PictureListPage.section(
      report.path,
      report.parts.map { "\($0.file.typeName): \(ConversionWords.summary($0))" }
        + report.containers.map(ConversionWords.line))
    for (index, part) in report.parts.enumerated() {
      page += render(part, of: report.path, isDrawn: index < PictureListPage.mostScenes)
    }
    for container in report.containers {
      page += "<h3>\(container.typeName.escapedForXML)</h3>\n"
      page += source(container.typeName, container.text, [:], Self.anchors(report.path, container.typeName))
    }
    page += PictureListPage.rest(of: report.parts.count, "that were converted")
    return Array((page + "</section>\n").utf8)
  }

  private func render(_ part: ConversionReport.Part, of path: String, isDrawn: Bool) -> String {
    let anchors = Self.anchors(path, part.file.typeName)
    let sentences = ConversionWords.problems(part, namesMoved: false)
      .map { "<li>\($0.onOneLine.escapedForXML)</li>\n" }.joined()
    var text = "<h3>\(part.file.typeName.escapedForXML)</h3>\n"
    if !sentences.isEmpty { text += "<ul>\n\(sentences)</ul>\n" }
    for index in part.scene.configurations.indices {
      let rows = rows(part, anchors, configuration: index)
      let pair = isDrawn ? pair(part, of: path, configuration: index) : ""
      if pair.isEmpty, rows.isEmpty { continue }
      let name = part.scene.configurations[index].name
      let count = rows.isEmpty ? "nothing moved" : "\(Wording.count(rows.count, "view")) moved"
      text += "<details\(index == 0 || !rows.isEmpty ? " open" : "")>"
      text += "<summary>\(name.onOneLine.escapedForXML): \(count)</summary>\n"
      text += pair + table(rows) + "</details>\n"
    }
    return text + source(part, anchors)
  }

  /// The prefix of the ids of a struct's lines.
  private static func anchors(_ path: String, _ typeName: String) -> String {
    "\(String(ByteHash("\(path)\n\(typeName)").value, radix: 16))-line-"
  }

  private func pair(
    _ part: ConversionReport.Part, of path: String, configuration index: Int
  ) -> String {
    guard part.layouts.indices.contains(index) else { return "" }
    let layout = part.layouts[index]
    let root = part.scene.views[part.file.tree.root].id
    var crop: Rect?
    if part.file.tree.root != 0 {
      guard let frame = layout.views.first(where: { $0.id == root })?.inWindow?.standardized, frame.isVisible else {
        return ""
      }
      crop = frame
    }
    let converted = ConvertedLayout(part, layout, configuration: index)
    return PictureListPage.pictures(
      [("UIKit", layout), ("SwiftUI", converted.layout)],
      named: "\(part.file.typeName) on \(part.scene.configurations[index].name)", path: path,
      marked: converted.moved, crop: crop, images: images)
  }

  // MARK: - What moved

  private func rows(
    _ part: ConversionReport.Part, _ anchors: String, configuration index: Int
  ) -> [String] {
    part.file.proof.verdicts.compactMap { verdict in
      guard let move = verdict.moves.first(where: { $0.configuration == index }) else { return nil }
      return row(part, verdict.view, move, anchors)
    }
  }

  private func row(
    _ part: ConversionReport.Part, _ place: Int, _ move: ViewVerdict.Move, _ anchors: String
  ) -> String {
    let view = part.scene.views[place]
    let line = part.file.lines[view.id].map { "<a href=\"#\(anchors)\($0)\">line \($0)</a>" } ?? ""
    let cells = [
      ConversionWords.name(view).onOneLine.escapedForXML, line, ConversionWords.frame(move.uiKit),
      move.swiftUI.map(ConversionWords.frame) ?? "none",
    ]
    return "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
  }

  private func table(_ rows: [String]) -> String {
    if rows.isEmpty { return "" }
    let head = ["view", "source", "UIKit", "SwiftUI"].map { "<th scope=\"col\">\($0)</th>" }.joined()
    return "<table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  // MARK: - Source

  private func source(_ part: ConversionReport.Part, _ anchors: String) -> String {
    var views: [Int: [String]] = [:]
    for verdict in part.file.proof.verdicts {
      let view = part.scene.views[verdict.view]
      guard let line = part.file.lines[view.id] else { continue }
      let words = "\(ConversionWords.name(view)): \(ConversionWords.state(verdict))".onOneLine.escapedForXML
      let state = verdict.isUnproven ? " class=\"unproven\"" : ""
      views[line, default: []].append("<span\(state)>\(words)</span>")
    }
    return source(part.file.typeName, part.file.text, views, anchors)
  }

  /// - Parameter views: the notes for each line, from 1.
  private func source(_ typeName: String, _ source: String, _ views: [Int: [String]], _ anchors: String) -> String {
    var text = "<details open><summary>\(typeName.escapedForXML).swift</summary>\n<table class=\"source\">\n"
    let head = ["line", "Swift", "views"].map { "<th scope=\"col\">\($0)</th>" }.joined()
    text += "<thead><tr>\(head)</tr></thead>\n<tbody>\n"
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      let number = index + 1
      text += "<tr id=\"\(anchors)\(number)\"><td>\(number)</td><td><code>\(String(line).escapedForXML)</code></td>"
      text += "<td>\(views[number, default: []].joined(separator: "<br>"))</td></tr>\n"
    }
    return text + "</tbody>\n</table></details>\n"
  }
}
