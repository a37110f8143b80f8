import IBCode
import IBLayout
import IBSyntax

/// Shared code of the rules about clipped texts.
enum TextIssues {
  static func example(width: Int, font: String = #"type="system" pointSize="17""#) -> String {
    Example.layout(
      Example.placed(
        "label", "lab-el-001", #"text="Account" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO""#,
        frame: "16 59 \(width) 20.333333333333329")
        + "    <fontDescription key=\"fontDescription\" \(font)/>\n</label>",
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "lab-el-001.width", constant: width))
  }

  /// Whether a text is too low in a row that code makes as high as its content: the class of the table's delegate or
  /// controller does so.
  static func isInGrowingRow(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard issue.axis == .height, let sources = subject.facts?.sources,
      let table = issue.view.flatMap({ subject.objects[$0] })?.enclosing(.tableViewCell)?.enclosing(.tableView)
    else { return false }
    let delegates = table.child(named: .connections)?.children.filter { $0.equals(.property, "delegate") } ?? []
    let owners =
      delegates.compactMap { $0[.destination].flatMap { subject.objects[$0] } } + [table.parent].compactMap(\.self)
    return owners.contains { owner in
      // Without its source, a class may do so.
      CodeClass(owner).map { sources.sizesRows($0.name) } ?? false
    }
  }

  /// Whether the sources replace the measured text or change the room for it; for the height of one line, the text does
  /// not matter.
  static func isReplaced(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.code.move(issue.view) { return true }
    guard let sources = subject.facts?.sources else { return false }
    if subject.code.affect(issue.view, { sources.hides($0) || sources.shows($0) }) { return true }
    let names = issue.view.map(subject.code.names) ?? []
    return dependsOnCode(issue, in: subject) && names.contains(where: sources.fills)
  }

  /// Whether code may replace the measured text or change the room for it; for a height only the font matters, not the
  /// text.
  static func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.code.move(issue.view) { return true }
    let label = issue.view.flatMap { subject.objects[$0] }
    guard subject.code.reach(issue.view) || label?.has(.tag) == true else { return false }
    let names = issue.view.map { subject.code.names(of: $0) } ?? []
    if let sources = subject.facts?.sources, names.contains(where: sources.styles) { return true }
    return issue.axis != .height || (label?[.numberOfLines] ?? "1") != "1"
  }
}
