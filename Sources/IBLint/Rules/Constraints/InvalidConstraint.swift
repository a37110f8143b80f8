import IBModel
import IBSource
import IBSyntax

struct InvalidConstraint: Rule {
  static let info = RuleInfo(
    id: "invalid-constraint", category: "constraints", severity: .error, since: "0.1", platforms: .all,
    summary: "A constraint is invalid.",
    rationale: """
      A position needs a second item, and both sides must be on the same axis. Leading and trailing cannot be combined
      with left and right. The priority must be above 0 and at most 1000. The app crashes when it loads an invalid
      constraint. The finding is a warning if the constraint only has no effect: it ties a side of a view to the same
      side without a distance, or a length has a multiplier of 0. A position with a multiplier of 0 crashes.
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <constraints>
              <constraint firstAttribute="leading" constant="40" id="lea-di-001"/>
          </constraints>
      </view>
      """),
    good: Example.xib(
      """
      <view id="iN0-l3-epB">
          <constraints>
              <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
          </constraints>
      </view>
      """))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for constraint in subject.document.constraints {
      if Self.isTrivial(constraint) {
        reporter.report(
          "\(subject.document.name(of: constraint.id)) ties a view to itself and has no effect: delete it",
          at: constraint.element, severity: .warning)
      } else if constraint.multiplier == 0, constraint.second != nil, let first = constraint.firstAttribute {
        let isLength = first == .width || first == .height
        let effect = isLength ? "its second view has no effect" : "the app crashes when it loads the document"
        reporter.report(
          "constraint \(subject.document.words(for: constraint)) has a multiplier of 0, so \(effect): "
            + "enter a multiplier other than 0",
          at: constraint.element, severity: isLength ? .warning : nil)
      } else if let message = Self.problem(of: constraint) {
        let words = subject.document.words(for: constraint)
        reporter.report(
          "constraint \(words) is invalid, so the app crashes when it loads the document: \(message)",
          at: constraint.element)
      }
    }
  }

  /// Whether both sides are the same, without a constant or a multiplier, which UIKit accepts.
  private static func isTrivial(_ constraint: LayoutConstraint) -> Bool {
    let constant = constraint.element.number(.constant) ?? 0
    return constraint.second == constraint.first && constraint.firstAttribute != nil
      && constraint.firstAttribute == constraint.secondAttribute && constant == 0 && constraint.multiplier ?? 1 == 1
      && constraint.priority ?? 1000 > 0 && constraint.priority ?? 1000 <= 1000
  }

  private static func problem(of constraint: LayoutConstraint) -> String? {
    if let priority = constraint.priority, priority <= 0 || priority > 1000 {
      return "its priority is \(constraint.element[.priority] ?? ""); enter a priority greater than 0 and at most 1000"
    }
    guard let first = constraint.firstAttribute else { return nil }
    guard let item = constraint.second else {
      if constraint.element.has(.secondAttribute) {
        return "it has a second attribute but no second item; set both, or neither"
      }
      return first.axis == .size ? nil : "\(first.rawValue) needs a second item; choose one, or delete the constraint"
    }
    guard let second = constraint.secondAttribute else {
      return constraint.element.has(.secondAttribute)
        ? nil
        : "it has a second item but no second attribute; set both, or neither"
    }
    if item == constraint.first, first == second {
      return "it ties a view to itself; choose another view, or delete the constraint"
    }
    return mismatch(first, second)
  }

  private static func mismatch(_ a: LayoutConstraint.Attribute, _ b: LayoutConstraint.Attribute) -> String? {
    if a.axis == b.axis { return nil }
    let sides: Set<LayoutConstraint.Attribute.Axis> = [.fixedSide, .readingSide]
    if sides.contains(a.axis), sides.contains(b.axis) {
      return "\(a.rawValue) and \(b.rawValue) are on the same side only in some languages; use leading and trailing "
        + "for both items, or left and right for both"
    }
    if [a.axis, b.axis].contains(.horizontalCenter), !sides.isDisjoint(with: [a.axis, b.axis]) { return nil }
    return "\(a.rawValue) and \(b.rawValue) are on different axes; choose two attributes of the same axis"
  }
}

extension LayoutConstraint.Attribute {
  fileprivate enum Axis: Hashable {
    case fixedSide, readingSide, horizontalCenter, vertical, size, none
  }

  fileprivate var axis: Axis {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .fixedSide
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline,
      .lastBaseline:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }
}
