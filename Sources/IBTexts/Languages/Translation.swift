package import IBSource
import PropertyLists

/// The texts of a document in one language, in a file `Main.strings` or a string catalog `Main.xcstrings`
/// (Documentation/Measurements/Format.md#translations).
package struct Translation: Sendable {
  /// A text of one key.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: String
    /// The range of the key as written.
    package let range: SourceRange
  }

  /// The name of the language as the file or its folder has it, such as `de`, `pt-BR`.
  package let language: String
  /// The file as text in UTF-8, to which the ranges refer.
  package let source: SourceFile
  package let entries: [Entry]
  /// The first mistake in the file; nil for a file without one.
  package let mistake: (message: String, range: SourceRange)?

  package var path: String { source.path }

  /// The values by their keys; a repeated key has its first value.
  package var values: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ language: String, _ source: SourceFile, _ entries: [Entry], mistake: (String, SourceRange)? = nil) {
    self.language = language
    self.source = source
    self.entries = entries
    self.mistake = mistake
  }

  /// A file `.strings` in any form.
  init(strings bytes: [UInt8], at path: String, _ language: String) {
    let file = PropertyListFile(bytes)
    let entries = (file.root?.entries ?? []).compactMap { entry in
      entry.value.text.map { Entry(key: entry.key, value: $0, range: entry.keyRange) }
    }
    self.init(
      language, SourceFile(path: path, bytes: file.text), entries,
      mistake: file.problem.map { ($0.message, $0.range) })
  }

  /// All languages of a string catalog, sorted, without the document's. A text that is excluded from translation counts
  /// as translated, with an empty value. A catalog that cannot be read gives one translation with the mistake.
  static func all(catalog bytes: [UInt8], at path: String) -> [Translation] {
    let file = SourceFile(path: path, bytes: bytes)
    let catalog: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): catalog = value
    case .failure(let problem): return [Translation("mul", file, [], mistake: (problem.message, problem.range))]
    }
    var languages: [String: [Entry]] = [:]
    let strings = catalog["strings"]?.members ?? []
    for string in strings {
      for member in string.value["localizations"]?.members ?? [] { languages[member.key, default: []] += [] }
    }
    languages[catalog["sourceLanguage"]?.text ?? ""] = nil
    let names = languages.keys.sorted()
    for string in strings {
      let texts = string.value["localizations"]
      let isFixed = string.value["shouldTranslate"]?.flag == false
      for language in names {
        guard let value = isFixed ? "" : texts?[language]?["stringUnit"]?["value"]?.text else { continue }
        languages[language]?.append(Entry(key: string.key, value: value, range: string.keyRange))
      }
    }
    return names.map { Translation($0, file, languages[$0] ?? []) }
  }
}
