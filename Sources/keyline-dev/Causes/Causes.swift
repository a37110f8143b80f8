import Foundation

/// `keyline-dev causes <folder> [--tool PATH] [--rows N] [--examples N]`: what the wrong and the kept views of a folder
/// of scene files have in common, the most frequent cause first.
///
/// The stored frames are hidden first, so that nothing can follow from them (`BlindCorpus`). The layouts come from the
/// program itself, by default the one built beside this tool.
enum Causes {
  static let usage = "<folder> [--tool PATH] [--rows N] [--examples N]"

  static func run(_ arguments: [String]) -> Int32 {
    do {
      let tool = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      var options = ["--tool": tool.appending(path: "keyline").path, "--rows": "40", "--examples": "2"]
      var words: [String] = []
      var rest = arguments[...]
      while let word = rest.popFirst() {
        guard word.hasPrefix("--") else {
          words.append(word)
          continue
        }
        guard options[word] != nil, let value = rest.popFirst() else {
          throw Mistake("\(word) is not an option with a value")
        }
        options[word] = value
      }
      guard words.count == 1, let rows = options["--rows"].flatMap({ Int($0) }),
        let examples = options["--examples"].flatMap({ Int($0) })
      else { throw Mistake("one folder, and numbers") }
      let corpus = try BlindCorpus(of: URL(filePath: words[0]))
      defer { corpus.remove() }
      var sorter = CauseSorter(try ComputedLayouts(of: corpus, tool: options["--tool"] ?? "keyline"))
      for file in corpus.files { sorter.add(file.path, file.views) }
      print(text(of: sorter, rows: rows, examples: examples), terminator: "")
      return 0
    } catch {
      print("causes: \(error)")
      print("usage: keyline-dev causes \(usage)")
      return 2
    }
  }

  private static func text(of sorter: CauseSorter, rows: Int, examples: Int) -> String {
    let (right, kept, wrong) = sorter.counts
    var lines = ["\(right + kept + wrong) views: \(right) right, \(kept) kept, \(wrong) wrong"]
    for state in [Cause.State.wrong, .kept] {
      let groups = sorter.groups.filter { $0.key.state == state }
        .sorted { ($1.value.views, $0.key.words) < ($0.value.views, $1.key.words) }
      lines.append("\n\(state.rawValue): views, roots, projects")
      for (cause, group) in groups.prefix(rows) {
        lines.append("\(group.views)\t\(group.roots)\t\(group.projects.count)\t\(cause.words)")
        // Spread over the corpus, so that they are not all from its first project.
        let step = max(1, group.examples.count / max(1, examples))
        lines += stride(from: 0, to: group.examples.count, by: step).prefix(examples)
          .map { "\t\t\t\(group.examples[$0].text)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
