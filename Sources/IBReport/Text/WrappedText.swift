/// Texts in lines of a given width.
enum WrappedText {
  /// The words of a text in lines; a word that is longer than a line is cut.
  static func lines(_ text: String, width: Int, first: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      while true {
        let room = (lines.isEmpty ? first : width) - (line.isEmpty ? 0 : line.count + 1)
        if word.count <= room {
          line += line.isEmpty ? word : " \(word)"
          break
        }
        if line.isEmpty {
          lines.append(String(word.prefix(max(1, room))))
          word = String(word.dropFirst(max(1, room)))
        } else {
          lines.append(line)
          line = ""
        }
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The lines of a text, the first indented by `indent` columns and the others by `next`, none wider than `width`.
  static func lines(_ text: String, indent: Int, next: Int, width: Int) -> [String] {
    lines(text, width: width - next, first: width - indent).enumerated().map { number, line in
      String(repeating: " ", count: number == 0 ? indent : next) + line
    }
  }
}
