import IBModel
import IBSource
import IBSyntax

/// A document with its texts in another language, as the app shows it there.
struct TranslatedDocument {
  /// Such as `de`, `pt-BR`.
  let language: String
  let document: Document

  /// The document with the texts of a translation that are not those of the file; nil if there are none, and for a
  /// translation that cannot be read.
  init?(_ document: Document, _ texts: [LocalizableTexts.Text], _ translation: Translation) {
    guard translation.brokenLine == nil else { return nil }
    let values = Dictionary(translation.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let edits = texts.compactMap { text -> TextEdit? in
      guard let value = values[text.key], !value.isEmpty, value != text.text else { return nil }
      return text.edit(to: value)
    }
    let source = document.tree.source
    guard !edits.isEmpty, let bytes = TextEdit.apply(edits, to: source.bytes),
      let translated = SyntaxParser.parse(SourceFile(path: source.path, bytes: bytes)).0.flatMap(Document.init)
    else { return nil }
    language = translation.language
    self.document = translated
  }
}
