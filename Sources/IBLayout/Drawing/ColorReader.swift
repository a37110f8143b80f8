package import IBAssets
package import IBContent
package import IBModel

/// Reads the colors of a document: named colors from asset catalogs in the environment, and system colors in the
/// interface style.
///
/// A document's copies of named colors have only the light appearance, which is used in dark mode too. Components in
/// any color space are read as sRGB; the difference does not matter in a picture of frames.
package struct ColorReader {
  private let stored: StoredColors
  private let palette: SystemPalette
  private let isDark: Bool
  private let assets: DocumentAssets?
  private let traits: AssetTraits

  /// - Parameter assets: the assets that define named colors; if nil, the document's copies are used.
  package init(_ document: Document, style: InterfaceStyle, assets: DocumentAssets?, traits: AssetTraits) {
    palette = SystemPalette(style, contrast: traits.isHighContrast ? .high : .normal)
    isDark = style == .dark
    stored = StoredColors(document)
    self.assets = assets
    self.traits = traits
  }

  /// Whether named colors have the right appearance, instead of the light copies in the document.
  var knowsColors: Bool { !isDark || assets != nil || stored.hasNoNamed }

  /// A color in the configuration; nil for no color, or for a name that neither a catalog nor the document defines.
  package func color(_ color: ContentColor?) -> DisplayColor? {
    switch color {
    case .components(let components), .displayP3(let components): components
    case .named(let name): defined(name) ?? stored.named(name)
    case .white(let white, let alpha): DisplayColor(white: white, alpha: alpha)
    case .system(let name, let copy): copy ?? systemColor(named: name)
    case nil: nil
    }
  }

  /// A system color. The document's copy has the light appearance at standard contrast.
  private func systemColor(named name: String) -> DisplayColor? {
    if let strong = palette.strong(name) { return strong }
    let copy = stored.system(name)
    return isDark ? palette.named(name) ?? copy : copy ?? palette.named(name)
  }

  private func defined(_ name: String) -> DisplayColor? {
    switch assets?.color(named: name, for: traits) {
    case .components(_, let red, let green, let blue, let alpha):
      DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
    case .reference(_, let name): systemColor(named: name)
    case nil: nil
    }
  }
}
