import IBConvert
import IBLayout
import IBModel
import IBReport
import IBSource

struct ConvertCommand: Subcommand {
  /// The default folder for the written files.
  static let folder = "keyline-swiftui"
  /// The only target of conversions.
  private static let target = "swiftui"

  static let name = "convert"
  static let summary = "convert scenes to SwiftUI and check their layout"
  static let operands = Operands("swiftui and paths", 1...Int.max)
  static let explanation = """
    The first word is 'swiftui'; the others are paths as for 'resolve'. Keyline writes a Swift file for each scene, and
    for each cell with its own views, and a JSON file with the line of each view. It infers the arrangement from the
    four size classes. Then it lays the result out on them and on every configuration of --on, with the sizes of UIKit's
    controls. The status is 1 if a view moves or its position is unproven. SwiftUI's controls differ in size from
    UIKit's, and only Apple's SDK can compile the result. --format html writes a page with both versions of each scene
    side by side. --verify reads a Swift file that you edited or rewrote, finds its scene in the documents by the id in
    the file, and compares frames, texts, bars, accessibility and actions. It reports missing, moved and different
    views, and Swift that it cannot read; the status is then 1. With --format, --check or --verify, --output names the
    report file instead of the folder.
    """
  static let options: [Option] =
    [
      .on, .scene, .format(ConversionEmitters.table.words, help: "format of the report"),
      Option(
        .strings, .choice(ConversionOptions.Strings.allCases.map(\.rawValue)),
        help: "write texts or the keys of .strings files (default: keys if there are any)"),
      Option(
        .deploymentTarget, .text("RELEASE"), fallback: ConversionOptions.stackRelease.description,
        help: "the oldest iOS that the generated files must support"),
      Option(.check, help: "write nothing; exit with status 1 if a scene is not verified"),
      Option(
        .verify, .text("FILE"), isRepeatable: true,
        help: "compare a Swift file with its scene in the given paths"),
      Option(
        .output, short: "o", .text("PATH"), in: .output,
        help: "folder for the Swift files (default: \(folder)), or file for the report"),
      .config,
      .limit,
    ] + Option.search + [.standardInputName, .jobs, .quiet]
  static let removedOptions = [
    "minimum-ios": "use --deployment-target",
    "tree": "the JSON of --format json has the frames of both sides",
    "keep-control-sizes": "add a frame to each control whose size matters",
  ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let word = session.invocation.operands.first ?? ""
    guard word == Self.target else {
      throw UsageError("'convert' needs the word '\(Self.target)' before the paths, not '\(word.onOneLine)'")
    }
    let format = session.invocation.value(.format) ?? ""
    let images = session.world.pictureImages
    guard let emitter = ConversionEmitters.table.named(format, for: images) else { return .usage }
    let options = try options()
    let paths = Array(session.invocation.operands.dropFirst())
    let file = try session.configurationFile(around: paths)
    let more = try session.invocation.values(.on).isEmpty ? [] : session.configurations(by: file).known
    let discovery = session.discover(paths)
    let reader = SourceReader(world: session.world)
    let environments = try await session.environments(of: discovery.files, by: file, reader)
    let sources = await ConversionSources(discovery.files, file, environments, session)
    let optionsOf = { @Sendable in sources.options(options, for: $0, []) }
    var plan = LayoutPlan(
      RequestedConfigurations(fixed: ConfigurationSet.finalSizeClasses + more), environments)
    plan.detail = emitter.wantsPictures ? .picture : .arrangement
    plan.diagnosis = .none
    plan.trustsSizes = true
    plan.growsOpenSizes = true
    let edited = session.invocation.values(.verify)
    // The texts of an edited file are measured as they are.
    plan.lengthensTexts = edited.isEmpty
    let writesNothing = session.invocation.has(.check) || !edited.isEmpty
    let isReport = writesNothing || session.invocation.has(.format)
    guard let output = isReport ? session.openOutput(besides: edited) : .standard(session.world) else {
      return .unreadable
    }
    if !edited.isEmpty {
      let search = VerifySearch(
        documents: discovery.files, plan: plan, options: optionsOf, reader: reader, width: session.width)
      let jobs = await search.subjects(edited).map { VerifyJob(subject: $0, emitter: emitter) }
      let result = await session.fileRun(emitter.frame, output).run(jobs, work: { $0.run() })
      return session.conclude(
        result, discovery.failures, summary: { Self.summary($0, ("file verified", "files verified")) },
        status: Self.status)
    }
    let named = isReport ? nil : session.invocation.value(.output)
    let folder = writesNothing ? nil : named ?? Self.folder
    let scenes = SceneChoice(session.invocation.values(.scene))
    let names = await StructNames.read(discovery.files, reader, optionsOf, width: session.width)
    let jobs = ConversionJob.jobs(
      discovery.files, plan: plan, scenes: scenes, options: { sources.options(options, for: $0, names.cells) },
      folder: folder, reader: reader, emitter: emitter, names: names)
    let result = await session.fileRun(emitter.frame, output).run(jobs, work: { $0.run() })
    if let problem = scenes.problem { throw problem }
    let verb = writesNothing ? "checked" : "converted"
    return session.conclude(
      result, discovery.failures, summary: { Self.summary($0, ("scene \(verb)", "scenes \(verb)")) },
      status: Self.status)
  }

  /// Such as `2 files; 3 scenes converted, unverified views in 1 file`.
  private static func summary(_ tally: Tally, _ words: (one: String, more: String)) -> String {
    let unverified = tally.unproven > 0 ? ", unverified views in \(Wording.count(tally.unproven, "file"))" : ""
    return tally.summary(of: words) + unverified
  }

  private func options() throws(UsageError) -> ConversionOptions {
    var options = ConversionOptions()
    if let strings = session.invocation.value(.strings).flatMap(ConversionOptions.Strings.init) {
      options.strings = strings
    }
    if let text = session.invocation.value(.deploymentTarget) {
      guard let release = SystemVersion(text) else { throw UsageError("'\(text)' is not a release such as 16.0") }
      guard release >= ConversionOptions.leastRelease else {
        throw UsageError(
          "cannot target iOS \(release): the generated code needs iOS \(ConversionOptions.leastRelease) or later")
      }
      options.minimumIOS = release
    }
    return options
  }

  private static func status(_ tally: Tally) -> ExitStatus {
    if tally.unreadable > 0 || tally.hasNamedOnlySkipped { return .unreadable }
    return tally.refused + tally.unproven > 0 ? .findings : tally.status()
  }
}
