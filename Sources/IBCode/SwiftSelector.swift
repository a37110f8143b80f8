/// The selectors by which Objective-C, and so a nib, calls a Swift method.
///
/// Source: Swift's documentation of `@objc`, and the release notes of Swift 3 (SE-0046): in earlier versions the first
/// parameter had no label unless the source wrote one. A source does not reveal its version of Swift, so both selectors
/// count.
enum SwiftSelector {
  struct Label {
    /// `_` for a parameter without a label.
    let name: String
    /// Whether the same word names the parameter in the body.
    let isAlone: Bool
  }

  static func selectors(of name: String, _ labels: [Label]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { ($0.name == "_" ? "" : $0.name) + ":" }.joined()
    if first.name == "_" { return ["\(name):\(rest)"] }
    let capital = first.name.prefix(1).uppercased() + first.name.dropFirst()
    // Swift leaves out "With" if the label begins, or the name ends, with a preposition.
    let labeled = ["\(name)With\(capital):\(rest)", "\(name)\(capital):\(rest)"]
    return first.isAlone ? ["\(name):\(rest)"] + labeled : labeled
  }
}
