/// The help pages, made from the commands.
struct Help {
  let commands: CommandTable

  var overview: String {
    let width = commands.names.map(\.count).max() ?? 0
    let lines = commands.all.map { command in
      "  " + Self.padded(command.name, to: width) + "  \(command.summary)"
    }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return """
      \(Product.summary)

      usage: \(Product.name) <command> [options] [operands]

      commands:
      \(lines.joined(separator: "\n"))

      '\(Product.name) help <command>' shows the options of a command; '\(Product.name) --version' the version,
      and with --verbose how the program was built.
      Exit status: \(statuses.joined(separator: ", ")).

      """
  }

  func page(for command: any Subcommand.Type) -> String {
    let usage = [Product.name, command.name] + Self.usage(after: command)
    var page = "\(command.summary)\n\nusage: \(usage.joined(separator: " "))\n"
    if !command.explanation.isEmpty { page += "\n\(command.explanation)\n" }
    return page + "\noptions:\n" + Self.lines(of: command.allOptions).joined(separator: "\n") + "\n"
  }

  /// What may come after the name of a command.
  static func usage(after command: any Subcommand.Type) -> [String] {
    ["[options]", command.operands.usage].filter { !$0.isEmpty }
  }

  /// What an option does, how often it may be given, and what holds without it.
  static func sentence(about option: Option) -> String {
    let fallback = option.fallback.map { " (default: \($0))" } ?? ""
    return option.description + (option.isRepeatable ? ", any number of times" : "") + fallback
  }

  private static func lines(of options: [Option]) -> [String] {
    let synopses = options.map(synopsis)
    let width = synopses.map(\.count).max() ?? 0
    return zip(options, synopses).map { option, synopsis in
      padded(synopsis, to: width) + "  \(sentence(about: option))"
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
