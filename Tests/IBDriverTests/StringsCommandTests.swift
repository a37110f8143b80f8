import IBTestSupport
import Testing

@testable import IBDriver

/// `keyline strings` over files.
@Suite struct StringsCommandTests {
  private static let label = document(#"<label text="One" id="aaa-aa-aaa"/>"#)
  private static let entry = """

    /* Class = "UILabel"; text = "One"; ObjectID = "aaa-aa-aaa"; */
    "aaa-aa-aaa.text" = "One";

    """

  @Test func oneDocumentIsExportedToStandardOutput() async {
    let world = MemoryWorld(["a.xib": Self.label])
    #expect(await world.run("strings", "--export", "a.xib") == .success)
    #expect(world.output == Self.entry)
  }

  @Test func severalDocumentsNeedAFolder() async {
    let world = MemoryWorld(["App/a.xib": Self.label, "App/b.xib": Self.label])
    #expect(await world.run("strings", "--export", "App") == .unreadable)
    #expect(world.diagnostics.contains("several documents need a folder"))
    #expect(await world.run("strings", "--export", "App", "-o", "out") == .success)
    #expect(world.diagnostics.contains("exported 2 texts of 2 documents"), "\(world.diagnostics)")
    #expect(world.writtenFile("out/App/a.strings") == Self.entry)
    #expect(world.writtenFile("out/App/b.strings") == Self.entry)
  }

  @Test func anXLIFFFileHasTheTranslations() async {
    let world = MemoryWorld([
      "Base.lproj/a.xib": Self.label, "de.lproj/a.strings": #""aaa-aa-aaa.text" = "Eins";"#,
    ])
    #expect(await world.run("strings", "--export", "-f", "xliff", "--language", "de", "Base.lproj/a.xib") == .success)
    #expect(world.output.contains(#"<file original="Base.lproj/a.xib" source-language="en" target-language="de""#))
    #expect(world.output.contains("<source>One</source>\n        <target>Eins</target>"))
  }

  @Test func aProjectHasALanguageOfItsOwnAndOthers() async {
    let world = MemoryWorld([
      ".git/HEAD": "",
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objectVersion = 56; rootObject = A; objects = {
        A = { isa = PBXProject; mainGroup = B; developmentRegion = fr; knownRegions = (fr, Base, de); targets = (); };
        B = { isa = PBXGroup; children = (); }; }; }
      """,
      "Base.lproj/a.xib": Self.label, "it.lproj/a.strings": #""aaa-aa-aaa.text" = "Uno";"#,
    ])
    #expect(await world.run("strings", "--export", "-f", "xliff", "--language", "all", ".") == .success)
    #expect(world.output.contains(#"source-language="fr" target-language="de""#))
    #expect(world.output.contains(#"source-language="fr" target-language="it""#))
    #expect(!world.output.contains(#"target-language="fr""#) && !world.output.contains("Base\""))
    #expect(await world.run("strings", "--export", "-f", "xliff", "--language", "all", "-o", "out/", ".") == .success)
    #expect(world.writtenFile("out/it.xliff")?.contains("<target>Uno</target>") == true)
    #expect(world.writtenFile("out/de.xliff")?.contains(#"target-language="it""#) == false)
  }

  @Test func aTrialPrintsOnlyWhatChanges() async {
    let entries = (1...9).map { "\"x\($0)\" = \"\($0)\";\n" }.joined()
    let xliff = """
      <xliff version="1.2"><file original="Base.lproj/a.xib" target-language="de"><body>
      <trans-unit id="x1"><source>1</source><target>eins</target></trans-unit>
      <trans-unit id="x9"><source>9</source><target>neun</target></trans-unit>
      <trans-unit id="y"><source>10</source><target>zehn</target></trans-unit>
      <trans-unit id="z"><source>11</source><target>elf</target></trans-unit></body></file></xliff>
      """
    let check = MemoryWorld(["a.xliff": xliff, "de.lproj/a.strings": entries])
    #expect(await check.run("strings", "--import", "a.xliff", "--check") == .findings)
    #expect(check.output.isEmpty && check.writtenFile("de.lproj/a.strings") == nil)
    #expect(check.diagnostics == "2 translations would be changed and 2 would be added in 1 file\n")
    let world = MemoryWorld(["a.xliff": xliff, "de.lproj/a.strings": entries])
    #expect(await world.run("strings", "--import", "a.xliff", "--dry-run") == .success)
    #expect(world.output.contains("-\"x1\" = \"1\";\n+\"x1\" = \"eins\";\n \"x2\""))
    #expect(world.output.split(separator: "\n").count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 8)
  }

  /// A note of a translator may contain the end of a comment.
  @Test func aNewTranslationHasItsNoteAsAComment() async {
    let xliff = """
      <xliff version="1.2"><file original="Base.lproj/a.xib" target-language="de"><body>
      <trans-unit id="y"><source>10</source><target>zehn</target><note>Ten */ of them</note></trans-unit></body></file></xliff>
      """
    let world = MemoryWorld(["a.xliff": xliff, "de.lproj/a.strings": ""])
    #expect(await world.run("strings", "--import", "a.xliff") == .success)
    #expect(world.writtenFile("de.lproj/a.strings")?.contains("/* Ten * / of them */\n\"y\" = \"zehn\";") == true)
  }

  @Test func anUpdateWritesOnlyFilesThatChange() async {
    let world = MemoryWorld([
      "Base.lproj/a.xib": Self.label, "de.lproj/a.strings": "", "fr.lproj/a.strings": Self.entry,
    ])
    #expect(await world.run("strings", "--update", "--check", ".") == .findings)
    #expect(world.writtenFile("de.lproj/a.strings") == nil)
    #expect(await world.run("strings", "--update", ".") == .success)
    #expect(world.writtenFile("de.lproj/a.strings") == Self.entry)
    #expect(world.writtenFile("fr.lproj/a.strings") == nil)
  }

  /// Only a named document is missed: a folder may have others.
  @Test func aNamedDocumentWithoutTranslationsIsToldSo() async {
    let files = ["a.xib": Self.label, "Base.lproj/b.xib": Self.label, "de.lproj/b.strings": Self.entry]
    let named = MemoryWorld(files)
    #expect(await named.run("strings", "--update", "a.xib", "Base.lproj/b.xib") == .success)
    #expect(named.diagnostics.contains("a.xib: not in a Base.lproj folder, so it has no .strings files; skipped"))
    #expect(!named.diagnostics.contains("b.xib: not"))
    let found = MemoryWorld(files)
    #expect(await found.run("strings", "--update", ".") == .success)
    #expect(!found.diagnostics.contains("skipped"))
  }

  @Test func aTrialOfAnUpdatePrintsItsDiff() async {
    let world = MemoryWorld(["Base.lproj/a.xib": Self.label, "de.lproj/a.strings": ""])
    #expect(await world.run("strings", "--update", "--dry-run", "-q", ".") == .success)
    #expect(world.output.hasPrefix("--- a/de.lproj/a.strings\n+++ b/de.lproj/a.strings\n"), "\(world.output)")
    #expect(world.output.contains("+\"aaa-aa-aaa.text\" = \"One\";"))
    #expect(world.writtenFile("de.lproj/a.strings") == nil)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aaa-aa-aaa.text" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Eins"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func translationsComeIntoACatalog() async throws {
    let xliff = """
      <xliff version="1.2"><file original="Base.lproj/a.xib" target-language="fr"><body>
      <trans-unit id="aaa-aa-aaa.text"><source>One</source><target>Un</target></trans-unit>
      <trans-unit id="gone.text"><source>Z</source><target>Zed</target></trans-unit></body></file></xliff>
      """
    let files = ["Base.lproj/a.xib": Self.label, "a.xliff": xliff]
    let world = MemoryWorld(files.merging(["mul.lproj/a.xcstrings": Self.catalog]) { a, _ in a })
    #expect(await world.run("strings", "--import", "a.xliff") == .unreadable)
    let written = try #require(world.writtenFile("mul.lproj/a.xcstrings"))
    #expect(
      written.contains(
        """
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Un"
                  }
                }
        """), "\(written)")
    #expect(written.contains("\"value\" : \"Eins\""))
    #expect(world.diagnostics.contains("'gone.text' is not in mul.lproj/a.xcstrings; its translation is skipped"))
    #expect(world.diagnostics.contains("1 translation changed and 0 added in 1 file; 1 problem"))
    let again = MemoryWorld(files.merging(["mul.lproj/a.xcstrings": written]) { a, _ in a })
    _ = await again.run("strings", "--import", "a.xliff")
    #expect(again.writtenFile("mul.lproj/a.xcstrings") == nil)
    #expect(again.diagnostics.contains("0 translations changed and 0 added in 0 files"))
  }

  /// A translator has to look at a translation again if its text has changed.
  @Test func anUpdatedCatalogHasTheTextAndAsksForAReview() async throws {
    let world = MemoryWorld(["Base.lproj/a.xib": Self.label, "mul.lproj/a.xcstrings": Self.catalog])
    #expect(await world.run("strings", "--update", "--check", ".") == .findings)
    #expect(world.writtenFile("mul.lproj/a.xcstrings") == nil)
    #expect(await world.run("strings", "--update", ".") == .success)
    let written = try #require(world.writtenFile("mul.lproj/a.xcstrings"))
    #expect(
      written.contains(#""comment" : "Class = \"UILabel\"; text = \"One\"; ObjectID = \"aaa-aa-aaa\";","#), "\(written)"
    )
    #expect(written.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Eins\""))
    #expect(written.contains("\"state\" : \"new\",\n            \"value\" : \"One\""))
    let again = MemoryWorld(["Base.lproj/a.xib": Self.label, "mul.lproj/a.xcstrings": written])
    #expect(await again.run("strings", "--update", "--check", ".") == .success)
  }

  @Test func aFileWithAMistakeIsLeftAsItIs() async {
    let world = MemoryWorld(["Base.lproj/a.xib": Self.label, "de.lproj/a.strings": "\n\"x\" = \"y\"\n"])
    #expect(await world.run("strings", "--update", ".") == .unreadable)
    #expect(world.diagnostics.contains("de.lproj/a.strings:3: the value of 'x' has no ';' after it"))
    #expect(world.writtenFile("de.lproj/a.strings") == nil)
  }

  @Test func translationsComeBackFromXLIFF() async {
    let xliff = """
      <xliff version="1.2"><file original="App/Base.lproj/a.xib" target-language="de"><body>
      <trans-unit id="aaa-aa-aaa.text"><source>One</source><target>Eins</target><note>n</note></trans-unit>
      </body></file><file original="../Base.lproj/b.xib" target-language="de"><body>
      <trans-unit id="x.text"><source>X</source><target>Y</target></trans-unit></body></file></xliff>
      """
    let world = MemoryWorld(["a.xliff": xliff, "App/de.lproj/a.strings": Self.entry])
    #expect(await world.run("strings", "--import", "a.xliff") == .unreadable)
    #expect(
      world.writtenFile("App/de.lproj/a.strings")
        == Self.entry.replacing("text\" = \"One\";", with: "text\" = \"Eins\";"))
    #expect(world.diagnostics.contains("found no document for the 1 translations of '../Base.lproj/b.xib'"))
  }

  @Test func exactlyOneJobIsNeeded() async {
    #expect(await MemoryWorld().run("strings") == .usage)
    #expect(await MemoryWorld().run("strings", "--export", "--update") == .usage)
  }

  /// Xcode imports a bundle with the files of a language.
  @Test func aBundleIsImported() async {
    let xliff = """
      <xliff version="1.2"><file original="App/Base.lproj/a.xib" target-language="de"><body>
      <trans-unit id="aaa-aa-aaa.text"><source>One</source><target>Eins</target></trans-unit></body></file></xliff>
      """
    let world = MemoryWorld([
      "de.xcloc/Localized Contents/de.xliff": xliff, "de.xcloc/Localized Contents/notes.txt": "",
      "App/Base.lproj/a.xib": Self.label, "App/de.lproj/a.strings": Self.entry,
    ])
    #expect(await world.run("strings", "--import", "de.xcloc") == .success, "\(world.diagnostics)")
    #expect(world.writtenFile("App/de.lproj/a.strings")?.contains("= \"Eins\";") == true)
    let empty = MemoryWorld(["de.xcloc/Source Contents/a.xib": Self.label])
    #expect(await empty.run("strings", "--import", "de.xcloc") == .unreadable)
    #expect(empty.diagnostics.contains("de.xcloc: no .xliff file in 'Localized Contents'"), "\(empty.diagnostics)")
  }

  @Test func theLanguagesOfACatalogAreExported() async {
    let world = MemoryWorld(["Base.lproj/a.xib": Self.label, "mul.lproj/a.xcstrings": Self.catalog])
    #expect(await world.run("strings", "--export", "-f", "xliff", "--language", "all", "Base.lproj/a.xib") == .success)
    #expect(world.output.contains(#"target-language="de""#), "\(world.output)")
    #expect(world.output.contains("<target>Eins</target>"), "\(world.output)")
  }

  @Test func theTextsOfAnArchiveAreSkipped() async {
    let world = MemoryWorld(["a.xib": Documents.archive])
    #expect(await world.run("strings", "--export", "a.xib") == .unreadable)
    let reason = "a.xib: not a storyboard or xib of Xcode 5 or later; its texts are skipped"
    #expect(world.diagnostics.contains(reason), "\(world.diagnostics)")
  }

  /// Xcode 15.3 leaves out the texts that new objects have, and earlier ones do not.
  @Test(arguments: [("22690", "Box", false), ("22689", "Box", true), ("22690", "Price", true)])
  func textsOfNewObjectsAreLeftOut(_ tools: String, _ title: String, _ isWritten: Bool) async {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa"><objects><box title="\(title)" id="box-00-001"/></objects></document>
      """
    let world = MemoryWorld(["a.xib": text])
    #expect(await world.run("strings", "--export", "-f", "xliff", "a.xib") == .success)
    #expect(world.output.contains("<source>\(title)</source>") == isWritten, "\(world.output)")
  }
}
