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
