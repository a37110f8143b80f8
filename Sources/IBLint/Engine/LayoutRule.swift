import IBLayout
import IBSource
import IBSyntax

/// A rule about the layouts of a document. The layouts answer the questions of all rules at once; the rule selects the
/// answers to report.
protocol LayoutRule: Rule where Subject == LayoutSubject {
  /// The question to the layouts; it has one topic.
  static var topic: Diagnosis.Topic { get }
  /// Whether an issue is reported, depending on its view in the document.
  func isReported(_ issue: LayoutIssue, in document: DocumentSubject) -> Bool
  /// Whether an issue is reported, depending on whether it occurs in all configurations or in some.
  func isReported(_ issue: LayoutIssue, everywhere: Bool) -> Bool
}

extension LayoutRule {
  var diagnosis: Diagnosis { Diagnosis([Self.topic]) }

  func isReported(_ issue: LayoutIssue, in document: DocumentSubject) -> Bool { true }

  func isReported(_ issue: LayoutIssue, everywhere: Bool) -> Bool { everywhere || info.merge == .any }

  func check(_ subject: LayoutSubject, into reporter: inout Reporter) {
    let objects = subject.document.objects
    var count = 0
    for finding in subject.findings.entries(Self.topic) {
      let issue = finding.issue
      guard !issue.isDoubtful, !issue.isConsequence, isReported(issue, everywhere: finding.isEverywhere),
        isReported(issue, in: subject.document), let place = place(of: issue, objects)
      else { continue }
      count += 1
      let isLast = count == LayoutFindings.limit
      reporter.report(
        isLast ? "\(finding.message); further places are not listed" : finding.message, at: place,
        notes: notes(issue, besides: place, objects), configurations: finding.configurations)
      if isLast { break }
    }
  }

  /// The broken constraint, else the last one involved, else the view.
  private func place(of issue: LayoutIssue, _ objects: ObjectIndex) -> XMLElement? {
    let isConstraint = issue.rejected.map { issue.constraints.contains($0.id) } ?? false
    let id = isConstraint ? issue.rejected?.id : issue.constraints.last ?? issue.view
    return id.flatMap { objects[$0] }
  }

  private func notes(_ issue: LayoutIssue, besides place: XMLElement, _ objects: ObjectIndex) -> [Finding.Note] {
    issue.parties.compactMap { party in
      guard let element = objects[party.id], element != place else { return nil }
      return Finding.Note("together with \(party.words)", at: element.startTagRange)
    }
  }
}
