/// Lines that were moved to the right together, moved back.
enum Outdent {
  /// - Parameter indent: the spaces to take away from each line but the first, as far as they are there.
  static func text(_ text: String, indent: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.dropFirst().map { line in
      line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }
    return ([lines[0]] + moved).joined(separator: "\n")
  }
}
