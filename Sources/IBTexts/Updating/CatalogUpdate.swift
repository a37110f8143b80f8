/// Updates a string catalog from its document, as Xcode does when it builds or exports a project.
///
/// Entries that people manage (`manual`), or that are excluded from translation, are not changed. Source of the rules:
/// Documentation/Measurements/Translations.md#catalogs.
package struct CatalogUpdate: Sendable {
  package private(set) var changes = TextChanges()
  package private(set) var catalog: StringCatalog

  /// - Parameter keepsStale: whether to keep untranslated entries whose text is no longer in the document. Translated
  ///   entries are always kept, and marked as stale.
  package init(_ catalog: StringCatalog, _ document: DocumentTexts, keepsStale: Bool) {
    self.catalog = catalog
    var texts: [String: LocalizableText] = [:]
    for text in document.texts where !text.isExcluded && !(text.isOfLibrary && catalog[text.key] == nil) {
      texts[text.key] = texts[text.key] ?? text
    }
    var gone: Set<String> = []
    for key in catalog.allKeys {
      if let text = texts[key] { refresh(key, text) } else if retire(key, keepsStale: keepsStale) { gone.insert(key) }
    }
    self.catalog.remove(gone)
    let new = texts.values.filter { catalog[$0.key] == nil }
      .sorted { KeyOrder.numericIgnoringCase.precedes($0.key, $1.key) }
    changes.added = new.map(\.key)
    self.catalog.add(new.map { ($0.key, Self.entry($0, catalog.sourceLanguage)) })
  }

  private static let stateKey = "extractionState"

  static func entry(_ text: LocalizableText, _ language: String) -> CatalogValue {
    .object([
      ("comment", .text(TextComment.text(for: text))), (stateKey, .text("extracted_with_value")),
      ("localizations", .object([(language, unit(state: "new", text.text))])),
    ])
  }

  private static func unit(state: String, _ value: String) -> CatalogValue {
    .object([("stringUnit", .object([("state", .text(state)), ("value", .text(value))]))])
  }

  private func isFixed(_ entry: CatalogValue) -> Bool {
    if entry[Self.stateKey]?.string == "manual" { return true }
    if case .literal("false") = entry["shouldTranslate"] { return true }
    return false
  }

  private mutating func refresh(_ key: String, _ text: LocalizableText) {
    guard var entry = catalog[key], !isFixed(entry) else { return }
    let language = catalog.sourceLanguage
    let comment = TextComment.text(for: text)
    let old = entry["localizations"]?[language]?["stringUnit"]?["value"]?.string
    let isStale = entry[Self.stateKey]?.string == "stale"
    guard entry["comment"]?.string != comment || old != text.text || isStale else { return }
    entry["comment"] = .text(comment)
    if isStale { entry[Self.stateKey] = .text("extracted_with_value") }
    if old != text.text {
      var localizations = entry["localizations"] ?? .object([])
      if case .object(let members) = localizations {
        for (name, value) in members where name != language && value["stringUnit"]?["state"]?.string == "translated" {
          localizations[name]?["stringUnit"]?["state"] = .text("needs_review")
        }
      }
      localizations[language] = Self.unit(state: "new", text.text)
      entry["localizations"] = localizations
    }
    catalog[key] = entry
    changes.refreshed.append(key)
  }

  /// Handles an entry whose text is no longer in the document; returns whether it is removed.
  ///
  /// An entry with a translation becomes stale. Any other entry is removed.
  private mutating func retire(_ key: String, keepsStale: Bool) -> Bool {
    guard var entry = catalog[key], !isFixed(entry), entry[Self.stateKey]?.string != "stale" else { return false }
    let languages: [String] =
      if case .object(let members) = entry["localizations"] { members.map(\.key) } else { [] }
    let isTranslated = languages.contains { $0 != catalog.sourceLanguage }
    if isTranslated || keepsStale {
      entry[Self.stateKey] = .text("stale")
      catalog[key] = entry
      changes.retired.append(key)
      return false
    }
    changes.removed.append(key)
    return true
  }
}

extension StringCatalog {
  /// A catalog for a document, like one that Xcode creates.
  package init(_ texts: [LocalizableText], sourceLanguage: String) {
    let sorted = texts.filter { !$0.isOfLibrary }.sorted { KeyOrder.numericIgnoringCase.precedes($0.key, $1.key) }
    self.init(
      sourceLanguage: sourceLanguage, sorted.map { ($0.key, CatalogUpdate.entry($0, sourceLanguage)) })
  }
}
