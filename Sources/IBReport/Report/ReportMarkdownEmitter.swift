import IBSource

/// A report as Markdown, for comments on pull requests: one bold sentence, a table of the breaking screens, and
/// everything else folded. One line if no screen breaks.
package struct ReportMarkdownEmitter: ReportEmitter {
  private static let mostRows = 30
  /// The most lines of a list that is folded away.
  private static let mostLines = 30

  package func render(_ report: ReportArrangement) -> [UInt8] {
    let counts = report.counts
    var text = headline(counts, report) + "\n"
    let rows = report.sections(.breaks).flatMap(Self.rows)
    if !rows.isEmpty {
      text += "\n" + table(["screen", "where", "what breaks", "line"], Array(rows.prefix(Self.mostRows)))
      if rows.count > Self.mostRows { text += "\n\(rows.count - Self.mostRows) more rows are not shown.\n" }
    }
    let may = report.sections(.mayBreak).flatMap(Self.rows)
    text += folded(
      "\(Wording.count(counts.mayBreak, "screen")) may break, depending on code",
      may.map { "\($0[0]), \($0[1]): \($0[2]) (\($0[3]))" })
    text += folded(
      "At larger text sizes",
      report.sections(.textSize).flatMap(Self.rows).map { "\($0[0]), \($0[1]): \($0[2]) (\($0[3]))" })
    text += folded(
      Wording.count(counts.byDesign, "screen changes by design", "screens change by design"),
      report.designs.map { design in
        "\(Self.name(design.names, design.copies)): "
          + design.changes.prefix(3).map(\.markdownEscaped).joined(separator: " · ")
      })
    text += folded(
      Wording.count(report.unused.reduce(0) { $0 + $1.entries.count }, "unused variation"),
      report.unused.flatMap { file, entries in
        entries.map { entry in
          let lines = Wording.list(entry.lines.map(String.init), atMost: ReportWords.mostLineNumbers)
          return "\(file):\(lines): \(entry.sentence)".markdownEscaped
        }
      })
    return Array((text + findings(of: report)).utf8)
  }

  private func headline(_ counts: ReportArrangement.Counts, _ report: ReportArrangement) -> String {
    let reach = report.reachWords.markdownEscaped
    let broken = counts.breaking
    if broken + counts.breakingParts == 0 {
      let more = ReportWords.standings(counts).map { "\($0.markdownEscaped). " } ?? ""
      return "**No screen breaks in any size class** (\(Wording.count(counts.screens, "screen"))). \(more)\(reach)."
    }
    let parts =
      counts.breakingParts == 0
      ? "" : " and \(Wording.count(counts.breakingParts, "cell or view", "cells or views"))"
    let verb = broken + counts.breakingParts == 1 ? "breaks" : "break"
    return "**\(broken) of \(Wording.count(counts.screens, "screen"))\(parts) \(verb) in a size class**, "
      + "\(counts.mayBreak) may break, \(counts.byDesign) \(counts.byDesign == 1 ? "changes" : "change") by design. \(reach)."
  }

  private static func rows(_ section: ReportArrangement.Section) -> [[String]] {
    section.screens.flatMap { screen in
      screen.entries.map { entry in
        let file = screen.file.split(separator: "/").last.map(String.init) ?? screen.file
        return [
          name(screen.names, screen.copies), section.classes.words.markdownEscaped,
          "\(entry.view) \(entry.sentence)".markdownEscaped,
          "\(file):\(entry.lines.map(String.init).joined(separator: ", "))".markdownEscaped,
        ]
      }
    }
  }

  private static func name(_ names: [String], _ copies: ReportArrangement.Copies?) -> String {
    (names + [copies?.words].compactMap(\.self)).joined(separator: ", ").markdownEscaped
  }

  private func folded(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(Self.mostLines).map { "- \($0)\n" }.joined()
    let rest = lines.count > Self.mostLines ? "- and \(lines.count - Self.mostLines) more\n" : ""
    return "\n<details><summary>\(title)</summary>\n\n\(shown)\(rest)\n</details>\n"
  }

  private func findings(of report: ReportArrangement) -> String {
    let emitter = FindingsMarkdownEmitter()
    let rows = report.files.filter(\.scenes.isEmpty).map {
      String(decoding: emitter.render($0.findings), as: UTF8.self)
    }
    guard rows.contains(where: { !$0.isEmpty }) else { return "" }
    return "\n### Files without a layout\n\n\(emitter.frame.opening)\(rows.joined())\n"
  }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
