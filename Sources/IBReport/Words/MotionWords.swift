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
    return "\(isOne ? first : Self.common(motions)) \(places(motions))"
  }

  /// The common part of motions that differ, such as `gets 49.5 to 49.67 pt narrower`: a text is as wide as the pixels
  /// of each screen make it.
  private static func common(_ motions: [Motion]) -> String {
    let changes = motions.compactMap { motion in motion.before.flatMap { before in motion.after.map { (before, $0) } } }
    let moves = changes.contains { before, after in
      max(abs(after.x - before.x), abs(after.y - before.y)) >= leastLength
    }
    let sizes = [
      (changes.map { $1.width - $0.width }, "wider", "narrower"),
      (changes.map { $1.height - $0.height }, "taller", "shorter"),
    ].filter { lengths, _, _ in lengths.contains { abs($0) >= leastLength } }
    let grows = sizes.map { lengths, more, less in range(lengths).map { "\($0) pt \(lengths[0] > 0 ? more : less)" } }
    guard changes.count == motions.count, !grows.isEmpty, grows.allSatisfy({ $0 != nil }) else { return "moves" }
    return (moves ? "moves and " : "") + "gets \(Wording.list(grows.compactMap(\.self)))"
  }

  /// Such as `49.5 to 49.67`; nil for lengths that do not all grow or all shrink.
  private static func range(_ lengths: [Double]) -> String? {
    guard let least = lengths.map(abs).min(), let most = lengths.map(abs).max(), least >= leastLength,
      lengths.allSatisfy({ $0 > 0 }) || lengths.allSatisfy({ $0 < 0 })
    else { return nil }
    let ends = [least, most].map { Wording.number(($0 * 100).rounded() / 100) }
    return ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
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

  /// The change of the frame in words.
  private static func shift(_ motion: Motion) -> String {
    guard let before = motion.before else { return "appears" }
    guard let after = motion.after else { return "disappears" }
    var words: [String] = []
    let way = [(after.x - before.x, "right", "left"), (after.y - before.y, "down", "up")]
      .filter { abs($0.0) >= leastLength }
    if !way.isEmpty {
      let parts = way.map { "\(Wording.points(abs($0.0))) pt \($0.0 > 0 ? $0.1 : $0.2)" }
      words.append("moves \(Wording.list(parts))")
    }
    let growth = [
      (after.width - before.width, "wider", "narrower"), (after.height - before.height, "taller", "shorter"),
    ].filter { abs($0.0) >= leastLength }
    if !growth.isEmpty {
      let parts = growth.map { "\(Wording.points(abs($0.0))) pt \($0.0 > 0 ? $0.1 : $0.2)" }
      words.append("gets \(Wording.list(parts))")
    }
    return words.isEmpty ? "moves" : words.joined(separator: " and ")
  }

  /// Shorter distances would print as zero, in points.
  private static let leastLength = 5e-3
}
