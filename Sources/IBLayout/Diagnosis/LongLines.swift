import IBModel
import IBSource

/// Labels and text views whose lines are longer than the readable width.
struct LongLines {
  let diagnosis: SceneDiagnosis

  func issues() -> [LayoutIssue] {
    let scene = diagnosis.scene
    let most = ReadableWidth.limit(textSize: scene.configuration.textSize)
    guard let context = diagnosis.islands.first?.input.intrinsics else { return [] }
    return scene.views.indices.compactMap { view in
      guard scene.views[view].kind == .label, scene.isShown(view), let width = diagnosis.layouts[view].frame?.width,
        width > most, let text = scene.views[view].control.fittedText(in: context)
      else { return nil }
      let line = min(context.text.size(of: text.runs, width: nil, maximumLines: 1).width, width)
      return line > most ? issue(view, line) : nil
    }
  }

  private func issue(_ view: Int, _ line: Double) -> LayoutIssue {
    let id = diagnosis.scene.views[view].id
    var issue = LayoutIssue(
      .longLine, view: id, axis: .width,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) has lines \(points: line, "width") points long, "
        + "wider than the readable content guide")
    issue.brief = "has lines \(points: line, "width") pt long"
    issue.isDoubtful = !diagnosis.isCertain(view, .width, within: 0)
    return issue
  }
}
