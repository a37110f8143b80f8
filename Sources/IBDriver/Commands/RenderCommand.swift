import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline render`: layouts as pictures, a file each.
struct RenderCommand {
  /// Where pictures go when nobody says.
  static let folder = "keyline-render"

  let command: FileCommand

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try command.layoutSettings()
    let format = command.invocation.value(.format).flatMap(PictureFormat.init) ?? .svg
    if let refusal = format.refusal { throw UsageError(refusal, .render) }
    let emitter = SVGEmitter(layers: try layers())
    let discovery = command.discover()
    var plan = command.layoutPlan(settings, of: discovery.files)
    plan.isDrawn = true
    let artist = Artist(
      plan: plan, emitter: emitter, format: format, scenes: command.invocation.values(.scene),
      reader: SourceReader(world: command.console.world))
    let output = command.invocation.value(.output) ?? Self.folder
    if output == FileDiscovery.standardInputPath || output.hasSuffix(".\(format.rawValue)") {
      return try renderOne(artist, discovery, to: output)
    }
    return await renderAll(artist, discovery, into: output)
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
  private func renderAll(_ artist: Artist, _ discovery: FileDiscovery, into folder: String) async -> ExitStatus {
    let world = command.console.world
    if let failure = world.makeFolder(folder) {
      command.console.complain("\(failure.path): \(failure.reason)")
      return .unreadable
    }
    let names = PictureNames(discovery.files)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return await command.run(discovery, frame: .plain, sink: world.output) { file in
      artist.draw(file) { layouts, outcome in
        for (layout, name) in zip(layouts, names.names(for: layouts, of: file)) {
          let path = "\(prefix)\(name).\(artist.format.rawValue)"
          guard let picture = artist.picture(of: layout, in: file, &outcome) else { return }
          if let failure = world.store(path, picture) {
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
  private func renderOne(
    _ artist: Artist, _ discovery: FileDiscovery, to output: String
  ) throws(UsageError) -> ExitStatus {
    guard discovery.failures.isEmpty else { return .unreadable }
    guard discovery.files.count == 1, let file = discovery.files.first else {
      throw UsageError("--output '\(output)' is for one file; there are \(discovery.files.count)", .render)
    }
    var pictures: [[UInt8]] = []
    let outcome = artist.draw(file) { layouts, outcome in
      let shown = layouts.contains { !$0.views.isEmpty } ? layouts.filter { !$0.views.isEmpty } : layouts
      pictures = shown.compactMap { artist.picture(of: $0, in: file, &outcome) }
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
  let plan: LayoutPlan
  let emitter: SVGEmitter
  let format: PictureFormat
  /// Ids, controllers' ids or titles; empty for all.
  let scenes: [String]
  let reader: SourceReader

  /// - Parameter body: called where there is a layout; may add to the outcome.
  func draw(_ file: InputFile, _ body: ([SceneLayout], inout FileOutcome) -> Void) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings):
      let layouts = Document(tree).map(plan.layouts) ?? DocumentLayouts([], nil)
      var outcome = FileOutcome(piece: [], tally: Tally())
      outcome.tally.read = 1
      if layouts.scenes.isEmpty { outcome.tell(FileFindings(findings + layouts.findings, in: tree.source)) }
      body(layouts.named(scenes).all, &outcome)
      return outcome
    case .malformed(let source, let findings):
      return FileOutcome(telling: FileFindings(findings, in: source))
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  /// Nil, and a complaint, where the layout cannot be drawn in that format.
  func picture(of layout: SceneLayout, in file: InputFile, _ outcome: inout FileOutcome) -> [UInt8]? {
    if let picture = format.render(layout, path: file.path, with: emitter) { return picture }
    outcome.complaint = "\(file.path): the scene '\(layout.scene.id)' cannot be drawn as \(format.rawValue)"
    outcome.tally.unreadable += 1
    return nil
  }
}
