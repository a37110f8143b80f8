import IBAssets
import IBCompare
import IBContent
import IBEdit
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

struct EditCommand: Subcommand {
  static let name = "edit"
  static let summary = "change objects as Xcode would write them"
  static let operands = Operands("file and edits", 1...Int.max)
  static let explanation = """
    The first word is a .storyboard or .xib file, the second a verb, the third an object or, for add, a kind. The other
    words have the form key=value: set OBJECT property=value…; connect OBJECT outlet=NAME to=OBJECT, or action=SELECTOR
    with event=EVENT, or segue=KIND; disconnect takes the same words; remove OBJECT; move OBJECT; add KIND
    property=value…; constrain OBJECT firstAttribute=top secondItem=OBJECT secondAttribute=bottom constant=8. The value
    null resets a property to its default.

    Name an object by its id, or by names with slashes between them, from the outside in: Login/"Submit". A name is a
    text in quotes, an Xcode label, an outlet, a class, an identifier or a kind. If several objects match, Keyline lists
    them and changes nothing.
    """
  static let options: [Option] = [
    Option(.from, .text("FILE"), help: "apply all edits of a JSON file, or none; see 'keyline schema edits'"),
    Option(.into, .text("OBJECT"), help: "add, move: the container"),
    Option(.before, .text("OBJECT"), help: "add, move: the object to insert it before"),
    Option(.after, .text("OBJECT"), help: "add, move: the object to insert it after"),
    Option(.pin, .text("EDGES"), help: "add: constrain edges and lengths, such as leading,trailing=16,top=8"),
    Option(.sizeClass, .text("CLASSES"), help: "set: only in these size classes, such as wC (compact width) or wR,hC"),
    Option(
      .output, short: "o", .text("FILE"), in: .output,
      help: "write the edited document to FILE instead of replacing it"),
    Option(
      .picture, .text("FILE"), in: .output,
      help: "write an HTML page to FILE that shows the changed scenes before and after"
    ),
    Option(.keepFrames, in: .output, help: "do not update the stored frames of views that move"),
    .dryRun, .config, .quiet,
  ]

  let session: Session

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
    switch try operations(for: document.flavor) {
    case .success(let (operations, edits)):
      let file = try session.configurationFile(around: [path])
      var environments = try await session.environments(of: [InputFile(path, .named)], by: file, reader)
      let assets = environments.environment(of: DocumentOrigin(path: path)).assets
      switch edit(document, operations, edits, resources(of: document, assets), reader, &environments) {
      case .failure(let refusal):
        session.console.complain(refusal.message)
        return refusal.status
      case .success(let edited):
        let isQuiet = session.invocation.has(.quiet) && !session.invocation.has(.picture)
        let review = try await EditReview(of: document, session, file, environments, isQuiet: isQuiet)
        return write(edited, of: document, operations, review)
      }
    case .failure(let failure):
      session.console.complain(failure.message)
      return .unreadable
    }
  }

  /// The edits, and the file that contains them.
  private func operations(for flavor: Flavor) throws(UsageError) -> Result<([EditOperation], SourceFile?), EditRefusal>
  {
    let words = Array(session.invocation.operands.dropFirst())
    guard let from = session.invocation.value(.from) else { return .success((try operations(words, for: flavor), nil)) }
    if !words.isEmpty { throw UsageError("--from does not accept words after the file") }
    let edits: SourceFile
    switch session.world.read(from) {
    case .failure(let failure): return .failure(EditRefusal("\(from): \(failure.reason)"))
    case .success(let bytes): edits = SourceFile(path: from, bytes: bytes)
    }
    return EditReader.read(edits).map { ($0, edits) }.mapError { EditRefusal(place(of: $0, in: edits)) }
  }

  private func operations(_ words: [String], for flavor: Flavor) throws(UsageError) -> [EditOperation] {
    if words.isEmpty {
      throw UsageError("expected a verb after the file (\(CommandWords.verbs.joined(separator: ", "))) or --from")
    }
    do throws(EditRefusal) {
      var options = CommandWords.Options()
      options.into = session.invocation.value(.into)
      options.before = session.invocation.value(.before)
      options.after = session.invocation.value(.after)
      if let pins = session.invocation.value(.pin) { options.pins = try Pin.read(pins) }
      if let classes = session.invocation.value(.sizeClass) { options.variation = try CommandWords.variation(classes) }
      return try CommandWords.read(words, options, for: flavor)
    } catch {
      throw UsageError(error.message)
    }
  }

  /// A document after the edits, and the bytes of its file.
  private typealias Edited = (document: Document, bytes: [UInt8])

  private struct Refusal: Error {
    let message: String
    let status: ExitStatus
  }

  /// The document after the edits. From then on, `environments` lays out only the scenes that the edits may change.
  private func edit(
    _ document: Document, _ operations: [EditOperation], _ edits: SourceFile?, _ resources: ResourceSource,
    _ reader: SourceReader, _ environments: inout LayoutEnvironments
  ) -> Result<Edited, Refusal> {
    func apply(_ frames: [String: [String: Double]]) -> Result<Edited, Refusal> {
      DocumentEdit.apply(operations, to: document, resources, frames: frames).mapError { refusal in
        Refusal(message: edits.map { place(of: refusal, in: $0) } ?? refusal.message, status: .findings)
      }.flatMap { read($0, in: document.tree.source, reader) }
    }
    let edited = apply([:])
    guard case .success(let first) = edited else { return edited }
    environments.onlyScenes = ChangedScenes.ids(from: document, to: first.document)
    if session.invocation.has(.keepFrames) { return edited }
    // If the size of a new image is unknown, the layout around the image is a guess.
    let newImages = first.document.imageSizes.keys.filter { document.imageSizes[$0] == nil }
    guard newImages.allSatisfy({ resources.imageSize($0, false) != nil }) else { return edited }
    let frames = MovedFrames(from: document, to: first.document, environments).frames
    return frames.isEmpty ? edited : apply(frames)
  }

  /// The document that results from the changes.
  private func read(_ changes: [TextEdit], in old: SourceFile, _ reader: SourceReader) -> Result<Edited, Refusal> {
    guard let bytes = TextEdit.apply(changes, to: old.bytes),
      case .document(let new, let findings) = reader.parse(SourceFile(path: old.path, bytes: bytes), for: .elements),
      findings.isEmpty
    else {
      let message = "\(old.path): cannot read the edited document back; the file is unchanged"
      return .failure(Refusal(message: message, status: .unreadable))
    }
    return .success((new, bytes))
  }

  /// Writes the document or the difference, and reports the changes. Refuses an edit that breaks the document.
  private func write(
    _ edited: Edited, of document: Document, _ operations: [EditOperation], _ review: EditReview
  ) -> ExitStatus {
    let new = review.version(edited.document)
    // A quiet run needs the old version only if a finding may be a reason to refuse the edit.
    let old = review.isQuiet && !new.findings.contains(where: EditReview.isRefusal) ? nil : review.version(document)
    let findings = old.map { review.newFindings($0, new) } ?? []
    let refusals = findings.filter(EditReview.isRefusal)
    if !refusals.isEmpty {
      for finding in refusals {
        session.console.complain(
          "\(finding.message) (\(finding.rule)); the file is unchanged")
      }
      return .findings
    }
    if let failure = store(edited, document.tree.source) {
      session.console.complain(failure)
      return .unreadable
    }
    guard let old, !review.isQuiet else { return .success }
    noteUnchecked(operations, review)
    return report(review.difference(old, new), findings, in: edited.document.tree.source) ? .success : .unreadable
  }

  /// Writes the document, or prints the difference with `--dry-run`.
  private func store(_ edited: Edited, _ source: SourceFile) -> FileFailure? {
    if session.invocation.has(.dryRun) {
      let diff = UnifiedDiff.text(from: source.bytes, to: edited.bytes, path: source.path)
      return session.world.output(diff) ? nil : FileFailure("standard output", "could not be written")
    }
    if let output = session.invocation.value(.output) { return session.world.put(output, edited.bytes) }
    return session.world.store(source.path, edited.bytes, source.bytes)
  }

  /// Prints a note if the edits connect outlets or actions that cannot be checked, because the sources are incomplete.
  private func noteUnchecked(_ operations: [EditOperation], _ review: EditReview) {
    let connects = operations.contains { operation in
      if case .connect(let row) = operation.action { row.kind != .segue } else { false }
    }
    if connects, !session.invocation.has(.quiet), !review.seesSources {
      session.console.note("the sources around the document are incomplete: Keyline did not check outlets and actions")
    }
  }

  /// Reports the changes in words and the new findings, and writes the page of `--picture`; false if that fails.
  private func report(_ diff: FileDiff, _ findings: [Finding], in source: SourceFile) -> Bool {
    let style = session.console.outputStyle
    var text = diff.isEmpty || session.invocation.has(.dryRun) ? [] : DiffTextEmitter(style: style).render(diff)
    text += FindingsXcodeEmitter(style: style).render(FileFindings(findings, in: source))
    guard session.invocation.has(.quiet) || session.world.output(text) else { return false }
    guard let path = session.invocation.value(.picture) else { return true }
    let emitter = DiffHTMLEmitter(images: session.world.pictureImages)
    let page = Array(emitter.frame.opening.utf8) + emitter.render(diff) + Array(emitter.frame.closing.utf8)
    guard let failure = session.world.put(path, page) else { return true }
    session.console.complain(failure)
    return false
  }

  /// The sizes of images and the values of colors, from the system and from the project's catalogs.
  ///
  /// The catalogs are read for the document's canvas.
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

  /// The message of a refusal, with its position in the file of edits.
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
  /// Whether edits cannot name the objects of the document: it is an archive, or other XML.
  var isForeign: Bool {
    switch flavor {
    case .archive, .foreign: true
    case .storyboard, .xib: false
    }
  }
}
