import IBModel
/// Finds the differences between the constraints of two versions, and assigns them to the subjects.
struct ConstraintComparison {
  private let old: DiffVersion
  private let new: DiffVersion
  private let values: ValueComparison
  /// The details by the index of the object in the new version, in the order of the file.
  private(set) var details: [Int: [Detail]] = [:]

  init(_ values: ValueComparison) {
    old = values.old
    new = values.new
    self.values = values
    compare()
  }

  private var toNew: [Int?] { values.matching.toNew }
  private var toOld: [Int?] { values.matching.toOld }

  private mutating func compare() {
    var partners: [Int?] = Array(repeating: nil, count: new.constraints.count)
    var isTaken = Array(repeating: false, count: old.constraints.count)
    pair(&partners, &isTaken)
    for (index, record) in new.constraints.enumerated() {
      if let partner = partners[index] {
        compare(old.constraints[partner], record)
      } else if isBetweenKnown(record, toOld) {
        add(.constraintAdded(record.terms(new.names)), to: record.subject.object ?? record.holder)
      }
    }
    for (index, record) in old.constraints.enumerated() where !isTaken[index] && isBetweenKnown(record, toNew) {
      guard let subject = toNew[record.subject.object ?? record.holder] else { continue }
      add(.constraintRemoved(record.terms(old.names)), to: subject)
    }
  }

  private mutating func add(_ detail: Detail, to object: Int) { details[object, default: []].append(detail) }

  /// Whether both versions have the views at both ends.
  ///
  /// A constraint of an added or removed view is reported together with the view.
  private func isBetweenKnown(_ record: ConstraintRecord, _ partners: [Int?]) -> Bool {
    [record.holder, record.subject.object, record.other?.object].allSatisfy { index in
      index.map { partners[$0] != nil } ?? true
    }
  }

  // MARK: - Pairing

  /// Pairs constraints by id, then by their ends, then by edge and view if each side has only one such constraint.
  private func pair(_ partners: inout [Int?], _ isTaken: inout [Bool]) {
    let byID = Dictionary(
      old.constraints.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (index, record) in new.constraints.enumerated() {
      guard let partner = byID[record.id], !isTaken[partner] else { continue }
      partners[index] = partner
      isTaken[partner] = true
    }
    pairRest(&partners, &isTaken, alone: false) { record, map in record.ends.mapped(map) }
    pairRest(&partners, &isTaken, alone: true) { record, map in
      ConstraintRecord.Ends(subject: record.subject.mapped(map), other: nil)
    }
  }

  /// - Parameters:
  ///   - alone: whether to pair a constraint only if it is the only one with its key on each side.
  ///   - key: the parts that must agree, with objects as indices in the new version.
  private func pairRest(
    _ partners: inout [Int?], _ isTaken: inout [Bool], alone: Bool,
    key: (ConstraintRecord, [Int?]) -> ConstraintRecord.Ends
  ) {
    let identity = new.table.objects.indices.map { Optional($0) }
    var olds: [ConstraintRecord.Ends: [Int]] = [:]
    for (index, record) in old.constraints.enumerated() where !isTaken[index] && record.subject.object != nil {
      olds[key(record, toNew), default: []].append(index)
    }
    var news: [ConstraintRecord.Ends: [Int]] = [:]
    for (index, record) in new.constraints.enumerated() where partners[index] == nil {
      news[key(record, identity), default: []].append(index)
    }
    for (ends, candidates) in news {
      guard let others = olds[ends], !alone || (others.count == 1 && candidates.count == 1) else { continue }
      for (index, partner) in zip(candidates, others) {
        partners[index] = partner
        isTaken[partner] = true
      }
    }
  }

  // MARK: - Comparing

  private mutating func compare(_ before: ConstraintRecord, _ after: ConstraintRecord) {
    var after = after
    if before.ends.mapped(toNew) != after.ends, let turned = after.turned, before.ends.mapped(toNew) == turned.ends {
      after = turned
    }
    let changes = valueChanges(before, after)
    let (old, new) = (before.terms(old.names), after.terms(new.names))
    let subject = after.subject.object ?? after.holder
    if before.ends.mapped(toNew) != after.ends {
      add(.constraintMoved(before: old, after: new, changes), to: subject)
    } else if !changes.isEmpty {
      add(.constraintEdited(new, changes), to: subject)
    }
  }

  private func valueChanges(_ before: ConstraintRecord, _ after: ConstraintRecord) -> [ValueChange] {
    values.changes(before.properties, after.properties).filter { change in
      // Xcode writes these numbers with seventeen digits; older versions wrote fewer.
      guard case .number(let a)? = change.before, case .number(let b)? = change.after else { return true }
      return abs(a - b) > Self.tolerance
    }
  }

  private static let tolerance = 1e-4
}

extension ConstraintRecord {
  /// All properties except the ends, with explicit defaults.
  fileprivate var properties: [DiffObject.Property] {
    [
      .init(path: PropertyPath.root.appending("relation"), value: .word(relation.rawValue)),
      .init(path: PropertyPath.root.appending("constant"), value: .number(constant)),
      .init(path: PropertyPath.root.appending("multiplier"), value: .number(multiplier)),
      .init(path: PropertyPath.root.appending("priority"), value: .number(priority)),
    ] + others
  }
}
