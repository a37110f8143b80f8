/// The file that says which files git hands to Keyline.
struct GitAttributes {
  private let world: World
  /// The file that is written.
  let path: String

  private static let lines = ["*.storyboard merge=keyline diff=keyline", "*.xib merge=keyline diff=keyline"]

  init(world: World, isGlobal: Bool) throws(FileFailure) {
    self.world = world
    path = try isGlobal ? Self.globalPath(world) : Self.answer(["rev-parse", "--git-path", "info/attributes"], world)
  }

  /// Source: git's manual, gitattributes: the file of `core.attributesFile`, else in the user's configuration folder.
  private static func globalPath(_ world: World) throws(FileFailure) -> String {
    if let named = try? answer(["config", "--global", "--type=path", "core.attributesFile"], world), !named.isEmpty {
      return named
    }
    if let folder = world.environment("XDG_CONFIG_HOME"), !folder.isEmpty { return "\(folder)/git/attributes" }
    guard let home = world.environment("HOME"), !home.isEmpty else {
      throw FileFailure("--global", "the user has no home folder")
    }
    return "\(home)/.config/git/attributes"
  }

  private static func answer(_ arguments: [String], _ world: World) throws(FileFailure) -> String {
    let bytes = try world.git(arguments).get()
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  func write() throws(FileFailure) {
    let old = try current()
    let missing = Self.lines.filter { !old.contains($0) }
    if missing.isEmpty { return }
    if let slash = path.lastIndex(of: "/"), let failure = world.makeFolder(String(path[..<slash])) { throw failure }
    try store(old + missing)
  }

  func remove() throws(FileFailure) {
    let old = try current()
    let kept = old.filter { !Self.lines.contains($0) }
    if kept.count < old.count { try store(kept) }
  }

  private func current() throws(FileFailure) -> [String] {
    guard world.kind(path) != nil else { return [] }
    let text = String(decoding: try world.read(path).get(), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func store(_ lines: [String]) throws(FileFailure) {
    let text = lines.map { "\($0)\n" }.joined()
    if let failure = world.store(path, Array(text.utf8), nil) { throw failure }
  }
}
