import ProposalLayout

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

  /// Both where none is named.
  private static func axes(_ fields: Fields) -> AxisSet {
    guard !fields.isEmpty else { return .both }
    var axes: AxisSet = []
    if fields.flag("horizontal") ?? false { axes.insert(.horizontal) }
    if fields.flag("vertical") ?? false { axes.insert(.vertical) }
    return axes
  }
}
