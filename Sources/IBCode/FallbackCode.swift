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

  /// The last word of the reuse identifier in a call that begins at `index`: `rowID` in
  /// `dequeueReusableCell(withIdentifier: Row.rowID`. Nil for a literal, and elsewhere.
  func dequeuedName(_ index: Int) -> ByteHash? {
    guard begins(index, with: "dequeueReusableCell") else { return nil }
    let label = isMark(index + 1, "(") ? index + 2 : index
    guard isMark(label + 1, ":"), label + 2 < count else { return nil }
    var depth = 0
    var last: Int?
    for place in label + 2..<count {
      if tokens[place].kind == .text, depth == 0 { return nil }
      if isMark(place, "(") || isMark(place, "[") { depth += 1 }
      if isMark(place, ")") || isMark(place, "]") { depth -= 1 }
      if depth < 0 || depth == 0 && (isMark(place, ",") || isWord(place, "forIndexPath")) { break }
      if isWord(place) { last = place }
    }
    return last.map(hash)
  }

  /// Whether the statement at `index` is for a row after those of a list, which the source never adds: in
  /// `if row == prices.count {`, without `prices.count + 1` anywhere.
  func isForExtraRow(_ index: Int) -> Bool {
    guard let open = openingBrace(before: index), isMark(open - 1, ")") || isWord(open - 1, "count") else {
      return false
    }
    let end = isMark(open - 1, ")") ? open - 2 : open - 1
    guard isWord(end, "count"), isMark(end - 1, "."), isWord(end - 2) else { return false }
    var start = end - 2
    while isMark(start - 1, "."), isWord(start - 2) { start -= 2 }
    guard isMark(start - 1, "="), isMark(start - 2, "="), isWord(start - 3, "row") || isWord(start - 3, "item") else {
      return false
    }
    let list = hash(end - 2)
    return !(0..<count).contains { place in
      isWord(place, "count") && isMark(place - 1, ".") && isWord(place - 2) && hash(place - 2) == list
        && isMark(place + 1, "+")
    }
  }

  /// The index of the brace that opens the block around `index`; nil outside blocks.
  private func openingBrace(before index: Int) -> Int? {
    var depth = 0
    for place in (0..<index).reversed() {
      if isMark(place, "}") { depth += 1 }
      if isMark(place, "{") {
        if depth == 0 { return place }
        depth -= 1
      }
    }
    return nil
  }

  /// The most tokens of a condition. Chosen, not measured.
  private static let longestCondition = 32
}
