import OpenType

/// Which files of a project have the fonts of a name.
struct FontIndex: Sendable {
  /// By name; sorted by path.
  private let paths: [String: [String]]

  /// Reads the names in each file.
  ///
  /// - Parameter paths: of the files, sorted.
  init(_ paths: [String], files: AssetFiles) {
    var found: [String: [String]] = [:]
    for path in paths {
      for font in files.read(path).map(OpenTypeFont.all) ?? [] {
        for name in Set([font.postScriptName, font.fullName]) { found[name, default: []].append(path) }
      }
    }
    self.paths = found
  }

  /// The file nearest to a document that has the font; nil if none has it.
  func path(of name: String, near document: String) -> String? {
    AssetPath.nearest(paths[name] ?? [], to: document, path: \.self)
  }

  /// Whether documents mean a font by a name: they have PostScript names, some the full ones.
  static func isCalled(_ name: String, _ font: OpenTypeFont) -> Bool {
    font.postScriptName == name || font.fullName == name
  }
}
