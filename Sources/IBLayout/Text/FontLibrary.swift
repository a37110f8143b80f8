package import IBAssets
package import OpenType

/// The fonts in a project, for measuring. Two libraries are equal if they have the same fonts for the same document.
package struct FontLibrary: Hashable, Sendable {
  private let fonts: DocumentFonts?

  /// No fonts but the system's.
  package static let none = FontLibrary(nil)

  package init(_ fonts: DocumentFonts?) {
    self.fonts = fonts
  }

  /// The font with a PostScript name; nil if the project has no file for it.
  package func font(named name: String) -> OpenTypeFont? { fonts?.font(named: name) }

  package static func == (one: FontLibrary, other: FontLibrary) -> Bool { one.fonts === other.fonts }

  package func hash(into hasher: inout Hasher) { hasher.combine(fonts.map(ObjectIdentifier.init)) }
}
