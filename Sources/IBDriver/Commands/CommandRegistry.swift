/// All commands by purpose, in the order of help, the man pages, completions and the site.
///
/// The most frequent purpose comes first.
enum CommandRegistry {
  static let commands = CommandTable(groups: [
    CommandGroup("check", [LintCommand.self, DoctorCommand.self, RulesCommand.self, ExplainCommand.self]),
    CommandGroup("review", [ReportCommand.self, DiffCommand.self, MergeCommand.self]),
    CommandGroup(
      "view",
      [
        OutlineCommand.self, ResolveCommand.self, RenderCommand.self, DevicesCommand.self, NibCommand.self,
      ]),
    CommandGroup("change", [EditCommand.self, MigrateCommand.self, StringsCommand.self, ConvertCommand.self]),
    CommandGroup(
      "set up",
      [
        InitCommand.self, GitSetupCommand.self, ConfigCommand.self, CompletionsCommand.self, HelpCommand.self,
      ]),
    CommandGroup("plumbing", [DumpCommand.self, MCPCommand.self, SchemaCommand.self]),
  ])
}
