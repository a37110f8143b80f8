import ProposalLayout

extension ViewWord {
  static let lists: [ViewWord] = [
    ViewWord("List", [TreeField("style", .word(ListContainer.Style.allCases.map(\.rawValue)))], hasChildren: true) {
      .list(ListContainer($0.word("style") ?? .insetGrouped))
    },
    ViewWord("Form", hasChildren: true) { _ in .list(ListContainer(isForm: true)) },
    ViewWord(
      "Section", [TreeField("header", .trees), TreeField("footer", .trees)], hasChildren: true,
      made: { fields in
        let header = fields.trees("header").prefix(1)
        let footer = fields.trees("footer").prefix(1)
        return Made(
          content: .section(SectionContainer(hasHeader: !header.isEmpty, hasFooter: !footer.isEmpty)),
          before: Array(header), after: Array(footer))
      }),
  ]
}
