import IBLayout
import IBModel
import IBSource
import IBSyntax

struct DuplicateConstraint: Rule {
  static let info = RuleInfo(
    id: "duplicate-constraint", category: "constraints", severity: .warning, since: "0.1", platforms: .all,
    summary: "A constraint repeats an earlier one.",
    rationale: """
      The duplicate does not change the layout now. If someone later edits one of the two, they conflict, and the system
      logs the conflict at run time. Constraints that are installed in different size classes are not duplicates.
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
    let document = subject.document
    var number: [ConstraintMeaning: Int] = [:]
    number.reserveCapacity(document.constraints.count)
    var groups: [[LayoutConstraint]] = []
    for constraint in document.constraints {
      guard let meaning = ConstraintMeaning(constraint, in: document) else { continue }
      if let group = number[meaning] {
        groups[group].append(constraint)
      } else {
        number[meaning] = groups.count
        groups.append([constraint])
      }
    }
    let repeated = groups.filter { $0.count > 1 }
    if repeated.isEmpty { return }
    let destinations = Self.destinations(in: subject)
    for group in repeated { Self.report(group, in: subject, connected: destinations, to: &reporter) }
  }

  /// - Parameter group: constraints with the same meaning.
  private static func report(
    _ group: [LayoutConstraint], in subject: DocumentSubject, connected: Set<String>, to reporter: inout Reporter
  ) {
    let installed = group.map { (constraint: $0, environments: subject.installation.active($0)) }
      .filter { !$0.environments.isEmpty }
    for (_, same) in Dictionary(grouping: installed, by: \.environments) {
      guard same.count > 1 else { continue }
      let (original, copies) = (same[0].constraint, same.dropFirst().map(\.constraint))
      let others = copies.dropFirst().map { Finding.Note("so does this one", at: $0.element.startTagRange) }
      let more =
        others.isEmpty
        ? ": delete it" : ", and so \(others.count == 1 ? "does" : "do") \(others.count) more: delete them"
      reporter.report(
        "constraint \(subject.document.words(for: copies[0])) repeats an earlier one\(more)", at: copies[0].element,
        notes: [.init("the earlier constraint is here", at: original.element.startTagRange)] + others,
        fixes: fixes(for: copies.filter { !connected.contains($0.id) }))
    }
  }

  private static func fixes(for copies: [LayoutConstraint]) -> [Fix] {
    copies.isEmpty ? [] : [Fix("remove the repetition", .safe, copies.map { SyntaxEdit.remove($0.element) })]
  }

  /// The objects that outlets or masks refer to; such a constraint cannot simply be removed.
  private static func destinations(in subject: DocumentSubject) -> Set<String> {
    let outlets = subject.elements(named: [.outlet, .outletCollection]).compactMap { $0[.destination] }
    let entries = subject.elements(named: [.exclude, .include]).compactMap { $0[.reference] }
    return Set(outlets).union(entries)
  }
}
