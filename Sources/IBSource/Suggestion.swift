/// Finds the name that the user probably meant.
package enum Suggestion {
  /// The candidate that is closest to `word`, or the first of several; nil if all are too far away.
  ///
  /// A candidate is too far away if it needs changes to more than a third of the letters of the longer word, or to more
  /// than `limit` letters. Words that end both names, such as `ViewController`, do not count: the rest must be close.
  package static func nearest(to word: String, among candidates: [String], limit: Int = .max) -> String? {
    var best: (candidate: String, distance: Int)?
    let letters = Array(word.lowercased().unicodeScalars)
    let count = word.unicodeScalars.count
    /// Whether a word can be close enough: at least as many letters change as the difference of the lengths.
    func canBeNear(_ size: Int, longer: Int) -> Bool {
      let least = abs(letters.count - size)
      return least <= limit && least * 3 <= longer && least < best?.distance ?? .max
    }
    for candidate in candidates {
      // In lower case, a text without letters beyond ASCII has the same number of letters.
      let size = candidate.utf8.count
      if !canBeNear(size, longer: max(count, size)), candidate.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      let longer = max(count, candidate.unicodeScalars.count)
      let others = Array(candidate.lowercased().unicodeScalars)
      guard canBeNear(others.count, longer: longer) else { continue }
      let distance = distance(letters, others)
      guard distance <= limit, distance * 3 <= longer, !differOnlyInDigits(letters, others),
        distance * 3 <= longer - sharedWords(word, candidate)
      else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of letters in the capitalized words that end both names.
  private static func sharedWords(_ a: String, _ b: String) -> Int {
    var shared = 0
    for (number, (one, other)) in zip(a.unicodeScalars.reversed(), b.unicodeScalars.reversed()).enumerated() {
      guard one == other else { break }
      if one.properties.isUppercase { shared = number + 1 }
    }
    return shared
  }

  /// Whether two words belong to a numbered series, such as `gray100` and `gray400`, so that neither is a misspelling
  /// of the other.
  private static func differOnlyInDigits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { !("0"..."9").contains(scalar) }
    return a != b && a.contains { !isLetter($0) } && b.contains { !isLetter($0) }
      && a.filter(isLetter) == b.filter(isLetter)
  }

  /// The end of a message about an unknown word: the word that the user probably meant, or an empty text.
  package static func hint(for word: String, among known: [String], limit: Int = .max) -> String {
    nearest(to: word, among: known, limit: limit).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The end of a message about an unknown value: the value that the user probably meant, or those that begin with the
  /// word, and all allowed values.
  ///
  /// - Parameters:
  ///   - allowed: a description of the allowed values, if they are too many for a list.
  ///   - listedBy: the command that lists them in this case.
  package static func answer(
    to word: String, among known: [String], allowed: String? = nil, listedBy: String? = nil
  ) -> String {
    var hint = hint(for: word, among: known)
    if hint.isEmpty, word.count > 2 {
      let begun = known.filter { $0.hasPrefix(word) }.prefix(mostBegun).map { "'\($0)'" }
      if !begun.isEmpty { hint = "; did you mean \(Wording.list(begun, last: "or"))?" }
    }
    let listing = listedBy.map { "'\($0)' lists them all" }
    return "\(hint)\(hint.isEmpty ? "; " : " ")\(listing ?? "allowed: \(allowed ?? known.joined(separator: ", "))")"
  }

  /// The largest number of values that are suggested for the beginning of a word.
  private static let mostBegun = 4

  /// The number of letters that are inserted, removed, replaced or swapped with their neighbor.
  ///
  /// This is the restricted distance of Damerau and Levenshtein, in which no letter is edited twice.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
