package import IBModel
import IBSyntax

/// The properties of a table view's cell, with explicit defaults.
package struct TableCellContent: Sendable {
  /// A style with labels and an image that UIKit places.
  package enum Style: Hashable, Sendable { case basic, rightDetail, leftDetail, subtitle }

  /// The style; nil for a custom one.
  package let style: Style?
  /// The id of the text label in a built-in style. `detailLabel` is that of the second label.
  package let textLabel: String?
  package let detailLabel: String?
  package let imageView: String?
  /// The accessory; nil without one.
  package let accessory: CellAccessory?
  /// The indentation of the text of a built-in style, in points.
  package let indentation: Double
  /// The height in points; nil if the table or the content determines it.
  package let rowHeight: Double?
  /// The separator insets in points; nil for those of the table.
  package let separatorInset: Insets?
  /// A number for the list that contains the cell: a static section, or all prototypes. Nil for a cell outside lists.
  package let list: Int?
  /// The titles of the cell's section; nil for a prototype.
  package let section: TableSectionContent.Titles?
  /// Whether the cell is the last row of a static section. A prototype is assumed not to be last.
  package let isLastOfSection: Bool

  init(_ source: ContentSource) {
    style = Style(source[.style])
    textLabel = source[.textLabel]
    detailLabel = source[.detailTextLabel]
    imageView = source[.imageView]
    accessory = source[.accessoryType].flatMap(CellAccessory.init)
    let level = source.number(.indentationLevel) ?? 0
    indentation = level * (source.number(.indentationWidth) ?? Self.defaultIndentation)
    rowHeight = source.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil }
    separatorInset = source.child(key: "separatorInset").map(Insets.init(edges:))
    let list = source.element.parent
    self.list = list?.index
    let cells = list?.name == .cells ? list : nil
    section = cells?.parent.map(TableSectionContent.Titles.init(of:))
    isLastOfSection =
      cells != nil && source.element.name == .tableViewCell
      && !source.element.followingSiblings.contains { $0.name == .tableViewCell }
  }

  /// The default indentation in points in the documentation of UITableViewCell.
  private static let defaultIndentation = 10.0
}

extension TableCellContent.Style {
  fileprivate init?(_ name: String?) {
    switch name {
    case "IBUITableViewCellStyleDefault": self = .basic
    case "IBUITableViewCellStyleValue1": self = .rightDetail
    case "IBUITableViewCellStyleValue2": self = .leftDetail
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: return nil
    }
  }
}
