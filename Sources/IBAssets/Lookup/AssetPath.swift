/// Functions for the paths of a project: texts with slashes, all relative to the same folder.
package enum AssetPath {
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The names in a path: the folders and the file.
  ///
  /// A path is split at bytes. Splitting at characters takes several times as long, and each file and finding needs
  /// this.
  package static func names(_ path: some StringProtocol) -> [Substring] {
    let bytes = Substring(path).utf8
    var names: [Substring] = []
    names.reserveCapacity(expectedDepth)
    var start = bytes.startIndex
    while let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")) {
      if start < slash { names.append(Substring(bytes[start..<slash])) }
      start = bytes.index(after: slash)
    }
    if start < bytes.endIndex { names.append(Substring(bytes[start...])) }
    return names
  }

  /// The last part of a path.
  package static func name(_ path: String) -> String { names(path).last.map(String.init) ?? path }

  /// The usual number of folders in a path. The list of names reserves space for it.
  private static let expectedDepth = 16

  /// The number of folders that two paths from the root share before they differ.
  package static func commonCount(_ a: some Sequence<Substring>, _ b: some Sequence<Substring>) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }

  static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// A path relative to a folder; both are absolute.
  package static func relative(_ path: String, from folder: String) -> String {
    if let inside = inside(path, folder) { return inside }
    let names = names(path)
    let base = Self.names(folder)
    let common = commonCount(names, base)
    return (Array(repeating: "..", count: base.count - common) + names.dropFirst(common)).joined(separator: "/")
  }

  /// The rest of a path after a folder that contains it.
  ///
  /// Nil for any other path, and for a path with consecutive or trailing slashes. Nearly all paths are inside, and this
  /// is faster than splitting them into names.
  private static func inside(_ path: String, _ folder: String) -> String? {
    let slash = UInt8(ascii: "/")
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard path.utf8.starts(with: folder.utf8), rest.first == slash, rest.last != slash else { return nil }
    guard zip(rest, rest.dropFirst()).allSatisfy({ $0 != slash || $1 != slash }) else { return nil }
    return String(Substring(rest.dropFirst()))
  }

  /// The element whose path shares the most leading folders with `document`'s path; the first of several.
  static func nearest<Element>(_ elements: [Element], to document: String, path: (Element) -> String) -> Element? {
    if elements.count < 2 { return elements.first }
    let folders = names(folder(of: document))
    var best: (element: Element, common: Int)?
    for element in elements {
      let common = commonCount(names(path(element)), folders)
      if common > best?.common ?? -1 { best = (element, common) }
    }
    return best?.element
  }
}
