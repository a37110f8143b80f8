package import Foundation
import LinearSolver

/// Reads files of constraint systems, which engines of other makers are timed on too.
///
/// One token after the other, separated by white space: `SYSTEM name variables constraints`, then per edit variable
/// `E variable strength low high`, then per constraint `C strength relation constant termCount` with as many pairs
/// `variable coefficient`. The relation is `=`, `<` or `>`. Strength 1001001000 is required; the lower strengths of a
/// system become the priorities 1, 2, 3 and so on, in their order.
package enum SystemFile {
  /// The strength of a required constraint in the weights of the engine that the files were first made for.
  static let requiredStrength = 1_001_001_000.0

  /// The systems of a file; `nil` when it cannot be read or ends within a system.
  package static func systems(at url: URL) -> [ConstraintSystem]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    var tokens = Tokens(bytes: [UInt8](data))
    var systems: [ConstraintSystem] = []
    while let keyword = tokens.next() {
      if keyword == "SYSTEM" {
        guard let system = tokens.header() else { return nil }
        systems.append(system)
      } else {
        guard let last = systems.indices.last, tokens.line(keyword, into: &systems[last]) else { return nil }
      }
    }
    for index in systems.indices { systems[index].rankStrengths() }
    return systems
  }

  /// The folder with the systems, if it exists: the one that the environment's `KEYLINE_BENCH` names, otherwise
  /// `../shared/bench` seen from the package or, for a second working copy, from the folder that holds it.
  package static let folder: URL? = {
    let above = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["KEYLINE_BENCH"].map { [URL(fileURLWithPath: $0)] }
    let besides = [above, above.deletingLastPathComponent()].map { $0.appendingPathComponent("shared/bench") }
    return (named ?? besides).first { FileManager.default.fileExists(atPath: $0.path) }
  }()
}

/// The words of a file.
private struct Tokens {
  let bytes: [UInt8]
  var position = 0

  mutating func next() -> String? {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
    return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  mutating func number() -> Double? { next().flatMap { Double($0) } }
  mutating func count() -> Int? { next().flatMap { Int($0) } }

  mutating func header() -> ConstraintSystem? {
    guard let name = next(), let variables = count(), count() != nil else { return nil }
    return ConstraintSystem(name: name, variableCount: variables)
  }

  mutating func line(_ keyword: String, into system: inout ConstraintSystem) -> Bool {
    if keyword == "E" {
      guard let variable = count(), let strength = number(), let low = number(), let high = number() else {
        return false
      }
      system.edits.append(
        ConstraintSystem.Edit(variable: Variable(index: variable), priority: strength, low: low, high: high))
      return true
    }
    guard keyword == "C", let row = row() else { return false }
    system.rows.append(row)
    return true
  }

  private mutating func row() -> ConstraintSystem.Row? {
    guard let strength = number(), let sign = next(), let constant = number(), let termCount = count() else {
      return nil
    }
    let relation: Relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    var terms: [Term] = []
    for _ in 0..<termCount {
      guard let variable = count(), let coefficient = number() else { return nil }
      terms.append(Term(Variable(index: variable), coefficient))
    }
    return ConstraintSystem.Row(terms: terms, relation: relation, constant: constant, priority: strength)
  }
}

extension ConstraintSystem {
  /// Turns the strengths read as priorities into priorities.
  fileprivate mutating func rankStrengths() {
    let strengths = Set(edits.map(\.priority) + rows.map(\.priority)).sorted()
    func priority(_ strength: Double) -> Double {
      guard strength < SystemFile.requiredStrength else { return Solver.required }
      return Double(1 + strengths.prefix { $0 < strength }.count)
    }
    for index in edits.indices { edits[index].priority = priority(edits[index].priority) }
    for index in rows.indices { rows[index].priority = priority(rows[index].priority) }
  }
}
