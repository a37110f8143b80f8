import IBLayout
import IBReport
import IBSource
import IBSyntax

/// `keyline render`: layouts as pictures, a file each.
struct RenderCommand {
  /// Where pictures go when nobody says.
  static let folder = "keyline-render"
  static let formats = [SVGEmitter.name]

  let command: FileCommand
  let stage: LayoutStage

  func run() async throws(UsageError) -> ExitStatus {
    var configurations = try stage.understand(command.invocation.configurationRequest(), for: .render)
    configurations.isDrawn = true
    let artist = Artist(
      stage: stage, configurations: configurations, emitter: SVGEmitter(layers: try layers()),
      scenes: command.invocation.values(.scene), reader: SourceReader(world: command.console.world))
    let output = command.invocation.value(.output) ?? Self.folder
    if output == FileDiscovery.standardInputPath || output.hasSuffix(".\(SVGEmitter.name)") {
      return try renderOne(artist, to: output)
    }
    return await renderAll(artist, into: output)
  }

  private func layers() throws(UsageError) -> Set<PictureLayer> {
    guard let list = command.invocation.value(.layers) else { return Set(PictureLayer.allCases) }
    var layers: Set<PictureLayer> = []
    for word in list.split(separator: ",").map(String.init) {
      guard let layer = PictureLayer(rawValue: word) else {
        throw .unknown("layer", word, known: PictureLayer.words, .render)
      }
      layers.insert(layer)
    }
    return layers
  }

  // MARK: - A folder of pictures

  /// Prints the path of each picture that was written.
  private func renderAll(_ artist: Artist, into folder: String) async -> ExitStatus {
    let world = command.console.world
    let discovery = command.discover()
    if let failure = world.makeFolder(folder) {
      command.console.complain("\(failure.path): \(failure.reason)")
      return .unreadable
    }
    let names = PictureNames(discovery.files)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return await command.run(discovery, frame: .plain, sink: world.output) { file in
      artist.draw(file) { layouts, outcome in
        for (layout, name) in zip(layouts, names.names(for: layouts, of: file)) {
          let path = prefix + name
          if let failure = world.store(path, artist.emitter.render(layout, path: file.path)) {
            outcome.complaint = "\(failure.path): \(failure.reason)"
            outcome.tally.unreadable += 1
            return
          }
          outcome.piece += Array("\(path)\n".utf8)
        }
      }
    }
  }

  // MARK: - One picture

  /// Scenes without a view do not count: there is nothing in them to choose from.
  private func renderOne(_ artist: Artist, to output: String) throws(UsageError) -> ExitStatus {
    let discovery = command.discover()
    guard discovery.failures.isEmpty else { return .unreadable }
    guard discovery.files.count == 1, let file = discovery.files.first else {
      throw UsageError("--output '\(output)' is for one file; there are \(discovery.files.count)", .render)
    }
    var pictures: [[UInt8]] = []
    let outcome = artist.draw(file) { layouts, _ in
      let shown = layouts.contains { !$0.views.isEmpty } ? layouts.filter { !$0.views.isEmpty } : layouts
      pictures = shown.map { artist.emitter.render($0, path: file.path) }
    }
    if let complaint = outcome.complaint { command.console.complain(complaint) }
    if !outcome.findings.isEmpty { _ = command.console.world.diagnostics(outcome.findings) }
    let status = outcome.tally.status(strict: false)
    guard status == .success else { return status }
    guard pictures.count == 1 else {
      throw UsageError(
        "--output '\(output)' is for one picture; there are \(pictures.count) (see --scene and --on)", .render)
    }
    return write(pictures[0], to: output)
  }

  private func write(_ picture: [UInt8], to output: String) -> ExitStatus {
    let world = command.console.world
    if output == FileDiscovery.standardInputPath { return world.output(picture) ? .success : .unreadable }
    guard let failure = world.store(output, picture) else { return .success }
    command.console.complain("\(failure.path): \(failure.reason)")
    return .unreadable
  }
}

/// Lays out files and hands the layouts that are asked for to whoever draws them.
private struct Artist: Sendable {
  let stage: LayoutStage
  let configurations: LayoutStage.Configurations
  let emitter: SVGEmitter
  /// Ids, controllers' ids or titles; empty for all.
  let scenes: [String]
  let reader: SourceReader

  /// - Parameter body: called where there is a layout; may add to the outcome.
  func draw(_ file: InputFile, _ body: ([SceneLayout], inout FileOutcome) -> Void) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings):
      let (layouts, more) = stage.resolve(tree, configurations)
      var outcome = FileOutcome(piece: [], tally: Tally())
      outcome.tally.read = 1
      if layouts.isEmpty { tell(findings + more, in: tree.source, &outcome) }
      body(layouts.filter { $0.isNamed(by: scenes) }, &outcome)
      return outcome
    case .malformed(let source, let findings):
      var outcome = FileOutcome(piece: [], tally: Tally())
      outcome.tally.read = 1
      tell(findings, in: source, &outcome)
      return outcome
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  /// Findings are printed, and count, where there is no layout; beside layouts they are the business of `lint`.
  private func tell(_ findings: [Finding], in source: SourceFile, _ outcome: inout FileOutcome) {
    outcome.tally.count(findings)
    outcome.findings = FindingsXcodeEmitter(style: .plain).render(FileFindings(findings, in: source))
  }
}
