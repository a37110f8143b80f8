import IBSource

/// What a run of a migration has done, counted.
struct MigrationTally: Equatable, Sendable {
  private(set) var changed = 0
  private var unchanged = 0
  private var refused = 0
  /// Files that could not be read or written.
  var unreadable = 0
  /// Files of other platforms by the word for them.
  private var skipped: [String: Int] = [:]

  mutating func count(_ outcome: MigrationOutcome) {
    switch outcome.state {
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    case .refused: refused += 1
    case .failed: unreadable += 1
    case .skipped(let kind): skipped[kind, default: 0] += 1
    }
  }

  func status(_ mode: MigrationSettings.Mode) -> ExitStatus {
    if unreadable > 0 { return .unreadable }
    return refused > 0 || (mode == .check && changed > 0) ? .findings : .success
  }

  /// Such as `312 files, 12 skipped: 12 macOS; 25 migrated, 280 unchanged, 7 left alone`.
  func summary(_ mode: MigrationSettings.Mode) -> String {
    let read = changed + unchanged + refused
    var text = Wording.count(read, "file")
    if !skipped.isEmpty {
      let kinds = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      text += ", \(skipped.values.reduce(0, +)) skipped: \(kinds.joined(separator: ", "))"
    }
    text += "; \(changed) \(mode == .write ? "migrated" : "to migrate"), \(unchanged) unchanged"
    if refused > 0 { text += ", \(refused) left alone" }
    if unreadable > 0 { text += ", \(unreadable) not read or written" }
    return text
  }
}
