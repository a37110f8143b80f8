import OpenType
import Synchronization

/// The catalogs and loose images of one project. Each is read once, on demand.
///
/// Several threads may use it at once; answers do not depend on the order of requests.
package final class ProjectAssets: Sendable {
  private struct State {
    var index: AssetIndex?
    var sets: [String: AssetSet] = [:]
    var headers: [String: ImageHeader?] = [:]
  }

  private let root: String
  private let files: AssetFiles
  private let isSearched: @Sendable (String) -> Bool
  private let state = Mutex(State())
  /// Nil until a font is asked for.
  private let fonts = Mutex<FontIndex?>(nil)

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - isSearched: whether a folder of this name is looked into.
  package init(root: String, files: AssetFiles, isSearched: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.root = root
    self.files = files
    self.isSearched = isSearched
  }

  /// All names in the project; the first access searches the project's folder.
  package var index: AssetIndex {
    state.withLock { state in
      if let index = state.index { return index }
      let index = AssetIndex(root: root, files: files, isSearched: isSearched)
      state.index = index
      return index
    }
  }

  package func set(_ reference: AssetCatalog.Reference) -> AssetSet {
    if let known = state.withLock({ $0.sets[reference.path] }) { return known }
    let set = AssetSet(reference, files: files)
    state.withLock { $0.sets[reference.path] = set }
    return set
  }

  /// Whether the files have the same bytes.
  func areCopies(_ paths: [String]) -> Bool {
    let contents = Set(paths.map(files.read))
    return contents.count == 1 && !contents.contains(nil)
  }

  /// The contents of an image file's header; nil for a file that is not a known image.
  package func header(_ path: String) -> ImageHeader? {
    if let known = state.withLock({ $0.headers[path] }) { return known }
    let header = readHeader(path)
    state.withLock { $0.headers[path] = .some(header) }
    return header
  }

  /// The font with a name in the file nearest to a document; nil if no file defines it. Each font is read once.
  func font(named name: String, near document: String) -> OpenTypeFont? {
    withFonts { $0.font(named: name, near: document, files: files) }
  }

  /// Asks the fonts of the project, whose files are read for the first question.
  func withFonts<Answer>(_ question: (inout FontIndex) -> Answer) -> Answer {
    let paths = index.fonts
    return fonts.withLock { fonts in
      var known = fonts ?? FontIndex(paths, files: files)
      defer { fonts = known }
      return question(&known)
    }
  }

  private func readHeader(_ path: String) -> ImageHeader? {
    if case .header(let header) = files.header(path) { return header }
    return nil
  }
}
