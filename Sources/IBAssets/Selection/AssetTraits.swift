package import IBModel

/// The environment for which an entry is chosen. A trait that is nil is unspecified.
package struct AssetTraits: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case light, dark }

  /// The idiom in the words of catalogs: `iphone`, `ipad`, `mac`, `tv`, `watch` …; nil selects only universal entries.
  package var idiom: String?
  /// The number of pixels per point of the screen.
  package var scale: Int
  package var horizontal: SizeClass?
  package var vertical: SizeClass?
  package var style: Style?
  package var isHighContrast = false
  package var direction: AssetSlot.Direction?
  /// The subtype of the screen, such as `retina4`.
  package var subtype: String?
  /// The screen width of a watch, such as `<=145`.
  package var screenWidth: String?
  package var isDisplayP3 = false
  /// The memory in gigabytes; nil selects only the entries for any memory.
  package var memory: Int?
  /// The graphics families, the best one first.
  package var graphics: [String] = []
  /// The languages, the preferred one first.
  package var languages: [String] = []

  package init(idiom: String?, scale: Int) {
    self.idiom = idiom
    self.scale = scale
  }
}
