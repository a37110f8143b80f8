/// Lines of Swift, with the line on which each view is.
struct IndentedLines {
  private(set) var lines: [String] = []
  private(set) var places: [String: Int] = [:]
  var depth = 0

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// The lines of a text. Most texts are one line and need not be taken apart into characters.
  static func lines(of text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func note(_ id: String?) {
    guard let id = id.flatMap(Self.viewID) else { return }
    if places[id] == nil { places[id] = lines.count + 1 }
  }

  /// A leaf and the content of a scroll view have signs after the id of their view.
  static func viewID(_ id: String) -> String? {
    // Most ids have no such sign; they need not be taken apart into characters.
    if !id.isEmpty, !id.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "|") }) { return id }
    return id.split(whereSeparator: { $0 == "#" || $0 == "|" }).first.map(String.init)
  }
}
