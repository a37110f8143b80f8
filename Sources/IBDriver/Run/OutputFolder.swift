/// A folder for the files of a run. Files are never written outside it.
struct OutputFolder: Sendable {
  private let world: World
  /// The path of the folder, with a slash at its end.
  private let prefix: String
  /// The real path of the folder; nil if the file system has no links.
  private let root: String?

  /// Opens the folder, and creates it if it is missing.
  static func open(_ path: String, in world: World) -> Result<OutputFolder, FileFailure> {
    if let failure = world.makeFolder(path) { return .failure(failure) }
    return .success(
      OutputFolder(world: world, prefix: path.hasSuffix("/") ? path : path + "/", root: world.realPath(path)))
  }

  /// Writes a file whose name Keyline chooses into its folder; nil on success.
  static func store(_ bytes: [UInt8], at path: String, in world: World) -> FileFailure? {
    let folder = FileDiscovery.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // A bare name is printed without a folder.
    let prefix = folder == "." && !path.hasPrefix("./") ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return OutputFolder(world: world, prefix: prefix, root: world.realPath(folder)).store(bytes, as: name)
  }

  /// Opens a subfolder, and creates it if it is missing.
  func folder(_ name: String) -> Result<OutputFolder, FileFailure> {
    if let failure = refusal(of: name) { return .failure(failure) }
    return Self.open(path(of: name), in: world)
  }

  /// The printed path of a file in the folder.
  func path(of name: String) -> String { prefix + name }

  /// A file of the folder that is written piece by piece.
  func create(_ name: String) -> Result<OutputFile, FileFailure> {
    if let failure = refusal(of: name) { return .failure(failure) }
    return world.create(path(of: name))
  }

  /// Writes a file; nil on success.
  func store(_ bytes: [UInt8], as name: String) -> FileFailure? {
    refusal(of: name) ?? world.store(path(of: name), bytes, nil)
  }

  /// The reason why a translation must not be written; nil if it may be written.
  ///
  /// The reason is a link that leads out of the folder that contains the language folders.
  static func refusal(ofTranslation path: String, in world: World) -> FileFailure? {
    let root = world.realPath(FileDiscovery.folder(of: FileDiscovery.folder(of: path)))
    guard let root, let target = world.realPath(path), root != "/", !target.hasPrefix("\(root)/") else { return nil }
    return FileFailure(path, "a link to a place outside '\(root)'; remove it")
  }

  /// Refuses a link to a file outside the folder, and a pipe, which may never accept the bytes.
  private func refusal(of name: String) -> FileFailure? {
    if world.kind(path(of: name)) == .other { return FileFailure(path(of: name), "not a regular file") }
    guard let target = world.realPath(path(of: name)), let root, !target.hasPrefix("\(root)/") else { return nil }
    return FileFailure(path(of: name), "a link to a place outside its folder; remove it")
  }
}
