import IBMigrate
import IBSource

/// A comparison of the frames before and after a migration, in words: whether frames stay, and which views move.
struct MoveListing: Sendable {
  /// The largest number of characters of a label that is shown.
  private static let labelLength = 40
  /// The largest number of views that a summary of several files names.
  private static let mostNames = 3

  let comparison: FrameComparison

  /// Whether all views could be compared, and stay in the same place in every configuration.
  var isStill: Bool {
    comparison.leftOut.isEmpty && comparison.results.allSatisfy { $0.moves.isEmpty && $0.newConflicts.isEmpty }
  }

  /// The lines about one file, with all ids.
  var text: String {
    let count = "frames unchanged on \(comparison.unchangedCount) of \(comparison.results.count) configurations"
    let left = comparison.leftOut.map { "not compared: \($0.onOneLine)" }
    return ([count] + left + lines(Self.names)).map { "  \($0)\n" }.joined()
  }

  /// The moves in a file, for the summary of several files. A view is named by its text, or by its id if it has none.
  var summary: [String] {
    comparison.leftOut.map { "not compared: \($0.onOneLine)" } + lines(Self.shortNames)
  }

  private func lines(_ names: ([FrameComparison.Move]) -> String) -> [String] {
    var lines: [(text: String, places: [String])] = []
    for result in comparison.results {
      let clearing = result.moves.filter(\.clearsHousing)
      let others = result.moves.filter { !$0.clearsHousing }
      var found: [String] = []
      if !clearing.isEmpty {
        found.append(
          "\(Wording.count(clearing.count, "view now avoids", "views now avoid")) the sensor housing: "
            + names(clearing))
      }
      if !others.isEmpty {
        found.append("\(Wording.count(others.count, "view moves", "views move")): \(names(others))")
      }
      for conflict in result.newConflicts {
        let constraints = conflict.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
        found.append("these constraints now conflict: \(constraints)")
      }
      for line in found {
        if let place = lines.firstIndex(where: { $0.text == line }) {
          lines[place].places.append(result.configuration)
        } else {
          lines.append((line, [result.configuration]))
        }
      }
    }
    return lines.map { line, places in
      let all = places.count == comparison.results.count && places.count > 1
      return "\(line) (\(all ? "all configurations" : places.joined(separator: ", ")))"
    }
  }

  /// Such as `'abc-de-fgh' "Title"`.
  private static func names(_ moves: [FrameComparison.Move]) -> String {
    moves.map { move in
      "'\(move.view.onOneLine)'\(label(of: move).map { " \($0)" } ?? "")"
    }.joined(separator: ", ")
  }

  /// Such as `"Title", "Name" and 5 more`. Only a view without a text is named by its id.
  private static func shortNames(_ moves: [FrameComparison.Move]) -> String {
    let named = moves.compactMap(label) + moves.filter { label(of: $0) == nil }.map { "'\($0.view.onOneLine)'" }
    return Wording.list(named, atMost: mostNames)
  }

  private static func label(of move: FrameComparison.Move) -> String? {
    guard let label = move.label?.onOneLine, !label.isEmpty else { return nil }
    return label.count <= labelLength ? "\"\(label)\"" : "\"\(label.prefix(labelLength))…\""
  }
}
