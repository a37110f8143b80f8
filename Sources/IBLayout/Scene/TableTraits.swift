import IBModel
import IBSyntax

/// What a table says of all its rows, every default explicit.
struct TableTraits: Sendable {
  /// Whether content views lie inside the safe area, while cells and their backgrounds fill the table (row T5).
  let insetsContentViews: Bool
  /// Whether the margins of cells leave at most the readable width between them (T7).
  let followsReadableWidth: Bool
  /// Whether a separator's inset counts from the automatic one instead of the cell's edge (T6).
  let separatorsCountFromAutomaticInsets: Bool

  /// What Xcode's canvas draws: it lays rows out as if no safe area reached them and no text were too wide to read.
  static let drawn = TableTraits()

  private init() {
    insetsContentViews = false
    followsReadableWidth = false
    separatorsCountFromAutomaticInsets = false
  }

  /// Source of the defaults: UITableView's documentation; facts/runtime/margins-cells.json and readable-width.json,
  /// tableViews (remembered there: iOS 9 to 11 follow the readable width).
  init(of table: ResolvedView, _ settings: ControllerSettings, in release: SystemRelease) {
    let insets = settings.insetsContentViewsToSafeArea ?? table.flag(.contentViewInsetsToSafeArea)
    insetsContentViews = release.hasSafeAreas && insets ?? true
    followsReadableWidth = settings.cellLayoutMarginsFollowReadableWidth ?? release.cellsFollowReadableWidth
    separatorsCountFromAutomaticInsets =
      !release.hasSafeAreas || settings.separatorInsetReference == .fromAutomaticInsets
  }
}
