package import IBSource
package import IBSyntax
import PropertyLists

/// The translations of an XLIFF document, one section for each file of the project.
package struct XLIFFFile: Sendable {
  package struct Unit: Sendable {
    package let key: String
    /// The translation; nil if the translator wrote none.
    package let target: String?
    package let note: String?
  }

  package struct Section: Sendable {
    /// The path of the source file in the project, such as `App/Base.lproj/Main.storyboard`.
    package let original: String
    /// The language; nil if the section does not name one.
    package let language: String?
    package let units: [Unit]
    package let range: SourceRange
  }

  package let sections: [Section]

  /// Nil if the root is not `xliff`.
  package init?(_ tree: SyntaxTree) {
    guard let root = tree.root, root.tag == "xliff" else { return nil }
    sections = root.children.filter { $0.tag == "file" }.map { file in
      Section(
        original: file.value("original") ?? "", language: file.value("target-language"),
        units: file.descendants.filter { $0.tag == "trans-unit" }.compactMap(Self.unit), range: file.startTagRange)
    }
  }

  private static func unit(_ element: XMLElement) -> Unit? {
    guard let key = element.value("id") else { return nil }
    func text(_ tag: String) -> String? { element.children.first { $0.tag == tag }?.text }
    return Unit(key: key, target: text("target"), note: text("note"))
  }
}

extension XMLElement {
  fileprivate func value(_ attribute: String) -> String? { attributes.first { $0.nameText == attribute }?.value }
}

/// Writes translations into a `.strings` file, and keeps all other bytes.
package struct StringsImport: Sendable {
  /// The keys whose value changed. `added` has the new keys.
  package private(set) var changed: [String] = []
  package private(set) var added: [String] = []
  /// The bytes of the file after the import.
  package let bytes: [UInt8]

  package init(_ file: StringsFile, _ units: [XLIFFFile.Unit]) {
    var editor = StringsEditor(file)
    let places = Dictionary(file.entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let order = KeyOrder(of: file.entries.map(\.key))
    var new: [(unit: XLIFFFile.Unit, target: String)] = []
    for unit in units {
      guard let target = unit.target else { continue }
      guard let place = places[unit.key] else {
        new.append((unit, target))
        continue
      }
      if file.entries[place].value != target {
        editor.setValue(TextComment.quoted(target), of: place)
        changed.append(unit.key)
      }
    }
    for (unit, target) in new.sorted(by: { (order ?? .bytes).precedes($0.unit.key, $1.unit.key) }) {
      let comment = unit.note.map { "/* \(Self.withoutEnd($0)) */\(file.lineEnd)" } ?? ""
      editor.insert("\(comment)\(TextComment.quoted(unit.key)) = \(TextComment.quoted(target));", unit.key, order)
      added.append(unit.key)
    }
    bytes = changed.isEmpty && added.isEmpty ? file.encoding.encode(file.text) : file.encoding.encode(editor.text)
  }

  /// A note without the marks that would end the comment and so break the file.
  private static func withoutEnd(_ note: String) -> String {
    note.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }
}

/// Writes translations into a string catalog. Other entries keep all their bytes.
package struct CatalogImport: Sendable {
  package private(set) var catalog: StringCatalog
  /// The keys whose translation is new or changed.
  package private(set) var changed: [String] = []
  /// Keys that are not in the catalog.
  package private(set) var unknown: [String] = []

  package init(_ catalog: StringCatalog, _ units: [XLIFFFile.Unit], _ language: String) {
    self.catalog = catalog
    for unit in units {
      guard let target = unit.target else { continue }
      guard var entry = catalog[unit.key] else {
        unknown.append(unit.key)
        continue
      }
      let translation = CatalogValue.object([("state", .text("translated")), ("value", .text(target))])
      let old = entry["localizations"]?[language]
      if old?["stringUnit"]?["value"]?.string == target, old?["stringUnit"]?["state"]?.string == "translated" {
        continue
      }
      var localizations = entry["localizations"] ?? .object([])
      localizations[language] = .object([("stringUnit", translation)])
      entry["localizations"] = localizations
      self.catalog[unit.key] = entry
      changed.append(unit.key)
    }
  }
}
