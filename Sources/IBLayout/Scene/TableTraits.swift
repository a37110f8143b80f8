/// The properties of a table for all its rows, every default explicit.
struct TableTraits: Sendable {
  /// Whether content views are inside the safe area, while cells and their backgrounds fill the table (row T5).
  let insetsContentViews: Bool
  /// Whether the margins of cells leave at most the readable width between them (T7).
  let followsReadableWidth: Bool
  /// Whether a separator's inset is relative to the automatic inset and not to the cell's edge (T6).
  let separatorsCountFromAutomaticInsets: Bool

  /// On Xcode's canvas: rows are laid out without a safe area and without the readable width.
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
