import IBTestSupport

/// A scene of labels, buttons, plain and stack views, with constraints that need not agree with each other.
struct RandomScene {
  private var random: SplitMix
  private var number = 0

  /// The same seed gives the same scene.
  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func root() -> String {
    let views = (0..<Int.random(in: 2...6, using: &random)).map { _ in subview(depth: 0) }
    let names = views.map(\.name) + ["root", "safe"]
    let constraints = (0..<Int.random(in: 4...16, using: &random)).map { _ in constraint(among: names) }
    return rootView(subviews: views.map(\.text).joined(), constraints: constraints.joined())
  }

  private mutating func subview(depth: Int) -> (name: String, text: String) {
    number += 1
    let name = "v\(number)"
    let frame = "\(Int.random(in: 0...200, using: &random)) \(Int.random(in: 0...500, using: &random)) 90 40"
    switch Int.random(in: 0...4, using: &random) {
    case 0: return (name, view(name, frame: frame))
    case 1: return (name, view(name, frame: frame, .mask("flexibleMaxX=\"YES\" widthSizable=\"YES\"")))
    case 2 where depth < 2:
      let inner = (0..<Int.random(in: 1...3, using: &random)).map { _ in subview(depth: depth + 1).text }
      let axis = Bool.random(using: &random) ? "axis=\"vertical\"" : "distribution=\"fillProportionally\""
      return (name, view(name, tag: "stackView", frame: frame, attributes: axis, subviews: inner.joined()))
    default:
      let words = Array(repeating: "word", count: Int.random(in: 1...12, using: &random)).joined(separator: " ")
      let lines = "text=\"\(words)\" numberOfLines=\"\(Int.random(in: 0...2, using: &random))\""
      return (name, view(name, tag: "label", frame: frame, attributes: lines))
    }
  }

  private mutating func constraint(among names: [String]) -> String {
    number += 1
    let attributes = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "leadingMargin"]
    let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
    let first = names[Int.random(in: 0..<(names.count - 1), using: &random)]
    let second = names[Int.random(in: 0..<names.count, using: &random)]
    let isPlain = ["width", "height"].contains(attribute) && Bool.random(using: &random)
    return IBTestSupport.constraint(
      "c\(number)", "\(first).\(attribute)", isPlain ? nil : "\(second).\(attribute)",
      constant: Double(Int.random(in: -20...60, using: &random)),
      multiplier: Int.random(in: 0...5, using: &random) == 0 ? "2:3" : nil,
      relation: [nil, nil, "greaterThanOrEqual", "lessThanOrEqual"][Int.random(in: 0...3, using: &random)],
      priority: [nil, nil, 999, 750, 250][Int.random(in: 0...4, using: &random)])
  }
}
