import ProposalLayout

extension ViewWord {
  private static let length = FieldType.object([
    TreeField("intrinsic", .number, "In points."), TreeField("hugging", .number, "Standard: 250."),
    TreeField("resistance", .number, "Standard: 750."),
  ])

  static let others: [ViewWord] = [
    ViewWord(
      "Hosted",
      [
        TreeField("class", .text, "Of the UIKit view."), TreeField("width", length), TreeField("height", length),
        TreeField("baselines", .numbers(2), "First and last one of a label, in points from the top."),
      ]
    ) { fields in
      .hosted(
        HostedLeaf(
          fields.text("class"), width: length(fields.object("width")), height: length(fields.object("height")),
          baselines: fields.numbers("baselines").map { HostedLeaf.Baselines(first: $0[0], last: $0[1]) }))
    }
  ]

  private static func length(_ fields: Fields?) -> HostedLeaf.Length {
    var length = HostedLeaf.Length(intrinsic: fields?.number("intrinsic"))
    if let hugging = fields?.number("hugging") { length.hugging = hugging }
    if let resistance = fields?.number("resistance") { length.resistance = resistance }
    return length
  }
}
