import IBSource

/// A pattern for paths: `*` and `?` match anything but a slash, `**` matches any folders.
///
/// A pattern that matches a folder also matches everything inside it, so `Legacy` means all of that folder.
struct Glob: Sendable {
  let pattern: String
  /// The parsed pattern; nil for the current folder, which matches every path.
  private let wildcards: WildcardPattern?

  init(_ pattern: String) {
    self.pattern = pattern
    let trimmed = pattern.hasPrefix("./") ? pattern.dropFirst(2) : Substring(pattern)
    // Brackets and backslashes are literal here, unlike in gitignore(5).
    let escaped = trimmed.split(separator: "/").joined(separator: "/")
      .replacing("\\", with: "\\\\").replacing("[", with: "\\[")
    wildcards = escaped.isEmpty ? nil : WildcardPattern(Array(escaped.utf8))
  }

  /// - Parameter path: a path with slashes, without `.` and `..`.
  func matches(_ path: String) -> Bool {
    guard let wildcards else { return true }
    let bytes = Array(path.split(separator: "/").joined(separator: "/").utf8)
    let traits = ByteTraits(bytes[...])
    var budget = ReadingBudget(ReadingBudget.comparisons)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.contains { wildcards.matches(bytes[..<$0], traits, &budget) }
  }
}
