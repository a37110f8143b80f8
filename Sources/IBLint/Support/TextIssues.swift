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

  /// Whether the text of a view is a sample that code replaces: an outlet or a tag leads to it in a cell, or sources give
  /// the outlet another text, or it is the key of a text, or no source declares the outlet.
  static func isSample(_ id: String?, in subject: DocumentSubject) -> Bool {
    guard let id, let view = subject.objects[id] else { return false }
    let texts = texts(of: view)
    if subject.isFilled(id, besides: texts) || texts.contains(where: isKey) || subject.isMisconnected(id) {
      return true
    }
    guard subject.code.reach(id) || view.has(.tag) else { return false }
    let isStatic = view.enclosing(.tableView)?.equals(.dataMode, "static") ?? false
    return !isStatic && (view.enclosing(.tableViewCell) ?? view.enclosing(.collectionViewCell)) != nil
  }

  private static func texts(of view: XMLElement) -> [String] {
    [view[.text], view[.placeholder], view.child(named: .state, key: "normal")?[.title]].compactMap(\.self)
  }

  /// Whether a text is one word of several parts with capital letters, as `Settings.Title` and `LOGIN_TITLE`: code finds the
  /// text that people see by it.
  static func isKey(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return parts.count > 1 && text.contains(where: \.isUppercase)
      && parts.allSatisfy { $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// Whether the sources replace the measured text, or hide it; for the height of one line, the text does not matter.
  static func isReplaced(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.facts == nil { return false }
    if subject.isSettledByCode(issue) { return true }
    guard dependsOnCode(issue, in: subject), let id = issue.view else { return false }
    return subject.isFilled(id, besides: subject.objects[id].map(texts) ?? [])
  }

  /// Whether code may replace the measured text or change the room for it, for instance by placing a view around it; for a
  /// height only the font matters, not the text.
  static func dependsOnCode(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.code.move(issue.view) { return true }
    if let sources = subject.facts?.sources,
      subject.code.lead(to: issue.view, { sources.places($0) || sources.moves($0) })
    {
      return true
    }
    let label = issue.view.flatMap { subject.objects[$0] }
    guard subject.code.reach(issue.view) || label?.has(.tag) == true else { return false }
    let outlets = subject.code.outlets(to: issue.view)
    if let sources = subject.facts?.sources, outlets.contains(where: sources.styles) { return true }
    return issue.axis != .height || (label?[.numberOfLines] ?? "1") != "1"
  }
}
