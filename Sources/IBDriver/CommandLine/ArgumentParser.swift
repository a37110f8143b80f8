import IBSource

/// Parses the words after a command, by the command's options.
struct ArgumentParser {
  private static let listMark: Character = "@"
  private static let endOfOptions = "--"

  private let command: any Subcommand.Type
  private let options: [Option]
  private let readList: (String) -> Result<[UInt8], FileFailure>
  private var operands: [String] = []
  private var values: [OptionName: [String]] = [:]

  private init(_ command: any Subcommand.Type, readList: @escaping (String) -> Result<[UInt8], FileFailure>) {
    self.command = command
    self.readList = readList
    options = command.allOptions
  }

  /// - Parameter readList: reads an argument file given as `@list`, one argument a line.
  static func parse(
    _ command: any Subcommand.Type, _ arguments: [String], readList: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(command, readList: readList)
    try parser.read(arguments)
    parser.takeNamedInput()
    let invocation = Invocation(operands: parser.operands, values: parser.values, options: parser.options)
    if !invocation.has(.help) { try parser.checkOperands() }
    return invocation
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      if word == Self.endOfOptions {
        operands += words
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &words)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word, &words)
      } else if word.first == Self.listMark, word.count > 1, !Self.isRevision(word) {
        operands += try listed(in: String(word.dropFirst()))
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether a word names a revision of git by its short name for `HEAD`, such as `@~1:App` (gitrevisions(7)).
  private static func isRevision(_ word: String) -> Bool {
    word.contains(":") && ["~", "^", ":", "{"].contains(word.dropFirst().prefix(1))
  }

  private mutating func readLong(_ word: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name.rawValue == name }) else {
      if let instead = command.removedOptions[name] {
        throw UsageError("'\(command.name)' no longer has the option '--\(name)': \(instead)")
      }
      let known = options.map { "--\($0.name.rawValue)" }
      throw UsageError("'\(command.name)' has no option '--\(name)'\(Suggestion.hint(for: "--\(name)", among: known))")
    }
    try store(option, "--\(name)", inline: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// A name for standard input without any path makes the run read standard input.
  private mutating func takeNamedInput() {
    guard operands.isEmpty, values[.standardInputName] != nil, command.operands.count.contains(0) else { return }
    operands = [StandardInput.path]
  }

  /// Reads `-x`, `-x value`, `-xvalue`, or several letters, of which only the last takes a value.
  private mutating func readShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError("'\(command.name)' has no option '-\(letter)'")
      }
      let attached = option.takesValue && !letters.isEmpty ? String(letters) : nil
      try store(option, "-\(letter)", inline: attached, &rest)
      if option.takesValue { return }
    }
  }

  private mutating func store(
    _ option: Option, _ word: String, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.takesValue else {
      if inline != nil { throw UsageError("option '\(word)' does not take a value") }
      values[option.name] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw UsageError("option '\(word)' needs a value: \(option.wanted)")
    }
    let parts = Self.parts(of: value, for: option)
    for part in parts where !option.choices.isEmpty && !option.choices.contains(part) {
      throw .unknownValue(
        "unknown value '\(part)' of "
          + "'\(word)'", part, allowed: option.choices, listing: option.listing)
    }
    if case .count = option.value, (Int(value) ?? 0) < 1 {
      throw UsageError("option '\(word)' needs a whole number of at least 1, not '\(value)'")
    }
    if values[option.name] != nil, !option.isRepeatable {
      throw UsageError("option '\(word)' occurs twice")
    }
    values[option.name, default: []] += parts
  }

  /// The words of a list, without the spaces around them; the value unchanged if it is not a list.
  private static func parts(of value: String, for option: Option) -> [String] {
    guard case .list = option.value else { return [value] }
    return value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The lines of an argument file. Each line is taken literally, byte for byte, so file names need no quoting.
  private func listed(in file: String) throws(UsageError) -> [String] {
    switch readList(file) {
    case .failure(let failure): throw UsageError("cannot read the list '\(file)': \(failure.reason)")
    case .success(let bytes):
      return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return line.isEmpty ? nil : PathText.text(line)
      }
    }
  }

  private func checkOperands() throws(UsageError) {
    let allowed = command.operands
    if operands.count < allowed.count.lowerBound {
      throw UsageError("'\(command.name)': expected \(allowed.placeholder)")
    }
    if operands.count > allowed.count.upperBound {
      throw UsageError("unexpected '\(operands[allowed.count.upperBound])'")
    }
    if let word = operands.first, !allowed.choices.isEmpty, !allowed.choices.contains(word) {
      throw .unknownValue(of: allowed.placeholder, word, allowed: allowed.choices, listing: allowed.listing)
    }
  }
}
