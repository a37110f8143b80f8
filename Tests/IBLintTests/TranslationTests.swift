import IBAssets
import IBLayout
import IBLint
import IBSource
import IBSyntax
import IBTestSupport
import IBTexts
import Testing

/// Where translations are found, and how their files are read.
@Suite struct TranslationTests {
  private static let document = xib(
    #"<label text="Log in" id="abc-de-fgh"/><label text="Sign out" id="xyz-ab-cde"/>"#)

  /// The findings in `App/Base.lproj/Main.xib` with these files beside it.
  private func findings(_ files: [String: [UInt8]], _ document: String = document) throws -> [String] {
    let access = AssetFiles(
      list: { folder in
        let inside = files.keys.filter { $0.hasPrefix("\(folder)/") }.map {
          $0.dropFirst(folder.count + 1).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0[0]), isFolder: $0.count > 1) }).sorted { $0.name < $1.name }
      }, read: { files[$0] }, start: { path, count in files[path].map { Array($0.prefix(count)) } })
    let path = "App/Base.lproj/Main.xib"
    let tree = try #require(SyntaxParser.parse(SourceFile(path: path, bytes: Array(document.utf8))).0)
    var surroundings = LintSurroundings()
    surroundings.isInProject = { true }
    surroundings.translations = { DocumentTranslations(of: path, access) }
    let rules = RuleRegistry.all.filter { $0.info.category == "translations" }
    return Linter.lint(tree, rules: RuleSet(rules), surroundings: surroundings).map { finding in
      "\(finding.file):\(finding.range.lower) \(finding.rule): \(finding.message)"
    }
  }

  @Test func eachLanguageIsReadFromItsFolder() throws {
    let found = try findings([
      "App/de.lproj/Main.strings": Array(#""abc-de-fgh.text" = "Anmelden";"#.utf8),
      "App/fr.lproj/Main.strings": Array(
        #"""
        /* Class = "UILabel"; */
        "abc-de-fgh.text" = "Se \"connecter\"\n"; // here
        "xyz-ab-cde.text" = "Quitter";
        "old-id-123.text" = "Ancien";
        """#.utf8), "App/de.lproj/Other.strings": Array("broken".utf8),
    ])
    #expect(
      found == [
        "App/de.lproj/Main.strings:0 missing-translation: 1 text is not translated into de: label \"Sign out\" "
          + "(first missing key 'xyz-ab-cde.text'); add the translations",
        "App/fr.lproj/Main.strings:106 stale-translation: key 'old-id-123.text' belongs to a deleted object: "
          + "delete the line",
      ])
  }

  /// Each file has other lines, so a number for each file would be wrong.
  @Test func staleLinesThatDifferAreCountedTogether() throws {
    let current = #""abc-de-fgh.text" = "A";"# + #""xyz-ab-cde.text" = "B";"#
    let found = try findings([
      "App/de.lproj/Main.strings": Array((current + #""old-id-123.text" = "C";"#).utf8),
      "App/fr.lproj/Main.strings": Array((current + #""old-id-124.text" = "D";"#).utf8),
    ])
    #expect(
      found == [
        "App/de.lproj/Main.strings:\(current.utf8.count) stale-translation: key 'old-id-123.text' and keys of 1 other "
          + "object in 2 files belong to deleted objects: delete the lines"
      ])
  }

  @Test func theStaleLinesOfAFileAreOneFinding() throws {
    let current = #""abc-de-fgh.text" = "A";"# + #""xyz-ab-cde.text" = "B";"#
    let stale = #""old-id-123.text" = "C";"# + #""old-id-124.text" = "D";"# + #""old-id-124.title" = "E";"#
    let found = try findings([
      "App/de.lproj/Main.strings": Array((current + stale).utf8),
      "App/fr.lproj/Main.strings": Array((current + stale).utf8),
    ])
    #expect(
      found == [
        "App/de.lproj/Main.strings:\(current.utf8.count) stale-translation: key 'old-id-123.text' and keys of 1 other "
          + "object belong to deleted objects (also in 1 other file): delete the lines in each file"
      ])
  }

  /// Another language has texts of both objects, so they are different objects.
  @Test(arguments: [("xyz-ab-cde.text", false), ("abc-de-fgh.text", true)])
  func objectsWithTextsInOneFileAreDifferent(_ key: String, _ isRenamed: Bool) throws {
    let german = """
      /* Class = "UILabel"; text = "Sign out"; ObjectID = "old-id-123"; */
      "old-id-123.text" = "Abmelden";
      """
    let french = "\"old-id-123.text\" = \"Sortir\";\n\"\(key)\" = \"Quitter\";"
    let found = try findings([
      "App/de.lproj/Main.strings": Array(german.utf8), "App/fr.lproj/Main.strings": Array(french.utf8),
    ])
    #expect(found.contains { $0.contains("rename the key") } == isRenamed, "\(found)")
  }

  /// The comment of a line has the text for which it was made.
  @Test func aTextWithAnotherIDKeepsItsTranslation() throws {
    let text = #"""
      /* Class = "UILabel"; text = "Sign out"; ObjectID = "old-id-123"; */
      "old-id-123.text" = "Abmelden";
      "abc-de-fgh.text" = "Anmelden";
      "421.text" = "Alt";
      """#
    let found = try findings(["App/de.lproj/Main.strings": Array(text.utf8)]).filter { $0.contains("stale") }
    #expect(
      found == [
        "App/de.lproj/Main.strings:69 stale-translation: key 'old-id-123.text' and keys of 1 other object belong to "
          + "deleted objects; 1 of them now has another id, such as 'xyz-ab-cde.text' instead of 'old-id-123.text': "
          + "rename these keys, and delete the others"
      ])
    let lines = text.split(separator: "\n").prefix(3).joined(separator: "\n")
    let all = try findings(["App/de.lproj/Main.strings": Array(lines.utf8)]).filter { $0.contains("stale") }
    #expect(
      all == [
        "App/de.lproj/Main.strings:69 stale-translation: key 'old-id-123.text' has the old id of its object: rename "
          + "the keys, such as 'old-id-123.text' to 'xyz-ab-cde.text'"
      ])
  }

  /// A text of two objects, and a line that translates nothing, are no reason to rename a key.
  @Test(arguments: [("Sign out", "Abmelden", true), ("Log in", "Anmelden", false), ("Sign out", "Sign out", false)])
  func onlyATranslationOfOneTextIsRenamed(_ original: String, _ value: String, _ isRenamed: Bool) throws {
    let labels = ["abc-de-fgh": "Log in", "ijk-lm-nop": "Log in", "xyz-ab-cde": "Sign out"].sorted { $0.key < $1.key }
    let document = xib(labels.map { #"<label text="\#($0.value)" id="\#($0.key)"/>"# }.joined())
    let text = #"""
      /* Class = "UILabel"; text = "\#(original)"; ObjectID = "old-id-123"; */
      "old-id-123.text" = "\#(value)";
      """#
    let found = try findings(["App/de.lproj/Main.strings": Array(text.utf8)], document).filter { $0.contains("stale") }
    #expect(found.map { $0.contains("rename the keys") } == [isRenamed], "\(found)")
  }

  @Test func bothOrdersOfUTF16AreRead() throws {
    let text = "\"abc-de-fgh.text\" = \"Anmelden ✓\";\n\"xyz-ab-cde.text\" = \"Abmelden\";\n"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] as [UInt8] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8] }
    #expect(try findings(["App/de.lproj/Main.strings": little, "App/fr.lproj/Main.strings": big]).isEmpty)
  }

  @Test(arguments: [
    ("\"abc-de-fgh.text\" = \"Anmelden\"", true), ("\n\"a\" \"b\";", true), ("/* open\n\"a\" = \"b\";", false),
  ])
  func aFileWithAMistakeIsAFindingOfThatFile(_ text: String, _ isBroken: Bool) throws {
    let found = try findings(["App/de.lproj/Main.strings": Array(text.utf8)])
    let broken = found.first { $0.contains("unreadable") }
    #expect((broken != nil) == isBroken)
    #expect(broken?.contains(" unreadable-translation: cannot read the translations from here on: ") ?? true)
  }

  @Test func aStringCatalogHasAllLanguages() throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "abc-de-fgh.text" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Anmelden" } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "Log in" } } } },
        "xyz-ab-cde.text" : { "shouldTranslate" : false } } }
      """
    #expect(try findings(["App/mul.lproj/Main.xcstrings": Array(catalog.utf8)]).isEmpty)
    let found = try findings(
      ["App/mul.lproj/Main.xcstrings": Array(catalog.replacing("\"shouldTranslate\" : false", with: "").utf8)])
    #expect(found.count == 1 && found[0].contains("not translated into de: label \"Sign out\""))
  }

  @Test func placeholdersMayChangeTheirOrderOnly() throws {
    let document = xib(#"<label text="%d of %@" id="abc-de-fgh"/>"#)
    func messages(_ text: String) throws -> [String] {
      try findings(["App/de.lproj/Main.strings": Array("\"abc-de-fgh.text\" = \"\(text)\";".utf8)], document)
    }
    #expect(try messages("von %2$@ %1$d").isEmpty)
    #expect(
      try messages("von %d") == [
        "App/de.lproj/Main.strings:0 translated-placeholders: label \"%d of %@\" has the placeholders %@ and %d, but its "
          + "translation into de has the placeholder %d: use the same placeholders"
      ])
  }
}

/// Texts as long as the translations that are there.
@Suite struct ClippedTranslationTests {
  /// A label of 60 points, and one that its text makes as wide as it has to be.
  private static let document = storyboard(
    scene(
      rootView(
        subviews:
          #"<label text="Save" id="fix" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"/>"#
          + #"<label text="Save" id="own" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"/>"#,
        constraints: constraint("a", "fix.width", constant: 60) + constraint("b", "fix.leading", "safe.leading")
          + constraint("c", "fix.top", "safe.top") + constraint("d", "own.leading", "safe.leading")
          + constraint("e", "own.top", "fix.bottom"))))

  private func messages(
    _ translations: [String: String], text: String = "Save", width: Double = 60
  ) throws -> [String] {
    let files = AssetFiles(
      list: { folder in
        folder == "."
          ? translations.keys.sorted().map { AssetFiles.Entry("\($0).lproj", isFolder: true) }
          : [AssetFiles.Entry("Main.strings", isFolder: false)]
      },
      read: { path in path.split(separator: ".").first.flatMap { translations[String($0)] }.map { Array($0.utf8) } },
      start: { _, _ in nil })
    let document = Self.document.replacing("\"Save\"", with: "\"\(text)\"")
      .replacing("constant=\"60.0\"", with: "constant=\"\(width)\"")
    let bytes = Array(document.utf8)
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "Base.lproj/Main.storyboard", bytes: bytes)).0)
    var surroundings = LintSurroundings()
    surroundings.isInProject = { true }
    surroundings.translations = { DocumentTranslations(of: "Base.lproj/Main.storyboard", files) }
    let rules = RuleRegistry.all.filter { $0.info.id == "clipped-translation" }.map { $0.asInExamples }
    return Linter.lint(
      tree, rules: RuleSet(rules), settings: LintSettings(layout: .usual), surroundings: surroundings
    ).map(\.message)
  }

  @Test func theLanguagesThatDoNotFitAreNamed() throws {
    func strings(_ text: String) -> String { "\"fix.text\" = \"\(text)\"; \"own.text\" = \"\(text)\";" }
    let found = try messages([
      "de": strings("Speichern unter"), "es": strings("Guardar como"), "fr": strings("Enregistrer sous"),
      "it": strings("Si"),
    ])
    #expect(found.count == 1)
    let start = "label \"Speichern unter\" is cut off in the translation into de: its text needs "
    #expect(found.first?.hasPrefix(start) == true)
    #expect(found.first?.contains("; also into es and fr") == true)
  }

  /// 44 points fit 60, and a third more does not matter where the translation is there.
  @Test func translationsReplaceTheGuess() throws {
    #expect(try messages([:], text: "Save it").count == 1)
    #expect(try messages(["de": "\"fix.text\" = \"Alles\";"], text: "Save it").isEmpty)
  }

  /// "Speichern" in 17 points needs a width of 77: a label that lacks two points or less may show it on a device.
  @Test(arguments: [(75, 0), (74.5, 1), (74, 1)])
  func aTranslationThatLacksTwoPointsIsTooCloseToCall(_ width: Double, _ count: Int) throws {
    #expect(try messages(["de": "\"fix.text\" = \"Speichern\";"], width: width).count == count)
  }

  /// Too long in every language: the rule for texts as written reports it.
  @Test func whatIsCutOffAsWrittenIsNotAboutTranslations() throws {
    #expect(try messages(["de": "\"fix.text\" = \"Alles ist gespeichert\";"], text: "Everything is saved").isEmpty)
  }

  /// The widths of Georgian letters were not measured.
  @Test func lettersWithoutAWidthAreNotJudged() throws {
    #expect(try messages(["ka": "\"fix.text\" = \"ყველაფერი შენახულია\";"]).isEmpty)
  }
}
