package import IBAssets
import IBSource
import PropertyLists

/// The translation of a document's texts into one language.
///
/// A document in `Base.lproj` is translated by a file of its name in another language's folder, `Main.strings`, or by a
/// string catalog `Main.xcstrings` in `mul.lproj` (Documentation/Measurements/Format.md#translations).
package struct Translation: Sendable {
  /// A text of one key.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: String
    /// From 1.
    let line: Int
  }

  /// The path of the file.
  let path: String
  /// Such as `de`, `pt-BR`.
  let language: String
  let entries: [Entry]
  /// The line of the first mistake in the file; nil for a file without one.
  let brokenLine: Int?

  /// The folder of documents that are translated.
  private static let base = "Base.lproj"

  /// The translations of a document, sorted by language; none for one that is not in a folder `Base.lproj`.
  package static func all(of path: String, _ files: AssetFiles) -> [Translation] {
    // Paths are divided at their bytes: to find characters takes several times as long.
    let slash = UInt8(ascii: "/")
    guard let end = path.utf8.lastIndex(of: slash) else { return [] }
    let around = path.utf8[..<end]
    guard around.suffix(base.utf8.count).elementsEqual(base.utf8) else { return [] }
    let outside = around.dropLast(base.utf8.count)
    guard outside.last ?? slash == slash,
      let name = Substring(path.utf8[end...].dropFirst()).split(separator: ".").first
    else { return [] }
    let prefix = String(Substring(outside))
    let folder = prefix.isEmpty ? "." : prefix == "/" ? prefix : String(prefix.dropLast())
    let languages = files.list(folder).filter { $0.isFolder && $0.name.hasSuffix(".lproj") && $0.name != base }
    return languages.sorted { $0.name < $1.name }.flatMap { entry -> [Translation] in
      let language = String(entry.name.dropLast(".lproj".count))
      if language == "mul" { return catalog("\(prefix)\(entry.name)/\(name).xcstrings", files) }
      return strings("\(prefix)\(entry.name)/\(name).strings", language, files).map { [$0] } ?? []
    }
  }

  private static func strings(_ path: String, _ language: String, _ files: AssetFiles) -> Translation? {
    guard let bytes = files.read(path) else { return nil }
    let file = PropertyListFile(bytes)
    guard file.root != nil || file.problem != nil, !file.text.isEmpty || bytes.isEmpty else { return nil }
    let lines = LineMap(file.text)
    let entries = (file.root?.entries ?? []).compactMap { entry in
      entry.value.text.map { Entry(key: entry.key, value: $0, line: lines.position(of: entry.keyRange.lower).line) }
    }
    let broken = file.problem.map { lines.position(of: $0.range.lower).line }
    return Translation(path: path, language: language, entries: entries, brokenLine: broken)
  }

  /// A string catalog has all languages in one file; a text that is not to be translated counts as translated.
  private static func catalog(_ path: String, _ files: AssetFiles) -> [Translation] {
    guard let bytes = files.read(path), case .success(let catalog) = JSONReader.read(bytes) else { return [] }
    let source = catalog["sourceLanguage"]?.text ?? ""
    let lines = LineMap(bytes)
    var languages: [String: [Entry]] = [:]
    let strings = catalog["strings"]?.members ?? []
    for string in strings {
      for member in string.value["localizations"]?.members ?? [] { languages[member.key, default: []] += [] }
    }
    languages[source] = nil
    let names = languages.keys.sorted()
    for string in strings {
      let line = lines.position(of: string.keyRange.lower).line
      let texts = string.value["localizations"]
      let isFixed = string.value["shouldTranslate"]?.flag == false
      for language in names {
        let unit = texts?[language]?["stringUnit"]
        guard let value = isFixed ? "" : unit?["value"]?.text else { continue }
        languages[language]?.append(Entry(key: string.key, value: value, line: line))
      }
    }
    return languages.sorted { $0.key < $1.key }.map {
      Translation(path: path, language: $0.key, entries: $0.value, brokenLine: nil)
    }
  }
}
