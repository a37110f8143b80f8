import IBModel
import IBSource
import IBSyntax

struct FixedLeftRight: Rule {
  static let info = RuleInfo(
    id: "fixed-left-right", category: "constraints", severity: .note, since: "0.1", platforms: .all,
    summary: "A constraint uses left or right instead of leading or trailing.",
    rationale: """
      Leading and trailing swap sides in right-to-left languages; left and right do not. Use leading and trailing unless
      the position does not depend on the reading direction, as on a map or a piano. The rule reports all constraints of
      a view together. It does not report a pair of constraints that keeps the same distance on both sides, constraints
      of views that never mirror, constraints that code moves, nor an app whose languages are all written from left to right.
      """,
    bad: Example.xib(example("left")), good: Example.xib(example("leading")), fix: .unsafe)

  static let sources = SourceNeeds.declarations

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

  /// The views that keep their direction in every language, with the views next to them: the other views of a left and right
  /// chain do not mirror either.
  private static func unmirrored(in document: Document) -> Set<LayoutConstraint.Item> {
    let fixed = Set(document.views.indices.filter { isUnmirrored(document.views[$0].element) })
    if fixed.isEmpty { return [] }
    var unmirrored = fixed
    for constraint in document.constraints where isFixed(constraint) {
      guard case .view(let first) = constraint.first, case .view(let second)? = constraint.second,
        document.views[first].parent == document.views[second].parent,
        fixed.contains(first) || fixed.contains(second)
      else { continue }
      unmirrored.formUnion([first, second])
    }
    return Set(unmirrored.map(LayoutConstraint.Item.view))
  }

  private static func isUnmirrored(_ view: XMLElement) -> Bool {
    view.equals(.mirrorLayoutDirectionWhenInternationalizing, "never")
      || view[.semanticContentAttribute].map(directions.contains) == true
  }

  /// Source: Apple's documentation of UISemanticContentAttribute.
  private static let directions: Set<String> = ["playback", "spatial", "forceLeftToRight"]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    if subject.isLeftToRight { return }
    let document = subject.document
    let (centered, unmirrored) = (Self.centered(in: document), Self.unmirrored(in: document))
    let moved = subject.facts == nil ? [] : subject.adjustedConstraints().all
    var groups: [[LayoutConstraint]] = []
    var numbers: [Int?: Int] = [:]
    for constraint in document.constraints where !centered.contains(constraint.id) && Self.isFixed(constraint) {
      if moved.contains(constraint.id) { continue }
      if [constraint.first, constraint.second].contains(where: { $0.map(unmirrored.contains) == true }) { continue }
      let holder = constraint.element.parent?.index
      if let number = numbers[holder] {
        groups[number].append(constraint)
      } else {
        numbers[holder] = groups.count
        groups.append([constraint])
      }
    }
    for constraints in groups { report(constraints, document, into: &reporter) }
  }

  private static func sides(_ constraint: LayoutConstraint) -> [(name: Name, new: String)] {
    [
      (Name.firstAttribute, replacement(constraint.firstAttribute)),
      (Name.secondAttribute, replacement(constraint.secondAttribute)),
    ].compactMap { name, new in new.map { (name, $0) } }
  }

  private static func isFixed(_ constraint: LayoutConstraint) -> Bool { !sides(constraint).isEmpty }

  private func report(_ constraints: [LayoutConstraint], _ document: Document, into reporter: inout Reporter) {
    guard let first = constraints.first, let side = Self.sides(first).first, let old = first.element[side.name] else {
      return
    }
    let edits = constraints.flatMap { constraint in
      Self.sides(constraint).compactMap { side in
        constraint.element.attribute(side.name).map { SyntaxEdit.setValue(of: $0, to: side.new) }
      }
    }
    let count = constraints.count - 1
    let more =
      count == 0
      ? ""
      : count == 1
        ? " (as does 1 more constraint of the same view)" : " (as do \(count) more constraints of the same view)"
    reporter.report(
      "constraint \(document.words(for: first)) uses '\(old)', which ignores the reading direction\(more): use "
        + (count == 0 ? "'\(side.new)'" : "leading and trailing"), at: side.name, of: first.element,
      fixes: [Fix("use leading and trailing", .unsafe, edits)])
  }
}
