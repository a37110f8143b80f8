import Foundation

/// Counts of image files by place and format, and of the reasons why some are not shown.
struct PictureCounts {
  /// Whether every file that is not shown is named.
  let listsAll: Bool
  private var counts: [Row: (all: Int, drawn: Int)] = [:]
  private var missing: [(place: String, reason: String, path: String)] = []

  private struct Row: Hashable {
    let place: String
    let format: String
  }

  /// The number of examples for each reason in the summary, if not all are named.
  private static let examples = 3

  init(listsAll: Bool) { self.listsAll = listsAll }

  mutating func add(_ path: String, place: String) {
    let trial = PictureTrial(path)
    for format in [trial.format, "all"] {
      let row = Row(place: place, format: format)
      counts[row, default: (0, 0)].all += 1
      counts[row, default: (0, 0)].drawn += trial.problem == nil ? 1 : 0
    }
    if let problem = trial.problem { missing.append((place, problem, path)) }
  }

  var text: String {
    var lines: [String] = []
    for (row, count) in counts.sorted(by: { ($0.key.place, $1.value.all) < ($1.key.place, $0.value.all) }) {
      let share = String(format: "%.2f %%", Double(count.drawn) * 100 / Double(max(1, count.all)))
      lines.append("\(row.place)\t\(row.format)\t\(count.drawn) of \(count.all)\t\(share)")
    }
    let groups = Dictionary(grouping: missing) { "\($0.place): \($0.reason)" }
    for (reason, files) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      lines.append("\(files.count)\tnot shown, \(reason)")
      lines += files.prefix(listsAll ? files.count : Self.examples).map { "\t\($0.path)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
