import ProposalLayout

/// A modifier of a tree file.
struct ModifierWord: Sendable {
  /// SwiftUI's name of the modifier.
  let name: String
  let type: FieldType
  let summary: String
  let make: @Sendable (FieldValue) -> AppliedModifier

  init(
    _ name: String, _ type: FieldType, _ summary: String = "", _ make: @escaping @Sendable (FieldValue) -> ViewModifier
  ) {
    self.init(name, type, summary, applied: { AppliedModifier(make($0)) })
  }

  /// A modifier with keys.
  init(
    _ name: String, _ fields: [TreeField], _ summary: String = "",
    _ make: @escaping @Sendable (Fields) -> ViewModifier
  ) {
    self.init(name, fields, summary, applied: { AppliedModifier(make($0)) })
  }

  /// A modifier with keys that shows other views.
  init(
    _ name: String, _ fields: [TreeField], _ summary: String = "",
    applied: @escaping @Sendable (Fields) -> AppliedModifier
  ) {
    self.init(
      name, .object(fields), summary,
      applied: { value in
        if case .object(let fields) = value { applied(fields) } else { applied(Fields([:])) }
      })
  }

  private init(
    _ name: String, _ type: FieldType, _ summary: String,
    applied: @escaping @Sendable (FieldValue) -> AppliedModifier
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    make = applied
  }

  /// All modifiers, in the order of listings.
  static let all: [ModifierWord] = sizes + places + layers + safeAreas + settings

  static func named(_ name: String) -> ModifierWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension ModifierWord {
  private static let frameFields =
    ["width", "height"].map { TreeField($0, .length) }
    + ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map { TreeField($0, .length) }
    + [TreeField("alignment", AlignmentWords.alignment)]

  /// Modifiers that decide how large a view is.
  static let sizes: [ModifierWord] = [
    ModifierWord("frame", frameFields, "Either width and height, or limits; in points.") { frame($0) },
    ModifierWord("padding", EdgeWords.insets, "In points.") { .padding(Padding($0.insets)) },
    ModifierWord("fixedSize", [TreeField("horizontal", .flag), TreeField("vertical", .flag)]) {
      .fixedSize(FixedSize(axes($0)))
    },
    ModifierWord(
      "aspectRatio",
      [
        TreeField("ratio", .number, "Width by height; standard: that of the view."),
        TreeField("mode", .word(AspectRatio.Mode.allCases.map(\.rawValue)), "Standard: fit."),
      ]
    ) { .aspectRatio(AspectRatio($0.number("ratio"), $0.word("mode") ?? .fit)) },
    ModifierWord("scaledToFit", .flag) { _ in .aspectRatio(AspectRatio(nil, .fit)) },
    ModifierWord("scaledToFill", .flag) { _ in .aspectRatio(AspectRatio(nil, .fill)) },
    ModifierWord("layoutPriority", .number) {
      if case .number(let value) = $0 {
        .layoutPriority(LayoutPriority(value))
      } else {
        .layoutPriority(LayoutPriority(0))
      }
    },
    ModifierWord(
      "containerRelativeFrame",
      [
        TreeField("axes", EdgeWords.axes, isRequired: true), TreeField("count", .count), TreeField("span", .count),
        TreeField("spacing", .number), TreeField("alignment", AlignmentWords.alignment),
      ]
    ) {
      .relativeFrame(
        ContainerShare(
          $0.axes("axes") ?? .both, count: $0.count("count") ?? 1, span: $0.count("span") ?? 1,
          spacing: $0.number("spacing") ?? 0, alignment: $0.alignment()))
    },
  ]

  private static func frame(_ fields: Fields) -> ViewModifier {
    func limits(_ name: String) -> FlexibleFrame.Limits {
      FlexibleFrame.Limits(
        minimum: fields.number("min\(name)"), ideal: fields.number("ideal\(name)"),
        maximum: fields.number("max\(name)"))
    }
    let (width, height) = (limits("Width"), limits("Height"))
    guard width != FlexibleFrame.Limits() || height != FlexibleFrame.Limits() else {
      return .frame(
        FixedFrame(
          width: fields.number("width"), height: fields.number("height"), alignment: fields.alignment()))
    }
    return .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: fields.alignment()))
  }

  /// The named axes; both by default.
  private static func axes(_ fields: Fields) -> AxisSet {
    guard !fields.isEmpty else { return .both }
    var axes: AxisSet = []
    if fields.flag("horizontal") ?? false { axes.insert(.horizontal) }
    if fields.flag("vertical") ?? false { axes.insert(.vertical) }
    return axes
  }
}

extension ModifierWord {
  private static let point = [TreeField("x", .number, "In points."), TreeField("y", .number, "In points.")]

  private static let guideFields = [
    TreeField("guide", AlignmentWords.anyGuide, "The one that is set.", isRequired: true),
    TreeField("of", AlignmentWords.anyGuide, "The guide of the view that the value is taken from."),
    TreeField("from", .word(["width", "height"]), "The length of the view that the value is taken from."),
    TreeField("times", .number, "Standard: 1."), TreeField("plus", .number, "In points; standard: 0."),
  ]

  /// Modifiers that decide where a view is.
  static let places: [ModifierWord] = [
    ModifierWord("alignmentGuide", guideFields) { .alignmentGuide(guideValue($0)) },
    ModifierWord("offset", point) { .offset(Offset(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) },
    ModifierWord("position", point) { .position(Position(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) },
    ModifierWord("layoutDirection", .word(LayoutDirection.allCases.map(\.rawValue))) {
      guard case .text(let word) = $0 else { return .layoutDirection(DirectionChange(.leftToRight)) }
      return .layoutDirection(DirectionChange(LayoutDirection(rawValue: word) ?? .leftToRight))
    },
  ]

  private static func guideValue(_ fields: Fields) -> GuideValue {
    // A guide that is named `center` alone is the horizontal one.
    let guide = fields.guide("guide", .horizontal) ?? .horizontalCenter
    let base: GuideValue.Base =
      switch fields.text("from") {
      case "width": .width
      case "height": .height
      default: .guide(fields.guide("of", guide.axis) ?? Guide(guide.standard))
      }
    return GuideValue(guide, base, times: fields.number("times") ?? 1, plus: fields.number("plus") ?? 0)
  }
}

extension ModifierWord {
  /// Modifiers that show views under or over another one.
  static let layers: [ModifierWord] = Backdrop.Side.allCases.map { side in
    let fields = [
      TreeField("content", .trees, isRequired: true), TreeField("alignment", AlignmentWords.alignment),
      TreeField("ignoresSafeArea", EdgeWords.edges, "The edges on which it extends beyond the safe area."),
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
