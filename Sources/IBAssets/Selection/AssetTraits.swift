package import IBModel

/// The environment an entry is chosen for. Traits that are nil are unspecified.
package struct AssetTraits: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case light, dark }

  /// The idiom in the catalogs' words: `iphone`, `ipad`, `mac`, `tv`, `watch` …; nil selects only universal entries.
  package var idiom: String?
  /// Pixels per point of the screen.
  package var scale: Int
  package var horizontal: SizeClass?
  package var vertical: SizeClass?
  package var style: Style?
  package var isHighContrast = false
  package var direction: AssetSlot.Direction?
  /// The subtype of the screen, such as `retina4`.
  package var subtype: String?
  /// The screen width of watches, such as `<=145`.
  package var screenWidth: String?
  package var isDisplayP3 = false
  /// Gigabytes; nil takes only the entries for any memory.
  package var memory: Int?
  /// The best one first.
  package var graphics: [String] = []
  /// The best one first.
  package var languages: [String] = []

  package init(idiom: String?, scale: Int) {
    self.idiom = idiom
    self.scale = scale
  }
}
