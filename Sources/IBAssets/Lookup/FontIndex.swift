package import OpenType
import Synchronization

/// The font files of a project by the names of their fonts, and the fonts that have been read.
struct FontIndex: Sendable {
  /// The paths of the files with each font, sorted.
  private let paths: [String: [String]]
  /// The names of all files, with their extensions.
  let fileNames: Set<String>
  /// Whether all files could be read.
  let isComplete: Bool
  /// The fonts by path and name.
  private var fonts: [String: [String: OpenTypeFont]] = [:]

  /// Reads the names of the fonts in each file.
  ///
  /// - Parameter paths: the paths of the files, sorted.
  init(_ paths: [String], files: AssetFiles) {
    var found: [String: [String]] = [:]
    var isComplete = true
    for path in paths {
      let fonts = Self.fonts(in: path, files)
      isComplete = isComplete && !fonts.isEmpty
      for font in fonts {
        for name in Self.names(of: font) { found[name, default: []].append(path) }
      }
    }
    self.paths = found
    self.isComplete = isComplete
    fileNames = Set(paths.lazy.map(AssetPath.name))
  }

  /// The path of the nearest file to a document that contains the font; nil without one.
  func path(ofFont name: String, near document: String) -> String? {
    AssetPath.nearest(paths[name] ?? [], to: document, path: \.self)
  }

  /// The font with this name in the file nearest to a document; nil without one.
  mutating func font(named name: String, near document: String, files: AssetFiles) -> OpenTypeFont? {
    guard let path = AssetPath.nearest(paths[name] ?? [], to: document, path: \.self) else { return nil }
    if let known = fonts[path]?[name] { return known }
    let font = Self.fonts(in: path, files).first { Self.names(of: $0).contains(name) }
    fonts[path, default: [:]][name] = font
    return font
  }

  private static func fonts(in path: String, _ files: AssetFiles) -> [OpenTypeFont] {
    files.read(path).map(OpenTypeFont.all) ?? []
  }

  /// The names by which documents refer to a font: its PostScript name and, in some documents, its full name.
  private static func names(of font: OpenTypeFont) -> Set<String> { [font.postScriptName, font.fullName] }

  private static let extensions: Set<String> = ["otc", "otf", "ttc", "ttf"]

  /// Whether a file with this name may contain fonts.
  static func mayRead(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}

/// The fonts of a project as seen from one document.
package final class DocumentFonts: Sendable {
  private let project: @Sendable () -> ProjectAssets
  private let document: String
  /// The fonts by name; nil for a font that is in no file.
  private let known = Mutex<[String: OpenTypeFont?]>([:])

  init(document path: String, in project: @escaping @Sendable () -> ProjectAssets) {
    self.project = project
    document = path
  }

  /// The font with a PostScript name or, as some documents contain it, a full name; nil if no file of the project
  /// contains it.
  package func font(named name: String) -> OpenTypeFont? {
    if let font = known.withLock({ $0[name] }) { return font }
    let font = project().font(named: name, near: document)
    known.withLock { $0[name] = .some(font) }
    return font
  }
}
