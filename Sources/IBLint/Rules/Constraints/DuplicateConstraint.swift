import IBLayout
import IBModel
import IBSource
import IBSyntax

struct DuplicateConstraint: Rule {
  static let info = RuleInfo(
    id: "duplicate-constraint", category: "constraints", severity: .warning, since: "0.1", platforms: .all,
    summary: "A constraint repeats another constraint.",
    rationale: """
      The duplicate does not change the layout now. If someone later edits one of the two, they conflict, and the system
      logs the conflict at run time. A constraint that is installed only in some size classes is a duplicate if the
      other constraint is installed in all of them.
      """,
    bad: Example.xib(example(second: "40")), good: Example.xib(example(second: nil)), fix: .safe)

  private static func example(second: String?) -> String {
    let repetition = second.map { #"<constraint firstAttribute="width" constant="\#($0)" id="wid-th-002"/>"# }
    return """
      <view id="iN0-l3-epB">
          <constraints>
              <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
              \(repetition ?? "")
          </constraints>
      </view>
      """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let repeated = RepeatedConstraints(subject.document, subject.installation).groups
      .filter { ($0.original.priority ?? LayoutConstraint.requiredPriority) > Self.weakest }
    if repeated.isEmpty { return }
    let outlets = Set(subject.elements(named: [.outlet, .outletCollection]).compactMap { $0[.destination] })
    let masked = Set(subject.elements(named: [.exclude, .include]).compactMap { $0[.reference] })
    // Such a constraint cannot simply be removed.
    let destinations = outlets.union(masked)
    // People pin several edges of a view twice in one go.
    var owners: [Int] = []
    var slips: [Int: [Slip]] = [:]
    for (first, rest) in repeated {
      // Code needs the constraint that an outlet refers to, so the other one is the copy.
      let isFree = !destinations.contains(first.id)
      let needed = rest.firstIndex { isFree && outlets.contains($0.id) && !masked.contains($0.id) }
      let original = needed.map { rest[$0] } ?? first
      let copies = needed.map { needed in [first] + rest.indices.filter { $0 != needed }.map { rest[$0] } } ?? rest
      let owner = copies[0].element.parent?.index ?? 0
      if slips[owner] == nil { owners.append(owner) }
      slips[owner, default: []].append(Slip(original: original, copies: copies))
    }
    for owner in owners {
      let own = slips[owner, default: []].sorted { $0.start < $1.start }
      guard let slip = own.first else { continue }
      let copies = own.flatMap(\.copies)
      let others = Self.notes(on: own, subject)
      let more =
        others.isEmpty
        ? " constraint: delete it"
        : " constraint, as \(others.count == 1 ? "does 1 other" : "do \(others.count) others"): delete them"
      let order = slip.original.element.range.lower < copies[0].element.range.lower ? "an earlier" : "a later"
      reporter.report(
        "constraint \(subject.document.words(for: copies[0])) repeats \(order)\(more)", at: copies[0].element,
        notes: [.init("the other constraint is here", at: slip.original.element.startTagRange)] + others,
        fixes: Self.fixes(for: copies.filter { !destinations.contains($0.id) }))
    }
  }

  /// The most other copies that notes name.
  private static let mostNamed = 3

  /// The notes on the copies after the first.
  private static func notes(on slips: [Slip], _ subject: DocumentSubject) -> [Finding.Note] {
    let copies = slips.flatMap { slip in slip.copies.map { (copy: $0, original: slip.original) } }.dropFirst()
    if copies.isEmpty { return [] }
    let lines = LineMap(subject.tree.source.bytes)
    return copies.enumerated().map { number, slip in
      let line = lines.position(of: slip.original.element.range.lower).line
      // Notes with one message become one line.
      let message =
        copies.count > mostNamed && number >= mostNamed - 1
        ? "another constraint that repeats an earlier one"
        : "\(subject.document.words(for: slip.copy)) repeats the constraint in line \(line)"
      return Finding.Note(message, at: slip.copy.element.startTagRange)
    }
  }

  /// A constraint of the least priority matters only where no other constraint decides, and never causes a conflict.
  private static let weakest = 1.0

  /// A constraint and those that repeat it.
  private struct Slip {
    let original: LayoutConstraint
    let copies: [LayoutConstraint]

    var start: Int { copies[0].element.range.lower }
  }

  private static func fixes(for copies: [LayoutConstraint]) -> [Fix] {
    copies.isEmpty ? [] : [Fix("remove the repetition", .safe, copies.map { SyntaxEdit.remove($0.element) })]
  }
}
