package import IBModel
import IBSyntax

/// The properties of a table view, with explicit defaults.
package struct TableContent: Sendable {
  package enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }

  package let style: Style
  /// Whether the document contains the rows. Otherwise, it contains prototypes of rows that code creates.
  package let isStatic: Bool
  /// The height of all rows in points; nil if each row or the system determines it.
  package let rowHeight: Double?
  /// Whether the table has an automatic row height and an estimate, which before iOS 11 was the only way to get
  /// self-sizing rows.
  package let estimatesRows: Bool
  /// The height of section headers in points; nil without one in the file.
  package let sectionHeaderHeight: Double?
  /// The height of section footers in points; nil without one in the file.
  package let sectionFooterHeight: Double?
  package let hasSeparators: Bool
  /// The separator insets in points; nil for those of the system.
  package let separatorInset: Insets?
  /// Whether content views are inside the safe area; nil for the system's default.
  package let insetsContentViewsToSafeArea: Bool?
  /// The settings in the table's user-defined runtime attributes.
  package let settings: ControllerSettings

  init(_ source: ContentSource) {
    switch source[.style] {
    case nil, "plain": style = .plain
    case "insetGrouped": style = .insetGrouped
    default: style = .grouped
    }
    isStatic = source[.dataMode] == "static"
    let height = source.number(.rowHeight)
    rowHeight = height.flatMap { $0 > 0 ? $0 : nil }
    estimatesRows = height == Self.automaticDimension && source.number(.estimatedRowHeight) ?? 0 > 0
    sectionHeaderHeight = source.number(.sectionHeaderHeight)
    sectionFooterHeight = source.number(.sectionFooterHeight)
    hasSeparators = source[.separatorStyle] != "none"
    separatorInset = source.child(key: "separatorInset").map(Insets.init(edges:))
    insetsContentViewsToSafeArea = source.flag(.contentViewInsetsToSafeArea)
    settings = RuntimeAttributes.settings(of: source.element)
  }

  /// The value of UITableView.automaticDimension, as Interface Builder writes it.
  private static let automaticDimension = -1.0
}

package struct TableSectionContent: Sendable {
  /// The texts above and below the rows of a section.
  package struct Titles: Hashable, Sendable {
    /// The text above the rows; nil without one. The same applies to the footer.
    package let header: String?
    package let footer: String?
  }

  package let id: String?
  package let titles: Titles
  /// The ids of the rows, in order.
  package let rows: [String]

  /// The sections of a table view; nil if its rows are prototypes.
  package static func all(of table: Document.View) -> [TableSectionContent]? {
    guard table.element.equals(.dataMode, "static") else { return nil }
    return table.element.child(named: .sections)?.children(named: .tableViewSection).map(Self.init)
  }

  private init(_ section: XMLElement) {
    id = section[.id]
    titles = Titles(of: section)
    rows = section.child(named: .cells)?.children(named: .tableViewCell).compactMap { $0[.id] } ?? []
  }
}

extension TableSectionContent.Titles {
  /// Reads the titles. Each is an attribute or, if it is long, a `<string>` child (Measurements/Format.md#strings).
  init(of section: XMLElement) {
    func text(_ key: String, _ attribute: Name) -> String? {
      let text = section[attribute] ?? section.child(named: .string, key: key)?.text
      return text?.isEmpty == false ? text : nil
    }
    header = text("headerTitle", .headerTitle)
    footer = text("footerTitle", .footerTitle)
  }
}
