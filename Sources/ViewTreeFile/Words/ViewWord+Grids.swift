import ProposalLayout

extension ViewWord {
  static let grids: [ViewWord] = [
    ViewWord(
      "Grid",
      [
        TreeField("alignment", AlignmentWords.alignment), TreeField("horizontalSpacing", .number),
        TreeField("verticalSpacing", .number),
      ], hasChildren: true
    ) {
      .grid(
        GridContainer(
          alignment: $0.alignment(), horizontalSpacing: $0.number("horizontalSpacing"),
          verticalSpacing: $0.number("verticalSpacing")))
    },
    ViewWord("GridRow", [TreeField("alignment", AlignmentWords.guide(of: .vertical))], hasChildren: true) {
      .gridRow(GridRow(alignment: $0.guide("alignment", .vertical)))
    },
    lazyGrid("LazyVGrid", .vertical, tracks: "columns"), lazyGrid("LazyHGrid", .horizontal, tracks: "rows"),
  ]

  private static let limits = FieldType.object([TreeField("minimum", .number), TreeField("maximum", .length)])

  private static let track = FieldType.object([
    TreeField("fixed", .number, "In points."), TreeField("flexible", limits), TreeField("adaptive", limits),
    TreeField("spacing", .number), TreeField("alignment", AlignmentWords.alignment),
  ])

  private static func lazyGrid(_ name: String, _ axis: Axis, tracks: String) -> ViewWord {
    let fields = [
      TreeField(tracks, .list(track), "Each has one of fixed, flexible and adaptive.", isRequired: true),
      TreeField("spacing", .number), TreeField("alignment", AlignmentWords.guide(of: axis.other)),
    ]
    return ViewWord(name, fields, hasChildren: true) { fields in
      .lazyGrid(
        LazyGrid(
          axis, tracks: fields.list(tracks).map(gridTrack), alignment: fields.guide("alignment", axis.other),
          spacing: fields.number("spacing")))
    }
  }

  private static func gridTrack(_ value: FieldValue) -> GridTrack {
    guard case .object(let fields) = value else { return GridTrack(.flexible(minimum: 0, maximum: .infinity)) }
    let alignment = fields["alignment"] == nil ? nil : fields.alignment()
    return GridTrack(length(fields), spacing: fields.number("spacing"), alignment: alignment)
  }

  private static func length(_ fields: Fields) -> GridTrack.Length {
    if let length = fields.number("fixed") { return .fixed(length) }
    let limits = fields.object("adaptive") ?? fields.object("flexible")
    let minimum = limits?.number("minimum") ?? GridTrack.standardMinimum
    let maximum = limits?.number("maximum") ?? .infinity
    return fields["adaptive"] == nil
      ? .flexible(minimum: minimum, maximum: maximum) : .adaptive(minimum: minimum, maximum: maximum)
  }
}
