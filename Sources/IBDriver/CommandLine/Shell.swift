/// The shells we write completion scripts for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, made from the tables of commands and options.
  var script: String {
    switch self {
    case .bash: bash
    case .zsh: "#compdef \(Product.name)\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  /// zsh reads this one too, through its own emulation. Where it offers nothing, files are offered.
  private var bash: String {
    """
    _\(Product.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
      case "$COMP_CWORD ${COMP_WORDS[1]} $previous $current" in
        1\\ *) words="\(Self.commands) --help --version" ;;
    \((Self.valueCases + Self.commandCases).joined(separator: "\n"))
      esac
      COMPREPLY=( $(compgen -W "$words" -- "$current") )
    }
    complete -o default -F _\(Product.name) \(Product.name)

    """
  }

  /// What may follow the options that take one of a few words.
  private static var valueCases: [String] {
    Options.table.filter { !$0.choices.isEmpty }.flatMap { option in
      let names = option.longNames.map { "--\($0)" } + (option.short.map { ["-\($0)"] } ?? [])
      let places = option.commands.flatMap { command in names.map { "*\\ \(command.rawValue)\\ \($0)\\ *" } }
      return ["    \(places.joined(separator: "|"))) words=\"\(option.choices.joined(separator: " "))\" ;;"]
    }
  }

  /// Behind a command its options, once a hyphen is written, and the words it takes.
  private static var commandCases: [String] {
    Command.allCases.flatMap { command in
      let options = Options.of(command).map { "--\($0.name.rawValue)" }.joined(separator: " ")
      let choices = command.operands.choices.joined(separator: " ")
      return [
        "    *\\ \(command.rawValue)\\ *\\ -*) words=\"\(options)\" ;;",
        choices.isEmpty ? nil : "    *\\ \(command.rawValue)\\ *) words=\"\(choices)\" ;;",
      ].compactMap(\.self)
    }
  }

  private var fish: String {
    let isFirst = "not __fish_seen_subcommand_from \(Self.commands)"
    var lines = Command.allCases.map { command in
      "complete -c \(Product.name) -n '\(isFirst)' -f -a \(command.rawValue) -d \(Self.quoted(command.summary))"
    }
    for command in Command.allCases {
      let condition = "complete -c \(Product.name) -n '__fish_seen_subcommand_from \(command.rawValue)'"
      lines += Options.of(command).map { "\(condition) \(Self.fishFlags(of: $0))" }
      let choices = command.operands.choices.joined(separator: " ")
      if !choices.isEmpty { lines.append("\(condition) -f -a '\(choices)'") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishFlags(of option: Option) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let choices = option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
    return "-l \(option.name.rawValue)\(short)\(option.takesValue ? " -r" : "")\(choices) -d \(quoted(option.help))"
  }

  /// In single quotes, as fish reads them.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
  }

  private static let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
}
