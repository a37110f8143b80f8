import IBReport

struct ConfigCommand: Subcommand {
  static let name = "config"
  static let summary = "show the configuration file in use and its settings"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. One configuration file applies to a run: the one that --config names, otherwise the
    nearest .keyline.yml or .iblinter.yml in the deepest folder that contains all paths, or above it. For a single path,
    the command shows the rules that run for it; otherwise the rules for files that no section of the configuration
    mentions.
    """
  static let options: [Option] = [
    .format(ConfigFormats.table.words, help: "format of the settings"), .config,
  ]

  let session: Session

  func run() throws(UsageError) -> ExitStatus {
    let paths = session.invocation.operands
    let file = try session.configurationFile(around: paths)
    file.reportRemarks(on: session.console)
    let configurations = try session.configurations(by: file)
    let settings = SettingsInForce(
      file, configurations, LintPlan(file, in: session.world), path: paths.count == 1 ? paths[0] : nil)
    let format = session.invocation.value(.format).flatMap { ConfigFormats.table.named($0) }
    return session.console.answer(format?(settings) ?? "")
  }
}
