import IBAssets
import IBModel
import IBSource

extension AssetEntry {
  /// The extension of the file name in lower case; nil without one.
  var fileExtension: String? {
    guard let name = filename, let dot = name.lastIndex(of: ".") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether the extension is that of a known image format.
  var saysImage: Bool { fileExtension.map(Self.imageExtensions.contains) ?? false }

  private static let imageExtensions = Set(ImageHeader.Format.allCases.flatMap(\.extensions))
}

extension AssetEntry {
  /// Whether the entry is the icon for the App Store, in its default appearance.
  ///
  /// Source: Measurements/Assets.md#app-icons. Up to Xcode 14, this icon has its own idiom; later, one icon is used for
  /// every size.
  var isStoreIcon: Bool {
    guard json["size"]?.text == "1024x1024", json["appearances"] == nil else { return false }
    return slot.idiom == "ios-marketing"
      || slot.idiom == AssetSelection.universal && json["platform"]?.text == "ios"
  }
}

extension [Double] {
  /// For example `120 × 121`.
  var asPixels: String { map(\.plainText).joined(separator: " × ") }
}
