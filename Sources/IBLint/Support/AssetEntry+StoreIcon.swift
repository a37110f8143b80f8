import IBAssets
import IBSource

extension AssetEntry {
  /// Whether it is the icon that the App Store shows, in its usual appearance.
  ///
  /// Source: Measurements/Assets.md#app-icons: an idiom of its own until Xcode 14, then one icon for every size.
  var isStoreIcon: Bool {
    guard json["size"]?.text == "1024x1024", json["appearances"] == nil else { return false }
    return slot.idiom == "ios-marketing"
      || slot.idiom == AssetSelection.universal && json["platform"]?.text == "ios"
  }
}
