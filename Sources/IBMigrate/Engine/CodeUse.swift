package import IBCode
package import IBSource

/// A place in a Swift or Objective-C source that people must change by hand after a migration of the project's
/// documents.
package struct CodeUse: Hashable, Sendable {
  /// A word to search for, and its replacement.
  package struct Pattern: Hashable, Sendable {
    /// Identifiers joined by dots.
    package let path: String
    let swift: String
    let objectiveC: String

    init(_ path: String, swift: String, objectiveC: String) {
      self.path = path
      self.swift = swift
      self.objectiveC = objectiveC
    }
  }

  /// The identifiers that the search looked for.
  package let path: String
  package let replacement: String
  /// The range of the identifiers.
  package let range: SourceRange

  /// The uses in one source, in order. If several patterns match in one place, the first of them counts.
  ///
  /// Comments and strings are skipped.
  package static func find(_ patterns: [Pattern], in bytes: [UInt8], _ language: CodeLanguage) -> [CodeUse] {
    let paths = patterns.map { Path(bytes: Array($0.path.utf8)) }
    // Most sources contain none of the words, and need no lexing.
    guard paths.contains(where: { ByteSearch($0.firstWord).isFound(in: bytes) }) else { return [] }
    let tokens = CodeLexer(bytes, language).tokens
    return tokens.indices.compactMap { place in
      guard let index = paths.firstIndex(where: { $0.stands(at: place, among: tokens, in: bytes) }) else { return nil }
      let start = Int(tokens[place].lower)
      return CodeUse(
        path: patterns[index].path,
        replacement: language == .swift ? patterns[index].swift : patterns[index].objectiveC,
        range: SourceRange(start, start + paths[index].bytes.count))
    }
  }

  /// Identifiers joined by dots, with no spaces between.
  private struct Path {
    static let dot = UInt8(ascii: ".")

    let bytes: [UInt8]

    var firstWord: [UInt8] { Array(bytes.prefix { $0 != Self.dot }) }

    /// Whether the path occurs in the source from the token at `place` on.
    func stands(at place: Int, among tokens: [CodeToken], in source: [UInt8]) -> Bool {
      let last = place + 2 * bytes.count { $0 == Self.dot }
      let start = Int(tokens[place].lower)
      guard last < tokens.count, Int(tokens[last].upper) == start + bytes.count, tokens[place].kind == .word else {
        return false
      }
      return source[start..<start + bytes.count].elementsEqual(bytes)
    }
  }
}
