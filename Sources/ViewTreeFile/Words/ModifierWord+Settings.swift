import ProposalLayout

extension ModifierWord {
  private static let cellFields = [
    TreeField("columns", .count), TreeField("anchor", AlignmentWords.alignment),
    TreeField("unsizedAxes", EdgeWords.axes), TreeField("columnAlignment", AlignmentWords.guide(of: .horizontal)),
  ]

  /// Modifiers that only containers or pictures ask for.
  static let settings: [ModifierWord] = [
    ModifierWord("gridCell", cellFields) {
      .gridCell(
        GridCellSettings(
          GridCell(
            columns: $0.count("columns"), anchor: $0["anchor"] == nil ? nil : $0.alignment("anchor"),
            unsizedAxes: $0.axes("unsizedAxes") ?? [], columnAlignment: $0.guide("columnAlignment", .horizontal))))
    },
    ModifierWord("hidden", .flag) { _ in .hidden(Hidden()) },
    ModifierWord("neutral", .text, "One that changes no frame, as it is written: opacity(0.5).") {
      if case .text(let source) = $0 { .neutral(Neutral(source)) } else { .neutral(Neutral("")) }
    },
  ]
}
