import IBLint
import IBReport
import NibArchive

/// The files of a compiled interface: a file, or the nibs and lists in a folder, such as a compiled storyboard or an app.
struct NibFiles {
  /// Paths relative to the operand, with `/` between the parts; a single empty path for an operand that is a file.
  let names: [String]
  let known: Set<String>
  /// The folders that could not be listed.
  let failures: [FileFailure]
  private let root: String
  private let world: World

  init(_ path: String, in world: World) {
    self.world = world
    root = path
    guard world.kind(path) == .folder else {
      names = [""]
      known = [""]
      failures = []
      return
    }
    var names: [String] = []
    var failures: [FileFailure] = []
    for (folder, entries) in FolderWalk(path, in: world, isEntered: { _ in true }) {
      switch entries {
      case .failure(let failure): failures.append(failure)
      case .success(let entries):
        for entry in entries where entry.kind == .file && Self.isCompiled(entry.name, in: folder) {
          names.append(Self.below(path, FileDiscovery.join(folder, entry.name)))
        }
      }
    }
    self.names = names.sorted()
    known = Set(names)
    self.failures = failures
  }

  private static let nibEnding = ".nib"
  private static let storyboardEnding = ".storyboardc"

  /// Whether the file is a nib, or one of the lists that name the nibs of a storyboard
  /// (Measurements/NibArchive.md#storyboard).
  private static func isCompiled(_ name: String, in folder: String) -> Bool {
    name.hasSuffix(nibEnding)
      || folder.hasSuffix(storyboardEnding) && name.hasPrefix("Info") && name.hasSuffix(".plist")
  }

  private static func below(_ root: String, _ path: String) -> String {
    root == "." ? path : String(path.dropFirst(root.count).drop { $0 == "/" })
  }

  /// The printed path of one of the names.
  func path(_ name: String) -> String { name.isEmpty ? root : FileDiscovery.join(root, name) }

  func bytes(_ name: String) -> Result<[UInt8], NibReadingFailure> {
    world.read(path(name)).mapError { .file(FileFailure(path(name), $0.reason)) }
  }

  func file(_ name: String) -> Result<CompiledFile, NibReadingFailure> {
    bytes(name).flatMap { bytes in
      let content =
        BinaryPropertyListReader.isPropertyList(bytes)
        ? BinaryPropertyListReader.read(bytes).map(CompiledFile.Content.propertyList)
        : NibReader.read(bytes).map(CompiledFile.Content.nib)
      return content.map { CompiledFile(path: path(name), content: $0) }.mapError { .content(path(name), $0) }
    }
  }
}

/// The reason why a file of a compiled interface is not shown.
enum NibReadingFailure: Error {
  case file(FileFailure)
  case content(String, NibFailure)

  func report(on console: Console) {
    switch self {
    case .file(let failure): console.complain(failure)
    case .content(let path, let failure):
      console.report("\(path): error: \(failure.message), at byte \(failure.offset) (\(ReaderRules.unusableNib))")
    }
  }

  var status: ExitStatus {
    switch self {
    case .file: .unreadable
    case .content: .findings
    }
  }
}

/// Writes the pieces of a report one after the other, and prints an error if that fails.
struct PieceWriter {
  private var report: FramedOutput
  private let session: Session

  init(_ output: OutputFile, _ frame: OutputFrame, _ session: Session) {
    report = FramedOutput(frame: frame, output: output)
    self.session = session
  }

  /// Writes a piece, unless it is empty.
  mutating func write(_ piece: [UInt8]) { report.write(piece) }

  /// - Returns: false, after an error message, if not everything could be written.
  mutating func finish() -> Bool {
    if let failure = report.close([]) {
      session.console.complain(failure)
      return false
    }
    if !report.isWritten { session.console.complain("\(session.outputName): cannot write the result") }
    return report.isWritten
  }
}
