import IBCompare
import IBLayout
import IBModel
import IBSource

/// A report for the terminal: the scenes that vary, then the differences scene by scene.
package struct ReportTextEmitter: ReportEmitter {
  package static let name = "text"

  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ project: ProjectComparison) -> [UInt8] {
    var text = overview(of: project)
    for file in project.files {
      for scene in file.scenes where scene.varies || !scene.partialIssues.isEmpty {
        text += section(of: SceneWords(scene), in: file.path)
      }
    }
    text += audit(of: project)
    for file in project.files where file.scenes.isEmpty {
      text += String(decoding: FindingsXcodeEmitter(style: style).render(file.findings), as: UTF8.self)
    }
    return Array(text.utf8)
  }

  private func overview(of project: ProjectComparison) -> String {
    let summary = ReportSummary(project)
    var text = style.dress(summary.sentence, as: .heading) + "\n"
    if let same = summary.steadyScenes { text += "\(same.onOneLine)\n" }
    return text + "\n"
  }

  // MARK: - Scenes

  private func section(of section: SceneWords, in path: String) -> String {
    let names = [section.name, section.customClass].compactMap(\.self).joined(separator: ", ")
    let id = section.comparison.scene.id.onOneLine
    var text = style.dress("\(path.onOneLine): \(names) [\(id)]", as: .heading) + "\n"
    if section.comparison.varies { text += "  \(section.groups(separator: " | ")): \(section.counts)\n" }
    for row in section.rows {
      text += "    \(row.words.onOneLine)\n"
      for object in row.objects { text += "      \(object.words.onOneLine) [\(object.id.onOneLine)]\n" }
    }
    text += configurations(of: section)
    if !section.comparison.movements.isEmpty { text += movements(of: section) }
    for issue in section.issues {
      text += "    \(style.dress("only in \(issue.place)", as: .warning)) \(issue.words.onOneLine)\n"
    }
    return text + "\n"
  }

  private func configurations(of section: SceneWords) -> String {
    var table = TextTable([
      .init("configuration"), .init("classes"), .init("window"), .init("views"), .init("constraints"),
    ])
    for column in section.comparison.configurations {
      table.add([
        column.configuration.name, SceneWords.classes(of: column),
        SceneWords.words(for: column.configuration.size),
        SceneWords.words(for: column.views), SceneWords.words(for: column.constraints),
      ])
    }
    return table.render(indent: "    ", style: style)
  }

  private func movements(of section: SceneWords) -> String {
    var table = TextTable(
      [.init("in the safe area"), .init("id")]
        + section.comparison.configurations.indices.map { .init(section.labels.text([$0])) })
    for movement in section.comparison.movements {
      table.add([movement.object.words, movement.object.id] + movement.frames.map(SceneWords.words))
    }
    return "    \(section.steadyViews)\n" + table.render(indent: "    ", style: style)
  }

  // MARK: - Variations without effect

  private func audit(of project: ProjectComparison) -> String {
    ReportSummary(project).lists.map { title, lines in
      style.dress("\(title):", as: .heading) + "\n" + lines.map { "  \($0.onOneLine)\n" }.joined() + "\n"
    }.joined()
  }
}
