import IBSource

/// A pattern of paths: `*` and `?` match anything but a slash, `**` any folders. A pattern also matches everything
/// inside the folders it matches, so `Legacy` means all of it.
struct Glob: Sendable {
  let pattern: String
  /// Nil for a pattern of the current folder, which matches every path.
  private let wildcards: WildcardPattern?

  init(_ pattern: String) {
    self.pattern = pattern
    let trimmed = pattern.hasPrefix("./") ? pattern.dropFirst(2) : Substring(pattern)
    // Brackets and backslashes are literal here, unlike in gitignore(5).
    let escaped = trimmed.split(separator: "/").joined(separator: "/")
      .replacing("\\", with: "\\\\").replacing("[", with: "\\[")
    wildcards = escaped.isEmpty ? nil : WildcardPattern(Array(escaped.utf8))
  }

  /// - Parameter path: with slashes, without `.` and `..`.
  func matches(_ path: String) -> Bool {
    guard let wildcards else { return true }
    let bytes = Array(path.split(separator: "/").joined(separator: "/").utf8)
    let traits = ByteTraits(bytes[...])
    var budget = ReadingBudget(ReadingBudget.comparisons)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.contains { wildcards.matches(bytes[..<$0], traits, &budget) }
  }
}
