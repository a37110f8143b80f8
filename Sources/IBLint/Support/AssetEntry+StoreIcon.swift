import IBAssets
import IBSource

extension AssetEntry {
  /// Whether it is the icon for the App Store, in its default appearance.
  ///
  /// Source: Measurements/Assets.md#app-icons: it has its own idiom until Xcode 14, then one icon is used for every
  /// size.
  var isStoreIcon: Bool {
    guard json["size"]?.text == "1024x1024", json["appearances"] == nil else { return false }
    return slot.idiom == "ios-marketing"
      || slot.idiom == AssetSelection.universal && json["platform"]?.text == "ios"
  }
}
