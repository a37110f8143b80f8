import IBLint
import IBReport

/// All options of all commands, in the order of help.
enum Options {
  static let table: [Option] = [
    Option(
      .on, .text("SPEC"), isRepeatable: true,
      help: "a configuration, such as iphone-15,landscape,dark,text=AX3",
      commands: [.resolve, .report, .render, .lint, .diff, .dump]),
    Option(
      .canvas, help: "the configuration that Xcode's canvas shows of each document",
      commands: [.resolve, .report, .render, .lint, .dump]),
    Option(
      .allSizeClasses, help: "a device for each of the size classes, and slide over",
      commands: [.resolve, .report, .render, .lint, .diff, .dump]),
    Option(
      .allDevices, help: "every device, portrait and landscape",
      commands: [.resolve, .report, .render, .lint, .diff, .dump]),
    Option(
      .format, short: "f", .choice(LayoutEmitters.names), fallback: LayoutEmitters.names[0],
      help: "how layouts are written", commands: [.resolve]),
    Option(
      .format, short: "f", .choice(ReportEmitters.names + [PageEmitter.name]), fallback: ReportEmitters.names[0],
      help: "how the report is written", commands: [.report]),
    Option(
      .format, aliases: ["reporter"], short: "f", .choice(FindingsEmitters.words), fallback: FindingsEmitters.names[0],
      help: "how findings are written", commands: [.lint]),
    Option(
      .format, short: "f", .choice(ListFormat.names), fallback: ListFormat.names[0], help: "how the list is written",
      commands: [.devices]),
    Option(
      .format, short: "f", .choice(RulesFormat.names), fallback: RulesFormat.names[0], help: "how the list is written",
      commands: [.rules]),
    Option(
      .format, short: "f", .choice(PictureFormat.names), fallback: PictureFormat.svg.rawValue,
      help: "how pictures are written", commands: [.render]),
    Option(
      .format, short: "f", .choice(DiffEmitters.names), fallback: DiffEmitters.names[0],
      help: "how differences are written", commands: [.diff]),
    Option(.exitCode, help: "status 1 if anything differs, as git's own option", commands: [.diff]),
    Option(.textconv, help: "print one file as stable text for git to compare", commands: [.diff]),
    Option(
      .noLayout, help: "lay nothing out: no rules that need it, no moved views", commands: [.lint, .diff]),
    Option(
      .layers, .text("LIST"), help: "the layers to draw, separated by commas; default: all", commands: [.render]),
    Option(
      .scene, .text("NAME"), isRepeatable: true,
      help: "only the scene with this id, controller id or title", commands: [.report, .render]),
    Option(
      .output, short: "o", .text("FOLDER"), fallback: RenderCommand.folder,
      help: "write the pictures into FOLDER", commands: [.render]),
    Option(
      .stage, .choice(DumpStage.names), fallback: DumpStage.names[0], help: "the stage to print", commands: [.dump]),
    Option(
      .output, short: "o", .text("FILE"), help: "write results to FILE instead of standard output",
      commands: [.resolve, .report, .lint, .diff, .dump]),
    Option(
      .config, .text("FILE"), help: "the configuration; default: the nearest .keyline.yml upwards",
      commands: [.resolve, .report, .render, .lint, .migrate, .diff, .dump]),
    Option(
      .onlyRule, .choice(RuleCatalog.ids), isRepeatable: true, help: "run this rule and no other",
      commands: [.lint]),
    Option(.baseline, .text("FILE"), help: "leave out the findings listed in FILE", commands: [.lint]),
    Option(.writeBaseline, .text("FILE"), help: "list the findings in FILE instead of telling them", commands: [.lint]),
    Option(
      .schema, help: "let libxml2 judge the files too, by the XML Schema of the format (rule schema-violation)",
      commands: [.lint]),
    Option(.strict, help: "every finding counts as an error for the exit status", commands: [.lint]),
    Option(.fix, help: "apply safe fixes and report what remains", commands: [.lint]),
    Option(
      .unsafe, help: "with --fix, apply the fixes too after which a document may behave differently",
      commands: [.lint]),
    Option(.dryRun, help: "print what would change as a unified diff, write nothing", commands: [.lint, .migrate]),
    Option(.check, help: "write nothing; status 1 if a file would change", commands: [.migrate]),
    Option(
      .explain, .text("ID"), help: "say what becomes of the constraint ID and why, write nothing", commands: [.migrate]),
    Option(
      .deploymentTarget, .text("RELEASE"), help: "the oldest iOS the files have to run on, such as 12.0",
      commands: [.migrate]),
    Option(
      .keepStandardSpacing, help: "write standard spacing as a number where it would be lost", commands: [.migrate]),
    Option(
      .requireSameFrames, help: "leave files alone in which a view would move that nothing is to move",
      commands: [.migrate]),
    Option(
      .standardInputName, .text("PATH"), fallback: StandardInput.name,
      help: "the path that standard input is reported under",
      commands: [.resolve, .report, .render, .lint, .migrate, .dump]),
    Option(
      .jobs, short: "j", .count, help: "work on N files at once; default: all processors",
      commands: [.resolve, .report, .render, .lint, .migrate, .diff]),
    Option(
      .quiet, short: "q", help: "no progress and no summary",
      commands: [.resolve, .report, .render, .lint, .migrate, .diff]),
    Option(.help, short: "h", help: "show this help", commands: Command.allCases),
  ]

  /// The options of one command.
  static func of(_ command: Command) -> [Option] {
    table.filter { $0.commands.contains(command) }
  }
}

/// How standard input is called when nobody says.
enum StandardInput {
  static let name = "<stdin>"
}
