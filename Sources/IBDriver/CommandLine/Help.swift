/// The help pages, made from the commands.
struct Help {
  let commands: CommandTable

  var overview: String {
    let width = commands.names.map(\.count).max() ?? 0
    let lines = commands.all.map { command in
      "  " + Self.padded(command.name, to: width) + "  \(command.summary)"
    }
    return """
      Keyline reads Interface Builder files (.storyboard, .xib) without Xcode.

      usage: \(Product.name) <command> [options] [operands]

      commands:
      \(lines.joined(separator: "\n"))

      '\(Product.name) help <command>' shows the options of a command; '\(Product.name) --version' the version.
      Exit status: 0 nothing wrong, 1 findings of severity error, 2 a path could not be read, 64 wrong usage.

      """
  }

  func page(for command: any Subcommand.Type) -> String {
    let usage = [Product.name, command.name, "[options]", command.operands.usage]
    var page = "\(command.summary)\n\nusage: \(usage.filter { !$0.isEmpty }.joined(separator: " "))\n"
    if !command.explanation.isEmpty { page += "\n\(command.explanation)\n" }
    return page + "\noptions:\n" + Self.lines(of: command.allOptions).joined(separator: "\n") + "\n"
  }

  private static func lines(of options: [Option]) -> [String] {
    let synopses = options.map(synopsis)
    let width = synopses.map(\.count).max() ?? 0
    return zip(options, synopses).map { option, synopsis in
      let fallback = option.fallback.map { " (default: \($0))" } ?? ""
      let repeated = option.isRepeatable ? ", any number of times" : ""
      return padded(synopsis, to: width) + "  \(option.description)\(repeated)\(fallback)"
    }
  }

  /// The names and the value, such as `-f, --format xcode|json`.
  private static func synopsis(of option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.takesValue ? " \(option.placeholder)" : ""
    return "  \(short)--\(option.name.rawValue)\(value)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
