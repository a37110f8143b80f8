import IBModel
import IBSource
import IBSyntax

struct FixedLeftRight: Rule {
  static let info = RuleInfo(
    id: "fixed-left-right", category: "constraints", severity: .note, since: "0.1", platforms: .all,
    summary: "A constraint uses left or right instead of leading or trailing.",
    rationale: """
      Leading and trailing swap sides in right-to-left languages; left and right do not. Use leading and trailing unless
      the position does not depend on the reading direction, as on a map or a piano. The rule does not report a pair of
      constraints that keeps the same distance on both sides, nor an app whose languages are all written from left to
      right.
      """,
    bad: Example.xib(example("left")), good: Example.xib(example("leading")), fix: .unsafe)

  private static func example(_ attribute: String) -> String {
    let attributes = #"firstAttribute="\#(attribute)" secondItem="iN0-l3-epB" secondAttribute="\#(attribute)""#
    return """
      <view id="iN0-l3-epB">
          <subviews>
              <label text="Name" id="6aB-cd-efG"/>
          </subviews>
          <constraints>
              <constraint firstItem="6aB-cd-efG" \(attributes) id="lef-t0-001"/>
          </constraints>
      </view>
      """
  }

  /// The attribute that follows the language's direction; nil for one that follows it already.
  private static func replacement(_ attribute: LayoutConstraint.Attribute?) -> String? {
    switch attribute {
    case .left: "leading"
    case .right: "trailing"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    default: nil
    }
  }

  private static let leftSides: Set<LayoutConstraint.Attribute> = [.left, .leftMargin]
  private static let rightSides: Set<LayoutConstraint.Attribute> = [.right, .rightMargin]

  /// The constraints that mean the same in every direction: a view is as far from the left edge of another as from the
  /// right edge.
  private static func centered(in document: Document) -> Set<String> {
    struct Pair: Hashable {
      let items: Set<LayoutConstraint.Item>
      let constant: Double
      let priority: Double
    }
    var left: [Pair: String] = [:]
    var right: [Pair: String] = [:]
    for constraint in document.constraints where constraint.relation == .equal {
      guard let second = constraint.second, let first = constraint.firstAttribute,
        let other = constraint.secondAttribute
      else { continue }
      let pair = Pair(
        items: [constraint.first, second], constant: abs(constraint.element.number(.constant) ?? 0),
        priority: constraint.priority ?? LayoutConstraint.requiredPriority)
      if leftSides.isSuperset(of: [first, other]) { left[pair] = constraint.id }
      if rightSides.isSuperset(of: [first, other]) { right[pair] = constraint.id }
    }
    return Set(left.filter { right[$0.key] != nil }.values).union(right.filter { left[$0.key] != nil }.values)
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    if subject.isLeftToRight { return }
    let centered = Self.centered(in: subject.document)
    for constraint in subject.document.constraints where !centered.contains(constraint.id) {
      let sides: [(Name, String?)] = [
        (.firstAttribute, Self.replacement(constraint.firstAttribute)),
        (.secondAttribute, Self.replacement(constraint.secondAttribute)),
      ]
      let edits = sides.compactMap { name, replacement in
        constraint.element.attribute(name).flatMap { attribute in
          replacement.map { SyntaxEdit.setValue(of: attribute, to: $0) }
        }
      }
      guard let (name, new) = sides.first(where: { $0.1 != nil }), let new, let old = constraint.element[name] else {
        continue
      }
      reporter.report(
        "constraint \(subject.document.words(for: constraint)): '\(old)' ignores the writing direction; use "
          + "'\(new)'", at: name, of: constraint.element,
        fixes: [Fix("use leading and trailing", .unsafe, edits)])
    }
  }
}
