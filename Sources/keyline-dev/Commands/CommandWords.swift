/// The words of a command line, parsed by the command's usage: `--rows N` is an option with a value, `[--list]` one
/// without.
struct CommandWords {
  /// The words that are not options.
  let words: [String]
  private let values: [String: String]
  private let flags: Set<String>

  /// - Throws: an error for an option that the usage lacks, or for a missing value.
  init(_ arguments: [String], usage: String) throws {
    let known = Self.options(in: usage)
    var (words, values, flags): ([String], [String: String], Set<String>) = ([], [:], [])
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch known[word] {
      case nil where word.hasPrefix("--"): throw Mistake("unknown option \(word)")
      case nil: words.append(word)
      case false?: flags.insert(word)
      case true?:
        guard let value = rest.popFirst() else { throw Mistake("\(word) needs a value") }
        values[word] = value
      }
    }
    (self.words, self.values, self.flags) = (words, values, flags)
  }

  /// The options of a usage, and whether a value follows.
  private static func options(in usage: String) -> [String: Bool] {
    let found = usage.matches(of: /(--[a-z]+(?:-[a-z]+)*)( [A-Za-z<])?/).map { (String($0.1), $0.2 != nil) }
    return Dictionary(found) { first, _ in first }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  subscript(_ option: String) -> String? { values[option] }

  /// The value of an option that is a whole number, 0 or more.
  func number(_ option: String, else usual: Int) throws -> Int {
    guard let value = values[option] else { return usual }
    guard let number = Int(value), number >= 0 else { throw Mistake("\(option) needs a number, not '\(value)'") }
    return number
  }

  /// The one word of a command that reads one.
  func only(_ what: String) throws -> String {
    guard words.count == 1 else { throw Mistake("one \(what) is needed, not \(words.count)") }
    return words[0]
  }
}
