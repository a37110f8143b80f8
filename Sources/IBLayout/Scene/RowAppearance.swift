import IBContent
import IBModel

/// The look that a table gives to a row.
struct RowAppearance: Hashable, Sendable {
  let style: TableContent.Style
  /// Whether the row is the first and the last of its section.
  let isFirst: Bool
  let isLast: Bool

  /// The background of a row, with the corners that the ends of a section have in an inset grouped table
  /// (UITableView.Style.insetGrouped); the radius is about that of iOS 13 to 18, in points.
  func background(_ bounds: Rect, color: DisplayColor) -> Shape {
    guard style == .insetGrouped, isFirst || isLast else { return .box(bounds, fill: color) }
    let path = ShapePath(bounds, topRadius: isFirst ? Self.radius : 0, bottomRadius: isLast ? Self.radius : 0)
    return .path(path, fill: color)
  }

  private static let radius = 10.0
}
