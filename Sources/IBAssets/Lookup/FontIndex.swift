package import OpenType
import Synchronization

/// The files of a project that contain a font with a name, and the fonts that have been read.
struct FontIndex: Sendable {
  /// By name; sorted by path.
  private let paths: [String: [String]]
  /// The names of all files, with their extensions.
  let fileNames: Set<String>
  /// Whether a font could be read in every file.
  let isComplete: Bool
  /// By path and name.
  private var fonts: [String: [String: OpenTypeFont]] = [:]

  /// Reads the names in each file.
  ///
  /// - Parameter paths: of the files, sorted.
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

  /// The file nearest to a document that has a font of the name; nil without one.
  func path(ofFont name: String, near document: String) -> String? {
    AssetPath.nearest(paths[name] ?? [], to: document, path: \.self)
  }

  /// The font with a name in the file nearest to a document; nil if no file defines it.
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

  /// The names by which documents refer to a font: its PostScript name, in some documents its full name.
  private static func names(of font: OpenTypeFont) -> Set<String> { [font.postScriptName, font.fullName] }

  private static let extensions: Set<String> = ["otc", "otf", "ttc", "ttf"]

  /// Whether a file with this name may contain fonts.
  static func mayRead(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}

/// The fonts of a project's files as one document sees them.
package final class DocumentFonts: Sendable {
  private let project: @Sendable () -> ProjectAssets
  private let document: String
  /// By name; nil for a font that no file has.
  private let known = Mutex<[String: OpenTypeFont?]>([:])

  init(document path: String, in project: @escaping @Sendable () -> ProjectAssets) {
    self.project = project
    document = path
  }

  /// The font with a PostScript name or a full name, because some documents contain the full name; nil if no file of
  /// the project defines it.
  package func font(named name: String) -> OpenTypeFont? {
    if let font = known.withLock({ $0[name] }) { return font }
    let font = project().font(named: name, near: document)
    known.withLock { $0[name] = .some(font) }
    return font
  }
}
