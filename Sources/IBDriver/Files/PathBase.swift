/// Makes paths relative to the folder of a configuration, as the patterns of the configuration expect.
struct PathBase: Sendable {
  /// An absolute path.
  private let currentFolder: String
  /// The configuration's folder, absolute, with a slash at its end.
  private let base: String

  /// - Parameters:
  ///   - folder: the configuration's folder, absolute or relative to the current folder.
  ///   - currentFolder: absolute.
  init(folder: String, currentFolder: String) {
    self.currentFolder = currentFolder
    let folder = World.absolute(folder, from: currentFolder)
    base = folder == "/" ? folder : folder + "/"
  }

  /// The path relative to the base; the absolute path if it is outside the base.
  func relative(_ path: String) -> String {
    let path = World.absolute(path, from: currentFolder)
    guard path.utf8.starts(with: base.utf8) else { return path + "/" == base ? "" : path }
    return String(Substring(path.utf8.dropFirst(base.utf8.count)))
  }
}
