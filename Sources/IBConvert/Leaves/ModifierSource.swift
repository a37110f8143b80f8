/// Modifiers as code after the dot.
enum ModifierSource {
  /// The calls for a modifier: several only for padding with different lengths.
  static func calls(_ modifier: ViewModifier) -> [String] {
    guard case .padding(let padding) = modifier else { return [text(modifier)] }
    let insets = padding.insets
    if Edge.allCases.allSatisfy({ insets[$0] == insets.top }) { return [self.padding(insets)] }
    return [Axis.vertical, .horizontal].flatMap { axis in
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let groups: [EdgeSet] =
        insets[start] == insets[end] ? [EdgeSet(start).union(EdgeSet(end))] : [EdgeSet(start), EdgeSet(end)]
      return groups.map { ($0, insets[$0.contains(start) ? start : end]) }.filter { $0.1 != 0 }
        .map { self.padding(EdgeInsets($0.1, on: $0.0)) }
    }
  }

  private static func text(_ modifier: ViewModifier) -> String {
    switch modifier {
    case .neutral(let neutral): neutral.source
    case .padding(let padding): self.padding(padding.insets)
    case .frame(let frame): self.frame([("width", frame.width), ("height", frame.height)], frame.alignment)
    case .flexibleFrame(let frame):
      self.frame(
        [
          ("minWidth", frame.width.minimum), ("maxWidth", frame.width.maximum), ("minHeight", frame.height.minimum),
          ("maxHeight", frame.height.maximum),
        ], frame.alignment)
    case .fixedSize(let size):
      size.axes == .both
        ? "fixedSize()"
        : "fixedSize(horizontal: \(size.axes.contains(.horizontal)), vertical: \(size.axes.contains(.vertical)))"
    case .ignoresSafeArea(let ignored):
      ignored.edges == .all ? "ignoresSafeArea()" : "ignoresSafeArea(edges: \(edges(ignored.edges)))"
    case .backdrop(let backdrop):
      backdrop.alignment == .center
        ? backdrop.side.rawValue : "\(backdrop.side.rawValue)(alignment: \(GuideSource.text(backdrop.alignment)))"
    case .layoutPriority(let priority): "layoutPriority(\(SwiftText.number(priority.value)))"
    case .aspectRatio(let ratio):
      "aspectRatio(\(ratio.ratio.map { "\(Self.ratio($0)), " } ?? "")contentMode: .\(ratio.mode.rawValue))"
    // Only edited files have these.
    case .offset: ""
    }
  }

  /// A ratio as people write it: with at most two decimals, such as `1.5`, otherwise as a fraction, such as `16 / 9`. The
  /// greatest denominator and the error are chosen, not measured.
  private static func ratio(_ value: Double) -> String {
    let parts = (2...20).lazy.map { (over: (value * Double($0)).rounded(), under: Double($0)) }
    guard abs(value * 100 - (value * 100).rounded()) > 1e-6,
      let part = parts.first(where: { abs($0.over / $0.under - value) < 5e-4 && $0.over > 0 })
    else { return SwiftText.number(value) }
    return "\(SwiftText.number(part.over)) / \(SwiftText.number(part.under))"
  }

  /// A call for padding: one for equal insets, otherwise one with a named edge or with all four.
  static func padding(_ insets: EdgeInsets) -> String {
    let used = Edge.allCases.filter { insets[$0] != 0 }
    guard let first = used.first else { return "padding(0)" }
    let length = SwiftText.number(insets[first])
    if used.allSatisfy({ insets[$0] == insets[first] }) {
      if used.count == 4 { return "padding(\(length))" }
      return "padding(\(edges(EdgeSet { insets[$0] != 0 })), \(length))"
    }
    let values = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    return "padding(EdgeInsets(\(values.map { "\($0.0): \(SwiftText.number($0.1))" }.joined(separator: ", "))))"
  }

  private static func edges(_ edges: EdgeSet) -> String {
    if edges == .horizontal { return ".horizontal" }
    if edges == .vertical { return ".vertical" }
    let names = Edge.allCases.filter { edges.contains($0) }.map { ".\($0.rawValue)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  private static func frame(_ values: [(name: String, value: Double?)], _ alignment: Alignment) -> String {
    var words = values.compactMap { entry in entry.value.map { "\(entry.name): \(SwiftText.number($0))" } }
    if alignment != .center { words.append("alignment: \(GuideSource.text(alignment))") }
    return "frame(\(words.joined(separator: ", ")))"
  }
}

enum GuideSource {
  static func name(_ guide: Guide) -> String {
    switch guide {
    case .horizontalCenter, .verticalCenter: "center"
    default: guide.rawValue
    }
  }

  static func text(_ alignment: Alignment) -> String {
    if let named = Alignment.named.first(where: { $0.alignment == alignment }) { return ".\(named.name)" }
    return "Alignment(horizontal: .\(name(alignment.horizontal)), vertical: .\(name(alignment.vertical)))"
  }
}
