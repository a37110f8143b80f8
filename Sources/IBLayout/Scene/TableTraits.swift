/// What a table says of all its rows, every default explicit.
struct TableTraits: Sendable {
  /// Whether content views are inside the safe area, while cells and their backgrounds fill the table (row T5).
  let insetsContentViews: Bool
  /// Whether the margins of cells leave at most the readable width between them (T7).
  let followsReadableWidth: Bool
  /// Whether a separator's inset counts from the automatic one instead of the cell's edge (T6).
  let separatorsCountFromAutomaticInsets: Bool

  /// What Xcode's canvas draws: it lays rows out as if no safe area reached them and no text were too wide to read.
  static let drawn = TableTraits()

  private init() {
    self.init(insetsContentViews: false, followsReadableWidth: false, separatorsCountFromAutomaticInsets: false)
  }

  init(insetsContentViews: Bool, followsReadableWidth: Bool, separatorsCountFromAutomaticInsets: Bool) {
    self.insetsContentViews = insetsContentViews
    self.followsReadableWidth = followsReadableWidth
    self.separatorsCountFromAutomaticInsets = separatorsCountFromAutomaticInsets
  }
}
