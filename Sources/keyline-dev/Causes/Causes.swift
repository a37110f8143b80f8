import Foundation

/// `keyline-dev causes <folder> [--tool PATH] [--rows N] [--examples N]`: reports the common causes of the wrong and
/// the kept views in a folder of scene files, the most frequent cause first.
///
/// The stored frames are hidden first, so no layout can depend on them (`BlindCorpus`). The layouts come from the
/// program itself, by default the one built with this tool.
enum Causes: MaintainersCommand {
  static let name = "causes"
  static let usage = "<folder> [--tool PATH] [--rows N] [--examples N]"

  static func run(_ words: CommandWords) throws -> Bool {
    let built = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let (rows, examples) = (try words.number("--rows", else: 40), try words.number("--examples", else: 2))
    let corpus = try BlindCorpus(of: URL(filePath: words.only("folder")))
    defer { corpus.remove() }
    let tool = words["--tool"] ?? built.appending(path: "keyline").path
    var sorter = CauseSorter(try ComputedLayouts(of: corpus, tool: tool))
    for file in corpus.files { sorter.add(file.path, file.views) }
    print(text(of: sorter, rows: rows, examples: examples), terminator: "")
    return true
  }

  private static func text(of sorter: CauseSorter, rows: Int, examples: Int) -> String {
    let (right, kept, wrong) = sorter.counts
    var lines = ["\(right + kept + wrong) views: \(right) right, \(kept) kept, \(wrong) wrong"]
    for state in [Cause.State.wrong, .kept] {
      let groups = sorter.groups.filter { $0.key.state == state }
        .sorted { ($1.value.views, $0.key.words) < ($0.value.views, $1.key.words) }
      lines.append("\n\(state.rawValue): views, \(state == .wrong ? "components" : "roots"), projects")
      for (cause, group) in groups.prefix(rows) {
        lines.append("\(group.views)\t\(group.roots)\t\(group.projects.count)\t\(cause.words)")
        // Examples are spread over the corpus; otherwise all could come from its first project.
        let step = max(1, group.examples.count / max(1, examples))
        lines += stride(from: 0, to: group.examples.count, by: step).prefix(examples)
          .map { "\t\t\t\(group.examples[$0].text)" }
      }
    }
    for (table, counts) in sorter.tables.sorted(by: { $0.key < $1.key }) {
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines.append("\nwrong by \(table)")
      lines += sorted.prefix(rows).map { "\($0.value)\t\($0.key)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
