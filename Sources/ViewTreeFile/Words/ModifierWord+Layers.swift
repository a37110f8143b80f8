import ProposalLayout

extension ModifierWord {
  /// Modifiers that show views under or over another one.
  static let layers: [ModifierWord] = Backdrop.Side.allCases.map { side in
    let fields = [
      TreeField("content", .trees, isRequired: true), TreeField("alignment", AlignmentWords.alignment),
      TreeField("ignoresSafeArea", EdgeWords.edges, "The edges on which it goes on beyond the safe area."),
    ]
    return ModifierWord(
      side.rawValue, fields,
      applied: {
        let backdrop = Backdrop(
          side, alignment: $0.alignment(), ignoredEdges: $0.edges("ignoresSafeArea") ?? [])
        return AppliedModifier(.backdrop(backdrop), content: $0.trees("content"))
      })
  }
}
