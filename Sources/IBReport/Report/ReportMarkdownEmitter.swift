import IBCompare
import IBLayout
import IBModel
import IBSource

/// A report as Markdown, for comments on pull requests and wikis: a table of the scenes that vary, then a section for
/// each, with its figures folded away.
package struct ReportMarkdownEmitter: ReportEmitter {
  package static let name = "markdown"

  package init() {}

  package func render(_ project: ProjectComparison) -> [UInt8] {
    let scenes = project.files.flatMap { file in file.scenes.map { (file: file.path, section: SceneWords($0)) } }
    let shown = scenes.filter { $0.section.comparison.varies || !$0.section.comparison.partialIssues.isEmpty }
    var text = overview(of: project, shown)
    for scene in shown { text += section(of: scene.section, in: scene.file) }
    text += audit(of: project)
    text += findings(of: project)
    return Array(text.utf8)
  }

  private typealias Place = (file: String, section: SceneWords)

  // MARK: - Overview

  private func overview(of project: ProjectComparison, _ shown: [Place]) -> String {
    let summary = ReportSummary(project)
    var text = "**\(summary.sentence)**\(configurations(of: summary))\n\n"
    if !shown.isEmpty {
      text += table(
        ["scene", "file", "differences", "look the same"],
        shown.map { place in
          [
            "\(place.section.name.markdownEscaped) \(place.section.comparison.scene.id.markdownCode)",
            place.file.markdownEscaped, counts(of: place.section),
            place.section.comparison.varies ? place.section.groups(separator: " · ") : "all",
          ]
        })
    }
    if let same = summary.steadyScenes { text += "\(same.markdownEscaped)\n\n" }
    return text
  }

  private func configurations(of summary: ReportSummary) -> String {
    guard let configurations = summary.configurations else { return "" }
    let words = configurations.map { "\($0.name.markdownCode) (\($0.sizeClassName))" }
    return " in \(words.joined(separator: ", "))"
  }

  private func counts(of section: SceneWords) -> String {
    let issues = section.comparison.partialIssues.count
    let parts = [section.counts, issues == 0 ? "" : Wording.count(issues, "issue", "issues")]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ").markdownEscaped
  }

  // MARK: - Scenes

  private func section(of section: SceneWords, in path: String) -> String {
    let scene = section.comparison.scene
    var text = "### \(section.name.markdownEscaped)\n\n"
    let words = [section.customClass?.markdownCode, "scene \(scene.id.markdownCode)", path.markdownEscaped]
    text += words.compactMap(\.self).joined(separator: " · ") + "\n\n"
    if section.comparison.varies {
      text += table(
        ["difference", "of"],
        section.rows.map { row in
          let objects = row.objects.map { "\($0.words.markdownEscaped) \($0.id.markdownCode)" }
          return [row.words.markdownEscaped, objects.joined(separator: "<br>")]
        })
    }
    if !section.issues.isEmpty {
      text += table(["only in", "issue"], section.issues.map { [$0.place, $0.words.markdownEscaped] })
    }
    return text + figures(of: section)
  }

  private func figures(of section: SceneWords) -> String {
    var text = "<details><summary>Configurations and frames: \(section.steadyViews)</summary>\n\n"
    text += table(
      ["configuration", "classes", "window", "views", "constraints"],
      section.comparison.configurations.map { column in
        [
          column.configuration.name.markdownCode, SceneWords.classes(of: column),
          SceneWords.words(for: column.configuration.size), SceneWords.words(for: column.views),
          SceneWords.words(for: column.constraints),
        ]
      })
    if !section.comparison.movements.isEmpty {
      text += table(
        ["in the safe area"] + section.comparison.configurations.indices.map { section.labels.text([$0]) },
        section.comparison.movements.map { movement in
          ["\(movement.object.words.markdownEscaped) \(movement.object.id.markdownCode)"]
            + movement.frames.map(SceneWords.words)
        })
    }
    return text + "</details>\n\n"
  }

  // MARK: - Variations without effect, and files without a scene

  private func audit(of project: ProjectComparison) -> String {
    ReportSummary(project).lists.map { title, lines in
      let heading = title.prefix(1).uppercased() + title.dropFirst()
      return "### \(heading)\n\n" + lines.map { "- \($0.markdownEscaped)\n" }.joined() + "\n"
    }.joined()
  }

  private func findings(of project: ProjectComparison) -> String {
    let emitter = FindingsMarkdownEmitter()
    let rows = project.files.filter(\.scenes.isEmpty).map {
      String(decoding: emitter.render($0.findings), as: UTF8.self)
    }
    guard rows.contains(where: { !$0.isEmpty }) else { return "" }
    return "### Files without a layout\n\n\(emitter.frame.opening)\(rows.joined())\n"
  }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined() + "\n"
  }
}
