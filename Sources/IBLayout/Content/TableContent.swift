import IBModel
import IBSyntax

/// What a table says of its rows and sections, every default explicit.
struct TableContent: Sendable {
  enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }

  let style: Style
  /// Whether its rows are in the document rather than prototypes of rows that code makes.
  let isStatic: Bool
  /// The height of every row in points; nil where each row decides, or the system.
  let rowHeight: Double?
  /// Whether it asks for rows as high as their content in the one way that systems before iOS 11 know: an automatic
  /// height and an estimate.
  let estimatesRows: Bool
  /// In points; nil where the file gives none.
  let sectionHeaderHeight: Double?
  /// In points; nil where the file gives none.
  let sectionFooterHeight: Double?
  let hasSeparators: Bool
  /// In points; nil for the system's.
  let separatorInset: Insets?
  /// Nil for the system's default.
  let insetsContentViewsToSafeArea: Bool?
  /// What the table's user-defined runtime attributes set.
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
