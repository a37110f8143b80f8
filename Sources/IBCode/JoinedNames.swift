extension CodeIndex {
  /// Whether a source may name a file or scene, with a type or text of that name, or with texts that it joins.
  package func mayName(_ name: String) -> Bool {
    mentions(name) || hasText(name)
  }

  /// Whether a source contains the name as a text, or as texts that it may join to form the name.
  ///
  /// The name is split between words: `_iPad`, `%@_iPad`, `Price`, `Price%@`. A text counts as a part if code joins it
  /// with others, or if it has a separator at the end where it would be joined.
  package func hasText(_ name: String) -> Bool {
    if hasLiteral(name) || hasEnding(name) { return true }
    if name.allSatisfy(\.isNumber), Self.numberFormats.contains(where: hasLiteral) { return true }
    let characters = Array(name)
    return characters.indices.dropFirst().contains { index in
      let isSeparator = !characters[index].isLetter && !characters[index].isNumber
      let isBoundary =
        isSeparator || characters[index].isUppercase != characters[index - 1].isUppercase
        || characters[index].isNumber != characters[index - 1].isNumber
      return isBoundary && hasPart(String(characters[..<index]), String(characters[index...]), isSeparator)
    }
  }

  /// Whether code that computes names may join the name from parts, as `Row_dark`.
  package static func mayBeJoined(_ name: String) -> Bool { name.contains { "_-~".contains($0) } }

  /// Whether the name is that of a type or text, followed by a short text that code joins with others.
  ///
  /// Such an ending may stand for a device: `"\(self)SE"`, `name + "X"`.
  private func hasEnding(_ name: String) -> Bool {
    (1...Self.longestEnding).contains { length in
      guard name.count > length + Self.shortestPart, joins(String(name.suffix(length))) else { return false }
      let start = String(name.dropLast(length))
      return hasLiteral(start) || mentions(start) || declares(start)
    }
  }

  private static let longestEnding = 4

  /// The formats of a whole number, from which code also makes names.
  private static let numberFormats = ["%d", "%i", "%u", "%ld", "%lu", "%zd", "%tu"]

  private func hasPart(_ head: String, _ tail: String, _ isSeparated: Bool) -> Bool {
    if head.count >= Self.shortestPart {
      if (Self.numberFormats + ["%@"]).contains(where: { hasLiteral(head + $0) }) { return true }
      if joins(head), head.count >= tail.count || isKnown(tail) { return true }
    }
    guard tail.count >= Self.shortestPart else { return false }
    return joins(tail) && (tail.count >= head.count || isKnown(head)) || hasLiteral("%@\(tail)")
      || isSeparated && hasLiteral(tail)
  }

  /// Whether a source contains the rest of a name, to which the short ending would be joined.
  private func isKnown(_ part: String) -> Bool {
    hasLiteral(part) || joins(part) || mentions(part) || asksForStoryboard(part) || asksForScene(part)
  }

  private static let shortestPart = 3
}
