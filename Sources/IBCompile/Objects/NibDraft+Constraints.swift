import IBModel
import IBSyntax

extension NibDraft {
  private static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
    "priority", "symbolic", "identifier", "placeholder", "userLabel", "customClass", "customModule",
    "customModuleProvider",
  ]
  /// What is archived elsewhere.
  private static let constraintChildren: Set<String> = ["connections", "userDefinedRuntimeAttributes"]

  mutating func writeConstraints(_ element: XMLElement, _ object: ObjectHandle) {
    let left = excluded(from: element)
    var installed = element.index == root?.index ? guideConstraints : []
    for part in element.child(named: .constraints).map({ Array($0.children) }) ?? [] {
      guard let constraint = document.constraint(part.identifier) else {
        refuse(part, "constraints > \(part.tag)", "'\(part.tag)' among constraints is not known")
        continue
      }
      guard !constraint.isPlaceholder, let made = archive(constraint) else { continue }
      if !left.contains(constraint.id) { installed.append(made) }
    }
    if installed.isEmpty { return }
    graph.set("UIViewAutolayoutConstraints", .object(graph.addList("NSMutableArray", installed)), of: object)
  }

  private mutating func archive(_ constraint: LayoutConstraint) -> ObjectHandle? {
    let element = constraint.element
    check(
      element, Self.constraintAttributes,
      Self.constraintChildren.union(element.children.filter { $0.name == .variation }.map { $0.word("key") ?? "" }))
    guard let first = constraint.firstAttribute, let firstNumber = Self.number(of: first),
      let item = item(constraint.first, element)
    else {
      refuse(element, "constraint", "constraint '\(constraint.id)' has a first item or attribute that is not known")
      return nil
    }
    let object = self.object(for: element)
    graph.rename(object, to: "NSLayoutConstraint")
    archived.append((element, object))
    let legacyFirst = Self.edge(of: first)
    graph.set(
      [
        ("NSFirstItem", .object(item)), ("NSFirstAttributeV2", .integer(firstNumber)),
        ("NSFirstAttribute", .integer(legacyFirst.number)),
      ], of: object)
    if constraint.relation != .equal {
      graph.set("NSRelation", .integer(constraint.relation == .lessThanOrEqual ? -1 : 1), of: object)
    }
    if let multiplier = constraint.multiplier, Float(multiplier) != 1 {
      graph.set("NSMultiplier", .double(Double(Float(multiplier))), of: object)
    }
    let constant = element.decimal("constant") ?? 0
    var legacyConstant = constant - legacyFirst.inset
    if let place = constraint.second {
      guard let second = constraint.secondAttribute, let number = Self.number(of: second),
        let item = self.item(place, element)
      else {
        refuse(element, "constraint", "constraint '\(constraint.id)' has a second item or attribute that is not known")
        return nil
      }
      let legacy = Self.edge(of: second)
      graph.set(
        [
          ("NSSecondItem", .object(item)), ("NSSecondAttributeV2", .integer(number)),
          ("NSSecondAttribute", .integer(legacy.number)),
        ], of: object)
      legacyConstant += legacy.inset
    }
    write(constraint, constant, legacyConstant, to: object)
    writeCustomClass(element, object, "NSLayoutConstraint")
    return object
  }

  private mutating func write(
    _ constraint: LayoutConstraint, _ constant: Double, _ legacyConstant: Double, to object: ObjectHandle
  ) {
    if constant != 0 { graph.set("NSConstantV2", .double(constant), of: object) }
    if constraint.isSymbolic { graph.set("NSSymbolicConstant", string("NSSpace"), of: object) }
    graph.set("NSShouldBeArchived", .bool(true), of: object)
    if let priority = constraint.priority, priority != LayoutConstraint.requiredPriority {
      graph.set("NSPriority", .integer(Int64(exactly: priority.rounded()) ?? 0), of: object)
    }
    if legacyConstant != 0 { graph.set("NSConstant", .double(legacyConstant), of: object) }
    if let name = constraint.element.word("identifier") {
      graph.set("NSLayoutIdentifier", string(name), of: object)
    }
  }

  private mutating func item(_ item: LayoutConstraint.Item, _ element: XMLElement) -> ObjectHandle? {
    switch item {
    case .view(let view): object(for: document.views[view].element)
    case .guide(let guide): layoutGuide(document.guides[guide])
    case .dangling: nil
    }
  }

  // MARK: - Attributes

  /// Numbers of `NSLayoutConstraint.Attribute`. Source: its documentation.
  private static func number(of attribute: LayoutConstraint.Attribute) -> Int64? {
    switch attribute {
    case .left: 1
    case .right: 2
    case .top: 3
    case .bottom: 4
    case .leading: 5
    case .trailing: 6
    case .width: 7
    case .height: 8
    case .centerX: 9
    case .centerY: 10
    case .baseline, .lastBaseline: 11
    case .firstBaseline: 12
    case .leftMargin: 13
    case .rightMargin: 14
    case .topMargin: 15
    case .bottomMargin: 16
    case .leadingMargin: 17
    case .trailingMargin: 18
    case .centerXWithinMargins: 19
    case .centerYWithinMargins: 20
    case .notAnAttribute: 0
    }
  }

  /// The width of a margin for systems that have none, in points (Measurements/Compile.md#constraints).
  private static let legacyMargin = 8.0

  /// What systems without margins use: the edge, and how far from it the margin is.
  private static func edge(of attribute: LayoutConstraint.Attribute) -> (number: Int64, inset: Double) {
    switch attribute {
    case .leftMargin: (1, legacyMargin)
    case .rightMargin: (2, -legacyMargin)
    case .topMargin: (3, legacyMargin)
    case .bottomMargin: (4, -legacyMargin)
    case .leadingMargin: (5, legacyMargin)
    case .trailingMargin: (6, -legacyMargin)
    case .centerXWithinMargins: (9, 0)
    case .centerYWithinMargins: (10, 0)
    default: (number(of: attribute) ?? 0, 0)
    }
  }
}
