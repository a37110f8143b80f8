package import IBSource

/// A string catalog, `Name.xcstrings`.
package struct StringCatalog: Sendable {
  private var root: CatalogValue
  /// The bytes of the file; nil for a new catalog.
  private let bytes: [UInt8]?
  /// The text of each entry in the file by its key, from the quote before the key to the end of the value.
  private var written: [String: [UInt8]] = [:]
  /// The range of `strings` in the file, including its braces.
  private var stringsRange: Range<Int>?
  private var keys: [String] = []
  private var entries: [String: CatalogValue] = [:]

  /// A catalog without entries.
  package init(sourceLanguage: String) {
    bytes = nil
    root = .object([
      ("sourceLanguage", .text(sourceLanguage)), ("strings", .object([])), ("version", .text("1.0")),
    ])
  }

  /// Reads a catalog. A failure describes the first mistake.
  package static func read(_ bytes: [UInt8]) -> Result<StringCatalog, JSONProblem> {
    JSONReader.read(bytes).flatMap { json in
      guard let strings = json["strings"], case .object(let members) = strings.content,
        json["sourceLanguage"]?.text != nil
      else {
        return .failure(
          JSONProblem(message: "not a string catalog: 'sourceLanguage' or 'strings' is missing", range: json.range))
      }
      var catalog = StringCatalog(root: CatalogValue(json, bytes), bytes: bytes)
      catalog.stringsRange = strings.range.lower..<strings.range.upper
      for member in members where catalog.entries[member.key] == nil {
        catalog.keys.append(member.key)
        catalog.entries[member.key] = CatalogValue(member.value, bytes)
        catalog.written[member.key] = Array(bytes[member.keyRange.lower..<member.value.range.upper])
      }
      return .success(catalog)
    }
  }

  private init(root: CatalogValue, bytes: [UInt8]) {
    self.root = root
    self.bytes = bytes
  }

  /// A catalog with these entries, which must be in Xcode's order.
  init(sourceLanguage: String, _ sorted: [(key: String, entry: CatalogValue)]) {
    self.init(sourceLanguage: sourceLanguage)
    keys = sorted.map(\.key)
    entries = Dictionary(sorted.map { ($0.key, $0.entry) }, uniquingKeysWith: { first, _ in first })
  }

  package var sourceLanguage: String { root["sourceLanguage"]?.string ?? "" }

  /// The translations into a language by their keys.
  package func values(in language: String) -> [String: String] {
    entries.compactMapValues { $0["localizations"]?[language]?["stringUnit"]?["value"]?.string }
  }

  /// The languages of the entries, each once.
  package var languages: [String] {
    Set(entries.values.flatMap { $0["localizations"]?.keys ?? [] }).sorted()
  }

  var allKeys: [String] { keys }

  /// The entry for an existing key. Entries that are not set keep all their bytes.
  subscript(_ key: String) -> CatalogValue? {
    get { entries[key] }
    set {
      written[key] = nil
      entries[key] = newValue
    }
  }

  mutating func remove(_ removed: Set<String>) {
    keys.removeAll(where: removed.contains)
    for key in removed { self[key] = nil }
  }

  /// Adds entries. If the catalog is in Xcode's order, each is inserted at its place, otherwise all at the end.
  mutating func add(_ sorted: [(key: String, entry: CatalogValue)]) {
    for (key, entry) in sorted { entries[key] = entry }
    let order = KeyOrder.numericIgnoringCase
    guard zip(keys, keys.dropFirst()).allSatisfy({ !order.precedes($1, $0) }) else {
      keys += sorted.map(\.key)
      return
    }
    var merged: [String] = []
    var new = sorted.map(\.key)[...]
    for key in keys {
      while let first = new.first, order.precedes(first, key) { merged.append(new.removeFirst()) }
      merged.append(key)
    }
    keys = merged + new
  }

  /// The bytes of the changed file.
  package func encoded() -> [UInt8] {
    let members = keys.map { key -> [UInt8] in
      written[key]
        ?? Array("\(CatalogValue.quoted(key)) : \(entries[key]?.json(indentation: 4) ?? "null")".utf8)
    }
    let body = members.isEmpty ? [] : Array(members.joined(separator: Array(",\n    ".utf8)))
    let strings =
      Array((members.isEmpty ? "{\n\n  }" : "{\n    ").utf8) + body + Array((members.isEmpty ? "" : "\n  }").utf8)
    if let bytes, let range = stringsRange {
      return Array(bytes[..<range.lowerBound]) + strings + Array(bytes[range.upperBound...])
    }
    return Array(
      """
      {
        "sourceLanguage" : \(CatalogValue.quoted(sourceLanguage)),
        "strings" : \(String(decoding: strings, as: UTF8.self)),
        "version" : "1.0"
      }
      """.utf8)
  }
}
