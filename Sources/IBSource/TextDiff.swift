/// A unified difference of two texts, line by line, for files that are compared only as text.
package enum TextDiff {
  /// The number of context lines around a change.
  private static let context = 3
  /// The largest number of lines between the first and the last difference that are matched.
  ///
  /// If there are more, all of them are shown as changed, because matching costs the number of lines times the number
  /// of differences.
  private static let mostMatched = 20_000

  private struct Line {
    /// The mark: a space, a minus or a plus.
    let mark: Character
    let text: Substring
  }

  /// The hunks, whose lines begin with their marks; empty for equal texts.
  package static func unified(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    let lines = marked(lines(of: old), lines(of: new))
    var shown = Array(repeating: false, count: lines.count)
    for (place, line) in lines.enumerated() where line.mark != " " {
      for near in max(0, place - context)..<min(lines.count, place + context + 1) { shown[near] = true }
    }
    return hunks(lines, shown)
  }

  /// All lines of both texts, in the form of a file that git could not merge.
  ///
  /// Lines that only one text contains are between markers, and those of the first text precede those of the second.
  ///
  /// - Parameters:
  ///   - opening: the line before lines that only the first text contains.
  ///   - closing: the line after lines that only the second text contains.
  package static func conflict(_ ours: [UInt8], _ theirs: [UInt8], opening: String, closing: String) -> String {
    var text: [Substring] = []
    var (first, second): ([Substring], [Substring]) = ([], [])
    func close() {
      guard !first.isEmpty || !second.isEmpty else { return }
      text += [opening[...]] + first + ["======="] + second + [closing[...]]
      (first, second) = ([], [])
    }
    for line in marked(lines(of: ours), lines(of: theirs)) {
      switch line.mark {
      case "-": first.append(line.text)
      case "+": second.append(line.text)
      default:
        close()
        text.append(line.text)
      }
    }
    close()
    return text.joined(separator: "\n")
  }

  /// The lines of a text. A line ends with a line feed, which a carriage return may precede.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)[...]
    }
  }

  /// All lines of both texts in order, with their marks.
  private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (before, after) = (old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    return old[..<head].map { Line(mark: " ", text: $0) } + changed(Array(before), Array(after))
      + old[(old.count - tail)...].map { Line(mark: " ", text: $0) }
  }

  private static func changed(_ old: [Substring], _ new: [Substring]) -> [Line] {
    guard old.count + new.count <= mostMatched else {
      return old.map { Line(mark: "-", text: $0) } + new.map { Line(mark: "+", text: $0) }
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(mark: "-", text: old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(mark: "+", text: new[right]))
        right += 1
      } else {
        guard left < old.count, right < new.count else { break }
        lines.append(Line(mark: " ", text: old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func hunks(_ lines: [Line], _ shown: [Bool]) -> [String] {
    var text: [String] = []
    var (left, right) = (1, 1)
    var isOpen = false
    for (line, isShown) in zip(lines, shown) {
      if isShown, !isOpen { text.append("@@ -\(left) +\(right) @@") }
      isOpen = isShown
      if isShown { text.append("\(line.mark)\(line.text)") }
      if line.mark != "+" { left += 1 }
      if line.mark != "-" { right += 1 }
    }
    return text
  }
}
