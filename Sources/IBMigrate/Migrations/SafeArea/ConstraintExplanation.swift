import IBModel

/// Explains which rule applies to the sides of one constraint, and how often Xcode was observed to follow this rule.
///
/// The counts are those in Measurements/Migration.md#constraints, of constraints that exist before and after a
/// migration.
struct ConstraintExplanation {
  let scope: SafeAreaScope

  func text(of constraint: LayoutConstraint, _ options: MigrationOptions) -> String {
    var lines = ["constraint '\(constraint.id)'"]
    lines.append("  first item: " + side(constraint.first, constraint.firstAttribute))
    if let second = constraint.second { lines.append("  second item: " + side(second, constraint.secondAttribute)) }
    if constraint.isSymbolic, isRetargeted(constraint) {
      lines.append("  standard spacing: " + spacing(options))
    }
    return lines.joined(separator: "\n")
  }

  private func isRetargeted(_ constraint: LayoutConstraint) -> Bool {
    let rules =
      [RetargetingRule.of(constraint.first, constraint.firstAttribute, in: scope)]
      + (constraint.second.map { [RetargetingRule.of($0, constraint.secondAttribute, in: scope)] } ?? [])
    return rules.contains { $0 == .topGuide || $0 == .bottomGuide || $0 == .horizontalEdge }
  }

  private func spacing(_ options: MigrationOptions) -> String {
    options.keepStandardSpacing
      ? "written as a number (--keep-standard-spacing)"
      : "kept as standard spacing, as Xcode does; against a safe area it is 0 (Xcode: 78 of 78)"
  }

  private func side(_ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute?) -> String {
    let rule = RetargetingRule.of(item, attribute, in: scope)
    return "\(name(of: item)).\(attribute?.rawValue ?? "?") \(Self.sentence(rule, attribute))"
  }

  private func name(of item: LayoutConstraint.Item) -> String {
    switch item {
    case .view(let index): "'\(scope.document.views[index].id)'"
    case .guide(let index): "'\(scope.document.guides[index].id)'"
    case .dangling: "a missing object"
    }
  }

  private static func sentence(_ rule: RetargetingRule, _ attribute: LayoutConstraint.Attribute?) -> String {
    switch rule {
    case .topGuide:
      "becomes safeArea.top: an edge of the top layout guide \(attribute == .top ? "(Xcode: 1 of 1)" : "(Xcode: 304 of 308)")"
    case .bottomGuide:
      "becomes safeArea.bottom: an edge of the bottom layout guide"
        + (attribute == .top ? " (Xcode: 162 of 176)" : " (not observed in Xcode; by analogy)")
    case .horizontalEdge:
      "becomes safeArea.\(attribute?.rawValue ?? "?"): horizontal edges of a controller's root view follow the safe "
        + "area \(evidence(attribute))"
    case .unknownGuideAttribute: "has no counterpart in a safe area: Keyline skips the document"
    case .kept(let reason): "stays: \(sentence(reason))"
    }
  }

  private static func evidence(_ attribute: LayoutConstraint.Attribute?) -> String {
    switch attribute {
    case .leading: "(Xcode: 354 of 362)"
    case .trailing: "(Xcode: 320 of 328)"
    case .centerX: "(Xcode: 136 of 138)"
    default: "(never seen; as leading and trailing)"
    }
  }

  private static func sentence(_ reason: RetargetingRule.Reason) -> String {
    switch reason {
    case .otherItem: "neither a controller's root view nor a layout guide"
    case .rootOfOtherScope: "the root view gets no safe area guide"
    case .marginOfRoot: "margins of the root view already respect the safe area (Xcode: 324 of 328)"
    case .verticalOfRoot: "vertical edges of the root view stay where they are (Xcode: 204 of 226)"
    case .sizeOfRoot: "the size of the root view (Xcode: 18 of 18)"
    case .xib: "in a xib, Xcode adds guides and keeps the constraints"
    case .television: "on tvOS, Xcode adds guides and keeps the constraints"
    case .document: "the document already used safe areas, so this edge was intended"
    }
  }
}
