import PropertyLists

/// Updates a `.strings` file from its document, and keeps all other bytes.
///
/// Source of the rules: Documentation/Measurements/Translations.md#updates.
package struct StringsUpdate: Sendable {
  package let changes: TextChanges
  /// The bytes of the file after the update.
  package let bytes: [UInt8]

  /// - Parameter keepsStale: whether to keep entries whose text is no longer in the document.
  package init(_ file: StringsFile, _ document: DocumentTexts, keepsStale: Bool) {
    var update = Updater(file, document, keepsStale: keepsStale)
    let text = update.run()
    changes = update.changes
    bytes = changes.isEmpty ? file.encoding.encode(file.text) : file.encoding.encode(text)
  }
}

private struct Updater {
  private let file: StringsFile
  private let document: DocumentTexts
  private let keepsStale: Bool
  private let lineEnd: String
  private let texts: [String: LocalizableText]
  private let excludedKeys: Set<String>
  private(set) var changes = TextChanges()

  init(_ file: StringsFile, _ document: DocumentTexts, keepsStale: Bool) {
    self.file = file
    self.document = document
    self.keepsStale = keepsStale
    lineEnd = file.lineEnd
    excludedKeys = Set(document.texts.filter(\.isExcluded).map(\.key))
    texts = Dictionary(
      document.texts.filter { !$0.isExcluded }.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() -> [UInt8] {
    let known = Set(file.entries.map(\.key))
    let stale = file.entries.filter(isStale)
    var values = movedValues(from: stale, known)
    var editor = StringsEditor(file)
    for (index, entry) in file.entries.enumerated() {
      if isStale(entry) {
        let isMoved = changes.moved[entry.key] != nil
        if keepsStale, !isMoved {
          changes.kept.append(entry.key)
        } else {
          if !isMoved { changes.removed.append(entry.key) }
          editor.remove(index)
        }
      } else if let text = texts[entry.key], let comment = refreshedComment(of: entry, text) {
        changes.refreshed.append(entry.key)
        editor.setComment(comment, of: index)
      }
    }
    let hasComments = file.entries.isEmpty || file.entries.contains { $0.comment != nil }
    var added = texts.values.filter { !known.contains($0.key) }
    let order = KeyOrder(of: file.entries.map(\.key))
    added.sort { (order ?? .bytes).precedes($0.key, $1.key) }
    for text in added {
      let value = values.removeValue(forKey: text.key)
      if value == nil { changes.added.append(text.key) }
      let entry = StringsWriter.entry(text, value: nil, hasComment: hasComments, lineEnd: lineEnd)
      let old = "\(TextComment.quoted(text.text));"
      editor.insert(value.map { entry.dropLast(old.count) + "\($0);" } ?? entry, text.key, order)
    }
    return editor.text
  }

  /// Whether the document no longer contains the object or property of an entry. A person added a key of any other
  /// form.
  private func isStale(_ entry: StringsFile.Entry) -> Bool {
    guard texts[entry.key] == nil, let dot = entry.key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = String(entry.key[..<dot])
    guard Self.isObjectID(id) else { return false }
    if !document.objectIDs.contains(id) { return true }
    // The object exists but does not have this text. Only an entry that Xcode's tools wrote is stale.
    return file.commentText(of: entry).flatMap(TextComment.source) != nil && !excludedKeys.contains(entry.key)
  }

  /// Whether a text is an id of Xcode: `a1b-2C-d3e`, or a number in documents of old versions.
  private static func isObjectID(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isCode = parts.map(\.utf8.count) == [3, 2, 3] && parts.allSatisfy { $0.utf8.allSatisfy(isAlphanumeric) }
    return isCode || !id.isEmpty && id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The translations of stale entries whose text occurs in the document with exactly one other id, as written, by the
  /// new key.
  ///
  /// The comment of the entry contains the class, property and text of the old object. If there are two candidates,
  /// neither counts.
  private mutating func movedValues(from stale: [StringsFile.Entry], _ known: Set<String>) -> [String: String] {
    struct Source: Hashable {
      let className, property, text: String
    }
    var places: [Source: [String]] = [:]
    for text in texts.values where !known.contains(text.key) {
      places[Source(className: text.className, property: text.property, text: text.text), default: []].append(text.key)
    }
    var old: [Source: [StringsFile.Entry]] = [:]
    for entry in stale {
      guard let source = file.commentText(of: entry).flatMap(TextComment.source) else { continue }
      old[Source(className: source.className, property: source.property, text: source.text), default: []].append(entry)
    }
    var values: [String: String] = [:]
    for (source, entries) in old {
      guard entries.count == 1, let keys = places[source], keys.count == 1 else { continue }
      values[keys[0]] = file.text(entries[0].valueRange)
      changes.moved[entries[0].key] = keys[0]
    }
    return values
  }

  /// A comment with the document's text, if the entry has a comment of Xcode's form that contains another text.
  private func refreshedComment(of entry: StringsFile.Entry, _ text: LocalizableText) -> String? {
    guard let old = file.commentText(of: entry), let source = TextComment.source(of: old), source.text != text.text
    else { return nil }
    return StringsWriter.comment(text)
  }
}
