import ProposalLayout

extension ViewWord {
  static let containers: [ViewWord] = [
    ViewWord(
      "ScrollView",
      [
        TreeField("axes", EdgeWords.axes, "Standard: vertical."),
        TreeField("filled", EdgeWords.axes, "The axes on which its one view is at least as long as itself."),
      ], hasChildren: true
    ) {
      .scroll(ScrollContainer($0.axes("axes") ?? .vertical, filled: $0.axes("filled") ?? []))
    },
    ViewWord("GeometryReader", hasChildren: true) { _ in .geometry(GeometryReader()) },
    ViewWord("ViewThatFits", [TreeField("axes", EdgeWords.axes, "Standard: both.")], hasChildren: true) {
      .fitting(ViewThatFits(in: $0.axes("axes") ?? .both))
    },
    ViewWord(
      "Layout",
      [
        TreeField("rules", .list(rule), "One for each view.", isRequired: true),
        TreeField(
          "ends", .object(Axis.allCases.map { TreeField($0.rawValue, .list(end)) }),
          "The views after which it ends; without them it fills."),
      ], hasChildren: true
    ) {
      .custom(CustomContainer(AnchoredLayout($0.list("rules").map(Self.rule), ends: Self.ends($0.object("ends")))))
    },
    ViewWord("Group", hasChildren: true) { _ in .group },
    ViewWord("EmptyView") { _ in .empty },
  ]

  // MARK: - Rules of a layout of anchors

  private static let rule = FieldType.object([
    TreeField("horizontal", positions(.horizontal)), TreeField("vertical", positions(.vertical)),
  ])

  private static func guides(_ axis: Axis) -> [StandardGuide] {
    axis == .horizontal ? [.leading, .horizontalCenter, .trailing] : [.top, .verticalCenter, .bottom]
  }

  private static let end = FieldType.object([
    TreeField("view", .number, "The index of a view.", isRequired: true),
    TreeField("plus", .number, "In points; standard: 0."),
  ])

  private static func positions(_ axis: Axis) -> FieldType {
    let anchor = FieldType.object([
      TreeField("view", .number, "The index of a view before this one; without it the container."),
      TreeField("guide", .word(guides(axis).map(\.rawValue)), isRequired: true),
      TreeField("times", .number, "Standard: 1."), TreeField("plus", .number, "In points; standard: 0."),
    ])
    let extent = FieldType.object([
      TreeField("view", .number, "The index of a view before this one; without it the container."),
      TreeField("own", .flag, "The view's own length in the other direction."),
      TreeField("axis", .word(Axis.allCases.map(\.rawValue)), isRequired: true),
      TreeField("times", .number, "Standard: 1."), TreeField("plus", .number, "In points; standard: 0."),
    ])
    return .object(
      guides(axis).map { TreeField($0.rawValue, anchor) } + [
        TreeField("length", .number, "In points."), TreeField("extent", extent, "A length by another one."),
      ])
  }

  private static func rule(_ value: FieldValue) -> AnchoredLayout.Rule {
    guard case .object(let fields) = value else { return AnchoredLayout.Rule() }
    return AnchoredLayout.Rule(
      horizontal: positions(fields.object("horizontal"), .horizontal),
      vertical: positions(fields.object("vertical"), .vertical))
  }

  private static func ends(_ fields: Fields?) -> [Axis: [AnchoredLayout.End]] {
    var result: [Axis: [AnchoredLayout.End]] = [:]
    for axis in Axis.allCases {
      let ends = (fields?.list(axis.rawValue) ?? []).compactMap { value -> AnchoredLayout.End? in
        guard case .object(let fields) = value, let view = fields.number("view").flatMap({ Int(exactly: $0) })
        else { return nil }
        return AnchoredLayout.End(view: view, constant: fields.number("plus") ?? 0)
      }
      if !ends.isEmpty { result[axis] = ends }
    }
    return result
  }

  private static func anchor(_ fields: Fields?) -> AnchoredLayout.Anchor? {
    guard let fields, let guide: StandardGuide = fields.word("guide") else { return nil }
    return AnchoredLayout.Anchor(
      AnchoredLayout.Line(view: fields.number("view").flatMap { Int(exactly: $0) }, guide),
      multiplier: fields.number("times") ?? 1, constant: fields.number("plus") ?? 0)
  }

  private static func positions(_ fields: Fields?, _ axis: Axis) -> AnchoredLayout.Positions {
    var result = AnchoredLayout.Positions(length: fields?.number("length"))
    for guide in guides(axis) {
      if let anchor = anchor(fields?.object(guide.rawValue)) { result.anchors[guide] = anchor }
    }
    if let extent = fields?.object("extent"), let axis: Axis = extent.word("axis") {
      var side = AnchoredLayout.Extent.Side.container
      if let view = extent.number("view").flatMap({ Int(exactly: $0) }) { side = .view(view) }
      if extent.flag("own") == true { side = .own }
      result.extent = AnchoredLayout.Extent(
        side, axis, multiplier: extent.number("times") ?? 1, constant: extent.number("plus") ?? 0)
    }
    return result
  }
}

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
