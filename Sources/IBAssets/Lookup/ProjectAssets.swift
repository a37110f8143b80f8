import OpenType
import Synchronization

/// The catalogs and loose images of one project. Each is read once, on demand.
///
/// Several threads may use it at once, and the results do not depend on the order of requests.
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
  /// The fonts; nil until one is needed.
  private let fonts = Mutex<FontIndex?>(nil)

  /// - Parameters:
  ///   - root: the path of the project's folder.
  ///   - isSearched: whether to search a folder with this name.
  package init(root: String, files: AssetFiles, isSearched: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.root = root
    self.files = files
    self.isSearched = isSearched
  }

  /// All names in the project. The first access searches the folder of the project.
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

  /// The header of an image file; nil for a file of an unknown format.
  package func header(_ path: String) -> ImageHeader? {
    if let known = state.withLock({ $0.headers[path] }) { return known }
    let header = readHeader(path)
    state.withLock { $0.headers[path] = .some(header) }
    return header
  }

  /// The font with this name in the file nearest to a document; nil without one. Each font is read once.
  func font(named name: String, near document: String) -> OpenTypeFont? {
    withFonts { $0.font(named: name, near: document, files: files) }
  }

  /// Evaluates a question about the fonts of the project, whose files are read for the first question.
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
