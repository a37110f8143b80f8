package import IBModel
import IBSyntax

/// The properties of a table's cell, every default explicit.
package struct TableCellContent: Sendable {
  /// A style whose labels and image UIKit places.
  package enum Style: Hashable, Sendable { case basic, rightDetail, leftDetail, subtitle }

  /// Nil for a custom style.
  package let style: Style?
  /// Object ids of the parts of a built-in style.
  package let textLabel: String?
  package let detailLabel: String?
  package let imageView: String?
  /// Nil for a cell without an accessory.
  package let accessory: CellAccessory?
  /// The indentation of the text of a built-in style, in points.
  package let indentation: Double
  /// In points; nil if the table or the content decides.
  package let rowHeight: Double?
  /// In points; nil for the table's.
  package let separatorInset: Insets?
  /// Identifies a list of the document: a static section, or all prototypes. Nil for a cell in no list.
  package let list: Int?
  /// The titles of its section; nil for a prototype.
  package let section: TableSectionContent.Titles?
  /// Whether it is the last row of a static section. A prototype is assumed not to be the last row.
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

  /// UITableViewCell's documented default, in points.
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
