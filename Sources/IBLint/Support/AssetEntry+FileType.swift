import IBAssets

extension AssetEntry {
  /// The extension of its file name in lower case; nil if it has none.
  var fileExtension: String? {
    guard let name = filename, let dot = name.lastIndex(of: ".") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether the extension is that of a known image format.
  var saysImage: Bool { fileExtension.map(Self.imageExtensions.contains) ?? false }

  private static let imageExtensions = Set(ImageHeader.Format.allCases.flatMap(\.extensions))
}
