/// A file of a project that may have fonts.
enum FontFile {
  private static let extensions: Set<String> = ["otc", "otf", "ttc", "ttf"]

  /// Whether a file of this name may have fonts.
  static func isOne(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}
