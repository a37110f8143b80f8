import IBMigrate
import IBModel
import IBReport
import IBSource

/// The report about one file.
struct MigrationReport {
  /// The result for a file that was read.
  private enum Result {
    case changed, unchanged
    /// Not changed, for a reported reason.
    case refused
  }

  let migration: Migration
  let settings: MigrationSettings
  let style: TerminalStyle
  /// Whether standard output gets the document.
  let isFilter: Bool
  /// Whether files with the same result share one text at the end, as in a run over several files.
  let isGrouped: Bool

  func refused(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.refused, "\(source.path.onOneLine): left alone\n", findings, in: source)
  }

  func unchanged(_ findings: [Finding], in source: SourceFile) -> FileOutcome {
    outcome(.unchanged, "", findings, in: source)
  }

  /// A file that is not changed because views would move.
  func moving(_ result: Migrator.Result, in source: SourceFile) -> FileOutcome {
    let reason = "left alone: views would move where nothing is to move (--require-same-frames)"
    let head = "\(source.path.onOneLine): \(reason)\n"
    return outcome(.refused, head + MoveListing.text(result.frames), result.plan.findings, in: source)
  }

  func migrated(_ old: SourceFile, _ result: Migrator.Result) -> FileOutcome {
    let plan = result.plan
    var text = plan.changes.map { "  \($0.onOneLine)\n" }.joined()
    text += MoveListing.text(result.frames)
    let isShared = isGrouped
    var outcome = outcome(
      .changed, isShared ? "" : "\(old.path.onOneLine): \(Self.verb(settings))\n\(text)", plan.findings, in: old)
    if isShared { outcome.shared = text }
    if settings.mode == .dryRun {
      outcome.piece = UnifiedDiff.text(of: plan.edits, in: old.bytes, path: old.path) ?? []
    } else if isFilter, settings.mode == .write {
      outcome.piece = result.source.bytes
    }
    return outcome
  }

  static func verb(_ settings: MigrationSettings) -> String {
    settings.mode == .write ? "migrated" : "to migrate"
  }

  /// The texts that files share, each once with the number and the names of its files, in the order of the first file.
  static func shared(_ texts: [(path: String, text: String)], _ settings: MigrationSettings) -> String {
    var groups: [(text: String, paths: [String])] = []
    for (path, text) in texts {
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].paths.append(path.onOneLine)
      } else {
        groups.append((text, [path.onOneLine]))
      }
    }
    return groups.map { text, paths in
      guard paths.count > 1 else { return "\(paths[0]): \(verb(settings))\n\(text)" }
      return "\(paths.count) files: \(verb(settings))\n\(text)" + paths.map { "    \($0)\n" }.joined()
    }.joined()
  }

  /// The report goes to standard output unless that has a diff or the document.
  private func outcome(
    _ result: Result, _ text: String, _ findings: [Finding], in source: SourceFile
  ) -> FileOutcome {
    let emitter = FindingsXcodeEmitter(style: style)
    let report = Array(text.utf8) + emitter.render(FileFindings(findings, in: source))
    let isTaken = isFilter || settings.mode == .dryRun
    var outcome = FileOutcome()
    if isTaken { outcome.remarks = report } else { outcome.piece = report }
    switch result {
    case .changed: outcome.tally.changed = 1
    case .refused: outcome.tally.refused = 1
    case .unchanged: break
    }
    return outcome
  }
}

/// The settings of a migration from the command line.
struct MigrationSettings: Sendable {
  enum Mode: Sendable {
    /// Change the files.
    case write
    /// Print the changes.
    case dryRun
    /// Only check whether there are any.
    case check
  }

  var mode = Mode.write
  var requiresSameFrames = false
  var keepsStandardSpacing = false
  /// See `MigrationOptions`.
  var operands: [String] = []
  var module: String?
  /// From the command line, else from the configuration file.
  var deploymentTarget: DeploymentTarget?
}

/// The comparison of frames before and after a migration, in words: whether frames stay, and which views move.
enum MoveListing {
  /// The most characters shown of a label.
  private static let labelLength = 40

  static func text(_ comparison: FrameComparison) -> String {
    var text = "  frames unchanged on \(comparison.unchangedCount) of \(comparison.results.count) configurations\n"
    for message in comparison.leftOut { text += "  not compared: \(message.onOneLine)\n" }
    var lines: [(text: String, places: [String])] = []
    for result in comparison.results {
      let clearing = result.moves.filter(\.clearsHousing)
      let others = result.moves.filter { !$0.clearsHousing }
      var found: [String] = []
      if !clearing.isEmpty {
        found.append(
          "\(Wording.count(clearing.count, "view now clears", "views now clear")) the sensor housing: "
            + names(clearing))
      }
      if !others.isEmpty {
        found.append("\(Wording.count(others.count, "view moves", "views move")): \(names(others))")
      }
      for conflict in result.newConflicts {
        let constraints = conflict.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
        found.append("constraints can no longer all hold: \(constraints)")
      }
      for line in found {
        if let place = lines.firstIndex(where: { $0.text == line }) {
          lines[place].places.append(result.configuration)
        } else {
          lines.append((line, [result.configuration]))
        }
      }
    }
    for (line, places) in lines {
      let all = places.count == comparison.results.count && places.count > 1
      text += "  \(line) (\(all ? "all configurations" : places.joined(separator: ", ")))\n"
    }
    return text
  }

  /// Such as `'abc-de-fgh' "Title"`.
  private static func names(_ moves: [FrameComparison.Move]) -> String {
    moves.map { move in
      "'\(move.view.onOneLine)'\(label(of: move))"
    }.joined(separator: ", ")
  }

  private static func label(of move: FrameComparison.Move) -> String {
    guard let label = move.label?.onOneLine, !label.isEmpty else { return "" }
    return label.count <= labelLength ? " \"\(label)\"" : " \"\(label.prefix(labelLength))…\""
  }
}
