import IBModel
import IBSyntax

/// A constraint in a table, read from its subject: the inner one of two views that contain each other, otherwise the
/// first.
struct ConstraintRecord {
  /// An end in a form that can be compared: the index of the view's object, and the guide.
  struct End: Hashable {
    /// The index of the object; nil if the id belongs to neither a view nor a guide.
    let object: Int?
    let guide: Document.LayoutGuide.Kind?
    let attribute: String
  }

  let id: String
  /// The index of the object that has the constraint.
  let holder: Int
  private(set) var subject: End
  private(set) var other: End?
  let isToContainer: Bool
  let isToSuperview: Bool
  /// Whether relation and constant count inwards from the subject's edge, against the direction of coordinates.
  private var isInwards: Bool
  private(set) var relation: LayoutConstraint.Relation
  private(set) var constant: Double
  let multiplier: Double
  let priority: Double
  /// The other properties: identifier, placeholder and variations.
  let others: [DiffObject.Property]

  init?(_ constraint: LayoutConstraint, in table: ObjectTable) {
    let document = table.document
    guard let holder = table.indices[document.views[constraint.holder].id] else { return nil }
    self.holder = holder
    id = constraint.id
    let first = Self.end(constraint.first, constraint.element[.firstAttribute], in: table)
    let second = constraint.second.map { Self.end($0, constraint.element[.secondAttribute], in: table) }
    multiplier = constraint.multiplier ?? 1
    priority = constraint.priority ?? LayoutConstraint.requiredPriority
    let constant = constraint.element.number(.constant) ?? 0
    let (turned, isToContainer) = Self.orientation(first, second, multiplier: multiplier, in: table)
    self.isToContainer = isToContainer
    if turned, let second { (subject, other) = (second, first) } else { (subject, other) = (first, second) }
    let superview = subject.object.flatMap { table[$0].parent }
    isToSuperview = isToContainer && superview != nil && superview == other?.object
    // Read from the other end, the constant changes its sign. At a far edge, Xcode counts inwards, which changes the
    // sign again.
    isInwards = second != nil && Self.farEdges.contains(subject.attribute)
    let isFlipped = turned != isInwards
    self.constant = isFlipped ? 0 - constant : constant
    relation = isFlipped ? constraint.relation.turned : constraint.relation
    others = Self.others(of: constraint, isFlipped: isFlipped, in: table)
  }

  /// The edges at which coordinates decrease inwards.
  private static let farEdges: Set<String> = [
    "trailing", "right", "bottom", "trailingMargin", "rightMargin", "bottomMargin", "lastBaseline", "baseline",
  ]

  private static func end(
    _ item: LayoutConstraint.Item, _ attribute: String?, in table: ObjectTable
  ) -> End {
    let attribute = attribute ?? ""
    switch item {
    case .view(let view):
      return End(object: table.indices[table.document.views[view].id], guide: nil, attribute: attribute)
    case .guide(let index):
      let guide = table.document.guides[index]
      let view = guide.view.flatMap { table.indices[table.document.views[$0].id] }
      return End(object: view, guide: guide.kind, attribute: attribute)
    case .dangling: return End(object: nil, guide: nil, attribute: attribute)
    }
  }

  /// Whether the second end is the subject, and whether the other end contains it.
  private static func orientation(
    _ first: End, _ second: End?, multiplier: Double, in table: ObjectTable
  ) -> (isTurned: Bool, isToContainer: Bool) {
    guard let second, let a = first.object, let b = second.object else { return (false, false) }
    if contains(second, first, in: table) { return (false, true) }
    // A constraint with a multiplier cannot be read from the other end.
    if multiplier == 1, contains(first, second, in: table) { return (true, true) }
    return (false, a == b)
  }

  /// Whether an end belongs to an object inside the object of another end.
  private static func contains(_ outer: End, _ inner: End, in table: ObjectTable) -> Bool {
    guard let a = outer.object, let b = inner.object else { return false }
    if a == b { return outer.guide != nil && inner.guide == nil }
    return table.isInside(b, a)
  }

  private static func others(
    of constraint: LayoutConstraint, isFlipped: Bool, in table: ObjectTable
  ) -> [DiffObject.Property] {
    var all: [DiffObject.Property] = []
    if let identifier = constraint.element[.identifier] {
      all.append(.init(path: PropertyPath.root.appending("identifier"), value: .word(identifier)))
    }
    if constraint.isPlaceholder {
      all.append(.init(path: PropertyPath.root.appending("placeholder"), value: .flag(true)))
    }
    for variation in table.document.variations(of: constraint.element) {
      guard let constant = variation.element.number(.constant) else { continue }
      let path = PropertyPath(variation: variation.key, steps: ["constant"])
      all.append(.init(path: path, value: .number(isFlipped ? 0 - constant : constant)))
    }
    for state in table.installations[constraint.id] ?? [] {
      let variation = state.variation == "default" ? nil : state.variation
      all.append(.init(path: .installed(in: variation), value: .flag(state.isInstalled)))
    }
    return all
  }

  // MARK: - Comparing

  /// Two constraints with equal values have the same ends.
  struct Ends: Hashable {
    let subject: End
    let other: End?
  }

  var ends: Ends { Ends(subject: subject, other: other) }

  /// The same constraint seen from its other end; only for siblings and without a multiplier.
  var turned: ConstraintRecord? {
    guard let other, multiplier == 1, !isToContainer else { return nil }
    return ConstraintRecord(turning: self, to: other)
  }

  private init(turning record: ConstraintRecord, to end: End) {
    self = record
    subject = end
    other = record.subject
    isInwards = Self.farEdges.contains(end.attribute)
    // Reading from the other view changes the sign once, and each end that counts inwards changes it again.
    guard record.isInwards == isInwards else { return }
    constant = 0 - record.constant
    relation = record.relation.turned
  }

  func terms(_ names: ObjectNames) -> ConstraintTerms {
    ConstraintTerms(
      id: id, subject: subject.named(names), other: other?.named(names), isToContainer: isToContainer,
      isToSuperview: isToSuperview, relation: relation, constant: constant, multiplier: multiplier, priority: priority)
  }
}

extension ConstraintRecord.End {
  func named(_ names: ObjectNames) -> ConstraintTerms.End {
    ConstraintTerms.End(object: object.map { names[$0] }, guide: guide, attribute: attribute)
  }

  /// The same end in the table of the other version; its object is nil if it has no counterpart there.
  func mapped(_ partners: [Int?]) -> ConstraintRecord.End {
    ConstraintRecord.End(object: object.flatMap { partners[$0] }, guide: guide, attribute: attribute)
  }
}

extension ConstraintRecord.Ends {
  func mapped(_ partners: [Int?]) -> ConstraintRecord.Ends {
    ConstraintRecord.Ends(subject: subject.mapped(partners), other: other?.mapped(partners))
  }
}
