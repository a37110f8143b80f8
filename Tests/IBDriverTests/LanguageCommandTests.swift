import IBTestSupport
import Testing

@testable import IBDriver

/// Layouts with the texts and the direction of a language.
@Suite struct LanguageCommandTests {
  /// A label of 60 points at the leading edge.
  private static let document = storyboard(
    scene(
      rootView(
        subviews:
          #"<label text="Save" id="abc-de-fgh" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"/>"#,
        constraints: constraint("a", "abc-de-fgh.width", constant: 60)
          + constraint("b", "abc-de-fgh.leading", "safe.leading") + constraint("c", "abc-de-fgh.top", "safe.top"))))

  private static let files = [
    "Base.lproj/Main.storyboard": document,
    "de.lproj/Main.strings": #""abc-de-fgh.text" = "Speichern unter";"#,
    "ar.lproj/Main.strings": #""abc-de-fgh.text" = "حفظ";"#,
  ]

  private func output(_ arguments: String..., status: IBDriver.ExitStatus = .success) async -> String {
    let world = MemoryWorld(Self.files)
    #expect(await world.run(words: arguments) == status)
    return world.output + world.diagnostics
  }

  /// The label's line of a table, by configuration.
  private func labels(_ arguments: String...) async -> [String: String] {
    let world = MemoryWorld(Self.files)
    _ = await world.run(words: ["resolve", "-f", "csv"] + arguments + ["Base.lproj"])
    let rows = world.output.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    return Dictionary(
      uniqueKeysWithValues: rows.filter { $0.count > 11 && $0[3] == "abc-de-fgh" }.map {
        (String($0[2]), "\($0[6]) \($0[8])")
      })
  }

  @Test func aConfigurationHasTheTextsAndTheDirectionOfItsLanguage() async {
    #expect(
      await labels("--on", "iphone-8,language=de", "--on", "iphone-8,language=ar") == [
        "iphone-8.portrait.language-de": "Speichern unter 0", "iphone-8.portrait.language-ar": "حفظ 315",
      ])
  }

  @Test func languagesComeBesidesTheTextsOfTheFile() async {
    let all = [
      "iphone-8.portrait": "Save 0", "iphone-8.portrait.language-de": "Speichern unter 0",
      "iphone-8.portrait.language-ar": "حفظ 315",
    ]
    #expect(await labels("--on", "iphone-8", "--languages", "de,ar") == all)
    #expect(await labels("--on", "iphone-8", "--languages", "all") == all)
    #expect(await labels("--on", "iphone-8.portrait.language-ar")["iphone-8.portrait.language-ar"] == "حفظ 315")
  }

  @Test func pseudolanguagesChangeTheTextsOfTheFile() async {
    let labels = await labels("--on", "iphone-8", "--languages", "double-length,right-to-left")
    #expect(labels["iphone-8.portrait.language-double-length"] == "Save Save 0")
    #expect(labels["iphone-8.portrait.language-right-to-left"] == "Save 315")
  }

  @Test func aWordThatIsNoLanguageIsRefused() async {
    #expect(await output("resolve", "--on", "iphone-8,language=d_", status: .usage).contains("'d_' is not a language"))
    #expect(await output("resolve", "--languages", "de,", status: .usage).contains("'' is not a language"))
  }

  @Test func aTextThatIsCutOffIsReportedAtItsTranslation() async {
    let found = await output("lint", "--only-rule", "clipped-translation")
    #expect(
      found.contains("de.lproj/Main.strings:1:1: note: label \"Speichern unter\" is cut off in the translation into de")
    )
    #expect(!found.contains("ar.lproj"))
  }

  /// The label has room for the translation on phones of today, and for its own text on all.
  @Test(arguments: [("13.0", true), ("17.0", false)])
  func translationsAreTriedOnTheSmallestPhoneOfTheApp(_ system: String, _ isCutOff: Bool) async {
    let document = storyboard(
      scene(
        rootView(
          subviews:
            #"<label text="Save" id="abc-de-fgh" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"/>"#,
          constraints: constraint("a", "abc-de-fgh.leading", "safe.leading", constant: 105)
            + constraint("b", "safe.trailing", "abc-de-fgh.trailing", constant: 105)
            + constraint("c", "abc-de-fgh.top", "safe.top"))))
    let settings = "TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = \(system);"
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        settings: settings, files: ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"]),
      ".git/config": "", "Base.lproj/Main.storyboard": document,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Speichern unter";"#,
    ])
    #expect(await world.run("lint", "--only-rule", "clipped-translation") == .success)
    #expect(world.output.contains("has 110") == isCutOff, "\(world.output)\(world.diagnostics)")
  }

  /// Code places the stack view around the label, so only code knows the label's room.
  @Test(arguments: [("column.widthAnchor", false), ("other.widthAnchor", true)])
  func aTextInAViewThatCodePlacesIsNotReported(_ anchor: String, _ isCutOff: Bool) async {
    let label =
      #"<label text="Save" id="abc-de-fgh" translatesAutoresizingMaskIntoConstraints="NO" adjustsFontSizeToFit="NO"/>"#
    let document = storyboard(
      scene(
        rootView(
          subviews: view("col", tag: "stackView", subviews: label),
          constraints: constraint("a", "col.leading", "safe.leading") + constraint("b", "col.top", "safe.top")
            + constraint("c", "col.width", constant: 60))
          + #"<connections><outlet property="column" destination="col" id="o"/></connections>"#,
        attributes: #"customClass="Home" storyboardIdentifier="Home""#))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(
        files: ["Base.lproj/Main.storyboard", "Home.swift", "de.lproj/Main.strings"]),
      "App.swift": """
      let home = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")
      """,
      ".git/config": "", "Base.lproj/Main.storyboard": document, ".keyline.yml": "rules: {clipped-translation: note}",
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Speichern unter";"#,
      "Home.swift": """
      class Home: UIViewController {
        @IBOutlet var column: UIStackView!
        override func viewDidLoad() { \(anchor).constraint(equalTo: box.widthAnchor).isActive = true }
      }
      """,
    ])
    #expect(await world.run("lint") == .success)
    #expect(world.output.contains("is cut off") == isCutOff, "\(world.output)\(world.diagnostics)")
  }

  @Test func aReportNamesTheLanguages() async {
    let report = await output("report", "--on", "iphone-8", "--languages", "all")
    #expect(report.contains("is cut off: needs"), "\(report)")
    #expect(report.contains(" in de"), "\(report)")
  }

  @Test func aMissingTextIsAFindingOfTheFirstFile() async {
    let world = MemoryWorld([
      "Base.lproj/a.xib": IBTestSupport.document(#"<label text="One" id="aaa-aa-aaa"/>"#), "de.lproj/a.strings": "",
      "en.lproj/a.strings": "", "fr.lproj/a.strings": "",
    ])
    #expect(await world.run("lint", "--only-rule", "translations") == .success)
    #expect(
      world.output.contains(
        "de.lproj/a.strings:1:1: note: 1 text is not translated into de, en and fr: label \"One\" (first missing key 'aaa-aa-aaa.text')"
      ))
  }
}
