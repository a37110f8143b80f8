/// The git attributes file with the patterns of the files that Keyline handles.
struct GitAttributes {
  private let world: World
  /// The path of the attributes file to write.
  let path: String

  static let lines = ["*.storyboard merge=keyline diff=keyline", "*.xib merge=keyline diff=keyline"]

  init(world: World, isGlobal: Bool) throws(FileFailure) {
    self.world = world
    path = try isGlobal ? Self.globalPath(world) : world.gitLine(["rev-parse", "--git-path", "info/attributes"]).get()
  }

  /// The path of the user's own attributes file.
  ///
  /// Source: git's manual, gitattributes: the file of `core.attributesFile`, otherwise one in the user's configuration
  /// folder.
  private static func globalPath(_ world: World) throws(FileFailure) -> String {
    if let named = world.gitWord(["config", "--global", "--type=path", "core.attributesFile"]) {
      return named
    }
    if let folder = world.environment("XDG_CONFIG_HOME"), !folder.isEmpty { return "\(folder)/git/attributes" }
    guard let home = world.environment("HOME"), !home.isEmpty else {
      throw FileFailure("--global", "the user has no home folder")
    }
    return "\(home)/.config/git/attributes"
  }

  func write() throws(FileFailure) {
    var text = try current()
    let present = Self.lines(of: text)
    let missing = Self.lines.filter { line in !present.contains { Self.is($0, line) } }
    if missing.isEmpty { return }
    if let slash = path.lastIndex(of: "/"), let failure = world.makeFolder(String(path[..<slash])) { throw failure }
    if let last = text.last, last != Self.lineFeed { text.append(Self.lineFeed) }
    try store(text + missing.flatMap { Array("\($0)\n".utf8) })
  }

  func remove() throws(FileFailure) {
    let old = try current()
    let kept = Self.lines(of: old).filter { line in !Self.lines.contains { Self.is(line, $0) } }.flatMap { Array($0) }
    if kept.count < old.count { try store(kept) }
  }

  // File names in attributes may be any bytes, so the file is read as bytes.

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private func current() throws(FileFailure) -> [UInt8] {
    world.kind(path) == nil ? [] : try world.read(path).get()
  }

  /// The lines, including their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: lineFeed).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Whether a line has this text, with any line end.
  private static func `is`(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    var line = line
    if line.last == lineFeed { line.removeLast() }
    if line.last == carriageReturn { line.removeLast() }
    return line.elementsEqual(text.utf8)
  }

  private func store(_ text: [UInt8]) throws(FileFailure) {
    if let failure = world.store(path, text, nil) { throw failure }
  }
}
