package import IBSource
import PropertyLists

/// The texts of a document in one language, from a file `Main.strings` or a string catalog `Main.xcstrings`.
///
/// Source: Documentation/Measurements/Format.md#translations.
package struct Translation: Sendable {
  /// The text for a key.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: String
    /// The range of the key as written.
    package let range: SourceRange
  }

  /// The name of the language in the file or its folder, such as `de`, `pt-BR`.
  package let language: String
  /// The file as UTF-8 text, to which the ranges refer.
  package let source: SourceFile
  package let entries: [Entry]
  /// The first mistake in the file; nil without one.
  package let mistake: (message: String, range: SourceRange)?

  package var path: String { source.path }

  /// The values by their keys. If a key is repeated, its first value counts.
  package var values: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text in the document for which the entry of a `.strings` file was made, according to the comment before it.
  package func original(of entry: Entry) -> String? {
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    guard let dot = entry.key.firstIndex(of: "."), entry.range.lower <= source.bytes.count else { return nil }
    var before = source.bytes[..<entry.range.lower]
    while before.last.map(isBlank) == true { before.removeLast() }
    guard before.suffix(2).elementsEqual("*/".utf8) else { return nil }
    // Comments of Xcode are on one line, except for texts with line breaks.
    let start = before.indices.dropLast().last {
      before[$0] == UInt8(ascii: "/") && before[$0 + 1] == UInt8(ascii: "*")
    }
    let comment = start.map { String(decoding: before[$0...], as: UTF8.self) } ?? ""
    let name = " \(entry.key[entry.key.index(after: dot)...]) = \""
    guard let text = comment.firstRange(of: name), let end = comment.firstRange(of: "\"; ObjectID = "),
      text.upperBound <= end.lowerBound
    else { return nil }
    let written = String(comment[text.upperBound..<end.lowerBound])
    return written.replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
  }

  init(_ language: String, _ source: SourceFile, _ entries: [Entry], mistake: (String, SourceRange)? = nil) {
    self.language = language
    self.source = source
    self.entries = entries
    self.mistake = mistake
  }

  /// Reads a `.strings` file in any form.
  init(strings bytes: [UInt8], at path: String, _ language: String) {
    let file = PropertyListFile(bytes)
    let entries = (file.root?.entries ?? []).compactMap { entry in
      entry.value.text.map { Entry(key: entry.key, value: $0, range: entry.keyRange) }
    }
    self.init(
      language, SourceFile(path: path, bytes: file.text), entries,
      mistake: file.problem.map { ($0.message, $0.range) })
  }

  /// The translations in a string catalog for each language except that of the document, sorted by language.
  ///
  /// A text that is excluded from translation counts as translated, with an empty value. An unreadable catalog results
  /// in one translation with the mistake.
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
