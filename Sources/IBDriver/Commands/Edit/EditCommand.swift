import IBAssets
import IBCompare
import IBContent
import IBEdit
import IBLayout
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

  func run() async throws(UsageError) -> ExitStatus {
    let path = session.invocation.operands.first ?? ""
    let reader = SourceReader(world: session.world)
    let document: Document
    switch reader.read(InputFile(path, .named), for: .elements) {
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
    case .success(let (operations, edits)):
      let file = try session.configurationFile(around: [path])
      let environments = try await session.environments(of: [], by: file, reader)
      let assets = environments.environment(of: DocumentOrigin(path: path)).assets
      return edit(document, operations, edits, resources(of: document, assets), reader)
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

  private func edit(
    _ document: Document, _ operations: [EditOperation], _ edits: SourceFile?, _ resources: ResourceSource,
    _ reader: SourceReader
  ) -> ExitStatus {
    let old = document.tree.source
    switch DocumentEdit.apply(operations, to: document, resources) {
    case .failure(let refusal):
      session.console.complain(edits.map { place(of: refusal, in: $0) } ?? refusal.message)
      return .findings
    case .success(let changes):
      guard let bytes = TextEdit.apply(changes, to: old.bytes),
        case .document(let new, let findings) = reader.parse(SourceFile(path: old.path, bytes: bytes), for: .elements),
        findings.isEmpty
      else {
        session.console.complain("\(old.path): the edited document could not be read back; the file stays as it was")
        return .unreadable
      }
      return write(bytes, changes, of: document, as: new)
    }
  }

  /// Writes the document, or the difference, and tells what changed.
  private func write(
    _ bytes: [UInt8], _ changes: [TextEdit], of old: Document, as new: Document
  ) -> ExitStatus {
    let source = old.tree.source
    let isTrial = session.invocation.has(.dryRun)
    let failure: FileFailure?
    if isTrial {
      let diff = UnifiedDiff.text(of: changes, in: source.bytes, path: source.path) ?? []
      if !session.world.output(diff) { return .unreadable }
      failure = nil
    } else if let output = session.invocation.value(.output) {
      failure = session.world.put(output, bytes)
    } else {
      failure = session.world.store(source.path, bytes, source.bytes)
    }
    if let failure {
      session.console.complain(failure)
      return .unreadable
    }
    if session.invocation.has(.quiet) || isTrial { return .success }
    let diff = FileDiff(
      path: source.path, oldPath: source.path, newPath: source.path, diff: DocumentDiff(.init(old), .init(new)))
    let text = diff.isEmpty ? [] : DiffTextEmitter(style: session.console.outputStyle).render(diff)
    return session.world.output(text) ? .success : .unreadable
  }

  /// Sizes of images and values of colors: of the project's catalogs, as its canvas shows them, and of the system.
  private func resources(of document: Document, _ assets: DocumentAssets?) -> ResourceSource {
    let idiom = document.flavor.platform == .iPadOnly ? "ipad" : "iphone"
    let traits =
      document.header.device.flatMap { _ in ConfigurationSet.canvas(of: document)?.assetTraits }
      ?? AssetTraits(idiom: idiom, scale: 1)
    return ResourceSource(
      imageSize: { name, isSystem in
        let size = isSystem ? nil : assets?.image(named: name, for: traits)?.size
        return size.map { (width: $0.width, height: $0.height) }
      },
      color: { name, isSystem in
        if isSystem {
          return SystemPalette(.light).named(name).map { [$0.red, $0.green, $0.blue, $0.alpha] }
        }
        guard
          case .components("srgb", let red, let green, let blue, let alpha)? = assets?.color(
            named: name, for: AssetTraits(idiom: nil, scale: 1))
        else { return nil }
        return [red, green, blue, alpha]
      })
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
