import IBSource

/// The releases of systems that a part of a source needs, by the name of the system: `iOS 15.0`.
package struct CodeAvailability: Hashable, Sendable {
  /// By system, the number of the release times 100, such as 1304 for 13.4.
  fileprivate var releases: [String: Int] = [:]

  /// Whether the part runs only on a release of a system or on later ones.
  package func requires(_ system: String, _ major: Int, _ minor: Int) -> Bool {
    (releases[system] ?? 0) >= major * Self.hundred + minor
  }

  fileprivate static let hundred = 100

  /// Reads the conditions of `#available(iOS 15, *)`; nil without a system.
  fileprivate init?(_ conditions: String) {
    for condition in conditions.split(separator: ",") {
      let words = condition.split(separator: " ").map(String.init)
      let numbers = words.last?.split(separator: ".").compactMap { Int($0) } ?? []
      guard words.count == 2, let major = numbers.first, major < Self.hundred else { continue }
      releases[words[0]] = major * Self.hundred + (numbers.count > 1 ? min(numbers[1], Self.hundred - 1) : 0)
    }
    if releases.isEmpty { return nil }
  }

  /// The releases that both values need, if either one may apply.
  mutating func weaken(to other: CodeAvailability) {
    releases = releases.reduce(into: [:]) { common, release in
      if let number = other.releases[release.key] { common[release.key] = min(number, release.value) }
    }
  }

  /// The releases that one of two parts needs if it is inside the other.
  fileprivate mutating func strengthen(to other: CodeAvailability) {
    releases.merge(other.releases, uniquingKeysWith: max)
  }
}

/// The names that a source mentions only in code that newer systems run.
struct GuardedNames: Sendable {
  /// The classes that it declares for newer systems: `@available(iOS 15, *) class Price`.
  private(set) var classes: [String: CodeAvailability] = [:]
  /// The types and texts that it mentions only there.
  private(set) var mentions: [ByteHash: CodeAvailability] = [:]

  /// Sources without this text have no such code.
  static let mark = ByteSearch("available(")

  init() {}

  init(_ text: CodeText) {
    let parts = text.availableParts()
    if parts.isEmpty { return }
    var open: Set<ByteHash> = []
    for index in 0..<text.count
    where text.tokens[index].kind == .text || text.isWord(index) && text.isCapitalized(index) {
      var around = parts.lazy.filter { $0.body.contains(index) }.map(\.availability).makeIterator()
      let name = text.hash(index)
      guard var availability = around.next() else {
        open.insert(name)
        continue
      }
      while let outer = around.next() { availability.strengthen(to: outer) }
      if text.isWord(index - 1, "class") {
        classes[text.string(index)] = availability
      } else if mentions[name]?.weaken(to: availability) == nil {
        mentions[name] = availability
      }
    }
    for name in open { mentions[name] = nil }
  }
}

extension CodeText {
  /// The parts of a source that only newer systems run.
  ///
  /// Examples are the block of `if #available(iOS 15, *)`, the statements after a `guard`, and a class or function with
  /// an attribute.
  fileprivate func availableParts() -> [(availability: CodeAvailability, body: Range<Int>)] {
    (0..<count).compactMap { index in
      guard isAvailability(index), isMark(index + 1, "(") else { return nil }
      let end = afterClosing(index + 1, "(", ")")
      guard end > index + 2, end <= count, let body = availablePart(index, end),
        let availability = CodeAvailability(text(from: index + 1, to: end - 1))
      else { return nil }
      return (availability, body)
    }
  }

  private func isAvailability(_ index: Int) -> Bool {
    tokens[index].kind == .macro ? string(index) == "available" : isWord(index, "available") && isMark(index - 1, "@")
  }

  /// The part of a source to which the condition or attribute at an index applies, whose arguments end before `end`.
  private func availablePart(_ index: Int, _ end: Int) -> Range<Int>? {
    let isAttribute = isMark(index - 1, "@") && !isMark(index - 2, "(")
    if isAttribute { return declaredPart(end) }
    let start = (max(0, index - Self.longestCondition)..<index).last { isWord($0, "if") || isWord($0, "guard") }
    guard let start, !(start..<index).contains(where: { isMark($0, "{") || isMark($0, "}") || isMark($0, "|") }) else {
      return nil
    }
    guard let brace = (end..<min(count, end + Self.longestCondition)).first(where: { isMark($0, "{") }) else {
      return nil
    }
    if (end..<brace).contains(where: { isMark($0, "|") }) { return nil }
    let block = brace..<afterClosing(brace, "{", "}")
    return isWord(start, "if") ? block : block.upperBound..<endOfBlock(around: block.upperBound)
  }

  /// The body of the declaration that follows an attribute.
  private func declaredPart(_ start: Int) -> Range<Int>? {
    let kinds: [StaticString] = ["class", "extension", "func", "init", "struct", "enum", "actor", "protocol"]
    let words = start..<min(count, start + Self.longestCondition)
    let keyword = words.first { index in
      kinds.contains { isWord(index, $0) } || isWord(index, "var") || isWord(index, "let") || isMark(index, "{")
    }
    guard let keyword, kinds.contains(where: { isWord(keyword, $0) }), let body = block(after: keyword) else {
      return nil
    }
    return keyword..<body.upperBound
  }

  /// The index after the block around an index.
  private func endOfBlock(around index: Int) -> Int {
    var depth = 0
    for place in index..<count {
      if isMark(place, "{") { depth += 1 }
      if isMark(place, "}") { depth -= 1 }
      if depth < 0 { return place }
    }
    return count
  }

  /// The most tokens between a condition and its keyword or block. Chosen, not measured.
  private static let longestCondition = 40
}
