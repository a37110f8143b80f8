package import OpenType
import Synchronization

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

  /// The font with a PostScript name or, for documents that have that instead, a full name; nil where no file of the
  /// project has it.
  package func font(named name: String) -> OpenTypeFont? {
    if let font = known.withLock({ $0[name] }) { return font }
    let font = project().font(named: name, near: document)
    known.withLock { $0[name] = .some(font) }
    return font
  }
}
