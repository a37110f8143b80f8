import IBContent
import IBModel

/// The titles above and below the sections of a static table.
///
/// They look as in iOS 13 to 18 (UIListContentConfiguration's plain and grouped headers and footers); distances from
/// the rows are estimated by eye.
struct SectionTitles {
  let scene: ResolvedScene
  let table: Int
  let style: TableContent.Style
  let measurer: TextMeasurer
  let palette: SystemPalette

  /// A section's rows, in the table's coordinates.
  private struct Section {
    let titles: TableSectionContent.Titles
    var rows: Rect
  }

  func shapes(in layouts: [ViewLayout]) -> [Shape] {
    guard let frame = layouts[table].inWindow?.standardized else { return [] }
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let margin = CellMetrics(configuration: scene.configuration).margin(tableWidth: frame.width, isRoot: table == 0)
    let safeArea = layouts[table].safeArea
    return sections(in: layouts, at: frame).flatMap { section in
      let left = max(section.rows.x, safeArea.left) + margin
      let right = min(section.rows.maxX, frame.width - safeArea.right) - margin
      return [header(section, from: left, to: right), footer(section, from: left, to: right)]
        .compactMap(\.self).flatMap { Shape.text($0, clip: bounds) }
    }
  }

  /// The sections that have titles and rows with a frame.
  private func sections(in layouts: [ViewLayout], at frame: Rect) -> [Section] {
    var sections: [Section] = []
    var list: Int?
    for row in scene.views[table].children {
      guard let cell = scene.views[row].tableCell, let titles = cell.section,
        var rect = layouts[row].inWindow?.standardized
      else { continue }
      rect.x -= frame.x
      rect.y -= frame.y
      if cell.list == list, let last = sections.indices.last {
        sections[last].rows.height = rect.maxY - sections[last].rows.y
      } else {
        sections.append(Section(titles: titles, rows: rect))
      }
      list = cell.list
    }
    return sections.filter { $0.titles.header != nil || $0.titles.footer != nil }
  }

  private func header(_ section: Section, from left: Double, to right: Double) -> SetText? {
    guard let title = section.titles.header else { return nil }
    let isPlain = style == .plain
    let font = isPlain ? Font.system(Self.plainSize, weight: .semibold) : .system(Self.size)
    let height = measurer.lineHeight(font)
    let top = section.rows.y - height - (isPlain ? Self.plainGap : Self.gap)
    return text(
      isPlain ? title : title.uppercased(), font, isPlain ? palette.label : palette.secondaryLabel, lines: 1,
      in: Rect(x: left, y: top, width: right - left, height: height))
  }

  private func footer(_ section: Section, from left: Double, to right: Double) -> SetText? {
    guard let title = section.titles.footer else { return nil }
    let box = Rect(x: left, y: section.rows.maxY + Self.gap, width: right - left, height: Self.footerLimit)
    return text(title, .system(Self.size), palette.secondaryLabel, lines: 0, in: box)
  }

  private func text(_ title: String, _ font: Font, _ color: DisplayColor, lines: Int, in box: Rect) -> SetText? {
    let isMirrored = scene.configuration.direction == .rightToLeft
    return TextSetter(text: measurer).set(
      [TextRun(text: title, font: font)], in: box,
      style: TextSetter.Style(
        color: color, alignment: isMirrored ? .right : .left, verticalAlignment: .top, maximumLines: lines,
        truncation: .tail))
  }

  /// The footnote and headline styles at the standard text size, in points.
  private static let size = 13.0
  private static let plainSize = 17.0
  /// The distance from a title to the rows, in points.
  private static let gap = 7.0
  private static let plainGap = 4.0
  /// More than the height of any footer, in points.
  private static let footerLimit = 1000.0
}
