import IBLint
import IBReport
import IBSource
import IBSyntax

/// `keyline lint`: findings of the parser and of the rules.
struct LintCommand {
  let command: FileCommand

  func run() async -> ExitStatus {
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = FindingsEmitters.named(format, style: command.style) else { return .usage }
    let reader = SourceReader(world: command.console.world)
    return await command.run(frame: emitter.frame) { file in
      Self.lint(file, reader, emitter)
    }
  }

  private static func lint(
    _ file: InputFile, _ reader: SourceReader, _ emitter: any FindingsEmitter
  ) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings):
      return outcome(FileFindings(findings + Linter.lint(tree), in: tree.source), emitter)
    case .malformed(let source, let findings):
      return outcome(FileFindings(findings, in: source), emitter)
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  private static func outcome(_ findings: FileFindings, _ emitter: any FindingsEmitter) -> FileOutcome {
    var tally = Tally()
    tally.read = 1
    tally.count(findings.findings)
    return FileOutcome(piece: emitter.render(findings), tally: tally)
  }
}
