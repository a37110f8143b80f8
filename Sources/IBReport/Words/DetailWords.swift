import IBCompare
import IBModel
import IBSource

/// The differences in one object, in words.
enum DetailWords {
  /// The most names that are listed; the rest is counted.
  private static let mostListed = 4

  /// One phrase for each difference; constraints that were added or removed share one.
  static func phrases(_ details: [Detail]) -> [String] {
    var phrases: [String] = []
    var added: [String] = []
    var removed: [String] = []
    for detail in details {
      switch detail {
      case .value(let change): phrases.append(PropertyWords.change(change))
      case .constraintEdited(let terms, let changes): phrases.append(ConstraintWords.edit(terms, changes))
      case .constraintMoved(let before, let after, let changes): phrases.append(moved(before, after, changes))
      case .constraintAdded(let terms): added.append(ConstraintWords.description(terms))
      case .constraintRemoved(let terms): removed.append(ConstraintWords.description(terms))
      case .connectionAdded(let connection) where connection.isBinding: phrases.append(text(connection))
      case .connectionAdded(let connection): phrases.append("\(text(connection)) added")
      case .connectionRemoved(let connection) where connection.isBinding:
        phrases.append("no longer \(text(connection))")
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
    if from != to { return "\(from) → \(to)" }
    return "\(from) has other ends"
  }

  /// Such as `outlet submitButton to button Submit`, `value bound to self.name of File's Owner`.
  static func text(_ connection: ConnectionName) -> String {
    if connection.isBinding {
      let place = connection.destination.map { " of \($0.words)" } ?? ""
      return "\(ObjectWords.words(of: connection.name)) bound to \(ObjectWords.name(connection.keyPath ?? ""))\(place)"
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

extension ConnectionName {
  fileprivate var isBinding: Bool { kind == "binding" }
}
