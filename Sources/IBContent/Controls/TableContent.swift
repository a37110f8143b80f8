package import IBModel
import IBSyntax

/// The properties of a table, every default explicit.
package struct TableContent: Sendable {
  package enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }

  package let style: Style
  /// Whether its rows are in the document. Otherwise they are prototypes of rows that code makes.
  package let isStatic: Bool
  /// The height of every row in points; nil if each row or the system decides.
  package let rowHeight: Double?
  /// Whether it has an automatic row height and an estimate: the only way to ask for self-sizing rows before iOS 11.
  package let estimatesRows: Bool
  /// In points; nil if the file has none.
  package let sectionHeaderHeight: Double?
  /// In points; nil if the file has none.
  package let sectionFooterHeight: Double?
  package let hasSeparators: Bool
  /// In points; nil for the system's.
  package let separatorInset: Insets?
  /// Nil for the system's default.
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

  /// UITableView.automaticDimension, as Interface Builder writes it.
  private static let automaticDimension = -1.0
}

package struct TableSectionContent: Sendable {
  /// The texts above and below a section's rows.
  package struct Titles: Hashable, Sendable {
    /// Nil without one; the same for the footer.
    package let header: String?
    package let footer: String?
  }

  package let id: String?
  package let titles: Titles
  /// The object ids of its rows, in order.
  package let rows: [String]

  /// The sections of a table; nil for a table whose rows are prototypes.
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
  /// Each in an attribute or, if it is long, in a `<string>` child (Measurements/Format.md#strings).
  init(of section: XMLElement) {
    func text(_ key: String, _ attribute: Name) -> String? {
      let text = section[attribute] ?? section.child(named: .string, key: key)?.text
      return text?.isEmpty == false ? text : nil
    }
    header = text("headerTitle", .headerTitle)
    footer = text("footerTitle", .footerTitle)
  }
}
