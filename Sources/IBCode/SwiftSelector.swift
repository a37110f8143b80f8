/// The selectors by which Objective-C, and so a nib, knows a method of Swift.
///
/// Source: Swift's documentation of `@objc`, and the release notes of Swift 3 (SE-0046): until then the first parameter
/// had no label unless one was written. A source does not reveal its version of Swift, so both count.
enum SwiftSelector {
  struct Label {
    /// `_` for none.
    let name: String
    /// Whether the same word names the parameter in the body.
    let isAlone: Bool
  }

  static func selectors(of name: String, _ labels: [Label]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { ($0.name == "_" ? "" : $0.name) + ":" }.joined()
    if first.name == "_" { return ["\(name):\(rest)"] }
    let capital = first.name.prefix(1).uppercased() + first.name.dropFirst()
    // "With" is left out where the label begins, or the name ends, with a preposition.
    let labeled = ["\(name)With\(capital):\(rest)", "\(name)\(capital):\(rest)"]
    return first.isAlone ? ["\(name):\(rest)"] + labeled : labeled
  }
}
