import ProposalLayout

extension ViewWord {
  static let stacks: [ViewWord] = [
    stack("HStack", .horizontal), stack("VStack", .vertical), stack("LazyHStack", .horizontal, isLazy: true),
    stack("LazyVStack", .vertical, isLazy: true),
    ViewWord("ZStack", [TreeField("alignment", AlignmentWords.alignment)], hasChildren: true) {
      .layers(LayeredStack(alignment: $0.alignment()))
    },
  ]

  private static func stack(_ name: String, _ axis: Axis, isLazy: Bool = false) -> ViewWord {
    let fields = [
      TreeField("spacing", .number, "In points; without it what the views ask for."),
      TreeField("alignment", AlignmentWords.guide(of: axis.other)),
    ]
    return ViewWord(name, fields, hasChildren: true) {
      .stack(
        LinearStack(
          axis, alignment: $0.guide("alignment", axis.other), spacing: $0.number("spacing"), isLazy: isLazy))
    }
  }
}
