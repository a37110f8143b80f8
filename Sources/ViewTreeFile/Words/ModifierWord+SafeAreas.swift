import ProposalLayout

extension ModifierWord {
  private static let barFields = [
    TreeField("edge", .word(Edge.allCases.map(\.rawValue)), isRequired: true),
    TreeField("content", .trees, isRequired: true), TreeField("alignment", AlignmentWords.anyGuide),
    TreeField("spacing", .number, "Standard: 8."),
  ]

  /// Modifiers about the safe area.
  static let safeAreas: [ModifierWord] = [
    ModifierWord(
      "safeAreaInset", barFields,
      applied: {
        let edge: Edge = $0.word("edge") ?? .bottom
        let bar = SafeAreaBar(edge, alignment: $0.guide("alignment", edge.axis.other), spacing: $0.number("spacing"))
        return AppliedModifier(.safeAreaBar(bar), content: $0.trees("content"))
      }),
    ModifierWord("safeAreaPadding", EdgeWords.insets, "In points.") { .safeAreaPadding(SafeAreaPadding($0.insets)) },
    ModifierWord("ignoresSafeArea", [TreeField("edges", EdgeWords.edges, "Standard: all.")]) {
      .ignoresSafeArea(SafeAreaIgnoring($0.edges("edges") ?? .all))
    },
  ]
}
