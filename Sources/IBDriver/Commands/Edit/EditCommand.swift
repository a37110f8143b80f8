import IBEdit
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline edit FILE`: changes objects of a document as Xcode would write them.
struct EditCommand: Subcommand {
  static let name = "edit"
  static let summary = "change objects as Xcode would write them"
  static let operands = Operands("file", 1...1)
  static let explanation = """
    --from takes a file of edits: {"edits": [ … ]}. All of them are made, or none.
    """
  static let options: [Option] = [
    Option(.from, .text("FILE"), help: "make the edits of a JSON file; 'keyline schema edits' describes it"),
    Option(.output, short: "o", .text("FILE"), in: .output, help: "write the document to FILE instead of changing it"),
    .dryRun, .quiet,
  ]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() throws(UsageError) -> ExitStatus {
    let path = session.invocation.operands.first ?? ""
    let reader = SourceReader(world: session.world)
    let document: Document
    switch reader.read(InputFile(path, .named), anyFlavor: true) {
    case .document(let read, let findings) where findings.isEmpty: document = read
    case .document(let read, let findings): return refuse(findings, in: read.tree.source)
    case .malformed(let source, let findings): return refuse(findings, in: source)
    case .failure(let failure):
      session.console.complain(failure)
      return .unreadable
    case .unsupported: return .unreadable
    }
    if case .archive = document.flavor {
      session.console.complain("\(path): \(document.flavor.refusal ?? "")")
      return .unreadable
    }
    guard let from = session.invocation.value(.from) else { throw UsageError("--from is missing") }
    let edits: SourceFile
    switch session.world.read(from) {
    case .failure(let failure):
      session.console.complain(failure)
      return .unreadable
    case .success(let bytes): edits = SourceFile(path: from, bytes: bytes)
    }
    switch EditReader.read(edits) {
    case .failure(let refusal): return refuse(refusal, in: edits)
    case .success(let operations): return edit(document, operations, edits)
    }
  }

  private func edit(_ document: Document, _ operations: [EditOperation], _ edits: SourceFile) -> ExitStatus {
    let resources = ResourceSource(imageSize: { _, _ in nil }, color: { _, _ in nil })
    let old = document.tree.source
    switch DocumentEdit.apply(operations, to: document, resources) {
    case .failure(let refusal): return refuse(refusal, in: edits)
    case .success(let changes):
      guard let bytes = TextEdit.apply(changes, to: old.bytes) else { return .unreadable }
      if session.invocation.has(.dryRun) {
        let diff = UnifiedDiff.text(of: changes, in: old.bytes, path: old.path) ?? []
        return session.world.output(diff) ? .success : .unreadable
      }
      let failure =
        session.invocation.value(.output).map { session.world.put($0, bytes) }
        ?? session.world.store(old.path, bytes, old.bytes)
      guard let failure else { return .success }
      session.console.complain(failure)
      return .unreadable
    }
  }

  private func refuse(_ refusal: EditRefusal, in edits: SourceFile) -> ExitStatus {
    let position = refusal.range.map { LineMap(edits.bytes).position(of: $0.lower) }
    let place = position.map { "\(edits.path):\($0.line):\($0.column): " } ?? ""
    session.console.complain("\(place)\(refusal.message)")
    return .findings
  }

  private func refuse(_ findings: [Finding], in source: SourceFile) -> ExitStatus {
    _ = session.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(FileFindings(findings, in: source)))
    return .unreadable
  }
}
