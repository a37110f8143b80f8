import IBModel
import IBSource
import IBSyntax

struct RetargetedSide {
  let rule: RetargetingRule
  let isFirst: Bool
  /// The id of the safe area guide that replaces the item.
  let guide: String
}

/// A constraint that changes, with its changing sides.
struct RetargetedConstraint {
  let constraint: LayoutConstraint
  let sides: [RetargetedSide]

  /// The edits of the constraint's tag. Everything except its items stays (Measurements/Migration.md#kept-attributes:
  /// 1,434 of 1,479).
  func edits(_ options: MigrationOptions) -> [TextEdit] {
    sides.flatMap(edits) + (constraint.isSymbolic && options.keepStandardSpacing ? spacingEdits : [])
  }

  private func edits(_ side: RetargetedSide) -> [TextEdit] {
    let element = constraint.element
    let edge =
      switch side.rule {
      case .topGuide: "top"
      case .bottomGuide: "bottom"
      default: nil as String?
      }
    let names: (item: Name, attribute: Name) =
      side.isFirst ? (.firstItem, .firstAttribute) : (.secondItem, .secondAttribute)
    // If the first item is not named, it is the view that contains the constraint. Xcode then names its guide (483 of
    // 483).
    let item =
      element.attribute(names.item).map { SyntaxEdit.setValue(of: $0, to: side.guide) }
      ?? WritingOrder.of(.uiKit).insertion(of: "firstItem", side.guide, in: element)
    guard let edge, let attribute = element.attribute(names.attribute), !attribute.equals(edge) else { return [item] }
    return [item, SyntaxEdit.setValue(of: attribute, to: edge)]
  }

  /// Whether the constraint loses its standard spacing, which means 0 to a safe area.
  func losesStandardSpacing(_ options: MigrationOptions) -> Bool {
    constraint.isSymbolic && !options.keepStandardSpacing
  }

  /// The effect on the layout of losing the standard spacing: the constant becomes 0, whatever constant is written.
  ///
  /// Source: Measurements/Migration.md#symbolic (78 of 78 on Xcode's canvas; on devices by analogy).
  func layoutEdits(_ options: MigrationOptions) -> [TextEdit] {
    losesStandardSpacing(options) ? [constant("0")] : []
  }

  /// The edits that replace the symbol of the standard spacing by a number.
  private var spacingEdits: [TextEdit] {
    let removal = constraint.element.attribute(.symbolic).map { [SyntaxEdit.remove($0)] } ?? []
    return constraint.element.has(.constant) ? removal : [constant("\(standardSpacing)")] + removal
  }

  private func constant(_ value: String) -> TextEdit {
    let element = constraint.element
    if let constant = element.attribute(.constant) { return SyntaxEdit.setValue(of: constant, to: value) }
    return WritingOrder.of(.uiKit).insertion(of: "constant", value, in: element)
  }

  /// The standard value in points: 20 to the edge of the view, 8 to a layout guide
  /// (Measurements/Migration.md#symbolic).
  ///
  /// Xcode writes it next to the symbol; newer versions leave it out.
  private var standardSpacing: Int {
    sides.contains { $0.rule == .horizontalEdge } ? 20 : 8
  }
}

/// The constraints of a document that change, in document order.
struct ConstraintRetargeting {
  let all: [RetargetedConstraint]

  init(_ scope: SafeAreaScope, _ guides: SafeAreaGuides) {
    all = scope.document.constraints.compactMap { constraint in
      let sides =
        [(constraint.first, constraint.firstAttribute, true)]
        + (constraint.second.map { [($0, constraint.secondAttribute, false)] } ?? [])
      let changed = sides.compactMap { item, attribute, isFirst -> RetargetedSide? in
        let rule = RetargetingRule.of(item, attribute, in: scope)
        guard let view = Self.view(rule, item, scope), let guide = guides.id(of: view) else { return nil }
        return RetargetedSide(rule: rule, isFirst: isFirst, guide: guide)
      }
      return changed.isEmpty ? nil : RetargetedConstraint(constraint: constraint, sides: changed)
    }
  }

  /// The index of the view whose safe area replaces an item; nil if the item stays.
  private static func view(_ rule: RetargetingRule, _ item: LayoutConstraint.Item, _ scope: SafeAreaScope) -> Int? {
    switch (rule, item) {
    case (.topGuide, .guide(let guide)), (.bottomGuide, .guide(let guide)): scope.document.guides[guide].view
    case (.horizontalEdge, .view(let view)): view
    default: nil
    }
  }
}
