import IBModel
import IBSource

struct Tally: Equatable, Sendable {
  /// Files that were read, without unsupported ones.
  var read = 0
  /// Files of unsupported flavors, by the word for the kind.
  var skipped: [String: Int] = [:]
  /// The number of skipped files that the command line names.
  var skippedByName = 0
  var unreadable = 0
  /// Findings by severity.
  var findings = [Int](repeating: 0, count: Severity.allCases.count)
  /// Findings that a safe fix resolves.
  var fixable = 0
  /// Files that differ from their other version.
  var differing = 0
  /// Fixes applied, or printed by a dry run.
  var fixes = 0
  /// Files that a migration changed or would change.
  var changed = 0
  /// Files that a migration did not change; the reason is reported.
  var refused = 0
  /// Files with unverified views in their conversion.
  var unproven = 0
  /// The number of the command's results, such as scenes laid out or pictures written.
  var results = 0
  /// Scenes without a view, which the command leaves out.
  var withoutView = 0
  /// Whether fixes were printed but not applied.
  var isTrial = false

  static func += (a: inout Tally, b: Tally) {
    a.read += b.read
    a.unreadable += b.unreadable
    a.fixes += b.fixes
    a.fixable += b.fixable
    a.differing += b.differing
    a.changed += b.changed
    a.refused += b.refused
    a.unproven += b.unproven
    a.results += b.results
    a.withoutView += b.withoutView
    a.isTrial = a.isTrial || b.isTrial
    a.skippedByName += b.skippedByName
    a.skipped.merge(b.skipped, uniquingKeysWith: +)
    for index in a.findings.indices { a.findings[index] += b.findings[index] }
  }

  mutating func count(_ findings: [Finding]) {
    for finding in findings {
      self.findings[finding.severity.rawValue] += 1
      if finding.fixes.first?.safety == .safe { fixable += 1 }
    }
  }

  mutating func countSkipped(_ flavor: Flavor) {
    skipped[flavor.kindName, default: 0] += 1
  }

  func status(failingOn threshold: FailureThreshold = .usual) -> ExitStatus {
    if unreadable > 0 { return .unreadable }
    let fails = Severity.allCases.contains { threshold.counts($0) && findings[$0.rawValue] > 0 }
    return fails ? .findings : .success
  }

  /// Such as `312 files, 40 skipped: 12 macOS, 28 watchOS; 2 errors, 5 warnings; 3 fixable with --fix`.
  ///
  /// The words "no findings" refer only to the files that were read.
  var summary: String {
    if isEmpty { return notChecked }
    let kinds = Severity.allCases.reversed().filter { findings[$0.rawValue] > 0 }
    let counts = kinds.map { Wording.count(findings[$0.rawValue], $0.name) }
    let found = counts.isEmpty ? nothingFound : counts.joined(separator: ", ")
    return "\(reading); \(found)\(fixable > 0 ? "; \(fixable) fixable with --fix" : "")"
  }

  /// The summary of a command that does not lint, such as `73 files; 198 scenes laid out` or `2 files; 1 scene laid
  /// out, 1 error`.
  ///
  /// - Parameter words: the result in words, such as `scene laid out`, in singular and plural.
  func summary(of words: (one: String, more: String)) -> String {
    if isEmpty { return notChecked }
    let kinds = Severity.allCases.reversed().filter { findings[$0.rawValue] > 0 }
    let problems = kinds.map { Wording.count(findings[$0.rawValue], $0.name) }
    var done = results > 0 || problems.isEmpty ? [Wording.count(results, words.one, words.more)] : []
    if withoutView > 0 {
      done.append("\(Wording.count(withoutView, "scene without a view", "scenes without a view")) left out")
    }
    return "\(reading); \((done + problems).joined(separator: ", "))"
  }

  /// Whether the run checked no files and has no findings.
  private var isEmpty: Bool { read == 0 && findings.allSatisfy { $0 == 0 } }

  /// Such as `no file was checked, 1 not read`.
  private var notChecked: String { "no file was checked" + reading.trimmingPrefix(Wording.count(read, "file")) }

  private var nothingFound: String {
    skipped.isEmpty && unreadable == 0 ? "no findings" : "no findings in \(Wording.count(read, "file"))"
  }

  /// Whether the command cannot use any document of the run.
  var hasOnlySkipped: Bool { read == 0 && unreadable == 0 && !skipped.isEmpty }

  /// Whether the user named only documents that the command cannot use.
  var hasNamedOnlySkipped: Bool { hasOnlySkipped && skipped.values.reduce(0, +) == skippedByName }

  /// Such as `312 files, 40 skipped: 12 macOS, 28 watchOS, 2 not read`.
  var reading: String {
    unreadable > 0 ? "\(files), \(unreadable) not read" : files
  }

  /// The same without the files that could not be read.
  var files: String {
    var text = Wording.count(read, "file")
    let kinds = skipped.sorted { $0.key < $1.key }
    if !kinds.isEmpty {
      let parts = kinds.map { "\($0.value) \($0.key)" }
      text += ", \(kinds.reduce(0) { $0 + $1.value }) skipped: \(parts.joined(separator: ", "))"
    }
    if fixes > 0 { text += ", \(fixes) \(isTrial ? "would be fixed" : "fixed")" }
    return text
  }
}
