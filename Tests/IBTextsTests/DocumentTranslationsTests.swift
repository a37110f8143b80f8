import IBAssets
import IBModel
import IBTestSupport
import Testing

@testable import IBTexts

/// Documents in other languages.
@Suite struct DocumentTranslationsTests {
  private static let base = xib(#"<label text="Log in" id="abc-de-fgh"/>"#)

  /// The text of the label in a language; nil where the document's own text is shown.
  private func text(_ tag: String, _ files: [String: String], of path: String = "App/Base.lproj/Main.xib") throws
    -> String?
  {
    let language = try #require(Language(tag))
    let translations = DocumentTranslations(of: path, Self.disk(files))
    let document = try #require(translations.document(try model(Self.base), in: language))
    return DocumentTexts(document.tree, document.flavor).texts.first?.text
  }

  private static func disk(_ files: [String: String]) -> AssetFiles {
    AssetFiles(
      list: { folder in
        let inside = files.keys.filter { $0.hasPrefix("\(folder)/") }.map {
          $0.dropFirst(folder.count + 1).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0[0]), isFolder: $0.count > 1) }).sorted { $0.name < $1.name }
      }, read: { files[$0].map { Array($0.utf8) } }, start: { _, _ in nil })
  }

  @Test func aFileOfTextsACatalogAndACopyTranslate() throws {
    let files = [
      "App/de.lproj/Main.strings": #""abc-de-fgh.text" = "Anmelden";"#,
      "App/fr.lproj/Main.xib": Self.base.replacing("Log in", with: "Connexion"),
      "App/mul.lproj/Main.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "abc-de-fgh.text" : { "localizations" : {
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Accedi" } } } } } }
      """,
    ]
    #expect(try text("de", files) == "Anmelden")
    #expect(try text("de-AT", files) == "Anmelden")
    #expect(try text("fr", files) == "Connexion")
    #expect(try text("it", files) == "Accedi")
    let translations = DocumentTranslations(of: "App/Base.lproj/Main.xib", Self.disk(files))
    #expect(translations.languages.map(\.tag) == ["de", "fr", "it"])
    #expect(try translations.document(model(Self.base), in: #require(Language("es"))) == nil)
  }

  /// Xcode writes the comment on the line before, people also on the same line.
  @Test(arguments: [("\n", "Log in"), (" ", "Log in"), ("\t\r\n", "Log in"), ("\nx = y;\n", nil)])
  func theCommentBeforeAnEntryHasTheOriginalText(_ between: String, _ original: String?) {
    let text = "/* Class = \"UILabel\"; text = \"Log in\"; ObjectID = \"a\"; */\(between)\"a.text\" = \"Anmelden\";"
    let file = Translation(strings: Array(text.utf8), at: "Main.strings", "de")
    #expect(file.entries.last.flatMap(file.original) == original)
  }

  @Test func aCopyHasOnlyItsOwnLanguage() throws {
    let files = ["fr.lproj/Main.xib": Self.base, "de.lproj/Main.xib": Self.base.replacing("Log in", with: "Anmelden")]
    let translations = DocumentTranslations(of: "fr.lproj/Main.xib", Self.disk(files))
    #expect(translations.languages.map(\.tag) == ["fr"])
    #expect(try translations.document(model(Self.base), in: #require(Language("fr"))) == nil)
  }

  @Test(arguments: [("double-length", "Log in Log in"), ("bounded", "[# Log in #]"), ("accented", "Ļöĝ îñ")])
  func pseudolanguagesNeedNoFiles(_ tag: String, _ expected: String) throws {
    #expect(try text(tag, [:]) == expected)
  }

  @Test func aFileWithAMistakeTranslatesNothing() throws {
    let files = ["App/de.lproj/Main.strings": #""abc-de-fgh.text" = "Anmelden""#]
    let translations = DocumentTranslations(of: "App/Base.lproj/Main.xib", Self.disk(files))
    #expect(try translations.document(model(Self.base), in: #require(Language("de"))) == nil)
    #expect(translations.all.first?.mistake != nil)
  }
}
