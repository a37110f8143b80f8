import Foundation
import IBDriver
import IBTestSupport
import Testing

/// `keyline diff --format github-comment`: a text and the pictures beside it.
@Suite struct DiffCommentTests {
  private static func screen(_ color: String, title: String = "Start", texts: [String] = []) -> String {
    let labels = texts.enumerated().map { number, text in
      view("l\(number)", tag: "label", frame: "10 \(100 + number) 40 20", .mask(""), attributes: "text=\"\(text)\"")
    }
    let box = view(
      "box", tag: "view", frame: "10 400 40 40", .mask(""),
      content: "<color key=\"backgroundColor\" \(color) alpha=\"1\" colorSpace=\"custom\"/>")
    return storyboard(scene(rootView(subviews: box + labels.joined())))
      .replacing("<viewController ", with: "<viewController title=\"\(title)\" ")
  }

  private static let red = "red=\"1\" green=\"0\" blue=\"0\""
  private static let green = "red=\"0\" green=\"1\" blue=\"0\""

  private func comment(_ world: MemoryWorld, _ options: String...) async throws -> String {
    let words = ["diff", "-q", "old", "new", "--on", "iphone-15", "--format", "github-comment", "--output", "out"]
    #expect(await CommandLineTool.run(words + options, in: world.world) == .success)
    return try #require(world.writtenFile("out/comment.md"))
  }

  private func sources(_ comment: String) -> [String] {
    comment.matches(of: /<img src="([^"]*)"/).map { String($0.output.1) }
  }

  @Test func aCommentShowsPicturesBesideIt() async throws {
    let world = MemoryWorld(["old/a.storyboard": Self.screen(Self.red), "new/a.storyboard": Self.screen(Self.green)])
    let text = try await comment(world)
    #expect(text.hasPrefix("**1 file differs**\n\n#### new/a.storyboard\n\n- view "))
    let pictures = sources(text).map { world.writtenFile("out/\($0)") ?? "" }
    #expect(pictures.count == 2)
    #expect(pictures.first?.contains("#ff0000") == true && pictures.last?.contains("#00ff00") == true)
    // The changed view is outlined, and what is far from it is cut off.
    for picture in pictures { #expect(picture.contains("class=\"marked\"") && picture.contains("viewBox=\"0 368 393")) }
    #expect(text.contains("<details open><summary><b>"))
    #expect(text.matches(of: /<img [^>]*width="300"/).count == 2, "a screen of 393 points is made smaller")
  }

  @Test func linksBeginWithTheAddressThatIsGiven() async throws {
    let files = ["old/a.storyboard": Self.screen(Self.red), "new/a.storyboard": Self.screen(Self.green)]
    let (plain, based) = (MemoryWorld(files), MemoryWorld(files))
    let names = sources(try await comment(plain))
    let linked = sources(try await comment(based, "--picture-base", "https://example.org/p"))
    #expect(linked == names.map { "https://example.org/p/\($0)" })
    // Another content has another name, because services keep what they have shown once.
    #expect(Set(names).count == 2)
  }

  /// Nothing in a file can notify people, end the markup around it or load something.
  @Test func wordsOfTheFileAreWords() async throws {
    let hostile = "@everyone &lt;/summary>&lt;img src=x> #12 | www.example.org"
    let world = MemoryWorld([
      "old/a.storyboard": Self.screen(Self.red, title: hostile),
      "new/a.storyboard": Self.screen(Self.green, title: hostile),
    ])
    let text = try await comment(world)
    #expect(text.contains("<summary><b>"))
    #expect(!text.contains("@everyone") && text.contains("@\u{2060}everyone"))
    #expect(!text.contains("www.example.org"))
    // A backslash before a mark of Markdown takes it out of its reading.
    #expect(text.matches(of: /[^\\]<img/).count == 2 && text.matches(of: /[^\\]<\/summary>/).count == 1)
    #expect(sources(text).allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_.-]+/) != nil })
  }

  @Test func aLongCommentKeepsALineOfEachFile() async throws {
    var files: [String: String] = [:]
    for number in 0..<100 {
      let texts = (0..<8).map { "Text \($0) of the screen number \(number), which is rather long" }
      files["old/\(number).storyboard"] = Self.screen(Self.red, texts: texts)
      files["new/\(number).storyboard"] = Self.screen(Self.red, texts: texts.map { $0 + " is another one" })
    }
    let text = try await comment(MemoryWorld(files), "--no-layout")
    #expect(text.unicodeScalars.count <= 65_536)
    #expect(text.hasPrefix("**100 files differ**\n"))
    for number in 0..<100 { #expect(text.contains("new/\(number).storyboard")) }
    #expect(text.contains("#### new/0.storyboard\n") && text.contains("- new/99.storyboard: 8 changes\n"))
  }

  @Test func aCommentNeedsAFolder() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": Documents.clean])
    #expect(await world.run("diff", "a.xib", "b.xib", "--format", "github-comment") == .usage)
    #expect(world.diagnostics.contains("--output"))
  }

  @Test func noDifferenceIsSaid() async throws {
    let world = MemoryWorld(["old/a.xib": Documents.clean, "new/a.xib": Documents.clean])
    #expect(try await comment(world) == "No storyboard or xib differs.\n")
  }

  /// A comment draws eight scenes of a file and counts the rest.
  @Test(arguments: [
    (8, nil), (9, "\n1 more scene with changed views is not drawn\n"),
    (10, "\n2 more scenes with changed views are not drawn\n"),
  ])
  func scenesBeyondTheFirstAreCounted(_ count: Int, _ words: String?) async throws {
    func document(_ color: String) -> String {
      storyboard(
        (0..<count).map { number in
          let box = view(
            "box-\(number)", frame: "10 400 40 40", .mask(""),
            content: "<color key=\"backgroundColor\" \(color) alpha=\"1\" colorSpace=\"custom\"/>")
          return scene(
            rootView("root-\(number)", subviews: box).replacing("id=\"safe\"", with: "id=\"safe-\(number)\""),
            id: "vc-\(number)", attributes: "title=\"Screen \(number)\"")
        }.joined())
    }
    let world = MemoryWorld(["old/a.storyboard": document(Self.red), "new/a.storyboard": document(Self.green)])
    let text = try await comment(world)
    #expect(sources(text).count == 16)
    #expect(words.map(text.contains) ?? !text.contains("not drawn"), "\(text)")
  }
}
