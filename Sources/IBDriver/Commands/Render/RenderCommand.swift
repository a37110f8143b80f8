import IBLayout
import IBReport

/// `keyline render`: writes layouts as pictures, a file each.
struct RenderCommand: Subcommand {
  /// The default folder of pictures.
  static let folder = "keyline-render"

  static let name = "render"
  static let summary = "lay out the scenes and draw them"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. One picture is written for each scene and configuration, and its name printed;
    where there is only one, --output may name its file, or - for standard output.
    Layers: \(PictureLayer.words.joined(separator: ", ")).
    """
  static let options: [Option] =
    Option.configurations + [
      .format(PictureFormats.table.words, help: "how pictures are written"),
      Option(.layers, .text("LIST"), help: "the layers to draw, separated by commas; default: all"), .scene,
      Option(.output, short: "o", .text("FOLDER"), fallback: folder, help: "write the pictures into FOLDER"), .config,
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try session.layoutSettings()
    let word = session.invocation.value(.format) ?? ""
    guard let format = PictureFormats.table.named(word) else { return .usage }
    if let refusal = format.refusal { throw UsageError(refusal) }
    let emitter = SVGEmitter(layers: try layers(), images: session.world.pictureImages)
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    var plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    plan.isDrawn = true
    let artist = Artist(
      plan: plan, emitter: emitter, format: format, scenes: session.invocation.values(.scene), reader: reader)
    let output = session.invocation.value(.output) ?? Self.folder
    if output == FileDiscovery.standardInputPath || output.hasSuffix(".\(format.name)") {
      return try renderOne(artist, discovery, to: output)
    }
    return await renderAll(artist, discovery, into: output)
  }

  private func layers() throws(UsageError) -> Set<PictureLayer> {
    guard let list = session.invocation.value(.layers) else { return Set(PictureLayer.allCases) }
    var layers: Set<PictureLayer> = []
    for word in list.split(separator: ",").map(String.init) {
      guard let layer = PictureLayer(rawValue: word) else {
        throw .unknownValue(of: "layer", word, allowed: PictureLayer.words)
      }
      layers.insert(layer)
    }
    return layers
  }

  // MARK: - A folder of pictures

  /// Prints the path of each written picture.
  private func renderAll(_ artist: Artist, _ discovery: FileDiscovery, into folder: String) async -> ExitStatus {
    let world = session.world
    if let failure = world.makeFolder(folder) {
      session.console.complain(failure)
      return .unreadable
    }
    let names = PictureNames(discovery.files)
    let root = world.realPath(folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let result = await session.fileRun(.plain, .standard(world)).run(
      discovery.files,
      work: { file in
        artist.draw(file) { layouts, outcome in
          for (layout, name) in zip(layouts, names.names(for: layouts, of: file)) {
            let path = "\(prefix)\(name).\(artist.format.name)"
            guard let picture = artist.picture(of: layout, in: file, &outcome) else { return }
            if let failure = store(picture, at: path, inside: root) {
              outcome.fail(failure)
              return
            }
            outcome.piece += Array("\(path.onOneLine)\n".utf8)
          }
        }
      })
    return session.conclude(result, discovery.failures)
  }

  /// A link in the folder may lead to a file that is no picture of ours.
  private func store(_ picture: [UInt8], at path: String, inside folder: String?) -> FileFailure? {
    if let target = session.world.realPath(path), let folder, !target.hasPrefix("\(folder)/") {
      return FileFailure(path, "a link that leads out of the folder of pictures; remove it")
    }
    return session.world.store(path, picture, nil)
  }

  // MARK: - One picture

  /// Scenes without a view are skipped.
  private func renderOne(
    _ artist: Artist, _ discovery: FileDiscovery, to output: String
  ) throws(UsageError) -> ExitStatus {
    guard discovery.failures.isEmpty else { return .unreadable }
    guard discovery.files.count == 1, let file = discovery.files.first else {
      throw UsageError("--output '\(output)' is for one file; there are \(discovery.files.count)")
    }
    var pictures: [[UInt8]] = []
    let outcome = artist.draw(file) { layouts, outcome in
      let shown = layouts.contains { !$0.views.isEmpty } ? layouts.filter { !$0.views.isEmpty } : layouts
      pictures = shown.compactMap { artist.picture(of: $0, in: file, &outcome) }
    }
    if let complaint = outcome.complaint { session.console.complain(complaint) }
    if !outcome.remarks.isEmpty { _ = session.world.diagnostics(outcome.remarks) }
    let status = outcome.tally.status()
    guard status == .success else { return status }
    guard pictures.count == 1 else {
      throw UsageError(
        "--output '\(output)' is for one picture; there are \(pictures.count) (see --scene and --on)")
    }
    return write(pictures[0], to: output)
  }

  private func write(_ picture: [UInt8], to output: String) -> ExitStatus {
    let world = session.world
    if output == FileDiscovery.standardInputPath { return world.output(picture) ? .success : .unreadable }
    guard let failure = world.store(output, picture, nil) else { return .success }
    session.console.complain(failure)
    return .unreadable
  }
}
