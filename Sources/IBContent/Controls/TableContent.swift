import IBModel
import IBSyntax

/// The properties of a table, every default explicit.
struct TableContent: Sendable {
  enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }

  let style: Style
  /// Whether its rows are in the document, and not prototypes of rows that code makes.
  let isStatic: Bool
  /// The height of every row in points; nil if each row or the system decides.
  let rowHeight: Double?
  /// Whether it has an automatic row height and an estimate: the only way to ask for self-sizing rows before iOS 11.
  let estimatesRows: Bool
  /// In points; nil if the file has none.
  let sectionHeaderHeight: Double?
  /// In points; nil if the file has none.
  let sectionFooterHeight: Double?
  let hasSeparators: Bool
  /// In points; nil for the system's.
  let separatorInset: Insets?
  /// Nil for the system's default.
  let insetsContentViewsToSafeArea: Bool?
  /// The settings in the table's user-defined runtime attributes.
  let settings: ControllerSettings

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
