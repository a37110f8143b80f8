/// An image file outside catalogs. Its name contains its scale and idiom.
///
/// Source: UIImage's documentation, `init(named:in:compatibleWith:)`: `Name@2x~ipad.png`.
package struct LooseImage: Hashable, Sendable {
  package let path: String
  /// The name in documents, without scale, idiom and extension.
  let stem: String
  let fileExtension: String
  let slot: AssetSlot

  private static let idioms = ["~iphone": "iphone", "~ipad": "ipad"]
  private static let scales = ["@2x": 2, "@3x": 3]

  /// Nil for a file without the extension of an image.
  init?(name: String, in folder: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    fileExtension = String(name[name.index(after: dot)...])
    guard Self.extensions.contains(fileExtension.lowercased()) else { return nil }
    var stem = String(name[..<dot])
    var slot = AssetSlot()
    slot.idiom = AssetSelection.universal
    for (suffix, idiom) in Self.idioms where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      slot.idiom = idiom
    }
    slot.scale = 1
    for (suffix, scale) in Self.scales where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      slot.scale = scale
    }
    self.stem = stem
    self.slot = slot
    path = AssetPath.join(folder, name)
  }

  /// The name by which a document may mean the file of one scale: `play.png` for `play@2x.png`. Nil for any other name.
  package static func name(besidesScaleIn name: String) -> String? {
    guard scales.keys.contains(where: name.contains), let image = LooseImage(name: name, in: "") else { return nil }
    return "\(image.stem).\(image.fileExtension)"
  }

  private static let extensions = Set(
    ImageHeader.Format.allCases.flatMap(\.extensions) + ["tif", "tiff", "bmp", "icns"])
}
