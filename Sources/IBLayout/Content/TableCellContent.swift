import IBModel
import IBSyntax

/// What a table's cell says of itself, every default explicit.
struct TableCellContent: Sendable {
  /// A style whose labels and image UIKit places by itself.
  enum Style: Hashable, Sendable { case basic, rightDetail, leftDetail, subtitle }

  /// A static section, as far as the place of its rows depends on it.
  struct Section: Hashable, Sendable {
    let hasHeaderTitle: Bool
    let hasFooterTitle: Bool
  }

  /// Nil for a custom style.
  let style: Style?
  /// Object ids of the parts of a built-in style.
  let textLabel: String?
  let detailLabel: String?
  let imageView: String?
  /// Nil for a cell without one.
  let accessory: CellAccessory?
  /// How far the text of a built-in style is indented, in points.
  let indentation: Double
  /// Nil where the table or the content decides; in points.
  let rowHeight: Double?
  /// In points; nil for the table's.
  let separatorInset: Insets?
  /// The same for the cells of one list in the document: a static section, or all prototypes.
  let list: Int?
  /// Nil for a prototype.
  let section: Section?
  /// Whether it is the last row of a static section; prototypes are followed by others.
  let isLastOfSection: Bool

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
    section = cells?.parent.map(Section.init)
    isLastOfSection = cells?.children(named: .tableViewCell).reduce(nil) { $1 } == source.element
  }

  /// UITableViewCell's documented default, in points.
  private static let defaultIndentation = 10.0
}

extension TableCellContent.Section {
  fileprivate init(_ section: XMLElement) {
    hasHeaderTitle = section[.headerTitle]?.isEmpty == false
    hasFooterTitle = section[.footerTitle] != nil
  }
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
