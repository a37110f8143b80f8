/// The properties of a table for all its rows, with every default explicit.
struct TableTraits: Sendable {
  /// Whether content views are inside the safe area, while cells and their backgrounds fill the table (row T5).
  let insetsContentViews: Bool
  /// Whether the margins of cells limit the content to the readable width (T7).
  let followsReadableWidth: Bool
  /// Whether a separator's inset is relative to the automatic inset instead of the cell's edge (T6).
  let separatorsCountFromAutomaticInsets: Bool

  /// Xcode's canvas lays out rows without a safe area and without the readable width.
  static let onCanvas = TableTraits()

  private init() {
    self.init(insetsContentViews: false, followsReadableWidth: false, separatorsCountFromAutomaticInsets: false)
  }

  init(insetsContentViews: Bool, followsReadableWidth: Bool, separatorsCountFromAutomaticInsets: Bool) {
    self.insetsContentViews = insetsContentViews
    self.followsReadableWidth = followsReadableWidth
    self.separatorsCountFromAutomaticInsets = separatorsCountFromAutomaticInsets
  }
}
