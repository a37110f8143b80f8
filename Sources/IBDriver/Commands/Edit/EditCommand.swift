import IBEdit
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline edit FILE`: changes objects of a document as Xcode would write them.
struct EditCommand: Subcommand {
  static let name = "edit"
  static let summary = "change objects as Xcode would write them"
  static let operands = Operands("file and edit", 1...Int.max)
  static let explanation = """
    The first word is a .storyboard or .xib file, the second a verb, the third an object or, to add one, its kind; words
    of the form key=value follow. set OBJECT property=value…; connect OBJECT outlet=NAME to=OBJECT, or action=SELECTOR
    with event=EVENT, or segue=KIND; disconnect takes the same words; remove OBJECT; move OBJECT; add KIND property=value…;
    constrain OBJECT firstAttribute=top secondItem=OBJECT secondAttribute=bottom constant=8. The value null is "as if never
    set".

    An object is its id, or names with slashes between them, each inside the one before: Login/"Submit". A name is a text
    in quotes, an Xcode label, an outlet, a class, an identifier or a kind. If several objects have it, the candidates
    are listed and nothing is changed.
    """
  static let options: [Option] = [
    Option(.from, .text("FILE"), help: "make all edits of a JSON file, or none; 'keyline schema edits' describes it"),
    Option(.into, .text("OBJECT"), help: "add, move: the object that gets it"),
    Option(.before, .text("OBJECT"), help: "add, move: the object that it comes before"),
    Option(.after, .text("OBJECT"), help: "add, move: the object that it comes after"),
    Option(.pin, .text("EDGES"), help: "add: constrain edges and lengths, such as leading,trailing=16,top=8"),
    Option(.output, short: "o", .text("FILE"), in: .output, help: "write the document to FILE and leave it as it is"),
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
    if document.isForeign {
      session.console.complain("\(path): \(document.flavor.refusal ?? "")")
      return .unreadable
    }
    switch try operations() {
    case .success(let (operations, edits)): return edit(document, operations, edits)
    case .failure(let failure):
      session.console.complain(failure.message)
      return .unreadable
    }
  }

  /// The edits, and the file that they were read from.
  private func operations() throws(UsageError) -> Result<([EditOperation], SourceFile?), EditRefusal> {
    let words = Array(session.invocation.operands.dropFirst())
    guard let from = session.invocation.value(.from) else { return .success((try operations(words), nil)) }
    if !words.isEmpty { throw UsageError("--from takes no other words after the file") }
    let edits: SourceFile
    switch session.world.read(from) {
    case .failure(let failure): return .failure(EditRefusal("\(from): \(failure.reason)"))
    case .success(let bytes): edits = SourceFile(path: from, bytes: bytes)
    }
    return EditReader.read(edits).map { ($0, edits) }.mapError { EditRefusal(place(of: $0, in: edits)) }
  }

  private func operations(_ words: [String]) throws(UsageError) -> [EditOperation] {
    if words.isEmpty {
      throw UsageError("expected a verb after the file (\(CommandWords.verbs.joined(separator: ", "))) or --from")
    }
    do throws(EditRefusal) {
      var options = CommandWords.Options()
      options.into = session.invocation.value(.into)
      options.before = session.invocation.value(.before)
      options.after = session.invocation.value(.after)
      if let pins = session.invocation.value(.pin) { options.pins = try Pin.read(pins) }
      return try CommandWords.read(words, options)
    } catch {
      throw UsageError(error.message)
    }
  }

  private func edit(_ document: Document, _ operations: [EditOperation], _ edits: SourceFile?) -> ExitStatus {
    let resources = ResourceSource(imageSize: { _, _ in nil }, color: { _, _ in nil })
    let old = document.tree.source
    switch DocumentEdit.apply(operations, to: document, resources) {
    case .failure(let refusal):
      session.console.complain(edits.map { place(of: refusal, in: $0) } ?? refusal.message)
      return .findings
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

  /// The message with its place in the file of edits.
  private func place(of refusal: EditRefusal, in edits: SourceFile) -> String {
    let position = refusal.range.map { LineMap(edits.bytes).position(of: $0.lower) }
    return "\(edits.path)\(position.map { ":\($0.line):\($0.column)" } ?? ""): \(refusal.message)"
  }

  private func refuse(_ findings: [Finding], in source: SourceFile) -> ExitStatus {
    _ = session.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(FileFindings(findings, in: source)))
    return .unreadable
  }
}

extension Document {
  /// Whether it is not a document of Interface Builder that objects of it can be named in: an archive, or other XML.
  var isForeign: Bool {
    switch flavor {
    case .archive, .foreign: true
    case .storyboard, .xib: false
    }
  }
}
