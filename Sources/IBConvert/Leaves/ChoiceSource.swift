import ProposalLayout

/// A question about size classes as it is written after `if`, and the properties that it needs.
enum ChoiceSource {
  static let width = "horizontalSizeClass"
  static let height = "verticalSizeClass"

  static func text(_ choice: SizeClassChoice) -> String {
    [(width, choice.isRegularWidth), (height, choice.isRegularHeight)]
      .compactMap { name, isRegular in isRegular.map { "\(name) == .\($0 ? "regular" : "compact")" } }
      .joined(separator: " && ")
  }

  /// Nil for another question.
  static func choice(_ text: String) -> SizeClassChoice? {
    var choice = SizeClassChoice()
    for part in text.split(separator: "&&", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      guard words.count == 3, words[1] == "==", words[2] == ".regular" || words[2] == ".compact" else { return nil }
      let isRegular = words[2] == ".regular"
      switch String(words[0]) {
      case width where choice.isRegularWidth == nil: choice.isRegularWidth = isRegular
      case height where choice.isRegularHeight == nil: choice.isRegularHeight = isRegular
      default: return nil
      }
    }
    return choice
  }

  /// The size class properties of the struct whose body contains the choices.
  static func properties(_ choices: [SizeClassChoice]) -> [String] {
    let isUsed = [
      (width, choices.contains { $0.isRegularWidth != nil }), (height, choices.contains { $0.isRegularHeight != nil }),
    ]
    return isUsed.filter(\.1).map { property($0.0) }
  }

  /// The declaration of a size class.
  static func property(_ name: String) -> String { "@Environment(\\.\(name)) private var \(name)" }
}
