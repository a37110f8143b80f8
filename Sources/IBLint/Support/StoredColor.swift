import IBAssets
import IBSyntax

/// The value of a named color that a document stores, for systems and bundles without its catalog.
struct StoredColor {
  private let space: String
  private let components: [Double]

  /// The most that another notation of a component can cause (Measurements/Assets.md#stored-colors).
  private static let tolerance = 0.003
  /// The color spaces that are compared: their names in documents and in catalogs.
  private static let spaces = ["sRGB": "srgb", "displayP3": "display-p3"]

  /// Nil for an entry whose value cannot be compared with those of catalogs.
  init?(_ entry: XMLElement) {
    guard let color = entry.child(named: .color), let space = color[.customColorSpace].flatMap({ Self.spaces[$0] })
    else { return nil }
    let components = [Name.red, .green, .blue, .alpha].compactMap(color.number)
    guard components.count == 4 else { return nil }
    self.space = space
    self.components = components
  }

  private init?(_ color: AssetColor) {
    guard case .components(let space, let red, let green, let blue, let alpha) = color else { return nil }
    self.space = space
    components = [red, green, blue, alpha]
  }

  /// The color with a name in the catalogs; nil for one that has no such value.
  static func inCatalog(_ name: String, _ assets: DocumentAssets) -> StoredColor? {
    assets.color(named: name, for: AssetTraits(idiom: nil, scale: 1)).flatMap(StoredColor.init)
  }

  /// Whether both colors look the same; nil if they are in different color spaces.
  func equals(_ other: StoredColor) -> Bool? {
    guard space == other.space else { return nil }
    return zip(components, other.components).allSatisfy { abs($0 - $1) <= Self.tolerance }
  }

  /// The color as designers write it: `#D4D4D4`, `#000000 at 50 %`.
  var words: String {
    let digits = components.prefix(3).map { component in
      let value = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return value.count == 1 ? "0\(value)" : value
    }
    let alpha = Int((components[3] * 100).rounded())
    return "#\(digits.joined())\(alpha == 100 ? "" : " at \(alpha) %")"
  }
}
