/// The lengths of lists in points. Measurements/SwiftUI.md#lists; those before iOS 26 are assumed,
/// Measurements/SwiftUI.md#earlier-lists.
struct ListMetrics: Hashable, Sendable {
  /// The least height of a row.
  let rowHeight: Double
  /// Above and below the content of a row.
  let rowInset: Double
  /// Before and after the content of a row.
  let sideInset: Double
  /// Beside the cards of an inset list; 0 for a plain one.
  let cardInset: Double
  /// Between a card and a card without a header.
  let sectionGap: Double
  /// Between a header and its card.
  let headerGap: Double

  init(_ style: ListContainer.Style, _ environment: ViewEnvironment) {
    let isCurrent = environment.generation >= .iOS26
    rowHeight = isCurrent ? 52 : 44
    rowInset = isCurrent ? 15 : 11
    sideInset = !isCurrent && environment.isRegularWidth ? 20 : 16
    cardInset = style == .plain ? 0 : 16
    sectionGap = style == .plain ? 0 : 35
    headerGap = 10
  }
}
