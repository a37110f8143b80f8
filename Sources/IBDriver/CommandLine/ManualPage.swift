/// The pages for `man`, generated from the commands: `keyline.1`, and a page such as `keyline-lint.1` for each command.
///
/// They use the macros of man(7). They have no date, so that equal sources make equal pages.
struct ManualPage {
  /// The section for general commands (man-pages(7)).
  private static let section = 1

  let commands: CommandTable

  var overview: String {
    let entries = commands.groups.flatMap { group in
      [Self.subheading(group.title)]
        + group.commands.map { Self.entry(Self.bold(Self.title(of: $0)) + "(\(Self.section))", $0.summary) }
    }
    let statuses = ExitStatus.allCases.map { Self.entry(Self.bold("\($0.rawValue)"), $0.meaning) }
    return Self.page(
      Product.name, "lint, lay out, compare and change Interface Builder files",
      [
        (
          "SYNOPSIS",
          [
            Self.bold(Product.name) + Self.escaped(" <command> [options] [operands]"), ".br",
            Self.bold("\(Product.name) --version") + Self.escaped(" [--verbose]"),
          ]
        ),
        ("DESCRIPTION", [Self.text(Product.summary)]),
        ("COMMANDS", entries),
        ("EXIT STATUS", statuses),
        (
          "ENVIRONMENT",
          [Self.entry(Self.bold("NO_COLOR"), "if set, the output has no color")]
        ),
        (
          "FILES",
          [
            Self.entry(
              Self.bold(".keyline.yml"),
              "the configuration, found by searching upwards; see 'keyline help config'")
          ]
        ),
      ])
  }

  func page(for command: any Subcommand.Type) -> String {
    let synopsis = Self.bold("\(Product.name) \(command.name)")
    let usage = Help.usage(after: command).joined(separator: " ")
    let groups = Help.groups(of: command)
    let options = groups.flatMap { group in
      (groups.count > 1 ? [Self.subheading(group.title)] : [])
        + group.options.map { Self.entry(Self.synopsis(of: $0), Help.sentence(about: $0)) }
    }
    return Self.page(
      Self.title(of: command), command.summary,
      [
        ("SYNOPSIS", [synopsis + Self.escaped(" \(usage)")]),
        ("DESCRIPTION", Self.paragraphs(command.explanation)),
        ("OPTIONS", options),
        ("SEE ALSO", [Self.bold(Product.name) + "(\(Self.section))"]),
      ])
  }

  private static func title(of command: any Subcommand.Type) -> String { "\(Product.name)-\(command.name)" }

  /// A page with these sections; sections without lines are left out.
  private static func page(_ title: String, _ summary: String, _ sections: [(name: String, lines: [String])]) -> String
  {
    var lines = [
      #".TH "\#(escaped(title.uppercased()))" "\#(section)" "" "\#(Product.name) \#(Product.version)""#,
      ".SH NAME", "\(escaped(title)) \\- \(escaped(summary))",
    ]
    for section in sections where !section.lines.isEmpty { lines += [".SH \(section.name)"] + section.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func subheading(_ title: String) -> String { ".SS \(escaped(title))" }

  private static func entry(_ term: String, _ text: String) -> String { ".TP\n\(term)\n\(self.text(text))" }

  /// The paragraphs of a text. A paragraph with an indented line keeps its line breaks; man fills all others.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").flatMap { paragraph in
      let lines = paragraph.split(separator: "\n")
      let isTable = lines.contains { $0.first == " " }
      return [".PP"] + (isTable ? [".nf"] : []) + lines.map { self.text(String($0)) } + (isTable ? [".fi"] : [])
    }
  }

  private static func synopsis(of option: Option) -> String {
    let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name.rawValue)"]
    let value = option.takesValue ? #" \fI\#(escaped(option.placeholder))\fR"# : ""
    return names.map(bold).joined(separator: ", ") + value
  }

  private static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

  /// A line of text. Its beginning is escaped if man would take it for a request.
  private static func text(_ line: String) -> String {
    line.first == "." ? #"\&"# + escaped(line) : escaped(line)
  }

  /// Escapes backslashes, and the characters that typesetters replace (groff_char(7)).
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": #"\e"#
      case "-": #"\-"#
      case "'": #"\(aq"#
      case "`": #"\(ga"#
      case "~": #"\(ti"#
      case "^": #"\(ha"#
      default: String(character)
      }
    }.joined()
  }
}
