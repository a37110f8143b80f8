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
    guard let single = SingleDocument(of: session) else { return .usage }
    switch single.read(SourceReader(world: session.world)) {
    case .failure(let ending): return ending.status
    case .success(let document): return compile(document, single)
    }
  }

  private func compile(_ document: Document, _ single: SingleDocument) -> ExitStatus {
    let path = single.file.path
    let options = CompileOptions(
      module: session.invocation.value(.module), isLocalizable: path.contains(Self.baseFolder))
    let result = XibCompiler.compile(document, options)
    guard let nib = result.nib else {
      single.report(result.problems.map { finding($0, path) }, in: document.tree.source)
      return .findings
    }
    return single.write(NibWriter.write(nib))
  }

  /// Where documents stand that are translated by lists of strings.
  private static let baseFolder = "Base.lproj/"

  private func finding(_ problem: CompileProblem, _ path: String) -> Finding {
    Finding(
      rule: ReaderRules.notCompiled, severity: .error, message: problem.message, file: path, range: problem.range)
  }
}
