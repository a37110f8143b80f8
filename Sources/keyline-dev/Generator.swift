/// One generator of sources; a file of its own in `Generators/` each.
struct Generator: Sendable {
  let name: String
  /// Writes its files, or with `check` compares only; false if one is stale or could not be read or written.
  let run: @Sendable (_ check: Bool) -> Bool

  static let all = [
    Generator(name: "fonts", run: generateFonts),
    Generator(name: "names", run: generateNames),
    Generator(name: "page", run: generatePage),
    Generator(name: "tables", run: generateTables),
    Generator(name: "vocabulary", run: generateVocabulary),
  ]
}
