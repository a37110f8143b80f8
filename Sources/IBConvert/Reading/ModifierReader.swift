/// A modifier from its name and arguments.
struct ModifierReader {
  let name: String
  let arguments: SourceArguments

  /// Modifiers whose arguments must be read; other modifiers do not move views.
  static let placing: Set<String> = [
    "padding", "frame", "fixedSize", "aspectRatio", "ignoresSafeArea", "layoutPriority", "offset", "position",
  ]

  /// Nil where the arguments are not of the kind that is printed.
  func modifier() throws(SourceProblem) -> ViewModifier? {
    switch name {
    case "padding": try padding().map { .padding(Padding($0)) }
    case "frame": try frame()
    case "fixedSize": fixedSize().map { .fixedSize(FixedSize($0)) }
    case "aspectRatio": aspectRatio().map { .aspectRatio($0) }
    case "ignoresSafeArea": ignoredEdges().map { .ignoresSafeArea(SafeAreaIgnoring($0)) }
    case "layoutPriority": only(number: arguments).map { .layoutPriority(LayoutPriority($0)) }
    case "offset": point().map { .offset(Offset(x: $0.x, y: $0.y)) }
    case "position": point().map { .position(Position(x: $0.x, y: $0.y)) }
    default: nil
    }
  }

  private func only(number arguments: SourceArguments) -> Double? {
    guard arguments.values.count == 1, let text = arguments.unlabeled.first else { return nil }
    return SourceWords.number(text)
  }

  private func padding() throws(SourceProblem) -> EdgeInsets? {
    let words = arguments.unlabeled
    guard words.count == arguments.values.count else { return nil }
    switch words.count {
    case 0: return EdgeInsets(Padding.standard)
    case 1:
      if let length = SourceWords.number(words[0]) { return EdgeInsets(length) }
      if let edges = SourceWords.edges(words[0]) { return EdgeInsets(Padding.standard, on: edges) }
      return try SourceWords.insets(words[0])
    case 2:
      guard let edges = SourceWords.edges(words[0]), let length = SourceWords.number(words[1]) else { return nil }
      return EdgeInsets(length, on: edges)
    default: return nil
    }
  }

  private func frame() throws(SourceProblem) -> ViewModifier? {
    let fixed = ["width", "height"]
    let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    var alignment = Alignment.center
    if let text = arguments["alignment"] {
      guard let read = try SourceWords.alignment(text) else { return nil }
      alignment = read
    }
    var lengths: [String: Double] = [:]
    for (label, text) in arguments.values where label != "alignment" {
      guard let label, let length = SourceWords.number(text) else { return nil }
      lengths[label] = length
    }
    if arguments.has(only: fixed + ["alignment"]) {
      return .frame(FixedFrame(width: lengths["width"], height: lengths["height"], alignment: alignment))
    }
    guard arguments.has(only: flexible + ["alignment"]) else { return nil }
    let width = FlexibleFrame.Limits(
      minimum: lengths["minWidth"], ideal: lengths["idealWidth"], maximum: lengths["maxWidth"])
    let height = FlexibleFrame.Limits(
      minimum: lengths["minHeight"], ideal: lengths["idealHeight"], maximum: lengths["maxHeight"])
    return .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: alignment))
  }

  private func fixedSize() -> AxisSet? {
    if arguments.values.isEmpty { return .both }
    guard arguments.values.count == 2, arguments.has(only: ["horizontal", "vertical"]) else { return nil }
    var axes: AxisSet = []
    if arguments["horizontal"] == "true" { axes.insert(.horizontal) }
    if arguments["vertical"] == "true" { axes.insert(.vertical) }
    return axes
  }

  private func aspectRatio() -> AspectRatio? {
    guard arguments.has(only: ["contentMode"]), let text = arguments["contentMode"], text.hasPrefix("."),
      let mode = AspectRatio.Mode(rawValue: String(text.dropFirst()))
    else { return nil }
    switch arguments.unlabeled.count {
    case 0: return AspectRatio(nil, mode)
    case 1: return SourceWords.number(arguments.unlabeled[0]).map { AspectRatio($0, mode) }
    default: return nil
    }
  }

  private func ignoredEdges() -> EdgeSet? {
    if arguments.values.isEmpty { return .all }
    guard arguments.values.count == 1 else { return nil }
    return arguments["edges"].flatMap(SourceWords.edges)
  }

  private func point() -> (x: Double, y: Double)? {
    guard arguments.has(only: ["x", "y"]), arguments.unlabeled.isEmpty else { return nil }
    let values = [arguments["x"] ?? "0", arguments["y"] ?? "0"].compactMap(SourceWords.number)
    return values.count == 2 ? (values[0], values[1]) : nil
  }
}
