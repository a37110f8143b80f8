import IBCompare
import IBLayout
import IBProject
import IBSource

/// The screens of a page in each class of windows, starting with the screens that break. The page's script draws a
/// thumbnail of each.
///
/// `Assets/matrix.js` reads it.
enum PageMatrix {
  static func write(_ report: ReportArrangement, to writer: inout JSONWriter) {
    let shown = Set(report.files.lazy.flatMap(\.scenes).flatMap(\.classes).compactMap(\.self))
    let classes = Reach.Class.allCases.filter(shown.contains)
    writer.object { writer in
      writer.field("reach", report.reachWords)
      writer.field("summary", ReportWords.summary(report))
      writer.field("left", ReportWords.leftOut(report))
      writer.field("classes", classes.map(\.name))
      writer.key("screens")
      writer.array { writer in
        for screen in screens(of: report) { write(screen, report, classes, to: &writer) }
      }
    }
  }

  private typealias Screen = (file: Int, scene: Int, standing: ReportArrangement.Standing, problems: [ReportProblem])

  /// The screens, the worst verdict first; within a verdict, screens that break in more classes come first.
  private static func screens(of report: ReportArrangement) -> [Screen] {
    let ranks = Dictionary(uniqueKeysWithValues: ReportArrangement.Standing.allCases.enumerated().map { ($1, $0) })
    let standings = report.standings
    let screens = report.files.indices.flatMap { file -> [Screen] in
      let problems = Dictionary(grouping: report.files[file].problems, by: \.scene)
      return report.files[file].scenes.indices.map { (file, $0, standings[file][$0], problems[$0] ?? []) }
    }
    let keys = screens.map { screen in
      (ranks[screen.standing] ?? 0, -Set(screen.problems.filter { $0.grade == .breaks }.flatMap(\.classes)).count)
    }
    return screens.indices.filter { screens[$0].standing != .empty && screens[$0].standing != .unseen }
      .sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }.map { screens[$0] }
  }

  private static func write(
    _ screen: Screen, _ report: ReportArrangement, _ classes: [Reach.Class], to writer: inout JSONWriter
  ) {
    let scene = report.files[screen.file].scenes[screen.scene]
    let configurations = scene.comparison.configurations.map(\.configuration.name)
    writer.object { writer in
      writer.field("file", report.files[screen.file].path)
      writer.field("id", scene.comparison.scene.id)
      writer.field("name", report.names[screen.file][screen.scene])
      writer.field("standing", screen.standing.rawValue)
      writer.field("changes", scene.changes)
      writer.key("windows")
      writer.array { writer in
        for known in classes { writer.value(scene.windows(of: known).map { configurations[$0] }) }
      }
      writer.key("problems")
      writer.array { writer in
        for problem in screen.problems { write(problem, configurations, classes, to: &writer) }
      }
    }
  }

  private static func write(
    _ problem: ReportProblem, _ configurations: [String], _ classes: [Reach.Class], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.field("grade", problem.grade.rawValue)
      writer.field("view", problem.finding.layout?.view)
      writer.field("words", "\(problem.view) \(problem.sentence)")
      writer.field("line", problem.line)
      writer.field("windows", problem.windows.map { configurations[$0] })
      writer.key("classes")
      writer.array { writer in
        for (number, known) in classes.enumerated() where problem.classes.contains(known) { writer.value(number) }
      }
    }
  }
}
