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

  /// zsh reads this one too, through its own emulation.
  private var bash: String {
    let cases = Command.allCases.map { command in
      "    \(command.rawValue)) words=\"\(Self.words(after: command))\" ;;"
    }
    let values = Options.table.filter { !$0.choices.isEmpty }.map { option in
      let commands = option.commands.map(\.rawValue).joined(separator: "|")
      return "    \(commands)\\ --\(option.name.rawValue)) words=\"\(option.choices.joined(separator: " "))\" ;;"
    }
    return """
      _\(Product.name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        case "${COMP_CWORD}" in 1) words="\(Self.commands) --help --version" ;; esac
        if [ -z "$words" ]; then
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          esac
          case "${COMP_WORDS[1]} $previous" in
      \(values.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=( $(compgen -W "$words" -- "$current") $(compgen -f -- "$current") )
      }
      complete -o filenames -F _\(Product.name) \(Product.name)

      """
  }

  private var fish: String {
    let isFirst = "not __fish_seen_subcommand_from \(Self.commands)"
    var lines = Command.allCases.map { command in
      "complete -c \(Product.name) -n '\(isFirst)' -f -a \(command.rawValue) -d '\(command.summary)'"
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
    return "-l \(option.name.rawValue)\(short)\(option.takesValue ? " -r" : "")\(choices) -d '\(option.help)'"
  }

  private static let commands = Command.allCases.map(\.rawValue).joined(separator: " ")

  private static func words(after command: Command) -> String {
    let options = Options.of(command).map { "--\($0.name.rawValue)" }
    return (command.operands.choices + options).joined(separator: " ")
  }
}
