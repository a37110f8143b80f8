/// The help pages, generated from the commands.
struct Help {
  let commands: CommandTable

  var overview: String {
    let width = commands.names.map(\.count).max() ?? 0
    let groups = commands.groups.map { group in
      let lines = group.commands.map { "  " + Self.padded($0.name, to: width) + "  \($0.summary)" }
      return (["\(group.title):"] + lines).joined(separator: "\n")
    }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return """
      \(Product.summary)

      usage: \(Product.name) <command> [options] [operands]

      \(groups.joined(separator: "\n\n"))

      '\(Product.name) help <command>' explains a command.
      '\(Product.name) --version --verbose' shows the version and how the program was built.
      Exit status: \(statuses.joined(separator: ", ")).

      """
  }

  func page(for command: any Subcommand.Type) -> String {
    let usage = [Product.name, command.name] + Self.usage(after: command)
    var page = "\(command.summary)\n\nusage: \(usage.joined(separator: " "))\n"
    if !command.explanation.isEmpty { page += "\n\(command.explanation)\n" }
    let width = command.allOptions.map { Self.synopsis(of: $0).count }.max() ?? 0
    for (title, options) in Self.groups(of: command) {
      page += "\n\(title):\n"
      for option in options {
        page += Self.padded(Self.synopsis(of: option), to: width) + "  \(Self.sentence(about: option))\n"
      }
    }
    return page
  }

  /// The largest number of options in one list that a reader can still scan.
  private static let longestList = 10

  /// The options under their titles: in groups if the command has many options, otherwise in one list.
  static func groups(of command: any Subcommand.Type) -> [(title: String, options: [Option])] {
    let options = command.allOptions
    guard options.count > longestList else { return [(OptionGroup.command.rawValue, options)] }
    return OptionGroup.allCases.compactMap { group in
      let members = options.filter { $0.group == group }
      return members.isEmpty ? nil : (group.rawValue, members)
    }
  }

  /// The words that can follow the name of a command.
  static func usage(after command: any Subcommand.Type) -> [String] {
    ["[options]", command.operands.usage].filter { !$0.isEmpty }
  }

  /// The effect of an option, whether it is repeatable, and its default.
  static func sentence(about option: Option) -> String {
    let fallback = option.fallback.map { " (default: \($0))" } ?? ""
    return option.description + (option.isRepeatable ? " (repeatable)" : "") + fallback
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
