/// Turns paths as they were given into paths seen from the folder of a configuration, which its patterns mean.
struct PathBase: Sendable {
  /// Absolute.
  private let currentFolder: String
  /// The names of the folders down to the configuration's.
  private let base: [Substring]

  /// - Parameters:
  ///   - folder: of the configuration, absolute or seen from the current folder.
  ///   - currentFolder: absolute.
  init(folder: String, currentFolder: String) {
    self.currentFolder = currentFolder
    base = World.names(of: folder, from: currentFolder)
  }

  /// The path seen from the base; the absolute path for one outside of it.
  func relative(_ path: String) -> String {
    let names = World.names(of: path, from: currentFolder)
    guard names.starts(with: base) else { return "/" + names.joined(separator: "/") }
    return names.dropFirst(base.count).joined(separator: "/")
  }
}
