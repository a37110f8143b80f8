/// A folder that files of a run are written into, and none out of it.
struct OutputFolder: Sendable {
  private let world: World
  /// With a slash at its end.
  private let prefix: String
  /// Nil where the file system has no links.
  private let root: String?

  /// The folder, made if it is missing.
  static func open(_ path: String, in world: World) -> Result<OutputFolder, FileFailure> {
    if let failure = world.makeFolder(path) { return .failure(failure) }
    return .success(
      OutputFolder(world: world, prefix: path.hasSuffix("/") ? path : path + "/", root: world.realPath(path)))
  }

  /// A folder in it, made if it is missing.
  func folder(_ name: String) -> Result<OutputFolder, FileFailure> {
    if let failure = refusal(of: name) { return .failure(failure) }
    return Self.open(path(of: name), in: world)
  }

  /// The path of a file in the folder, as it is printed.
  func path(of name: String) -> String { prefix + name }

  /// A file of the folder that is written piece by piece.
  func create(_ name: String) -> Result<OutputFile, FileFailure> {
    if let failure = refusal(of: name) { return .failure(failure) }
    return world.create(path(of: name))
  }

  /// Nil when the file is in its place.
  func store(_ bytes: [UInt8], as name: String) -> FileFailure? {
    refusal(of: name) ?? world.store(path(of: name), bytes, nil)
  }

  /// A link in the folder may lead to a foreign file, and a pipe that no one reads would never let go.
  private func refusal(of name: String) -> FileFailure? {
    if world.kind(path(of: name)) == .other { return FileFailure(path(of: name), "not a regular file") }
    guard let target = world.realPath(path(of: name)), let root, !target.hasPrefix("\(root)/") else { return nil }
    return FileFailure(path(of: name), "a link that leads out of the output folder; remove it")
  }
}
