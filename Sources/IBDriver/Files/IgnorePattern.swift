import IBSource

/// A line of a `.gitignore` file. Source: git's manual, gitignore ("Pattern format").
struct IgnorePattern: Sendable {
  /// Whether the pattern includes files again that an earlier pattern excludes.
  let isNegated: Bool
  /// Whether the pattern matches only folders, because it ends with a slash.
  private let isForFolders: Bool
  /// Whether the pattern matches names in any folder, because it has no slash before its end.
  private let isForNames: Bool
  private let pattern: WildcardPattern

  /// Nil for an empty line and for a comment.
  private init?(line: ArraySlice<UInt8>) {
    if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
    var line = Self.withoutTrailingSpaces(line)
    isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    isForNames = !line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    pattern = WildcardPattern(Array(line))
  }

  /// The patterns of a file, in the order of its lines.
  static func all(in bytes: [UInt8]) -> [IgnorePattern] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// - Parameters:
  ///   - path: the path relative to the folder of the pattern's file, with its traits.
  ///   - name: the last part of the path, with its traits.
  ///   - budget: pays for each compared step.
  func matches(
    _ path: (bytes: ArraySlice<UInt8>, traits: ByteTraits), name: (bytes: ArraySlice<UInt8>, traits: ByteTraits),
    isFolder: Bool, _ budget: inout ReadingBudget
  ) -> Bool {
    if isForFolders, !isFolder { return false }
    return isForNames
      ? pattern.matches(name.bytes, name.traits, &budget) : pattern.matches(path.bytes, path.traits, &budget)
  }

  /// Removes spaces at the end of a line, except after a backslash.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let isEscape = line[index] == UInt8(ascii: "\\")
      // A backslash at the end escapes no character; git keeps such a line unchanged.
      if isEscape, index + 1 == line.endIndex { return line }
      index += isEscape ? 2 : 1
      if isEscape || line[index - 1] != UInt8(ascii: " ") { end = index }
    }
    return line[..<end]
  }
}
