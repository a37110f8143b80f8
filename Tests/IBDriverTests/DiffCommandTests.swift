import Foundation
import IBTestSupport
import Testing

@testable import IBDriver

@Suite struct DiffCommandTests {
  private static func xib(_ text: String) -> String {
    document(
      "<label opaque=\"NO\" text=\"\(text)\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"20\"/></label>"
    )
  }

  private static let line = "  label \"B\": text \"A\" → \"B\"\n"

  @Test func theSameFileSaysNothing() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "b.xib": Self.xib("A") + "\n"])
    #expect(await world.run("diff", "a.xib", "b.xib", "--exit-code") == .success)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics == "1 file; no differences\n")
  }

  @Test func differencesAreToldAndCountOnlyWhenAsked() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "b.xib": Self.xib("B")])
    #expect(await world.run("diff", "a.xib", "b.xib", "--no-layout") == .success)
    #expect(world.output == "b.xib\n" + Self.line)
    #expect(world.diagnostics == "1 file; 1 differs\n")
    #expect(await world.run("diff", "a.xib", "b.xib", "--exit-code", "-q") == .findings)
  }

  @Test func theFilesAreListedOrCounted() async {
    let world = MemoryWorld([
      "old/a.xib": Self.xib("A"), "new/a.xib": Self.xib("B"), "new/b.xib": Self.xib("D"), "old/c.xib": Self.xib("E"),
      "new/c.xib": Self.xib("E"),
    ])
    #expect(await world.run("diff", "-q", "--name-only", "old", "new") == .success)
    #expect(world.output == "new/a.xib\nnew/b.xib\n")
    let counts = world.renewed
    #expect(await counts.run("diff", "-q", "--stat", "old", "new") == .success)
    #expect(counts.output == "new/a.xib: 1 change\nnew/b.xib: added\n")
    #expect(await counts.run("diff", "--stat", "--name-only", "old", "new") == .usage)
  }

  /// Before, the type and the value of each attribute were two phrases of one line, which had 500 characters.
  @Test func longLinesAreOnePhraseALineAndAttributesOnePhrase() async {
    let attributes = ["borderColor", "shadowColor", "fillColor"].map { name in
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(name)Number\"><real key=\"value\" value=\"8\"/>"
        + "</userDefinedRuntimeAttribute>"
    }
    let button = { (content: String) in
      document(
        "<button opaque=\"NO\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"20\"/>"
          + "<state key=\"normal\" title=\"Submit a report\"/>\(content)</button>")
    }
    let list = "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
    let world = MemoryWorld(["a.xib": button(list), "b.xib": button("")])
    #expect(await world.run("diff", "-q", "--no-layout", "a.xib", "b.xib") == .success)
    let lines = world.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.contains("    runtime attribute fillColorNumber (number 8) removed"))
  }

  @Test func foldersAreComparedFileByFile() async {
    let world = MemoryWorld([
      "old/a.xib": Self.xib("A"), "new/a.xib": Self.xib("B"), "old/gone.xib": Self.xib("C"),
      "new/Sub/come.xib": Self.xib("D"), "old/same.xib": Self.xib("E"), "new/same.xib": Self.xib("E"),
    ])
    #expect(await world.run("diff", "old", "new") == .success)
    #expect(
      world.output == """
        new/Sub/come.xib
          file added, with label "D"

        new/a.xib
        \(Self.line)
        old/gone.xib
          file removed, with label "C"

        """)
    #expect(world.diagnostics == "4 files; 3 differ\n")
  }

  @Test func aBrokenFileIsAFindingAndTheRestGoesOn() async {
    let world = MemoryWorld([
      "old/a.xib": "<document><view></document>", "new/a.xib": Self.xib("B"), "old/b.xib": Self.xib("A"),
      "new/b.xib": Self.xib("B"),
    ])
    #expect(await world.run("diff", "old", "new") == .findings)
    #expect(world.output == "new/b.xib\n" + Self.line)
    #expect(world.diagnostics.hasPrefix("old/a.xib:1:"))
  }

  @Test func revisionsAreReadThroughGit() async {
    let world = MemoryWorld(
      ["App/a.xib": Self.xib("B")],
      revisions: ["HEAD:App/a.xib": Self.xib("A"), "HEAD:App/Pods/b.xib": Self.xib("A"), "HEAD:App/notes.txt": ""])
    #expect(await world.run("diff", "HEAD:App/a.xib", "App/a.xib") == .success)
    #expect(world.output == "App/a.xib\n" + Self.line)
    #expect(await world.run("diff", "-q", "HEAD:App", "App", "--format", "markdown") == .success)
    #expect(world.output.hasSuffix("### App/a.xib\n\n- label \"B\": text \"A\" → \"B\"\n"))
  }

  /// The width of a text is that of whole pixels, which differ from screen to screen.
  @Test func aShorterTextMakesALabelNarrowerAndDoesNotMoveIt() async {
    let labelled = { (text: String) in
      storyboard(
        scene(
          rootView(
            subviews: view("label", tag: "label", attributes: "text=\"\(text)\""),
            constraints: pinned("label", to: "root", x: 20, y: 90))))
    }
    let world = MemoryWorld(["a.storyboard": labelled("A rather long text"), "b.storyboard": labelled("A text")])
    #expect(await world.run("diff", "-q", "a.storyboard", "b.storyboard") == .success)
    #expect(world.output.contains("pt narrower everywhere"))
    #expect(!world.output.contains("moves"))
  }

  // MARK: - Revisions and paths

  /// Three states of a file, and one that is only in the last commit.
  private static let history = MemoryWorld(
    ["App/a.xib": xib("D"), "Other/c.xib": xib("N")],
    revisions: [
      "main:App/a.xib": xib("A"), "HEAD:App/a.xib": xib("B"), ":App/a.xib": xib("C"), "HEAD:App/gone.xib": xib("G"),
      ":App/gone.xib": xib("G"),
    ])

  @Test(arguments: [
    ([], "\"B\" → \"D\""), (["HEAD"], "\"B\" → \"D\""), (["App"], "\"B\" → \"D\""),
    (["main"], "\"A\" → \"D\""), (["main", "HEAD"], "\"A\" → \"B\""), (["main..HEAD"], "\"A\" → \"B\""),
    (["main.."], "\"A\" → \"B\""), (["main", "--", "App/a.xib"], "\"A\" → \"D\""),
    (["--cached"], "\"B\" → \"C\""), (["--cached", "main", "App/a.xib"], "\"A\" → \"C\""),
    (["main", "HEAD", "App"], "\"A\" → \"B\""), (["main:.", "."], "\"A\" → \"D\""),
  ])
  func revisionsAndPathsAreAsGitDiffHasThem(_ operands: [String], _ change: String) async {
    let world = Self.history.renewed
    #expect(await CommandLineTool.run(["diff", "-q"] + operands, in: world.world) == .success)
    #expect(world.output.contains("App/a.xib\n  label "))
    #expect(world.output.contains(change))
    #expect(!world.output.contains(":App"))
  }

  @Test func whatIsOnOneSideAloneWasAddedOrRemoved() async {
    let world = Self.history.renewed
    #expect(await world.run("diff", "-q", "App", "Other") == .success)
    #expect(world.output.contains("App/gone.xib") == false)
    #expect(await world.run("diff", "-q") == .success)
    #expect(world.output.contains("App/gone.xib\n  file removed, with label \"G\"\n"))
    #expect(world.output.contains("Other/c.xib\n  file added, with label \"N\"\n"))
  }

  @Test func aWordThatNamesNothingIsSaid() async {
    let world = Self.history.renewed
    #expect(await world.run("diff", "nowhere") == .unreadable)
    #expect(world.diagnostics == "keyline: error: nowhere: not a file, a folder or a git revision\n")
    let shallow = MemoryWorld([:], revisions: [":shallow": ""])
    #expect(await shallow.run("diff", "nowhere") == .unreadable)
    #expect(shallow.diagnostics.contains("nowhere: not a file or a revision in this shallow clone; 'git fetch --unsh"))
    let alone = MemoryWorld(["a.xib": Self.xib("A")])
    #expect(await alone.run("diff") == .unreadable)
    #expect(alone.diagnostics.contains("without git, name two files or folders"))
  }

  /// Seven operands are not always git's call.
  @Test func sevenOperandsMayBePaths() async {
    let world = Self.history.renewed
    #expect(
      await world.run("diff", "-q", "main", "HEAD", "App/a.xib", "App", "App/a.xib", "App", "App/a.xib") == .success)
    #expect(world.output.contains("\"A\" → \"B\""))
  }

  @Test func whatGitSaysIsPassedOn() async {
    let absent = MemoryWorld(["a.xib": Self.xib("A")])
    #expect(await absent.run("diff", "HEAD:a.xib", "a.xib") == .unreadable)
    #expect(absent.diagnostics == "keyline: error: HEAD:a.xib: git is not installed\n")
    let unknown = MemoryWorld(["a.xib": Self.xib("A")], revisions: [:])
    #expect(await unknown.run("diff", "HEAD:a.xib", "a.xib") == .unreadable)
    #expect(unknown.diagnostics == "keyline: error: HEAD:a.xib: Not a valid object name HEAD:a.xib\n")
  }

  @Test func aFolderAndAFileAreWrongUsage() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "f/a.xib": Self.xib("A")])
    #expect(await world.run("diff", "a.xib", "f") == .usage)
    #expect(await world.run("diff", "a.xib", "gone.xib") == .unreadable)
  }

  @Test func aTextForGitLeavesOutIDsAndNoise() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "b.xib": Self.xib("A").replacing("22505", with: "14460")])
    #expect(await world.run("diff", "--textconv", "a.xib") == .success)
    let first = world.output
    #expect(first.contains("label \"A\"\n  opaque: off\n  text: \"A\"\n"))
    #expect(await world.run("diff", "--textconv", "b.xib") == .success)
    #expect(world.output == first + first)
  }

  @Test func whatIsNoDocumentIsGivenToGitAsItIs() async {
    let world = MemoryWorld(["a.xib": "<<<<<<< ours"])
    #expect(await world.run("diff", "--textconv", "a.xib") == .success)
    #expect(world.output == "<<<<<<< ours")
  }

  @Test func aConflictIsTextOfBothVersionsBetweenItsMarkers() async {
    let (old, new) = (Self.xib("A"), Self.xib("B"))
    let conflict = zip(old.split(separator: "\n"), new.split(separator: "\n")).map { ours, theirs in
      ours == theirs ? "\(ours)" : "<<<<<<< HEAD\n\(ours)\n||||||| base\n<gone/>\n=======\n\(theirs)\n>>>>>>> topic"
    }
    let world = MemoryWorld(["a.xib": old, "b.xib": conflict.joined(separator: "\n"), "c.xib": new])
    for name in ["a", "b", "c"] { #expect(await world.run("diff", "--textconv", "\(name).xib") == .success) }
    let texts = world.output
    #expect(texts.contains("<<<<<<< HEAD\nlabel \"A\"\n"), "\(texts)")
    #expect(texts.contains("  text: \"B\"\n>>>>>>> topic\n"), "\(texts)")
    #expect(!texts.contains("<gone/>"))
  }

  @Test func aConflictWithoutAnEndIsGivenToGitAsItIs() async {
    let text = "<<<<<<< HEAD\n\(Self.xib("A"))=======\n"
    let world = MemoryWorld(["a.xib": text])
    #expect(await world.run("diff", "--textconv", "a.xib") == .success)
    #expect(world.output == text)
  }

  @Test func aPageShowsBothLayouts() async {
    let box = { (x: Int) in
      storyboard(
        scene(
          rootView(
            subviews: view("box"), constraints: pinned("box", to: "root", x: Double(x), y: 0, width: 10, height: 10))))
    }
    let world = MemoryWorld(["a.storyboard": box(1), "b.storyboard": box(5)])
    #expect(await world.run("diff", "a.storyboard", "b.storyboard", "--format", "html", "-q") == .success)
    #expect(world.output.hasPrefix("<!DOCTYPE html>"))
    #expect(world.output.hasSuffix("</html>\n"))
    #expect(world.output.split(separator: "data:image/svg+xml;base64,").count == 3)
    #expect(world.output.contains("leading 1 → 5, moves 4 pt right everywhere</li>"))
  }

  // MARK: - Pictures

  private static func logo(_ color: String) -> String {
    storyboard(
      scene(
        rootView(
          subviews: view(
            "logo", tag: "imageView", frame: "10 400 40 40", .mask(""), attributes: "image=\"Logo\"",
            content: "<color key=\"backgroundColor\" \(color) alpha=\"1\" colorSpace=\"custom\"/>"))))
  }

  /// A color alone is a reason for pictures, and they show only what is around it.
  @Test func aPageShowsWhatLooksDifferentBeforeAndAfter() async throws {
    let world = MemoryWorld([
      "a.storyboard": Self.logo("red=\"1\" green=\"0\" blue=\"0\""),
      "b.storyboard": Self.logo("red=\"0\" green=\"1\" blue=\"0\""),
    ])
    #expect(
      await world.run("diff", "a.storyboard", "b.storyboard", "--on", "iphone-15", "--format", "html") == .success)
    let pictures = world.output.matches(of: /base64,([A-Za-z0-9+\/=]+)" alt="(\w+)"/).map {
      (String($0.output.2), Data(base64Encoded: String($0.output.1)).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    #expect(pictures.map(\.0) == ["before", "after"])
    #expect(pictures[0].1.contains("#ff0000") && pictures[1].1.contains("#00ff00"))
    for (_, svg) in pictures {
      // Colors are as they are: the outline is a layer of the page.
      #expect(svg.contains("viewBox=\"0 368 393") && !svg.contains("class=\"marked\""))
      #expect(!svg.contains("class=\"heading\""))
    }
    #expect(world.output.contains("id=\"pairs\"") && world.output.contains("class=\"outlines\""))
  }

  /// Each side has the image that its revision has, in a catalog or as a file, and not the one on the disk.
  @Test(arguments: [true, false]) func imagesAreThoseOfTheRevision(_ isInCatalog: Bool) async throws {
    let folder = "App/Assets.xcassets/\(isInCatalog ? "Logo" : "Other").imageset"
    let file = isInCatalog ? "\(folder)/l.svg" : "App/Images/Logo.svg"
    func files(_ revision: String, _ color: String, width: Int) -> [String: String] {
      [
        "\(revision):App/Main.storyboard": Self.logo("red=\"\(color)\" green=\"0\" blue=\"0\""),
        "\(revision):\(folder)/Contents.json": #"{"images":[{"idiom":"universal","filename":"l.svg"}]}"#,
        "\(revision):\(file)": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"/>",
      ]
    }
    let revisions = files("old", "1", width: 11).merging(files("new", "0.5", width: 22)) { first, _ in first }
    let world = MemoryWorld([:], revisions: revisions)
    let sides = ["old", "new"].map { "\($0):App/Main.storyboard" }
    #expect(await world.run("diff", sides[0], sides[1], "--on", "iphone-15", "--format", "html") == .success)
    let pictures = world.output.matches(of: /base64,([A-Za-z0-9+\/=]+)" alt/).compactMap {
      Data(base64Encoded: String($0.output.1)).map { String(decoding: $0, as: UTF8.self) }
    }
    let images = pictures.compactMap { svg in
      svg.firstMatch(of: /href="data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)"/).flatMap {
        Data(base64Encoded: String($0.output.1)).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    #expect(images.count == 2)
    let widths = [11, 22]
    #expect(zip(images, widths).allSatisfy { $0.contains("viewBox=\"0 0 \($1) 9\"") }, "\(images)")
  }

  // MARK: - Text

  @Test func aFileOfAnotherPlatformIsComparedAsText() async {
    let files = ["a", "b"].map { id in
      ("\(id).xib", Documents.document(type: "WatchKit.Storyboard", "\n<label id=\"\(id)\"/>\n"))
    }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files))
    #expect(await world.run("diff", "a.xib", "b.xib", "--exit-code") == .findings)
    #expect(world.output.hasPrefix("b.xib\n  @@ "))
    #expect(world.output.contains("  -") && world.output.contains("  +"))
    #expect(await world.run("diff", "a.xib", "b.xib", "--format", "markdown") == .success)
    #expect(world.output.contains("``````diff\n@@ "))
  }
}
