import IBCode

/// The Swift name that Xcode 15 and later generate for a set.
///
/// Source: Measurements/Assets.md#generated-symbols, and the Swift sources that Xcode generates. Separators are
/// dropped. The first word begins with a lower case letter, the other words with a capital.
enum AssetSymbol {
  /// The identifier, after its namespaces and separated from them by dots.
  static func identifier(of name: String) -> String {
    name.split(separator: "/").map { identifier(ofPart: $0) }.joined(separator: ".")
  }

  private static func identifier(ofPart name: Substring) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    return small(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Changes the capitals at the beginning of a word to lower case, except the last one before a lower case letter:
  /// `URLBar` becomes `urlBar`.
  private static func small(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let isBeforeSmall = word.dropFirst(capitals.count).first?.isLowercase == true
    let length = capitals.count > 1 && isBeforeSmall ? capitals.count - 1 : capitals.count
    return word.prefix(length).lowercased() + word.dropFirst(length)
  }
}

extension CodeFacts {
  /// Whether a document shows the image, or a source may.
  ///
  /// A source may show the image if the name, or the symbol that Xcode generates from it, is among its texts or words.
  package func mayShow(image name: String) -> Bool {
    names.shows(image: name) || sources.hasText(name)
      || [name, AssetSymbol.identifier(of: name)].contains(where: sources.callsFunction)
  }
}
