enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that completes these commands with their options.
  func script(for commands: CommandTable) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  /// A path as a word for a shell, in single quotes if it contains anything but letters, digits and `/._-`.
  static func word(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."): true
      case UInt8(ascii: "_"), UInt8(ascii: "-"): true
      default: false
      }
    }
    return isPlain
      ? path : "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  /// The script for zsh. It also works as a file of `fpath`.
  ///
  /// From there, zsh runs the script as the completion function at the first request. The script must therefore set up
  /// the function for later requests, and then answer this one.
  private static func zsh(_ commands: CommandTable) -> String {
    """
    #compdef \(Product.name)
    autoload -U +X bashcompinit && bashcompinit
    \(bash(commands))
    if [ "${funcstack[1]}" = "_\(Product.name)" ]; then _bash_complete -o default -F _\(Product.name); fi

    """
  }

  /// The script for bash, and for the bash emulation of zsh. If it offers no completions, the shell offers files.
  private static func bash(_ commands: CommandTable) -> String {
    """
    _\(Product.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
      case "$COMP_CWORD ${COMP_WORDS[1]} $previous $current" in
        1\\ *) words="\(commands.names.joined(separator: " ")) --help --version" ;;
    \((commands.all.flatMap(valueCases) + commands.all.flatMap(commandCases)).joined(separator: "\n"))
      esac
      COMPREPLY=( $(compgen -W "$words" -- "$current") )
    }
    complete -o default -F _\(Product.name) \(Product.name)

    """
  }

  /// The completions after options with a fixed list of words.
  private static func valueCases(of command: any Subcommand.Type) -> [String] {
    command.options.filter { !$0.choices.isEmpty }.map { option in
      let names = ["--\(option.name.rawValue)"] + (option.short.map { ["-\($0)"] } ?? [])
      let places = names.map { "*\\ \(command.name)\\ \($0)\\ *" }
      return "    \(places.joined(separator: "|"))) words=\"\(option.choices.joined(separator: " "))\" ;;"
    }
  }

  /// The completions after a command: its words, and its options once the user has typed a hyphen.
  private static func commandCases(of command: any Subcommand.Type) -> [String] {
    let options = command.allOptions.map { "--\($0.name.rawValue)" }.joined(separator: " ")
    let choices = command.operands.choices.joined(separator: " ")
    return [
      "    *\\ \(command.name)\\ *\\ -*) words=\"\(options)\" ;;",
      choices.isEmpty ? nil : "    *\\ \(command.name)\\ *) words=\"\(choices)\" ;;",
    ].compactMap(\.self)
  }

  private static func fish(_ commands: CommandTable) -> String {
    let isFirst = "not __fish_seen_subcommand_from \(commands.names.joined(separator: " "))"
    var lines = commands.all.map { command in
      "complete -c \(Product.name) -n '\(isFirst)' -f -a \(command.name) -d \(quoted(command.summary))"
    }
    for command in commands.all {
      let condition = "complete -c \(Product.name) -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.allOptions.map { "\(condition) \(fishFlags(of: $0))" }
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

  /// In single quotes, escaped for fish.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
  }
}
