/// The words of a command that are not options.
struct Operands: Sendable {
  /// The name of the operands in help, such as `paths`.
  let placeholder: String
  let count: ClosedRange<Int>
  /// The allowed first words; empty if any word is allowed.
  let choices: [String]
  /// The command that lists the allowed operands if they are too many for a message; otherwise nil.
  let listing: String?

  static let none = Operands("", 0...0)
  /// Files and folders; the current folder if there are none.
  static let paths = Operands("paths", 0...Int.max)

  /// The explanation of `paths` in help.
  static let pathsExplanation = """
    Paths are .storyboard and .xib files, or folders to search for them. The default is the current directory; - means
    standard input. Folders of builds and dependencies are not searched.
    """

  init(_ placeholder: String, _ count: ClosedRange<Int>, choices: [String] = [], listing: String? = nil) {
    self.placeholder = placeholder
    self.count = count
    self.choices = choices
    self.listing = listing
  }

  /// The operands as they appear in the usage line.
  var usage: String {
    if count.upperBound == 0 { return "" }
    let word = count.upperBound > 1 ? "\(placeholder)..." : placeholder
    return count.lowerBound == 0 ? "[\(word)]" : "<\(word)>"
  }
}
