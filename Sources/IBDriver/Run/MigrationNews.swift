import IBMigrate
import IBReport
import IBSource

struct MigrationNews: Sendable {
  /// A finding without its place. Remarks about the same fact in other files are equal.
  private struct Remark: Hashable, Sendable {
    let severity: Severity
    let text: String
  }

  let path: String
  /// The changes; empty for a file that stays the same.
  var changes: [MigrationPlan.Change] = []
  /// The views that move; nil for a file that stays the same.
  var moves: MoveListing?
  /// Each remark with the place of its object, and with the line that reports it separately.
  private let remarks: [(remark: Remark, place: String, line: String)]

  init(_ findings: FileFindings, _ emitter: FindingsXcodeEmitter) {
    path = findings.source.path.onOneLine
    let lines = findings.findings.isEmpty ? nil : LineMap(findings.source.bytes)
    remarks = findings.findings.map { [path] finding in
      let line = lines?.position(of: finding.range.lower).line ?? 1
      let alone = String(decoding: emitter.render(FileFindings([finding], in: findings.source)), as: UTF8.self)
      let text = "\(finding.severity.name): \(finding.message.onOneLine) (\(finding.rule))"
      return (Remark(severity: finding.severity, text: text), "\(path):\(line)", alone)
    }
  }

  /// The summary of all files: the changes in total, the files, the views that move, and each remark once.
  static func text(_ all: [MigrationNews], verb: String) -> String {
    let changed = all.filter { $0.moves != nil }
    if changed.count == 1 {
      let head = "\(changed[0].path): \(verb)\n"
      return head + lines(changed[0].changes) + (changed[0].moves?.text ?? "") + remarks(all)
    }
    return (changed.isEmpty ? "" : summary(changed, verb: verb) + moves(changed)) + remarks(all)
  }

  private static func lines(_ changes: [MigrationPlan.Change]) -> String {
    changes.map { "  \($0.words.onOneLine)\n" }.joined()
  }

  private static func summary(_ changed: [MigrationNews], verb: String) -> String {
    let still = changed.count { $0.moves?.isStill == true }
    let frames =
      still == changed.count
      ? "frames unchanged" : "frames unchanged in \(still) of \(Wording.count(changed.count, "file"))"
    return "\(changed.count) files: \(verb)\n\(lines(total(changed)))  \(frames)\n"
      + changed.map { "    \($0.path)\n" }.joined()
  }

  private static func total(_ changed: [MigrationNews]) -> [MigrationPlan.Change] {
    changed.flatMap(\.changes).reduce(into: []) { total, change in
      for (place, other) in total.enumerated() {
        if let sum = other.adding(change) {
          total[place] = sum
          return
        }
      }
      total.append(change)
    }
  }

  /// The views that move, with files that have the same lines grouped together.
  private static func moves(_ changed: [MigrationNews]) -> String {
    groups(changed.filter { $0.moves?.isStill == false }.map { ($0.moves?.summary ?? [], $0.path) })
      .map { lines, paths in
        paths.joined(separator: ", ") + ":\n" + lines.map { "  \($0)\n" }.joined()
      }.joined()
  }

  /// The remarks. One about a single object is a line with its place; one about several objects is followed by their
  /// places.
  private static func remarks(_ all: [MigrationNews]) -> String {
    groups(all.flatMap(\.remarks).map { ($0.remark, (place: $0.place, line: $0.line)) }).map { remark, places in
      guard places.count > 1 else { return places[0].line }
      return "\(Wording.count(places.count, "place")): \(remark.text)\n"
        + places.map { "    \($0.place)\n" }.joined()
    }.joined()
  }

  /// The values of each key, in the order in which the keys first occur.
  private static func groups<Key: Hashable, Value>(_ pairs: [(Key, Value)]) -> [(Key, [Value])] {
    var places: [Key: Int] = [:]
    var groups: [(Key, [Value])] = []
    for (key, value) in pairs {
      if let place = places[key] {
        groups[place].1.append(value)
      } else {
        places[key] = groups.count
        groups.append((key, [value]))
      }
    }
    return groups
  }
}
