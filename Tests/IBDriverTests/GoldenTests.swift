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
    Case("fixtures-leftovers.diff", "migrate xcode-leftovers --dry-run Fires Silent"),
  ]

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  private static func sample(_ name: String) throws -> String {
    try String(contentsOf: samples.appending(path: name), encoding: .utf8)
  }

  /// The documents with and without a mistake that test each rule of lint: small ones of every kind, which differ in
  /// details. They are in `Fires` and `Silent`, by the rule.
  private static func fixtures() throws -> [String: String] {
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
  /// page's data, and the list of all rules. From the first text up to the second.
  private static let frames = [
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

  @Test(arguments: cases)
  func everyFormatPrintsWhatItsFileHas(_ example: Case) async throws {
    let world = MemoryWorld(try example.file.hasPrefix("fixtures-") ? Self.fixtures() : Self.files())
    _ = await CommandLineTool.run(example.arguments, in: world.world)
    let files = world.writtenFiles.sorted { $0.key < $1.key }.map { "--- \($0.key)\n\($0.value)" }
    let difference = try Golden(beside: #filePath).difference(
      Self.withoutFrames(world.output) + files.joined(), example.file)
    #expect(difference == nil)
  }

  @Test func everyFileHasItsCase() throws {
    #expect(try Golden(beside: #filePath).names() == Self.cases.map(\.file).sorted())
  }
}
