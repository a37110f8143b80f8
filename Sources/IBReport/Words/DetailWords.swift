import IBCompare
import IBModel
import IBSource

/// The differences in one object, in words.
enum DetailWords {
  /// The most names that are listed; the rest is counted.
  private static let mostListed = 4

  /// One phrase for each difference. Added or removed constraints share one, and so do the type and the value of a
  /// runtime attribute.
  ///
  /// - Parameter isMoved: whether the object now has another superview, which changes the ends of its constraints.
  static func phrases(_ details: [Detail], isMoved: Bool = false) -> [String] {
    var phrases: [String] = []
    var added: [String] = []
    var removed: [String] = []
    let types = RuntimeAttributeTypes(details)
    for detail in details {
      switch detail {
      case .value(let change) where types.isTold(change): continue
      case .value(let change) where types.type(for: change) != nil:
        phrases.append(PropertyWords.change(change, ofType: types.type(for: change) ?? ""))
      case .constraintMoved(let before, let after, _)
      where isMoved && ConstraintWords.description(before) == ConstraintWords.description(after):
        continue
      case .value(let change): phrases.append(PropertyWords.change(change))
      case .constraintEdited(let terms, let changes): phrases.append(ConstraintWords.edit(terms, changes))
      case .constraintMoved(let before, let after, let changes): phrases.append(moved(before, after, changes))
      case .constraintAdded(let terms): added.append(ConstraintWords.description(terms))
      case .constraintRemoved(let terms): removed.append(ConstraintWords.description(terms))
      case .connectionAdded(let connection) where connection.isBinding: phrases.append(text(connection))
      case .connectionAdded(let connection): phrases.append("\(text(connection)) added")
      case .connectionRemoved(let connection) where connection.isBinding:
        phrases.append(text(connection, isRemoved: true))
      case .connectionRemoved(let connection): phrases.append("\(text(connection)) removed")
      case .connectionEdited(let connection, let changes):
        let ends = changes.filter { $0.path.steps == destination }
        let parts = (ends + changes.filter { $0.path.steps != destination }).map(connectionChange)
        phrases.append("\(connection.kind) \(ObjectWords.name(connection.name)): \(parts.joined(separator: ", "))")
      }
    }
    return phrases + constraints(added, "added") + constraints(removed, "removed")
  }

  private static let destination = ["destination"]

  private static func constraints(_ list: [String], _ verb: String) -> [String] {
    if list.isEmpty { return [] }
    let noun = list.count == 1 ? "constraint" : "constraints"
    return ["\(noun) \(Wording.list(list, atMost: mostListed)) \(verb)"]
  }

  private static func moved(_ before: ConstraintTerms, _ after: ConstraintTerms, _ changes: [ValueChange]) -> String {
    let from = ConstraintWords.description(before)
    let to = ConstraintWords.description(after)
    if from == to { return "\(from) now connects other views" }
    let name = ConstraintWords.words(of: before.subject)
    guard before.subject.attribute == after.subject.attribute, from.hasPrefix("\(name) "), to.hasPrefix("\(name) ")
    else { return "\(from) → \(to)" }
    return "\(from) → \(to.dropFirst(name.count + 1))"
  }

  /// Such as `outlet submitButton to button Submit`, `value bound to self.name of File's Owner`.
  static func text(_ connection: ConnectionName, isRemoved: Bool = false) -> String {
    if connection.isBinding {
      let place = connection.destination.map { " of \($0.words)" } ?? ""
      // `enabled2` is the second of several bindings of one property.
      let property = connection.name.last?.isNumber == true ? String(connection.name.dropLast()) : connection.name
      let verb = isRemoved ? "no longer bound" : property == connection.name ? "bound" : "also bound"
      return "\(ObjectWords.words(of: property)) \(verb) to \(ObjectWords.name(connection.keyPath ?? ""))\(place)"
    }
    let kind = connection.kind == "outletCollection" ? "outlet collection" : connection.kind
    let destination = connection.destination.map { " to \($0.words)" } ?? ""
    return "\(kind) \(ObjectWords.name(connection.name))\(destination)"
  }

  /// The word `destination` is left out.
  private static func connectionChange(_ change: ValueChange) -> String {
    guard change.path.steps == destination, let before = change.before, let after = change.after else {
      return PropertyWords.change(change)
    }
    return PropertyWords.pair(before, after)
  }
}

/// The types of runtime attributes that were added or removed together with their values.
private struct RuntimeAttributeTypes {
  /// By the attribute's step of a path, and whether it was added.
  private var types: [Key: String] = [:]

  private struct Key: Hashable {
    let attribute: String
    let isAdded: Bool
  }

  init(_ details: [Detail]) {
    let changes = details.compactMap { detail -> ValueChange? in
      if case .value(let change) = detail { change } else { nil }
    }
    let valued = Set(changes.compactMap { Self.key($0, "value") })
    for change in changes {
      guard let key = Self.key(change, "type"), valued.contains(key) else { continue }
      types[key] = (change.after ?? change.before).map(PropertyWords.text)
    }
  }

  /// Whether the change is of a type that the phrase about the value already names.
  func isTold(_ change: ValueChange) -> Bool { Self.key(change, "type").map { types[$0] != nil } ?? false }

  func type(for change: ValueChange) -> String? { Self.key(change, "value").flatMap { types[$0] } }

  /// Nil for a change that does not add or remove this part of a runtime attribute.
  private static func key(_ change: ValueChange, _ part: String) -> Key? {
    let steps = change.path.steps
    guard steps.count == 2, steps[1] == part, steps[0].hasPrefix(PropertyWords.runtimeAttribute),
      change.path.variation == nil, (change.before == nil) != (change.after == nil)
    else { return nil }
    return Key(attribute: steps[0], isAdded: change.before == nil)
  }
}

extension ConnectionName {
  fileprivate var isBinding: Bool { kind == "binding" }
}
