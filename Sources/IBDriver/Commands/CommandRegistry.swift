/// All commands, in the order of help.
enum CommandRegistry {
  static let commands = CommandTable([
    ResolveCommand.self, ReportCommand.self, RenderCommand.self, SwiftUICommand.self, LintCommand.self,
    MigrateCommand.self, StringsCommand.self, ConvertCommand.self, DiffCommand.self, MergeCommand.self, GitSetupCommand.self,
    InitCommand.self, DoctorCommand.self, DumpCommand.self, NibCommand.self, CompileCommand.self, WorkerCommand.self,
    ConfigCommand.self, DevicesCommand.self, RulesCommand.self, ExplainCommand.self, SchemaCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ])
}
