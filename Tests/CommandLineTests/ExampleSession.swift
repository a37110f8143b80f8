/// A block of the language `console`: commands after `$ `, and what a terminal shows below each.
struct ExampleSession {
  private let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// The commands, each with what it prints in an example project.
  func played() throws -> [String] {
    let project = try ExampleProject()
    var written: [String] = []
    for command in Self.joined(lines) where command[0].hasPrefix(Self.prompt) {
      let output = try project.run(String(command.joined(separator: "\n").dropFirst(Self.prompt.count))).output
      written += command
      guard !output.isEmpty else { continue }
      written += (output.hasSuffix("\n") ? String(output.dropLast()) : output).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    return written
  }

  private static let prompt = "$ "

  /// Lines that end with a backslash, with those that continue them. Empty lines are left out.
  static func joined(_ lines: [String]) -> [[String]] {
    var all: [[String]] = []
    var continues = false
    for line in lines where !line.isEmpty {
      if continues { all[all.count - 1].append(line) } else { all.append([line]) }
      continues = line.hasSuffix("\\")
    }
    return all
  }
}
