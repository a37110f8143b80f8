import IBLayout
import IBModel
import IBProject
import IBReport
import IBSource
import IBSyntax

/// The stages that `dump` prints, in the order of the pipeline; last what surrounds a file.
enum DumpStage: String, CaseIterable {
  case syntax, document, resolved, constraints, layout, project

  static let names = allCases.map(\.rawValue)
}

/// `keyline dump`: prints a stage of one file as text, or the projects in a folder as JSON.
struct DumpCommand: Subcommand {
  static let name = "dump"
  static let summary = "print a stage of reading one file"
  static let operands = Operands("file", 1...1)
  static let explanation = """
    - is standard input. The stage 'project' takes a folder and prints the Xcode projects and packages in it as JSON:
    targets, the files that they build, and the parts that could not be read.
    """
  static let options: [Option] =
    Option.configurations + [
      Option(.stage, .choice(DumpStage.names), fallback: DumpStage.names[0], help: "the stage"), .output,
      .config, .standardInputName,
    ]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try session.layoutSettings(default: .canvas)
    guard let single = SingleDocument(of: session) else { return .unreadable }
    let stage = session.invocation.value(.stage).flatMap(DumpStage.init) ?? .syntax
    if stage == .project { return dumpProject(single) }
    let reader = SourceReader(world: session.world)
    switch single.read(reader, anyFlavor: stage == .syntax) {
    case .failure(let ending): return ending.status
    case .success(let document):
      let plan = try await session.layoutPlan(settings, of: [single.file], reader)
      return single.write(Array(text(of: document, stage, plan).utf8))
    }
  }

  private func dumpProject(_ single: SingleDocument) -> ExitStatus {
    let world = session.world
    guard single.file.origin != .standardInput, world.kind(single.file.path) == .folder else {
      session.console.complain("\(single.file.path): no such folder")
      return .unreadable
    }
    let model = ProjectModel(root: world.absolute(single.file.path), in: world)
    return single.write(ProjectJSONEmitter(model, shown: world.seen).render())
  }

  private func text(of document: Document, _ stage: DumpStage, _ plan: LayoutPlan) -> String {
    switch stage {
    case .project: return ""
    case .syntax: return SyntaxDump.text(document.tree)
    case .document: return document.dump()
    case .resolved: return dump(.resolved, of: document, plan)
    case .constraints: return dump(.constraints, of: document, plan)
    case .layout:
      let layouts = plan.layouts(of: document)
      let all = FileLayouts(layouts.all, findings: FileFindings(layouts.findings, in: document.tree.source))
      return String(decoding: LayoutTextEmitter(style: .plain).render(all), as: UTF8.self)
    }
  }

  private func dump(_ stage: LayoutDumpStage, of document: Document, _ plan: LayoutPlan) -> String {
    let engine = plan.engine(for: document)
    return plan.configurations(of: document).all.map { engine.dump(stage, in: $0) }.joined()
  }
}
