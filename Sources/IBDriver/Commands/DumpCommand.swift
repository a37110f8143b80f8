import IBReport
import IBSource
import IBSyntax

/// The stages that `dump` prints.
enum DumpStage: String, CaseIterable {
  case syntax

  static let names = allCases.map(\.rawValue)
}

/// `keyline dump`: a stage of one file as text.
struct DumpCommand {
  let command: FileCommand

  func run() -> ExitStatus {
    guard let file = inputFile() else { return .unreadable }
    let source: SourceFile
    let bytes =
      file.origin == .standardInput ? command.console.world.readInput() : command.console.world.read(file.path)
    switch bytes {
    case .failure(let failure): return fail(failure)
    case .success(let bytes): source = SourceFile(path: file.path, bytes: bytes)
    }
    let (tree, findings) = SyntaxParser.parse(source)
    if !findings.isEmpty {
      let text = FindingsXcodeEmitter(style: .plain).render(FileFindings(findings, in: source))
      _ = command.console.world.diagnostics(text)
    }
    guard let tree else { return .findings }
    guard let sink = command.openOutput(), sink(Array(SyntaxDump.text(tree).utf8)) else { return .unreadable }
    return .success
  }

  private func inputFile() -> InputFile? {
    guard let path = command.invocation.operands.first else { return nil }
    if path == FileDiscovery.standardInputPath {
      return InputFile(command.invocation.value(.standardInputName) ?? StandardInput.name, .standardInput)
    }
    return InputFile(path, .named)
  }

  private func fail(_ failure: FileFailure) -> ExitStatus {
    command.console.complain("\(failure.path): \(failure.reason)")
    return .unreadable
  }
}
