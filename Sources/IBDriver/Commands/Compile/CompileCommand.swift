import IBCompile
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax
import NibArchive

/// `keyline compile`: a xib as the nib that an app loads.
struct CompileCommand: Subcommand {
  static let name = "compile"
  static let summary = "compile a xib to a nib, without Xcode"
  static let operands = Operands("xib", 1...1)
  static let explanation = """
    - is standard input. What the compiler does not know is an error with its place, and nothing is written; storyboards
    are not compiled yet. A xib in a folder Base.lproj is compiled with keys for its translations.
    """
  static let options: [Option] = [
    .output, Option(.module, .text("NAME"), help: "the module of the app, for classes of Swift that are the target's"),
    .standardInputName,
  ]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let path = session.invocation.operands.first else { return .usage }
    let isInput = path == FileDiscovery.standardInputPath
    let file = isInput ? InputFile(session.inputName, .standardInput) : InputFile(path, .named)
    let reading = SourceReader(world: session.world).read(file)
    switch reading {
    case .failure, .unsupported:
      let outcome = FileOutcome(unusable: reading, file)
      session.console.complain(outcome.complaint ?? outcome.note ?? file.path)
      return .unreadable
    case .malformed(let source, let findings):
      report(findings, in: source)
      return .findings
    case .document(let document, let findings):
      report(findings, in: document.tree.source)
      return compile(document, file.path)
    }
  }

  private func compile(_ document: Document, _ path: String) -> ExitStatus {
    let options = CompileOptions(
      module: session.invocation.value(.module), isLocalizable: path.contains(Self.baseFolder))
    let result = XibCompiler.compile(document, options)
    guard let nib = result.nib else {
      report(result.problems.map { finding($0, path) }, in: document.tree.source)
      return .findings
    }
    guard let output = session.openOutput() else { return .unreadable }
    guard output.write(NibWriter.write(nib)) else {
      session.console.complain("the result could not be written")
      return .unreadable
    }
    guard let failure = output.finish() else { return .success }
    session.console.complain(failure)
    return .unreadable
  }

  /// Where documents stand that are translated by lists of strings.
  private static let baseFolder = "Base.lproj/"

  private func finding(_ problem: CompileProblem, _ path: String) -> Finding {
    Finding(
      rule: ReaderRules.notCompiled, severity: .error, message: problem.message, file: path, range: problem.range)
  }

  private func report(_ findings: [Finding], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    let sorted = findings.sorted(by: Finding.inOrder)
    _ = session.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(FileFindings(sorted, in: source)))
  }
}
