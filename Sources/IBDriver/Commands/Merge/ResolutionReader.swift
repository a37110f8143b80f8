import IBMerge

/// Reads the words of `--resolve`: `ours`, `theirs` or `both` for all conflicts, `ID=ours` for the conflicts of one
/// object.
enum ResolutionReader {
  private static let choices: [String: MergeDecisions.Choice] = [
    "ours": .side(.ours), "theirs": .side(.theirs), "both": .both,
  ]

  static func decisions(_ words: [String]) throws(UsageError) -> MergeDecisions {
    var decisions = MergeDecisions.none
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let choice = choices[parts.last ?? ""], parts.count == 1 || !parts[0].isEmpty else {
        throw UsageError("'--resolve \(word)': expected ours, theirs, both, or one of them after 'ID='")
      }
      if parts.count == 1 { decisions.others = choice } else { decisions.objects[parts[0]] = choice }
    }
    return decisions
  }
}
