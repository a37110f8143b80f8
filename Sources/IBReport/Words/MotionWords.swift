import IBCompare
import IBModel
import IBSource

/// Moves of views, in words.
struct MotionWords {
  /// How many configurations were laid out.
  let configurationCount: Int

  /// Such as `moves 4 pt in wC hR`; nil for a view that does not move.
  func text(_ motions: [Motion]) -> String? {
    let shifts = motions.map(Self.shift)
    guard let first = shifts.first else { return nil }
    let isOne = shifts.allSatisfy { $0 == first }
    return "\(isOne ? first : "moves") \(places(motions))"
  }

  /// Such as `in wC hC and wR hC`, or `everywhere`.
  func places(_ motions: [Motion]) -> String {
    var names: [String] = []
    var configurations: Set<String> = []
    for motion in motions {
      configurations.insert(motion.configuration)
      if !names.contains(motion.sizeClass) { names.append(motion.sizeClass) }
    }
    if configurationCount > 1, configurations.count == configurationCount { return "everywhere" }
    return "in \(Wording.list(names))"
  }

  /// How the frame changes.
  private static func shift(_ motion: Motion) -> String {
    guard let before = motion.before else { return "appears" }
    guard let after = motion.after else { return "goes away" }
    var words: [String] = []
    let way = [after.x - before.x, after.y - before.y].filter { abs($0) >= leastLength }
    if !way.isEmpty {
      words.append("moves \(Wording.list(way.map { Wording.number(abs($0)) })) pt")
    }
    let growth = [
      (after.width - before.width, "wider", "narrower"), (after.height - before.height, "taller", "shorter"),
    ].filter { abs($0.0) >= leastLength }
    if !growth.isEmpty {
      let parts = growth.map { "\(Wording.number(abs($0.0))) pt \($0.0 > 0 ? $0.1 : $0.2)" }
      words.append("gets \(Wording.list(parts))")
    }
    return words.isEmpty ? "moves" : words.joined(separator: " and ")
  }

  /// Shorter distances would print as zero, in points.
  private static let leastLength = 1e-4
}
