import IBSource

extension CodeText {
  /// Whether the statement at `index` runs only if no case before it applies.
  ///
  /// It is in the `default` branch of a switch, or ends a block after several ifs about a section or row that return.
  /// Often the compiler needs the statement, but the cases are complete.
  func isFallback(_ index: Int) -> Bool {
    var depth = 0
    var returns = 0
    for place in (0..<index).reversed() {
      if isMark(place, "{") {
        depth -= 1
        if depth < 0 { return returns >= Self.fewestReturns && endsBlock(index) }
      } else if isMark(place, "}") {
        if depth == 0, isReturningIf(place) { returns += 1 }
        depth += 1
      } else if depth == 0 {
        if isWord(place, "default"), isMark(place + 1, ":") { return true }
        if isWord(place, "case") { return false }
      }
    }
    return false
  }

  /// After a single if that returns, the rest is the usual case. Chosen, not measured.
  private static let fewestReturns = 2

  /// Whether the block around the statement at `index` has no further condition after it.
  private func endsBlock(_ index: Int) -> Bool {
    var depth = 0
    for place in index..<count {
      if isMark(place, "{") { depth += 1 }
      if isMark(place, "}") { depth -= 1 }
      if depth < 0 { return true }
      if isWord(place, "if") || isWord(place, "switch") { return false }
    }
    return false
  }

  /// Whether the block that ends at `close` belongs to an if about a section or row, or to its else, and returns.
  private func isReturningIf(_ close: Int) -> Bool {
    var depth = 0
    var returns = false
    var place = close
    while place > 0 {
      if isMark(place, "}") { depth += 1 }
      if isMark(place, "{") { depth -= 1 }
      if depth == 0 { break }
      returns = returns || isWord(place, "return")
      place -= 1
    }
    guard returns else { return false }
    if isWord(place - 1, "else") { return true }
    var isAboutPlace = false
    for word in (max(0, place - Self.longestCondition)..<place).reversed() {
      if isMark(word, "{") || isMark(word, "}") { return false }
      if isWord(word, "section") || isWord(word, "row") { isAboutPlace = true }
      if isWord(word, "if") { return isAboutPlace }
    }
    return false
  }

  /// The most tokens of a condition. Chosen, not measured.
  private static let longestCondition = 32
}
