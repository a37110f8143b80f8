import IBTestSupport
import Testing

@testable import IBDriver

/// `keyline migrate base-localization`.
@Suite struct BaseLocalizationTests {
  private static let english = document(
    #"<label text="One" id="aaa-aa-aaa"/><label text="Two" id="bbb-bb-bbb"/>"#)
  private static let german = document(
    #"<label text="Eins" id="aaa-aa-aaa"/><label text="Drei" id="ccc-cc-ccc" alpha="0.5"/>"#)
  private static let files = ["App/en.lproj/a.xib": english, "App/de.lproj/a.xib": german]

  @Test func copiesBecomeOneDocumentAndTexts() async {
    let world = MemoryWorld(Self.files)
    #expect(await world.run("migrate", "base-localization", ".") == .success)
    #expect(world.writtenFile("App/Base.lproj/a.xib") == Self.english)
    #expect(
      world.writtenFile("App/de.lproj/a.strings") == """

        /* Class = "UILabel"; text = "One"; ObjectID = "aaa-aa-aaa"; */
        "aaa-aa-aaa.text" = "Eins";

        /* Class = "UILabel"; text = "Two"; ObjectID = "bbb-bb-bbb"; */
        "bbb-bb-bbb.text" = "Two";

        """)
    #expect(world.output.contains("App/de.lproj/a.strings: 1 text from the copy"))
    #expect(world.output.contains("missing from the copy, so not translated: bbb-bb-bbb.text"))
    #expect(world.output.contains("only in the copy, so lost: ccc-cc-ccc.text"))
    #expect(world.output.contains("in more than text"))
    #expect(world.writtenFile("App/de.lproj/a.xib") == nil && world.writtenFile("App/en.lproj/a.xib") == nil)
    #expect(world.diagnostics == "1 document with copies; 1 migrated\n")
  }

  @Test func aQuietRunCountsNothing() async {
    let world = MemoryWorld(Self.files)
    #expect(await world.run("migrate", "base-localization", "--quiet", ".") == .success)
    #expect(world.diagnostics.isEmpty && world.writtenFile("App/Base.lproj/a.xib") != nil)
  }

  @Test func aTrialWritesNothing() async {
    let world = MemoryWorld(Self.files)
    #expect(await world.run("migrate", "base-localization", "--check", ".") == .findings)
    #expect(await world.run("migrate", "base-localization", "--dry-run", ".") == .success)
    #expect(world.writtenFile("App/Base.lproj/a.xib") == nil)
    #expect(world.diagnostics.contains("1 document with copies; 1 to migrate\n"))
  }

  @Test func copiesWithoutTheProjectsLanguageAreLeftAlone() async {
    let world = MemoryWorld(["App/fr.lproj/a.xib": Self.english, "App/de.lproj/a.xib": Self.german])
    #expect(await world.run("migrate", "base-localization", ".") == .findings)
    #expect(world.diagnostics.contains("App/a.xib: skipped: it has copies in de and fr"))
  }

  @Test func textsThatAreThereStay() async {
    let world = MemoryWorld(Self.files.merging(["App/de.lproj/a.strings": "x"]) { first, _ in first })
    #expect(await world.run("migrate", "base-localization", ".") == .success)
    #expect(world.writtenFile("App/de.lproj/a.strings") == nil)
    #expect(world.output.contains("App/de.lproj/a.strings: already exists; skipped"))
  }
}
