/// A font as it is archived (Measurements/Compile.md#fonts).
struct NibFont: Hashable, Sendable {
  let name: String
  /// In points; that of the smallest text size for a text style.
  let size: Double
  var textStyle: String?
  /// 1 for italic, 2 for bold.
  let traits: Int64
  let isSystem: Bool
  /// Of its descriptor, besides the size.
  var attributes: [Attribute] = []
  /// Whether it is the system's bold font, which is not the system's font in bold.
  var isEmphasized = false

  struct Attribute: Hashable, Sendable {
    let key: String
    let value: String
  }

  private static let usageKey = "NSCTFontUIUsageAttribute"

  static func system(_ weight: String, size: Double) -> Self? {
    guard let known = weights[weight] else { return nil }
    return Self(
      name: ".SFUI-\(known.name)", size: size, traits: known.isBold ? 2 : 0, isSystem: true,
      attributes: [Attribute(key: usageKey, value: "CTFont\(known.usage)Usage")])
  }

  static func boldSystem(size: Double) -> Self {
    Self(
      name: ".SFUI-Bold", size: size, traits: 2, isSystem: true,
      attributes: [
        Attribute(key: usageKey, value: "CTFontEmphasizedUsage"),
        Attribute(key: "NSCTFontUIUsageOverrideAttribute", value: "CTFontBoldUsage"),
      ], isEmphasized: true)
  }

  static func italicSystem(size: Double) -> Self {
    Self(
      name: ".SFUI-RegularItalic", size: size, traits: 1, isSystem: true,
      attributes: [Attribute(key: usageKey, value: "CTFontObliqueUsage")])
  }

  static func named(_ name: String, size: Double) -> Self {
    let isBold = name.contains("Bold") || name.contains("Heavy") || name.contains("Black")
    let isItalic = name.contains("Italic") || name.contains("Oblique")
    return Self(
      name: name, size: size, traits: (isBold ? 2 : 0) + (isItalic ? 1 : 0), isSystem: false,
      attributes: [Attribute(key: "NSFontNameAttribute", value: name)])
  }

  static func style(_ style: String, size: Double, isBold: Bool) -> Self {
    Self(
      name: isBold ? ".SFUI-Semibold" : ".SFUI-Regular", size: size, textStyle: style, traits: isBold ? 2 : 0,
      isSystem: true)
  }

  private static let weights: [String: (name: String, usage: String, isBold: Bool)] = [
    "ultraLight": ("Ultralight", "UltraLight", false), "thin": ("Thin", "Thin", false),
    "light": ("Light", "Light", false), "regular": ("Regular", "Regular", false),
    "medium": ("Medium", "Medium", false), "semibold": ("Semibold", "Demi", true), "bold": ("Bold", "Bold", true),
    "heavy": ("Heavy", "Heavy", true), "black": ("Black", "Black", true),
  ]
}
