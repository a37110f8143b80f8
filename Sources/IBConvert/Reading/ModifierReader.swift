/// Reads a modifier that places its view. The names of constants in the file are replaced by their values.
struct ModifierReader {
  private let name: String
  private let values: [(label: String?, text: String)]
  private let expressions: SwiftExpressions
  private let scope: SwiftScope

  /// The modifiers whose arguments must be read. Others do not move views.
  static let placing = Set(
    words: """
      aspectRatio edgesIgnoringSafeArea fixedSize frame ignoresSafeArea layoutPriority offset padding scaledToFill \
      scaledToFit
      """)

  init(_ modifier: SwiftModifier, _ expressions: SwiftExpressions) {
    (name, scope, self.expressions) = (modifier.name, modifier.scope, expressions)
    values = modifier.arguments.values.map { ($0.label, expressions.resolved($0.text, modifier.scope).text) }
      .filter { $0.text != "nil" }
  }

  /// The modifier; nil if its arguments are unknown before the program runs.
  var modifier: ViewModifier? {
    switch name {
    case "padding": padding.map { .padding(Padding(insets: $0)) }
    case "frame": frame
    case "fixedSize": fixedSize.map { .fixedSize(FixedSize(axes: $0)) }
    case "aspectRatio": aspectRatio.map { .aspectRatio($0) }
    case "scaledToFit": .aspectRatio(AspectRatio(mode: .fit))
    case "scaledToFill": .aspectRatio(AspectRatio(mode: .fill))
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      values.isEmpty
        ? .ignoresSafeArea(SafeAreaIgnoring())
        : only(["edges", nil])?[0].flatMap(SourceWords.edges).map { .ignoresSafeArea(SafeAreaIgnoring(edges: $0)) }
    case "layoutPriority": only([nil])?[0].flatMap(number).map { .layoutPriority(LayoutPriority(value: $0)) }
    case "offset":
      only(["x", "y"]).flatMap { lengths in
        guard let x = number(lengths[0] ?? "0"), let y = number(lengths[1] ?? "0") else { return nil }
        return .offset(Offset(x: x, y: y))
      }
    default: nil
    }
  }

  private func number(_ text: String) -> Double? { expressions.number(text, scope) }

  /// The values for these labels, each at most once; nil if there are other labels.
  private func only(_ labels: [String?]) -> [String?]? {
    guard values.allSatisfy({ labels.contains($0.label) }), Set(values.map(\.label)).count == values.count else {
      return nil
    }
    return labels.map { label in values.first { $0.label == label }?.text }
  }

  private var padding: EdgeInsets? {
    guard values.allSatisfy({ $0.label == nil }) else { return nil }
    let words = values.map(\.text)
    switch words.count {
    case 0: return EdgeInsets(Padding.standard)
    case 1:
      if let length = number(words[0]) { return EdgeInsets(length) }
      return SourceWords.edges(words[0]).map { EdgeInsets(Padding.standard, on: $0) } ?? insets(words[0])
    default:
      guard words.count == 2, let edges = SourceWords.edges(words[0]), let length = number(words[1]) else { return nil }
      return EdgeInsets(length, on: edges)
    }
  }

  private func insets(_ text: String) -> EdgeInsets? {
    guard let start = ["EdgeInsets(", ".init("].first(where: text.hasPrefix), text.hasSuffix(")"),
      let arguments = try? SourceArguments(String(text.dropFirst(start.count).dropLast()))
    else { return nil }
    let lengths = ["top", "leading", "bottom", "trailing"].compactMap { arguments[$0].flatMap(number) }
    guard lengths.count == 4, arguments.values.count == 4 else { return nil }
    return EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  private var frame: ViewModifier? {
    var alignment = Alignment.center
    var lengths: [String: Double] = [:]
    for (label, text) in values {
      if label == "alignment" {
        guard let read = expressions.alignment(text, scope) else { return nil }
        alignment = read
      } else {
        guard let label, let length = number(text) else { return nil }
        lengths[label] = length
      }
    }
    if lengths.keys.allSatisfy(["width", "height"].contains) {
      return .frame(FixedFrame(width: lengths["width"], height: lengths["height"], alignment: alignment))
    }
    func limits(_ axis: String) -> FlexibleFrame.Limits {
      let names = ["min", "ideal", "max"].map { lengths.removeValue(forKey: $0 + axis) }
      return FlexibleFrame.Limits(minimum: names[0], ideal: names[1], maximum: names[2])
    }
    let frame = FlexibleFrame(width: limits("Width"), height: limits("Height"), alignment: alignment)
    return lengths.isEmpty ? .flexibleFrame(frame) : nil
  }

  private var fixedSize: AxisSet? {
    if values.isEmpty { return .both }
    guard let words = only(["horizontal", "vertical"]) else { return nil }
    return (words[0] == "true" ? .horizontal : AxisSet()).union(words[1] == "true" ? .vertical : [])
  }

  private var aspectRatio: AspectRatio? {
    guard let words = only(["contentMode", nil]), let mode = words[0], mode.hasPrefix("."),
      let mode = AspectRatio.Mode(rawValue: String(mode.dropFirst()))
    else { return nil }
    guard let text = words[1] else { return AspectRatio(mode: mode) }
    return number(text).map { AspectRatio(ratio: $0, mode: mode) }
  }
}
