import IBLayout
import IBSource
import IBSyntax

/// A rule over what the layouts of a document tell. The layouts answer the question, for all rules at once; the rule
/// chooses the answers worth a finding.
protocol LayoutRule: Rule {
  /// What is asked of the layouts, with one topic.
  static var topic: Diagnosis.Topic { get }
  /// Whether an issue that rests on the file alone is worth a finding.
  func tells(_ issue: LayoutIssue, in context: borrowing RuleContext) -> Bool
}

extension LayoutRule {
  var diagnosis: Diagnosis { Diagnosis([Self.topic]) }

  func tells(_ issue: LayoutIssue, in context: borrowing RuleContext) -> Bool { true }

  func check(_ context: inout RuleContext) {
    var told = 0
    for finding in context.layoutFindings(Self.topic, merge: info.merge) {
      let issue = finding.issue
      guard !issue.isDoubtful, !issue.isConsequence, tells(issue, in: context), let place = place(issue, context)
      else { continue }
      told += 1
      guard told <= LayoutFindings.limit else { break }
      let isLast = told == LayoutFindings.limit
      context.report(
        isLast ? "\(finding.message); further places are not listed" : finding.message, at: place,
        notes: notes(issue, besides: place, context), configurations: finding.configurations)
    }
  }

  /// The constraint that the layout does without, else the last one involved, else the view.
  private func place(_ issue: LayoutIssue, _ context: borrowing RuleContext) -> XMLElement? {
    let isConstraint = issue.rejected.map { issue.constraints.contains($0.id) } ?? false
    let id = isConstraint ? issue.rejected?.id : issue.constraints.last ?? issue.view
    return id.flatMap { context.objects[$0] }
  }

  private func notes(
    _ issue: LayoutIssue, besides place: XMLElement, _ context: borrowing RuleContext
  ) -> [Finding.Note] {
    var notes: [Finding.Note] = []
    for party in issue.parties {
      guard let element = context.objects[party.id], element != place else { continue }
      notes.append(.init("together with \(party.words)", at: element.startTagRange))
    }
    return notes
  }
}
