import IBModel

/// A text style of Dynamic Type with its sizes (Measurements/Text.md#dynamic-type). The styles are generated.
struct TextStyle: Sendable {
  /// The full name, such as `UICTFontTextStyleBody`.
  let name: String
  let weight: FontWeight
  /// The weight of the style's emphasized variant, such as `UICTFontTextStyleEmphasizedBody`.
  let emphasizedWeight: FontWeight
  /// In points, by content size category.
  let sizes: [Double]
  /// The distance between baselines in points, by content size category.
  let leadings: [Double]

  /// The font of the style with this name, plain or emphasized, in a content size category; nil for an unknown name.
  static func font(_ name: String, textSize: ContentSizeCategory) -> Font? {
    let emphasized = name.hasPrefix(emphasizedPrefix)
    let plain = emphasized ? prefix + name.dropFirst(emphasizedPrefix.count) : name
    guard let style = all.first(where: { $0.name == plain }) else { return nil }
    let category = categories.firstIndex(of: textSize.rawValue) ?? textSize.rank
    return Font(
      family: .system(emphasized ? style.emphasizedWeight : style.weight), size: style.sizes[category],
      textStyle: name, leading: style.leadings[category])
  }

  private static let prefix = "UICTFontTextStyle"
  private static let emphasizedPrefix = prefix + "Emphasized"
}
