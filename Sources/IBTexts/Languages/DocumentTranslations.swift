package import IBAssets
package import IBModel
package import IBSource
import IBSyntax
import Synchronization

/// The translations of a document, in the `.lproj` folders next to its own folder.
///
/// The folders are listed and the files read on demand. A document in `Base.lproj` has a file `Main.strings` for each
/// language, or a string catalog in `mul.lproj`. A document in the folder of a language has complete copies in the
/// other folders. Such a copy also replaces the document in `Base.lproj`.
package final class DocumentTranslations: Sendable {
  private enum Kind {
    case strings, catalog, copy
  }

  private struct Place {
    /// The name of the folder without its extension.
    let folder: String
    let kind: Kind
    let path: String
    /// The translations; nil for a copy, and before they are read.
    var translations: [Translation]?
  }

  private let files: AssetFiles
  private let document: LocalizedPath
  /// The places, sorted by folder.
  private let places = Mutex<[Place]?>(nil)

  /// - Parameter path: the path of the document, in the form that `files` uses.
  package init(of path: String, _ files: AssetFiles) {
    self.files = files
    document = LocalizedPath(path)
  }

  /// The language of the document's own folder; nil for a document in `Base.lproj`.
  private var own: Language? { document.folder.flatMap { $0 == LocalizedPath.base ? nil : Language($0) } }

  private func list() -> [Place] {
    guard let folder = document.folder, !document.stem.isEmpty else { return [] }
    let around = document.around
    let outer = around.isEmpty ? "." : around == "/" ? around : String(around.dropLast())
    let folders = files.list(outer).filter { $0.isFolder && $0.name.hasSuffix(LocalizedPath.end) }.map {
      String($0.name.dropLast(LocalizedPath.end.count))
    }
    return folders.sorted().compactMap { name in
      guard name != folder, name != LocalizedPath.base else { return nil }
      let path = "\(around)\(name)\(LocalizedPath.end)"
      let inside = Set(files.list(path).lazy.filter { !$0.isFolder }.map { "\(path)/\($0.name)" })
      if inside.contains("\(path)/\(document.file)") {
        return Place(folder: name, kind: .copy, path: "\(path)/\(document.file)")
      }
      let texts = document.texts(in: name)
      return folder == LocalizedPath.base && inside.contains(texts)
        ? Place(folder: name, kind: name == LocalizedPath.several ? .catalog : .strings, path: texts) : nil
    }
  }

  /// Whether texts of the document are in `.strings` files or a string catalog.
  package var hasTexts: Bool { list().contains { $0.kind != .copy } }

  private func translations(_ place: Place) -> [Translation] {
    guard place.kind != .copy, let bytes = files.read(place.path) else { return [] }
    return place.kind == .catalog
      ? Translation.all(catalog: bytes, at: place.path) : [Translation(strings: bytes, at: place.path, place.folder)]
  }

  /// The places, after reading those that fulfill the condition.
  private func places(reading isNeeded: (Place) -> Bool) -> [Place] {
    places.withLock { known in
      var places = known ?? list()
      for index in places.indices where places[index].translations == nil && isNeeded(places[index]) {
        places[index].translations = translations(places[index])
      }
      known = places
      return places
    }
  }

  /// All translations in `.strings` files and catalogs, sorted by language.
  package var all: [Translation] { places { _ in true }.flatMap { $0.translations ?? [] } }

  /// The paths of the files that each have the texts in one language, with the names of their folders, sorted.
  package var paths: [(language: String, path: String)] {
    places { _ in false }.filter { $0.kind != .catalog }.map { ($0.folder, $0.path) }
  }

  /// The languages in which the app shows the document in addition to the language of the file, sorted.
  ///
  /// A document in the folder of a language has only that language, because its copies are separate documents.
  package var languages: [Language] {
    if let own { return [own] }
    let names = places { $0.kind == .catalog }.flatMap { place in
      place.kind == .catalog ? (place.translations ?? []).map(\.language) : [place.folder]
    }
    return Set(names.compactMap { Language($0) }).sorted { $0.tag < $1.tag }
  }

  /// The document as the app shows it in a language; nil if the app shows the texts of the file.
  package func document(_ document: Document, in language: Language) -> Document? {
    if let pseudo = language.pseudo { return document.translated { pseudo.text(of: $0.text) } }
    guard language != own else { return nil }
    for tag in language.fallbacks {
      for place in places(reading: { $0.kind == .catalog || Language($0.folder)?.tag == tag }) {
        if place.kind == .copy, Language(place.folder)?.tag == tag {
          // The copy replaces the document, but has the same path.
          return files.read(place.path).flatMap { document.replacing($0) }
        }
        let translation = place.translations?.first { Language($0.language)?.tag == tag }
        if let translation { return document.translated(by: translation) }
      }
    }
    return nil
  }
}

extension Document {
  /// The document with the texts of a translation; nil if they equal those of the file, or cannot be read.
  fileprivate func translated(by translation: Translation) -> Document? {
    guard translation.mistake == nil else { return nil }
    let values = translation.values
    return translated { values[$0.key] }
  }

  /// - Parameter text: returns the replacement of a text. With nil or an empty replacement, the text stays.
  func translated(_ text: (LocalizableText) -> String?) -> Document? {
    let edits = DocumentTexts(tree, flavor).texts.compactMap { old in
      text(old).flatMap { $0.isEmpty || $0 == old.text ? nil : old.edit(to: $0) }
    }
    return applying(edits)
  }

  /// The document with edits; nil without any edit.
  package func applying(_ edits: [TextEdit]) -> Document? {
    guard !edits.isEmpty, let bytes = TextEdit.apply(edits, to: tree.source.bytes) else { return nil }
    return replacing(bytes)
  }

  fileprivate func replacing(_ bytes: [UInt8]) -> Document? {
    SyntaxParser.parse(SourceFile(tree.source.origin, bytes: bytes)).0.flatMap(Document.init)
  }
}

extension Language.Pseudo {
  /// A text in the pseudolanguage. A text without letters stays.
  func text(of text: String) -> String {
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
    switch self {
    case .doubleLength: return "\(text) \(text)"
    case .bounded: return "[# \(text) #]"
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return text
    }
  }

  /// Letters of the system font that differ from plain ones only in their accents. Xcode's own choice is unknown.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇĎÉĜĤÎĴĶĻÑÖŘŠŤÜŴÝŽåçďéĝĥîĵķļñöřšťüŵýž"))
}
