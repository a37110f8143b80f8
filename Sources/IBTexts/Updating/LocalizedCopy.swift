package import IBModel

/// A copy of a document in another language, as the `.strings` file that replaces the copy when the document moves to
/// `Base.lproj`.
///
/// Texts match by the keys of their objects. In 28 public commits with this change, people took the text of the copy if
/// its object has the same id, and otherwise that of the document (Documentation/Measurements/Translations.md#copies).
package struct LocalizedCopy: Sendable {
  /// The content of the file.
  package let strings: String
  /// The number of texts that both the document and the copy contain.
  package let joined: Int
  /// The keys that the copy does not contain. For them, the file contains the document's texts.
  package let missing: [String]
  /// The keys of the copy's texts that the document does not contain, and that are therefore lost.
  package let lost: [String]
  /// The document with the texts of the file. If it still differs from the copy, more than texts differ.
  package let translated: Document

  package init(_ copy: Document, of document: Document) {
    let texts = DocumentTexts(document.tree, document.flavor).texts
    let other = DocumentTexts(copy.tree, copy.flavor).texts
    let values = Dictionary(other.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(texts.map(\.key))
    strings = StringsWriter.file(texts, values)
    joined = texts.count { values[$0.key] != nil }
    missing = texts.map(\.key).filter { values[$0] == nil }.sorted()
    lost = other.map(\.key).filter { !keys.contains($0) }.sorted()
    translated = document.translated { values[$0.key] } ?? document
  }
}
