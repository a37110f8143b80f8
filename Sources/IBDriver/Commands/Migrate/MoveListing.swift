import IBMigrate
import IBSource
import IBModel
import IBReport

/// The comparison of frames before and after a migration, in words: whether frames stay, and which views move.
enum MoveListing {
  /// The most characters shown of a label.
  private static let labelLength = 40

  static func text(_ comparison: FrameComparison) -> String {
    var text = "  frames unchanged on \(comparison.unchangedCount) of \(comparison.results.count) configurations\n"
    for message in comparison.leftOut { text += "  not compared: \(message.onOneLine)\n" }
    for result in comparison.results {
      let clearing = result.moves.filter(\.clearsHousing)
      let others = result.moves.filter { !$0.clearsHousing }
      if !clearing.isEmpty {
        let views = Wording.count(clearing.count, "view now clears", "views now clear")
        text += "  \(views) the sensor housing on \(result.configuration): \(names(clearing))\n"
      }
      if !others.isEmpty {
        let views = Wording.count(others.count, "view moves", "views move")
        text += "  \(views) on \(result.configuration): \(names(others))\n"
      }
      for conflict in result.newConflicts {
        let constraints = conflict.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
        text += "  constraints can no longer all hold on \(result.configuration): \(constraints)\n"
      }
    }
    return text
  }

  /// Such as `'abc-de-fgh' "Title"`.
  private static func names(_ moves: [FrameComparison.Move]) -> String {
    moves.map { move in
      "'\(move.view.onOneLine)'\(label(of: move))"
    }.joined(separator: ", ")
  }

  private static func label(of move: FrameComparison.Move) -> String {
    guard let label = move.label?.onOneLine, !label.isEmpty else { return "" }
    return label.count <= labelLength ? " \"\(label)\"" : " \"\(label.prefix(labelLength))…\""
  }
}
