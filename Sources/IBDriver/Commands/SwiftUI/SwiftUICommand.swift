import IBReport
import IBSource
import ViewTreeFile

/// `keyline swiftui`: trees of SwiftUI's views, laid out on any configuration.
struct SwiftUICommand: Subcommand {
  static let name = "swiftui"
  static let summary = "lay out trees of SwiftUI views"
  static let operands = Operands("trees", 1...Int.max)
  static let explanation = """
    Trees are JSON files; 'keyline schema swiftui-tree' describes them. - means standard input. A picture shows one
    tree, with all configurations next to each other.
    """
  static let options: [Option] = [
    .on, .allSizeClasses, .allDevices,
    .format(TreeEmitters.table.words, help: "format of the layouts"), .output, .config, .standardInputName,
    .quiet,
  ]
  static let removedOptions = ["jobs": "Keyline uses all processors"]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let word = session.invocation.value(.format) ?? ""
    let format = PictureFormats.table.named(word, for: session.world)
    let context = TreeContext(style: session.style) { svg, scale in format?.make(svg, scale) }
    guard let emitter = TreeEmitters.table.named(word, for: context) else { return .usage }
    if let refusal = format?.refusal { throw UsageError(refusal) }
    let files = self.files
    if PictureFormats.table.names.contains(word), files.count > 1 {
      throw UsageError("a picture shows one tree, but this run has \(files.count)")
    }
    let configurations = try session.layoutSettings().configurations.known
    guard let sink = session.openOutput() else { return .unreadable }
    let world = session.world
    let result = await session.fileRun(emitter.frame, sink).run(
      files,
      work: { file in
        let bytes = file.origin == .standardInput ? world.readInput() : world.read(file.path)
        switch bytes {
        case .success(let bytes):
          return TreeJob(file: file, configurations: configurations, emitter: emitter).run(bytes)
        case .failure(let failure): return FileOutcome(failing: FileFailure(file.path, failure.reason))
        }
      })
    return session.conclude(result, [], summary: { $0.reading })
  }

  private var files: [InputFile] {
    session.invocation.operands.map { path in
      path == FileDiscovery.standardInputPath
        ? InputFile(session.inputName, .standardInput) : InputFile(path, .named)
    }
  }
}
