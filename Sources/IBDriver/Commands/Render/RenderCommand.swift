import IBLayout
import IBReport
import IBSource

struct RenderCommand: Subcommand {
  static let folder = "keyline-render"

  static let name = "render"
  static let summary = "draw scenes as SVG or PNG pictures"
  static let operands = Operands.paths
  static let explanation = """
    Paths are as for 'resolve'. Keyline writes one picture for each configuration of each scene that has a view, and
    prints its name. For a single picture, --output may name the file, whose extension selects the format, or - for
    standard output. A picture shows the screen; --overlays adds names, frames, safe areas, margins, constraints and
    issues. Layers: \(PictureLayer.words.joined(separator: ", ")).
    """
  static let options: [Option] =
    Option.configurations + [
      Option(
        .format, short: "f", .choice(PictureFormats.table.words), in: .output,
        help: "format of the pictures (default: from the extension of --output, otherwise svg)"),
      Option(.scale, .text("N"), help: "pixels per point of a PNG (default: the device's scale)"),
      Option(.overlays, help: "draw every layer over the screen"),
      Option(.layers, .text("LIST"), help: "the layers to draw, separated by commas"), .scene,
      Option(
        .output, short: "o", .text("PATH"), fallback: folder, in: .output,
        help: "write the pictures into a folder, or one picture into a file"), .config,
    ] + Option.search + [.standardInputName, .jobs, .quiet]

  let session: Session

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
    if isFile { return try await renderOne(renderer, discovery, to: output) }
    let status = await renderAll(renderer, discovery, into: output)
    if let problem = renderer.scenes.problem { throw problem }
    return status
  }

  /// The format that `--format` names, otherwise the format for the extension of `--output`, otherwise the first.
  private func format(for output: String) throws(UsageError) -> PictureFormat {
    let named = PictureFormats.named(by: output)
    if let other = PictureFormats.foreign(output), session.world.kind(output) != .folder {
      throw UsageError("'\(output)': pictures are SVG or PNG, not \(other.uppercased())")
    }
    let word = session.invocation.value(.format) ?? named ?? PictureFormats.table.words.first ?? ""
    if let named, named != word {
      throw UsageError("--output '\(output)' is \(named), but --format is \(word)")
    }
    guard let format = PictureFormats.table.named(word, for: session.world) else {
      throw .unknownValue(of: "format", word, allowed: PictureFormats.table.words)
    }
    return format
  }

  private func scale(for format: PictureFormat) throws(UsageError) -> Double? {
    guard let text = session.invocation.value(.scale) else { return nil }
    guard let scale = Double(text), scale.isFinite, scale > 0, scale <= Self.largestScale else {
      throw UsageError("option '--scale' needs a number above 0 and up to \(Int(Self.largestScale)), not '\(text)'")
    }
    guard format.hasPixels else { throw UsageError("option '--scale' works only with PNG, because SVG has no pixels") }
    return scale
  }

  /// More than the scale of any device, and enough to show a hairline.
  private static let largestScale = 16.0

  /// The layers of the picture; nil if it shows only the screen.
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
        renderer.draw(file) { layouts, scenes, outcome in
          for (layout, name) in zip(layouts, names.names(for: layouts, of: file, among: scenes)) {
            let name = "\(name).\(renderer.format.name)"
            guard let picture = renderer.picture(of: layout, in: file, &outcome) else { return }
            if let failure = pictures.store(picture, as: name) {
              outcome.fail(failure)
              return
            }
            outcome.piece += Array("\(pictures.path(of: name).onOneLine)\n".utf8)
            outcome.tally.results += 1
          }
        }
      })
    return session.conclude(
      result, discovery.failures, summary: { $0.summary(of: ("picture written", "pictures written")) })
  }

  // MARK: - One picture

  /// A layout that may become the picture, and its file.
  private typealias Candidate = (layout: SceneLayout, file: InputFile)

  private func renderOne(
    _ renderer: LayoutRenderer, _ discovery: FileDiscovery, to output: String
  ) async throws(UsageError) -> ExitStatus {
    guard discovery.failures.isEmpty else { return .unreadable }
    var found: [Candidate] = []
    let result = await session.fileRun(.plain, .standard(session.world)).run(
      discovery.files,
      work: { file -> (FileOutcome, [Candidate]) in
        var candidates: [Candidate] = []
        let outcome = renderer.draw(file) { layouts, _, _ in
          candidates = layouts.map { ($0, file) }
        }
        return (outcome, candidates)
      }, receive: { found += $0 })
    let status = result.tally.hasNamedOnlySkipped ? ExitStatus.unreadable : result.tally.status()
    guard status == .success || !found.isEmpty else { return status }
    if let problem = renderer.scenes.problem { throw problem }
    guard let only = found.first, found.count == 1 else {
      let scenes = Set(found.map(\.layout.scene)).count
      let way = scenes > 1 ? "choose one of \(scenes) scenes with --scene" : "choose one configuration with --on"
      throw UsageError(
        "--output '\(output)' names one picture, but this run has \(found.count)\(found.isEmpty ? "" : ": \(way)")")
    }
    var outcome = FileOutcome()
    guard let picture = renderer.picture(of: only.layout, in: only.file, &outcome) else {
      if let complaint = outcome.complaint { session.console.complain(complaint) }
      return .unreadable
    }
    let written = write(picture, to: output)
    return written == .success ? status : written
  }

  private func write(_ picture: [UInt8], to output: String) -> ExitStatus {
    let world = session.world
    if output == FileDiscovery.standardInputPath { return world.output(picture) ? .success : .unreadable }
    guard let failure = world.put(output, picture) else { return .success }
    session.console.complain(failure)
    return .unreadable
  }
}
