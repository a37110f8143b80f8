import Foundation
import IBDriver
import IBTestSupport
import Testing

/// What each command prints of the samples in each format, held against the files in `Golden/`.
///
/// The other tests of emitters state what a format is for; these show every byte of it.
@Suite struct GoldenTests {
  /// A command line, and the file that has what it prints.
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let arguments: [String]

    var testDescription: String { file }

    init(_ file: String, _ words: String) {
      self.file = file
      arguments = words.split(separator: " ").map(String.init)
    }
  }

  private static let cases = [
    Case("resolve.txt", "resolve --on iphone-15 --on ipad-9 SizeClasses.storyboard Badge.xib"),
    Case("resolve.json", "resolve --format json --canvas Badge.xib"),
    Case("resolve.jsonl", "resolve --format jsonl --canvas Badge.xib"),
    Case("report.txt", "report SizeClasses.storyboard Badge.xib"),
    Case("report.md", "report --format markdown SizeClasses.storyboard Badge.xib"),
    Case("report.json", "report --format json --on iphone-15 --on ipad-9 SizeClasses.storyboard"),
    Case("report.html", "report --format html --on iphone-15 Badge.xib"),
    Case("render.svg", "render --on iphone-15 --output - Badge.xib"),
    Case("diff.txt", "diff Old.storyboard SignUpForm.storyboard"),
    Case("diff.md", "diff --format markdown Old.storyboard SignUpForm.storyboard"),
    Case("diff.json", "diff --format json --on iphone-15 Old.storyboard SignUpForm.storyboard"),
    Case("diff.html", "diff --format html --no-layout Old.storyboard SignUpForm.storyboard"),
    Case("convert.html", "convert swiftui --check --format html Badge.xib"),
    Case("diff-textconv.txt", "diff --textconv SignUpForm.storyboard"),
    Case("migrate.diff", "migrate safe-area --dry-run --deployment-target 11.0 LayoutGuides.storyboard"),
    Case("dump-document.txt", "dump --stage document Badge.xib"),
    Case("dump-constraints.txt", "dump --stage constraints --canvas Badge.xib"),
    Case("lint-checkstyle.xml", "lint --format checkstyle Old.storyboard Broken.xib"),
    Case("lint-github.txt", "lint --format github-actions-logging Old.storyboard Broken.xib"),
    Case("lint-gitlab.json", "lint --format gitlab Old.storyboard Broken.xib"),
    Case("lint-html.html", "lint --format html --only-rule dangling-reference Old.storyboard"),
    Case("lint-json.json", "lint --format json Old.storyboard Broken.xib"),
    Case("lint-junit.xml", "lint --format junit Old.storyboard Broken.xib"),
    Case("lint-markdown.md", "lint --format markdown Old.storyboard Broken.xib"),
    Case("lint-sarif.json", "lint --format sarif --only-rule dangling-reference Old.storyboard"),
    Case("lint-xcode.txt", "lint --format xcode Old.storyboard Broken.xib"),
    Case("kitchen-convert.txt", "convert swiftui --quiet --output out Kitchen"),
    Case("kitchen-diff.txt", "diff Controls.storyboard Kitchen/Controls.storyboard"),
    Case("kitchen-diff.md", "diff --format markdown Constraints.storyboard Kitchen/Constraints.storyboard"),
    Case("edit-tabs.diff", "edit SizeClasses.storyboard add tabBarController --dry-run --quiet"),
    Case("edit-table.diff", "edit SizeClasses.storyboard add tableViewController --dry-run --quiet"),
    Case("edit-views.diff", "edit Kitchen/Masks.storyboard --from kinds.json --dry-run --quiet"),
    Case("kitchen-lint.txt", "lint --quiet Kitchen"),
    Case("kitchen-merge.txt", "merge Controls.storyboard Kitchen/Controls.storyboard Later.storyboard"),
    Case("kitchen-merge.json", "merge --format json Constraints.storyboard Kitchen/Constraints.storyboard Later.xib"),
    Case("kitchen-strings.txt", "strings --export Kitchen/Controls.storyboard"),
    Case("kitchen-report.txt", "report Kitchen"),
    Case("kitchen-resolve.txt", "resolve --canvas --on iphone-15,landscape --on ipad-9,rtl Kitchen"),
    Case("kitchen-resolve.json", "resolve --format json --canvas Kitchen/Constraints.storyboard"),
    Case("kitchen-constraints.svg", "render --canvas --output - Kitchen/Constraints.storyboard"),
    Case("kitchen-controls.svg", "render --on iphone-15,dark --output - Kitchen/Controls.storyboard"),
    Case("kitchen-narrow.svg", "render --on iphone-15-pro-max --output - Narrow.storyboard"),
    Case("kitchen-narrow.txt", "lint --quiet --all-size-classes --only-rule layout Narrow.storyboard"),
    Case("kitchen-bars.svg", "render --canvas --output - --scene vc Kitchen/Bars.storyboard"),
    Case("kitchen-list.svg", "render --on ipad-9,landscape --output - --scene list Kitchen/Bars.storyboard"),
    Case("kitchen-mirrored.svg", "render --on iphone-15,rtl,landscape --output - Kitchen/Controls.storyboard"),
    Case("kitchen-overlays.svg", "render --overlays --on iphone-15 --output - Kitchen/Constraints.storyboard"),
    Case("kitchen-convert.jsonl", "convert swiftui --check --quiet --format jsonl Kitchen"),
    Case("kitchen-diff.json", "diff --format json --on iphone-15 Controls.storyboard Kitchen/Controls.storyboard"),
    Case(
      "kitchen-merge.md", "merge --format markdown Controls.storyboard Kitchen/Controls.storyboard Later.storyboard"),
    Case("kitchen-outline.json", "outline --format json Kitchen"),
    Case("kitchen-outline-graph.txt", "outline --graph mermaid Kitchen"),
    Case("kitchen-report.json", "report --format json --quiet Kitchen"),
    Case("kitchen-resolve.csv", "resolve --format csv --on iphone-15,landscape,rtl Kitchen/Bars.storyboard"),
    Case(
      "kitchen-rules.txt",
      "lint --quiet --all-size-classes --rule layout --rule accessibility --rule taste --rule constraints Kitchen"),
    Case(
      "kitchen-text-sizes.txt",
      "resolve --on iphone-15,text=AX5 --on ipad-9,split=1/2 Kitchen/Controls.storyboard Kitchen/Stacks.storyboard"),
    Case(
      "troubles-rules.txt", "lint --quiet --all-size-classes --rule layout --rule accessibility Troubles.storyboard"),
    Case("troubles-report.txt", "report --verbose --text-sizes Troubles.storyboard"),
    Case("samples-convert.txt", "convert swiftui --quiet --output out Samples"),
    Case("samples-convert.jsonl", "convert swiftui --check --quiet --format jsonl Samples/Gallery.storyboard"),
    Case("help-convert.txt", "help convert"), Case("help-lint.txt", "help lint"),
    Case("samples-diff.html", "diff --format html --on iphone-15 Old.storyboard SignUpForm.storyboard"),
    Case("samples-outline.txt", "outline Samples"),
    Case("samples-report.html", "report --format html --on iphone-15 --canvas Samples/Gallery.storyboard"),
    Case("samples-report.json", "report --format json Samples/Mail.storyboard Samples/RightToLeft.storyboard"),
    Case("samples-resolve.txt", "resolve --canvas --on iphone-15 --on ipad-9,landscape,text=AX2 Samples"),
    Case("samples-strings.xliff", "strings --export --format xliff Samples"),
    Case("samples-mail.svg", "render --on iphone-15 --output - --scene Inbox Samples/Mail.storyboard"),
    Case("samples-settings.svg", "render --canvas --output - --scene Settings Samples/Settings.storyboard"),
    Case("samples-constraints.txt", "dump --stage constraints --canvas Samples/Gallery.storyboard"),
    Case("samples-document.txt", "dump --stage document Samples/Gallery.storyboard"),
    Case("fixtures-outline.txt", "outline Fires Silent"),
    Case("fixtures-resolve.csv", "resolve --format csv --canvas Fires"),
    Case("fixtures-mirrored.csv", "resolve --format csv --on ipad-9,rtl,text=AX3 Silent"),
    Case("fixtures-report.txt", "report --all-size-classes Fires"),
    Case("fixtures-report.md", "report --format markdown Silent"),
    Case("fixtures-diff.txt", "diff Fires Silent"),
    Case("fixtures-diff.md", "diff --format markdown Silent Fires"),
    Case("fixtures-lint.txt", "lint --quiet Fires"),
    Case(
      "fixtures-rules.txt",
      "lint --quiet --all-size-classes --rule layout --rule accessibility --rule taste --rule constraints Silent"),
    Case("fixtures-strings.xliff", "strings --export --format xliff Fires"),
    Case("fixtures-convert.txt", "convert swiftui --check Silent"),
    Case("fixtures-graph.txt", "outline --graph mermaid Fires Silent"),
    Case(
      "fixtures-fix.diff",
      "lint --quiet --fix --unsafe --dry-run --rule constraints --rule format --rule resources Fires"),
    Case("fixtures-leftovers.diff", "migrate xcode-leftovers --dry-run Fires Silent"),
  ]

  /// Outputs for the app in `Harbor/`.
  private static let app = [
    Case("harbor-config.json", "config --format json App"), Case("harbor-doctor.txt", "doctor"),
    Case("harbor-project.json", "dump --stage project ."), Case("harbor-document.txt", "dump App/Settings.storyboard"),
    Case("harbor-constraints.txt", "dump --stage constraints --on ipad-9,landscape App/Settings.storyboard"),
    Case("harbor-outline.txt", "outline App"), Case("harbor-outline.json", "outline --format json App/Views"),
    Case("harbor-lint.txt", "lint --quiet \(rules) App Harbor.xcodeproj"),
    Case("harbor-classes.txt", "lint --quiet --all-size-classes --only-rule layout --languages all App"),
    Case("harbor-report.txt", "report --verbose --text-sizes --languages all App"),
    Case("harbor-report.md", "report --all-size-classes --format markdown App"),
    Case("harbor-report.json", "report --format json --verbose --scene Boat App"),
    Case("harbor-resolve.txt", "resolve --on iphone-15,landscape,dark App/Views App/Settings.storyboard"),
    Case("harbor-resolve.csv", "resolve --format csv --on ipad-pro-11,split=1/2,text=AX1 --languages ar App"),
    Case(
      "harbor-resolve.jsonl", "resolve --format jsonl --on iphone-se-3 --scene sorting App/Base.lproj/Main.storyboard"),
    Case("harbor-boat.svg", "render --on iphone-15 --overlays --output - --scene boat App"),
    Case("harbor-boats.svg", "render --on iphone-15 --output - --scene boats App"),
    Case("harbor-form.svg", "render --on ipad-9,dark,landscape --overlays --output - --scene form App"),
    Case("harbor-grid.svg", "render --on iphone-15 --output - --scene grid App"),
    Case("harbor-map.svg", "render --on iphone-15,rtl --output - --scene map App"),
    Case("harbor-options.svg", "render --on iphone-15,rtl,dark,text=AX1 --output - --scene options App"),
    Case("harbor-help.svg", "render --canvas --overlays --output - --scene Help App"),
    Case("harbor-sorting.svg", "render --on iphone-15,high-contrast --output - --scene sorting App"),
    Case("harbor-diff.txt", "diff Old/Main.storyboard \(Harbor.main)"),
    Case("harbor-diff.md", "diff --format markdown Old/Settings.storyboard App/Settings.storyboard"),
    Case("harbor-diff.json", "diff --format json --all-size-classes \(Harbor.main) Old/Main.storyboard"),
    Case("harbor-diff-github.txt", "diff --format github Old/Main.storyboard \(Harbor.main)"),
    Case("harbor-renewed.txt", "diff --no-layout Old/Renewed.storyboard \(Harbor.main)"),
    Case("harbor-diff-files.txt", "diff --stat Old App"),
    Case("harbor-merge.md", "merge --format markdown Old/Main.storyboard \(Harbor.main) Branch/Main.storyboard"),
    Case("harbor-merge.json", "merge --format json Old/Main.storyboard \(Harbor.main) Branch/Main.storyboard"),
    Case("harbor-convert.txt", "convert swiftui --check App"),
    Case("harbor-settings.txt", "convert swiftui --quiet --output out App/Settings.storyboard App/Views"),
    Case("harbor-boat.txt", "convert swiftui --quiet --strings keys --output out --scene Boat App"),
    Case("harbor-form.txt", "convert swiftui --quiet --deployment-target 17.0 --output out --scene form App"),
    Case("harbor-fix.diff", "lint --fix --unsafe --dry-run --quiet \(rules) App"),
    Case("harbor-report.html", "report --format html --scene sorting --on iphone-15 App"),
    Case("harbor-convert.html", "convert swiftui --check --format html --scene sorting App"),
    Case("harbor-diff.html", "diff --format html Old/Settings.storyboard App/Settings.storyboard"),
    Case("harbor-merge.html", "merge --format html Old/Desk.xib Desk/Desk.xib Branch/Desk.xib"),
    Case("harbor-lint.html", "lint --format html --only-rule code App"),
    Case("harbor-lint-gitlab.json", "lint --format gitlab --only-rule connections App"),
    Case("harbor-report-github.txt", "report --format github App"),
    Case("harbor-verify.txt", "convert swiftui \(edited) App"),
    Case("harbor-strings.xliff", "strings --export --format xliff --language ar App/Settings.storyboard App/Views"),
    Case("harbor-strings.xcstrings", "strings --export --format xcstrings App/Settings.storyboard"),
    Case("harbor-translations.diff", "strings --update --dry-run App"),
    Case("harbor-edit.diff", "edit \(Harbor.main) --from edits.json --dry-run"),
    Case("harbor-safe-area.diff", "migrate safe-area --dry-run App"),
    Case("harbor-desk.txt", "outline Desk"), Case("harbor-desk.diff", "edit Desk/Desk.xib --from desk.json --dry-run"),
    Case("harbor-desk-lint.txt", "lint --quiet \(rules) Desk"),
    Case("harbor-desk.strings", "strings --export Desk/Desk.xib"),
    Case("harbor-desk-diff.txt", "diff Old/Desk.xib Desk/Desk.xib"),
    Case("harbor-desk-merge.txt", "merge --format markdown Old/Desk.xib Desk/Desk.xib Branch/Desk.xib"),
    Case("harbor-class.diff", "migrate rename-class BoatCell ShipCell --dry-run App"),
  ]

  /// Views that a person changed after the conversion.
  private static let edited = [
    "BoatRow", "CrewRow", "FormView", "LaunchScreenView", "MainView", "OptionsView", "Stranger", "TagView",
  ]
  .map { "--verify Edited/\($0).swift" }.joined(separator: " ")

  /// All categories of rules but those of files that Keyline cannot read.
  private static let rules =
    "layout accessibility taste constraints assets connections resources identifiers translations format code classes availability scenes references"
    .split(separator: " ").map { "--rule \($0)" }.joined(separator: " ")

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  private static func sample(_ name: String) throws -> String {
    try String(contentsOf: samples.appending(path: name), encoding: .utf8)
  }

  /// The documents with and without a mistake that test each rule of lint: small ones of every kind, which differ in
  /// details. They are in `Fires` and `Silent`, by the rule.
  static func fixtures() throws -> [String: String] {
    let folder = samples.deletingLastPathComponent().appending(path: "Tests/IBLintTests/Fixtures")
    var files: [String: String] = [:]
    for rule in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      for (name, kind) in [("fires", "Fires"), ("silent", "Silent")] {
        for suffix in ["storyboard", "xib"] {
          let file = folder.appending(path: "\(rule)/\(name).\(suffix)")
          files["\(kind)/\(rule).\(suffix)"] = try? String(contentsOf: file, encoding: .utf8)
        }
      }
    }
    return files
  }

  /// The samples, here and in a folder; one of them also as it might have been before, with something for lint; and one
  /// that ends too early.
  private static func files() throws -> [String: String] {
    var files = Kitchen.files
    let all = try FileManager.default.contentsOfDirectory(atPath: samples.path)
    for name in all where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      files[name] = try sample(name)
      files["Samples/\(name)"] = files[name]
    }
    files["Samples/Main.storyboard"] = try sample("Editing/Phone/Main.storyboard")
    files["Old.storyboard"] = try older(try sample("SignUpForm.storyboard"))
    files["Troubles.storyboard"] = Troubles.storyboard
    files["Broken.xib"] = String(try sample("Badge.xib").prefix(1200))
    return files
  }

  /// The form as it might have been before: another title, font, color and spacing, a switch that is off, another
  /// anchor, and an outlet that leads nowhere.
  private static func older(_ form: String) throws -> String {
    let edits = [
      ("title=\"Create Account\"", "title=\"Sign Up\""), ("pointSize=\"28\"", "pointSize=\"24\""),
      ("systemColor=\"systemBackgroundColor\"", "red=\"0.5\" green=\"0.25\" blue=\"1\" alpha=\"1\""),
      ("spacing=\"12\"", "spacing=\"8\""), (" on=\"YES\"", " on=\"NO\""),
      ("secondItem=\"Bj4-3G-Bin\" secondAttribute=\"top\"", "secondItem=\"hZ8-1w-lSQ\" secondAttribute=\"top\""),
      (
        "<navigationItem key",
        "<connections><outlet property=\"form\" destination=\"Gon-e0-000\" id=\"Out-le-t00\"/></connections><navigationItem key"
      ),
    ]
    return try edits.reduce(form) { text, edit in
      try #require(text.contains(edit.0), "the sample has no \(edit.0)")
      return text.replacing(edit.0, with: edit.1)
    }
  }

  /// What has nothing to do with the samples, which changes for other reasons: style sheets, scripts, markup around a
  /// page's data, the list of all rules, and the libraries of this machine. From the first text up to the second.
  private static let frames = [
    ("  PNG  ", "\n"),
    ("<style>", "</style>"), ("</noscript>", "<script type"), ("\n<script>", "</script>"), ("<dl>", "</dl>"),
    ("\"rules\":[", "\"columnKind\""), ("\"ruleIndex\":", ","),
  ]

  private static func withoutFrames(_ output: String) -> String {
    frames.reduce(output) { text, frame in
      guard let start = text.range(of: frame.0),
        let end = text.range(of: frame.1, range: start.upperBound..<text.endIndex)
      else { return text }
      return text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "…")
    }
  }

  private static func files(of example: Case) throws -> [String: String] {
    if example.file.hasPrefix("fixtures-") { return try fixtures() }
    guard example.file.hasPrefix("harbor-") else { return try files() }
    let isOfVersions = ["diff", "merge"].contains(example.arguments[0])
    return try Harbor.files().filter { isOfVersions || !$0.key.hasPrefix("Old/") && !$0.key.hasPrefix("Branch/") }
  }

  @Test(arguments: cases + app)
  func everyFormatPrintsWhatItsFileHas(_ example: Case) async throws {
    let world = MemoryWorld(try Self.files(of: example))
    _ = await CommandLineTool.run(example.arguments, in: world.world)
    var files = world.writtenFiles.sorted { $0.key < $1.key }.map { "--- \($0.key)\n\($0.value)" }
    if example.file.hasPrefix("harbor-"), !world.diagnostics.isEmpty {
      files.append("--- messages\n\(world.diagnostics)")
    }
    let difference = try Golden(beside: #filePath).difference(
      Self.withoutFrames(world.output) + files.joined(), example.file)
    #expect(difference == nil)
  }

  @Test func everyFileHasItsCase() throws {
    let files =
      (Self.cases + Self.app).map(\.file) + FixtureGoldenTests.files + MessageGoldenTests.files
      + VariationGoldenTests.files + RandomSceneGoldenTests.files + RandomChangeGoldenTests.files
      + CodeChangeGoldenTests.files + RewrittenViewGoldenTests.files + VariedSceneGoldenTests.files
      + RandomEditGoldenTests.files + DigestGoldenTests.files
    #expect(try Golden(beside: #filePath).names() == files.sorted())
  }
}
