import IBMerge
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Merges three versions of one file.
struct MergeJob {
  /// The result of merging one file.
  struct Outcome {
    /// The bytes to write; nil to leave the file unchanged.
    let bytes: [UInt8]?
    let report: FileMerge
    let status: ExitStatus
    /// The ids in decisions that no version contains.
    var unknownIDs: [String] = []
  }

  let world: World
  /// The printed path.
  let path: String
  let decisions: MergeDecisions
  let markers: MergeMarkers
  /// Whether git runs the merge. If a file cannot be read, git only needs the result of its merge by lines.
  let isDriver: Bool

  func run(_ input: MergeInput) -> Outcome {
    if let bytes = Self.trivial(input.sources) {
      return Outcome(bytes: bytes, report: FileMerge(path: path, state: .merged), status: .success)
    }
    var trees: [SyntaxTree] = []
    for side in MergeSide.allCases {
      let source = side == .base ? Self.base(of: input.sources) : input.sources[side]
      let (tree, findings) = SyntaxParser.parse(Self.withLineEnds(of: input.sources, source))
      guard let tree, findings.isEmpty else {
        let reason = findings.first?.message ?? "not a document"
        return byLines(input, reason: "\(side.name): \(reason)", status: .unreadable)
      }
      // The objects of such a document are rows without ids, so an edit of one could change another.
      if let root = tree.root, case .archive = Flavor(root: root) {
        return byLines(input, reason: "\(side.name) is an Xcode 3 document", status: .unreadable)
      }
      trees.append(tree)
    }
    do throws(MergeFailure) {
      let merge = try DocumentMerge(
        ThreeWay(base: trees[0], ours: trees[1], theirs: trees[2]), decisions: decisions, markers: markers)
      let isMerged = merge.conflicts.isEmpty
      return Outcome(
        bytes: merge.bytes,
        report: FileMerge(
          path: path, state: isMerged ? .merged : .conflicts, conflicts: merge.conflicts, notes: merge.notes),
        status: isMerged ? .success : .findings, unknownIDs: merge.unknownIDs)
    } catch {
      return byLines(input, reason: error.reason, status: .findings)
    }
  }

  /// The result that needs no reading, because one side has no changes or both have the same; nil in any other case.
  private static func trivial(_ sources: ThreeWay<SourceFile>) -> [UInt8]? {
    if sources.ours.bytes == sources.theirs.bytes || sources.theirs.bytes == sources.base.bytes {
      return sources.ours.bytes
    }
    return sources.ours.bytes == sources.base.bytes ? sources.theirs.bytes : nil
  }

  /// The base; an empty document if both sides added the file.
  private static func base(of sources: ThreeWay<SourceFile>) -> SourceFile {
    guard sources.base.bytes.isEmpty, let root = SyntaxParser.parse(sources.ours).0?.root else { return sources.base }
    return SourceFile(path: sources.base.path, bytes: Array("<\(root.tag)/>".utf8))
  }

  // MARK: - Line ends

  /// A version with the line ends of the result: those of our version, unless only their version changed them.
  private static func withLineEnds(of sources: ThreeWay<SourceFile>, _ source: SourceFile) -> SourceFile {
    let ends = sources.map { usesReturns($0.bytes) }
    let wanted = ends.ours == ends.base ? ends.theirs : ends.ours
    if usesReturns(source.bytes) == wanted { return source }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    for byte in source.bytes where byte != UInt8(ascii: "\r") {
      if wanted, byte == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
    return SourceFile(path: source.path, bytes: bytes)
  }

  /// Whether the first line ends with a carriage return and a line feed.
  private static func usesReturns(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }

  // MARK: - Lines

  /// The result of git's own merge by lines, which loses no edit.
  private func byLines(_ input: MergeInput, reason: String, status: ExitStatus) -> Outcome {
    let report = FileMerge(path: path, state: .lines(reason: reason))
    guard let files = input.files else { return Outcome(bytes: nil, report: report, status: status) }
    let labels = MergeSide.edited.map { markers.labels[$0] }
    let words = ["merge-file", "-p", "-q", "--marker-size", "\(markers.size)"]
    let names = ["-L", labels[0], "-L", markers.labels.base, "-L", labels[1]]
    let answer = world.gitAnswer(words + names + ["--", files.ours, files.base, files.theirs])
    // Git's exit status is the number of conflicts, or larger after an error.
    guard case .success(let answer) = answer, answer.status < Self.gitFailure else {
      return Outcome(bytes: nil, report: report, status: .unreadable)
    }
    let asGit: ExitStatus = answer.status == 0 ? .success : .findings
    return Outcome(
      bytes: answer.output, report: report, status: isDriver && status == .unreadable ? asGit : status)
  }

  /// The smallest exit status that is an error.
  ///
  /// Source: git's manual, git-merge-file: at most 127 conflicts are counted, and larger numbers are errors.
  private static let gitFailure = 128
}
