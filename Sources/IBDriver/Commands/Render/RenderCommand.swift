import IBLayout
import IBReport
import IBSource

/// `keyline render`: writes layouts as pictures, a file each.
struct RenderCommand: Subcommand {
  /// The default folder of pictures.
  static let folder = "keyline-render"

  static let name = "render"
  static let summary = "draw scenes as SVG or PNG pictures"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. One picture is written for each scene and configuration, and its name printed;
    where there is only one, --output may name its file, whose extension says the format, or - for standard output.
    A picture is the screen alone; with --overlays it has names, frames, safe areas, margins, constraints and issues too.
    Layers: \(PictureLayer.words.joined(separator: ", ")).
    """
  static let options: [Option] =
    Option.configurations + [
      Option(
        .format, short: "f", .choice(PictureFormats.table.words), in: .output,
        help: "format of the pictures (default: by the name of --output, otherwise svg)"),
      Option(.scale, .text("N"), help: "pixels per point of a PNG (default: those of the device)"),
      Option(.overlays, help: "draw every layer over the screen"),
      Option(.layers, .text("LIST"), help: "the layers to draw, separated by commas"), .scene,
      Option(
        .output, short: "o", .text("PATH"), fallback: folder, in: .output,
        help: "write the pictures into a folder, or one picture into a file"), .config,
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try session.layoutSettings()
    let output = session.invocation.value(.output) ?? Self.folder
    let format = try format(for: output)
    if let refusal = format.refusal { throw UsageError(refusal) }
    let layers = try layers()
    let emitter = SVGEmitter(
      layers: layers ?? [.content, .text], images: session.world.pictureImages, hasHeading: layers != nil)
    let discovery = session.discover()
    let reader = SourceReader(world: session.world)
    var plan = try await session.layoutPlan(settings, of: discovery.files, reader)
    plan.detail = .picture
    let renderer = LayoutRenderer(
      plan: plan, emitter: emitter, format: format, scenes: SceneChoice(session.invocation.values(.scene)),
      scale: try scale(for: format), reader: reader)
    let isFile = output == FileDiscovery.standardInputPath || PictureFormats.named(by: output) != nil
    if isFile { return try renderOne(renderer, discovery, to: output) }
    let status = await renderAll(renderer, discovery, into: output)
    if let problem = renderer.scenes.problem { throw problem }
    return status
  }

  /// By `--format`, else by the extension of the file that `--output` names, else the first one.
  private func format(for output: String) throws(UsageError) -> PictureFormat {
    let named = PictureFormats.named(by: output)
    let word = session.invocation.value(.format) ?? named ?? PictureFormats.table.words.first ?? ""
    if let named, named != word {
      throw UsageError("the file '\(output)' is named as \(named), and --format is \(word)")
    }
    guard let format = PictureFormats.table.named(word) else {
      throw .unknownValue(of: "format", word, allowed: PictureFormats.table.words)
    }
    return format
  }

  private func scale(for format: PictureFormat) throws(UsageError) -> Double? {
    guard let text = session.invocation.value(.scale) else { return nil }
    guard let scale = Double(text), scale.isFinite, scale > 0, scale <= Self.largestScale else {
      throw UsageError("option '--scale' needs a number above 0 and up to \(Int(Self.largestScale)), not '\(text)'")
    }
    guard format.hasPixels else { throw UsageError("option '--scale' is for PNG; an SVG has no pixels") }
    return scale
  }

  /// More than any device has, and enough to see a hairline.
  private static let largestScale = 16.0

  /// Nil for only the screen.
  private func layers() throws(UsageError) -> Set<PictureLayer>? {
    guard let list = session.invocation.value(.layers) else {
      return session.invocation.has(.overlays) ? Set(PictureLayer.allCases) : nil
    }
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
  private func renderAll(_ renderer: LayoutRenderer, _ discovery: FileDiscovery, into folder: String) async
    -> ExitStatus
  {
    let pictures: OutputFolder
    switch OutputFolder.open(folder, in: session.world) {
    case .success(let folder): pictures = folder
    case .failure(let failure):
      session.console.complain(failure)
      return .unreadable
    }
    let names = PictureNames(discovery.files)
    let result = await session.fileRun(.plain, .standard(session.world)).run(
      discovery.files,
      work: { file in
        renderer.draw(file) { layouts, outcome in
          for (layout, name) in zip(layouts, names.names(for: layouts, of: file)) {
            let name = "\(name).\(renderer.format.name)"
            guard let picture = renderer.picture(of: layout, in: file, &outcome) else { return }
            if let failure = pictures.store(picture, as: name) {
              outcome.fail(failure)
              return
            }
            outcome.piece += Array("\(pictures.path(of: name).onOneLine)\n".utf8)
          }
        }
      })
    return session.conclude(result, discovery.failures)
  }

  // MARK: - One picture

  /// Scenes without a view are skipped.
  private func renderOne(
    _ renderer: LayoutRenderer, _ discovery: FileDiscovery, to output: String
  ) throws(UsageError) -> ExitStatus {
    guard discovery.failures.isEmpty else { return .unreadable }
    guard discovery.files.count == 1, let file = discovery.files.first else {
      throw UsageError("--output '\(output)' is for one file; there are \(discovery.files.count)")
    }
    var pictures: [[UInt8]] = []
    let outcome = renderer.draw(file) { layouts, outcome in
      let shown = layouts.contains { !$0.views.isEmpty } ? layouts.filter { !$0.views.isEmpty } : layouts
      pictures = shown.compactMap { renderer.picture(of: $0, in: file, &outcome) }
    }
    if let complaint = outcome.complaint { session.console.complain(complaint) }
    if !outcome.remarks.isEmpty { _ = session.world.diagnostics(outcome.remarks) }
    let status = outcome.tally.status()
    guard status == .success else { return status }
    if let problem = renderer.scenes.problem { throw problem }
    guard pictures.count == 1 else {
      throw UsageError(
        "--output '\(output)' is for one picture; there are \(pictures.count) (see --scene and --on)")
    }
    return write(pictures[0], to: output)
  }

  private func write(_ picture: [UInt8], to output: String) -> ExitStatus {
    let world = session.world
    if output == FileDiscovery.standardInputPath { return world.output(picture) ? .success : .unreadable }
    guard let failure = world.put(output, picture) else { return .success }
    session.console.complain(failure)
    return .unreadable
  }
}
