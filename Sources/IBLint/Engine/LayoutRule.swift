import IBLayout
import IBProject
import IBSource
import IBSyntax

/// A rule about the layouts of a document.
///
/// The layouts answer the questions of all rules at once, and each rule selects the answers that it reports.
protocol LayoutRule: Rule where Subject == LayoutSubject {
  /// The topic that the rule asks the layouts about.
  static var topic: Diagnosis.Topic { get }
  /// The fix at the end of each message.
  static var remedy: String { get }
  /// See `Finding.Layout`.
  static var series: Finding.Layout.Series? { get }
  func isReported(_ issue: LayoutIssue, in document: DocumentSubject) -> Bool
  /// Whether an issue is reported, depending on the configurations in which it occurs.
  ///
  /// - Parameter turns: whether a phone that is turned shows the view in landscape; nil if unknown.
  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool
  /// What code does that can prevent the problem, as in `Finding.Layout`; nil if it does nothing.
  ///
  /// `lint` does not report such a problem. A report lists it as something that may break.
  func decision(about issue: LayoutIssue, in document: DocumentSubject) -> String?
  /// The place of a finding in another file; nil for a finding in the document.
  func otherPlace(of finding: LayoutFindings.Entry, in document: DocumentSubject) -> (path: String, range: SourceRange)?
}

extension LayoutRule {
  var diagnosis: Diagnosis { Diagnosis([Self.topic]) }

  static var series: Finding.Layout.Series? { nil }

  func isReported(_ issue: LayoutIssue, in document: DocumentSubject) -> Bool { true }

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool { finding.isEverywhere || info.merge == .any }

  func decision(about issue: LayoutIssue, in document: DocumentSubject) -> String? { nil }

  func otherPlace(
    of finding: LayoutFindings.Entry, in document: DocumentSubject
  ) -> (path: String, range: SourceRange)? { nil }

  func check(_ subject: LayoutSubject, into reporter: inout Reporter) {
    let objects = subject.document.objects
    let causes = causes(in: subject)
    for (number, cause) in causes.prefix(LayoutFindings.limit).enumerated() {
      let isLast = number == LayoutFindings.limit - 1
      let message =
        cause.first.message + Self.remedy + (isLast ? " (further findings of this rule in this file are omitted)" : "")
      let other = otherPlace(of: cause.first, in: subject.document)
      reporter.report(
        message, at: other?.range ?? cause.place.startTagRange,
        file: other?.path, objectID: cause.place.enclosingObjectID,
        notes: other == nil ? notes(cause, objects) : [], configurations: cause.first.configurations,
        layout: Finding.Layout(
          view: cause.first.issue.view, places: cause.first.places,
          likely: cause.first.likely,
          isEverywhere: cause.first.isEverywhere,
          decision: cause.decision,
          others: cause.others.map { other in
            Finding.Layout.Other(
              view: other.finding.issue.subject, configurations: other.finding.places.map(\.configuration))
          },
          series: Self.series, place: cause.first.issue.edge?.place))
    }
    if subject.findings.includesThoseOfCode { checkDoubtful(subject, into: &reporter) }
  }

  /// Reports issues that are not findings, each with its doubt.
  ///
  /// The report counts the issues on phones in landscape if the app may not rotate, and lists the others on request.
  private func checkDoubtful(_ subject: LayoutSubject, into reporter: inout Reporter) {
    for finding in subject.findings.entries(Self.topic).prefix(LayoutFindings.limit) {
      let issue = finding.issue
      guard let doubt = doubt(about: finding, in: subject), !finding.isChangedByCode, isReported(finding, in: subject),
        isReported(issue, in: subject.document), let place = place(of: issue, subject.document.objects),
        !subject.document.isHidden(place)
      else { continue }
      reporter.report(
        finding.message, at: place, configurations: finding.configurations,
        layout: Finding.Layout(
          view: issue.view, places: finding.places, isEverywhere: finding.isEverywhere,
          decision: decision(about: issue, in: subject.document) ?? finding.readingDecision, doubt: doubt,
          series: Self.series,
          place: issue.edge?.place))
    }
  }

  private func doubt(about finding: LayoutFindings.Entry, in subject: LayoutSubject) -> Finding.Layout.Doubt? {
    if finding.issue.isConsequence { return .consequence }
    if finding.issue.isUnseen { return .unseen }
    if dependsOnCode(finding, in: subject) { return .unknown }
    return isOfUnknownOrientation(finding, in: subject) ? .orientation : nil
  }

  /// Whether the problem occurs only on phones in landscape, and the project does not declare whether it supports
  /// landscape.
  ///
  /// This applies only to a report on the windows that show the app. Without a project, all windows count.
  private func isOfUnknownOrientation(_ finding: LayoutFindings.Entry, in subject: LayoutSubject) -> Bool {
    subject.findings.followsReach && finding.isInCompactHeightOnly && !subject.document.reach.assumesFamilies
      && subject.document.turns(finding.issue.view) == nil
  }

  /// Whether only code knows whether a report should contain the problem: its size or position depends on code, the
  /// problem occurs only in portrait, and the controller computes its orientations, or it occurs in every window of a
  /// screen for which code chooses a place.
  private func dependsOnCode(_ finding: LayoutFindings.Entry, in subject: LayoutSubject) -> Bool {
    let (issue, document) = (finding.issue, subject.document)
    if issue.isDoubtful || document.isInFlexibleRow(issue) { return true }
    let dependsOnScreen = issue.topic != .conflicts || issue.restsOnScreen
    if dependsOnScreen, document.isWrappedByCode(issue.view) { return true }
    if issue.topic == .unsafeControls, document.mayBeWrappedByCode(issue.view) { return true }
    guard subject.findings.followsReach else { return false }
    if finding.isInTallWindowsOnly, document.computesOrientations(of: issue.view) { return true }
    // Code may give the screen a size that none of the windows has.
    return finding.isEverywhere && dependsOnScreen
      && place(of: issue, document.objects).flatMap { reasonOfPlace(finding, at: $0, in: document) } != nil
  }

  /// The findings to report, grouped by cause.
  ///
  /// A finding that shares a constraint or a stack view with an earlier one has the same cause, and becomes a note of
  /// the earlier one.
  private func causes(in subject: LayoutSubject) -> [LayoutCause] {
    var causes: [LayoutCause] = []
    var known: [LayoutIssue.Party: Int] = [:]
    for finding in subject.findings.entries(Self.topic) {
      let issue = finding.issue
      guard !issue.isConsequence, !finding.isChangedByCode, !dependsOnCode(finding, in: subject),
        !isOfUnknownOrientation(finding, in: subject), isReported(finding, in: subject),
        isReported(issue, in: subject.document), let place = place(of: issue, subject.document.objects)
      else { continue }
      // A report describes only visible problems.
      if subject.findings.includesThoseOfCode, issue.isUnseen || subject.document.isHidden(place) { continue }
      var decision = decision(about: issue, in: subject.document) ?? finding.readingDecision
      if !subject.findings.includesThoseOfCode, decision != nil { continue }
      if subject.findings.includesThoseOfCode {
        decision = decision ?? reasonForDoubt(about: finding, at: place, in: subject.document)
      }
      let shared = issue.parties.filter(\.isOfFile)
      if let cause = shared.lazy.compactMap({ known[$0] }).first {
        causes[cause].add(finding, at: place, decision: decision)
        continue
      }
      for party in shared { known[party] = causes.count }
      causes.append(LayoutCause(first: finding, place: place, decision: decision))
    }
    return causes
  }

  /// What the document or the code does with the screen that may prevent the finding; nil if that is unknown.
  private func reasonForDoubt(
    about finding: LayoutFindings.Entry, at place: XMLElement, in document: DocumentSubject
  ) -> String? {
    finding.issue.isHidden
      ? "the document hides one of its views" : reasonOfPlace(finding, at: place, in: document)
  }

  /// What code does with the place and the size of the screen; nil if that is unknown or does not matter.
  private func reasonOfPlace(
    _ finding: LayoutFindings.Entry, at place: XMLElement, in document: DocumentSubject
  ) -> String? {
    let issue = finding.issue
    if document.isPresentedByCode(place) || finding.isInTallWindowsOnly && document.mayBeInSheet(issue.view) {
      return "code decides how to present it"
    }
    let dependsOnScreen = issue.topic != .conflicts || issue.restsOnScreen
    return dependsOnScreen && document.isEmbeddedByCode(issue.view) ? "code decides where in another screen it is" : nil
  }

  /// Whether the finding occurs in an orientation in which the app shows the view.
  ///
  /// A finding that occurs only in landscape is not reported for an app that supports only portrait. One that occurs
  /// only in portrait is not reported for a screen that supports only landscape. One that occurs only on iPads is not
  /// reported for a screen in a form sheet. All are reported if the user chose the configurations.
  private func isReported(_ finding: LayoutFindings.Entry, in subject: LayoutSubject) -> Bool {
    if finding.isOnPadsOnly, subject.findings.isOfUsualScreens,
      subject.document.isOnlyInFormSheets(finding.issue.view)
    {
      return false
    }
    if finding.isInTallWindowsOnly, subject.findings.isOfUsualScreens || subject.findings.followsReach,
      subject.document.isOnlyInLandscape(finding.issue.view)
    {
      return false
    }
    var turns = finding.isInCompactHeightOnly ? subject.document.turns(finding.issue.view) : nil
    // A report lays out only the screens of the app, as far as they are known.
    if turns == nil, subject.findings.includesThoseOfCode { turns = true }
    // A user who chooses phones in landscape wants findings about them.
    if !subject.findings.isOfUsualScreens, !subject.findings.includesThoseOfCode { turns = true }
    return !(turns == false && subject.findings.isOfUsualScreens) && isReported(finding, turns: turns)
  }

  /// The element that the finding is at: the broken constraint, otherwise the last constraint involved, otherwise the
  /// view.
  private func place(of issue: LayoutIssue, _ objects: ObjectIndex) -> XMLElement? {
    let isConstraint = issue.rejected.map { issue.constraints.contains($0.id) } ?? false
    let id = isConstraint ? issue.rejected?.id : issue.constraints.last ?? issue.view
    return id.flatMap { objects[$0] }
  }

  /// Notes about the other parties, as far as the message names them, and about the findings with the same cause.
  private func notes(_ cause: LayoutCause, _ objects: ObjectIndex) -> [Finding.Note] {
    let parties = cause.first.issue.parties.lazy.compactMap { party -> Finding.Note? in
      guard !party.words.isEmpty, let element = objects[party.id], element != cause.place else { return nil }
      return Finding.Note("conflicts with \(party.words)", at: element.startTagRange)
    }
    let others = cause.others.map { Finding.Note("the same problem here", at: $0.place.startTagRange) }
    return Array(parties.prefix(LayoutCause.longestList)) + others.prefix(LayoutCause.longestList)
  }
}

extension LayoutFindings.Entry {
  /// Whether the issue occurs on some of the screens that show the app, but not on all.
  ///
  /// - Parameter turns: see `LayoutRule`.
  func isOnSomeScreens(turns: Bool?) -> Bool { !isEverywhere && (!isInCompactHeightOnly || turns == true) }
}

/// A finding of a layout rule, and the findings that disappear once it is fixed.
struct LayoutCause {
  /// The finding that the message describes.
  ///
  /// A finding that does not depend on code is preferred, then one in more configurations, then a conflict of fewer
  /// constraints, then the view furthest beyond an edge.
  private(set) var first: LayoutFindings.Entry
  private(set) var place: XMLElement
  /// What code does that can prevent the finding; nil if any finding of the cause does not depend on code.
  private(set) var decision: String?
  private var weight: Weight
  /// The other findings with the same cause, and their places.
  private(set) var others: [(finding: LayoutFindings.Entry, place: XMLElement)] = []

  init(first: LayoutFindings.Entry, place: XMLElement, decision: String?) {
    self.first = first
    self.place = place
    self.decision = decision
    weight = Self.weight(of: first, decision)
  }

  mutating func add(_ finding: LayoutFindings.Entry, at place: XMLElement, decision: String?) {
    let weight = Self.weight(of: finding, decision)
    self.decision = self.decision == nil || decision == nil ? nil : weight > self.weight ? decision : self.decision
    guard weight > self.weight else {
      others.append((finding, place))
      return
    }
    others.insert((first, self.place), at: 0)
    (first, self.place, self.weight) = (finding, place, weight)
  }

  private typealias Weight = (certainty: Int, places: Int, simplicity: Int, reach: Double)

  private static func weight(of finding: LayoutFindings.Entry, _ decision: String?) -> Weight {
    let reaches = finding.places.lazy.flatMap(\.message.parts).compactMap { part in
      if case .points(let reach, "beyond") = part { reach } else { nil }
    }
    // A conflict of fewer constraints may leave another view no space.
    let simplicity = finding.issue.topic == .conflicts ? -finding.issue.parties.count : 0
    return (decision == nil ? 1 : 0, finding.places.count, simplicity, reaches.max() ?? 0)
  }

  /// The largest number of notes of one kind.
  static let longestList = 3
}
