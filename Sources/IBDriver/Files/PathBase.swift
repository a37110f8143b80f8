/// Makes paths relative to the folder of a configuration, as its patterns expect.
struct PathBase: Sendable {
  /// An absolute path.
  private let currentFolder: String
  /// The names of the folders down to that of the configuration.
  private let base: [Substring]

  /// - Parameters:
  ///   - folder: the configuration's folder, absolute or relative to the current folder.
  ///   - currentFolder: absolute.
  init(folder: String, currentFolder: String) {
    self.currentFolder = currentFolder
    base = World.names(of: folder, from: currentFolder)
  }

  /// The path relative to the base; the absolute path if it is outside.
  func relative(_ path: String) -> String {
    let names = World.names(of: path, from: currentFolder)
    guard names.starts(with: base) else { return "/" + names.joined(separator: "/") }
    return names.dropFirst(base.count).joined(separator: "/")
  }
}
