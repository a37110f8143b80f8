import IBTestSupport
import Testing

@testable import IBDriver

@Suite struct DiffCommandTests {
  private static func xib(_ text: String) -> String {
    document(
      "<label opaque=\"NO\" text=\"\(text)\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"20\"/></label>"
    )
  }

  private static let line = "  label B: text \"A\" → \"B\"\n"

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

  @Test func foldersAreComparedFileByFile() async {
    let world = MemoryWorld([
      "old/a.xib": Self.xib("A"), "new/a.xib": Self.xib("B"), "old/gone.xib": Self.xib("C"),
      "new/Sub/come.xib": Self.xib("D"), "old/same.xib": Self.xib("E"), "new/same.xib": Self.xib("E"),
    ])
    #expect(await world.run("diff", "old", "new") == .success)
    #expect(
      world.output == """
        new/Sub/come.xib
          file added, with label D

        new/a.xib
        \(Self.line)
        old/gone.xib
          file removed, with label C

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
    #expect(world.output.hasSuffix("### App/a.xib\n\n- label B: text \"A\" → \"B\"\n"))
  }

  @Test func whatGitSaysIsPassedOn() async {
    let absent = MemoryWorld(["a.xib": Self.xib("A")])
    #expect(await absent.run("diff", "HEAD:a.xib", "a.xib") == .unreadable)
    #expect(absent.diagnostics == "keyline: error: HEAD:a.xib: git is not installed\n")
    let unknown = MemoryWorld(["a.xib": Self.xib("A")], revisions: [:])
    #expect(await unknown.run("diff", "HEAD:a.xib", "a.xib") == .unreadable)
    #expect(unknown.diagnostics == "keyline: error: HEAD:a.xib: Not a valid object name HEAD:a.xib\n")
  }

  @Test func oneSideOrAFolderAndAFileAreWrongUsage() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "f/a.xib": Self.xib("A")])
    #expect(await world.run("diff", "a.xib") == .usage)
    #expect(await world.run("diff", "a.xib", "f") == .usage)
    #expect(await world.run("diff", "a.xib", "gone.xib") == .unreadable)
  }

  @Test func aTextForGitLeavesOutIDsAndNoise() async {
    let world = MemoryWorld(["a.xib": Self.xib("A"), "b.xib": Self.xib("A").replacing("22505", with: "14460")])
    #expect(await world.run("diff", "--textconv", "a.xib") == .success)
    let first = world.output
    #expect(first.contains("label A\n  opaque: off\n  text: \"A\"\n"))
    #expect(await world.run("diff", "--textconv", "b.xib") == .success)
    #expect(world.output == first + first)
  }

  @Test func whatIsNoDocumentIsGivenToGitAsItIs() async {
    let world = MemoryWorld(["a.xib": "<<<<<<< ours"])
    #expect(await world.run("diff", "--textconv", "a.xib") == .success)
    #expect(world.output == "<<<<<<< ours")
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
    #expect(world.output.contains("leading 1 → 5, moves 4 pt everywhere</li>"))
  }
}
