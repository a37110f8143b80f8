/// The selectors by which Objective-C, and so a nib, can call a Swift method.
///
/// Source: Swift's documentation of `@objc`, and the release notes of Swift 3 (SE-0046). In earlier versions, the first
/// parameter had no label unless the source declared one. The version is not visible in a source, so both selectors
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
    // Swift leaves out "With" if the label begins with a preposition, or the name ends with one.
    let labeled = ["\(name)With\(capital):\(rest)", "\(name)\(capital):\(rest)"]
    return first.isAlone ? ["\(name):\(rest)"] + labeled : labeled
  }
}
