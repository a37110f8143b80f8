import IBDriver
import Foundation
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@Suite struct RenderCommandTests {
  private func names(_ world: MemoryWorld) -> [String] { world.output.split(separator: "\n").map(String.init) }

  private func isWellFormed(_ svg: String) -> Bool {
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "a.svg", bytes: Array(svg.utf8)))
    return tree != nil && findings.isEmpty
  }

  /// The name of a view on a text is next to the letters.
  @Test(arguments: [("Hi", true), ("Hi, this is a text of much more than half", false)])
  func namesAreNotOnLetters(_ text: String, _ isNamed: Bool) async {
    let label = view(
      "a", tag: "label", attributes: "text=\"\(text)\"",
      content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    let world = MemoryWorld([
      "a.storyboard": storyboard(
        scene(
          rootView(
            subviews: view("box") + label,
            constraints: pinned("a", to: "safe", x: 20, y: 20, width: 300, height: 20)
              + pinned("box", to: "a", x: 150, y: 0, width: 120, height: 20))))
    ])
    _ = await world.run("render", "--overlays", "--on", "iphone-15", "--output", "-", "a.storyboard")
    #expect(world.output.contains("<text x=\"172\" y=\"85\">view</text>") == isNamed, "\(world.output)")
  }

  @Test func aPictureForEachSceneAndConfigurationInTheirOrder() async {
    let world = MemoryWorld(["b.xib": Documents.clean, "a.xib": Documents.clean])
    #expect(await world.run("render", "--on", "iphone-15", "--on", "iphone-se-3", "-o", "out") == .success)
    #expect(
      names(world) == [
        "out/a.a.iphone-15.portrait.svg", "out/a.a.iphone-se-3.portrait.svg", "out/b.a.iphone-15.portrait.svg",
        "out/b.a.iphone-se-3.portrait.svg",
      ])
    for name in names(world) { #expect(world.writtenFile(name).map(isWellFormed) == true) }
  }

  @Test func filesOfOneNameAreToldApartByTheirFolders() async {
    let files = ["x/en/Main.xib", "y/en/Main.xib", "y/de/Main.xib", "Other.xib"]
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files.map { ($0, Documents.clean) }))
    #expect(await world.run("render", "--on", "iphone-15") == .success)
    #expect(
      names(world)
        == ["Other", "x-en-Main", "de-Main", "y-en-Main"].map {
          "keyline-render/\($0).a.iphone-15.portrait.svg"
        })
  }

  @Test func wordsThatAreNoFileNamesAreMadeSome() async {
    let world = MemoryWorld(["a b$.xib": Documents.clean.replacingOccurrences(of: #"id="a""#, with: #"id="../é""#)])
    #expect(await world.run("render", "--on", "iphone-15", "-o", "out/") == .success)
    #expect(names(world) == ["out/a_b_.____.iphone-15.portrait.svg"])
  }

  @Test func onePictureGoesToItsFileOrToStandardOutput() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "some.svg") == .success)
    #expect(world.output.isEmpty)
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "-") == .success)
    #expect(world.output == world.writtenFile("some.svg"))
    #expect(isWellFormed(world.output))
  }

  @Test func severalPicturesDoNotGoIntoOneFile() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "-o", "-") == .usage)
    #expect(world.diagnostics.hasPrefix("keyline: error: --output '-' names one picture, but this run has 4"))
    #expect(await world.run("render", "--on", "iphone-15", "-o", "x.svg") == .usage)
    #expect(world.output.isEmpty && world.writtenFile("x.svg") == nil)
  }

  @Test func scenesAreChosenByName() async {
    let two = Documents.clean.replacingOccurrences(of: "</objects>", with: #"<view id="b" userLabel="Bee"/></objects>"#)
    let world = MemoryWorld(["a.xib": two])
    #expect(await world.run("render", "--on", "iphone-15", "--scene", "Bee") == .success)
    #expect(names(world) == ["keyline-render/a.Bee.iphone-15.portrait.svg"])
    #expect(world.diagnostics == "1 file; 1 picture written\n")
  }

  /// A device never shows a navigation controller without its root, so there is nothing to see.
  @Test func scenesWithoutAViewAreLeftOutAndCountedUnlessTheyAreChosen() async {
    let main = storyboard(
      #"<scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController"/></objects></scene>"#,
      #"""
      <scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController></objects></scene>
      """#)
    let world = MemoryWorld(["a.storyboard": main])
    #expect(await world.run("render", "--on", "iphone-15") == .success)
    #expect(names(world) == ["keyline-render/a.s2.iphone-15.portrait.svg"])
    #expect(world.diagnostics == "1 file; 1 picture written, 1 scene without a view left out\n")
    #expect(await world.run("render", "--on", "iphone-15", "--scene", "n") == .success)
    #expect(names(world).contains("keyline-render/a.s1.iphone-15.portrait.svg"))
  }

  /// The name does not depend on which of the scenes are drawn.
  @Test func scenesWithOneNameAreToldApartByTheirIds() async {
    let objects = #"<view id="a"/><view id="b" userLabel="Row"/><view id="c" userLabel="row"/></objects>"#
    let world = MemoryWorld([
      "a.xib": Documents.clean.replacingOccurrences(of: #"<view id="a"/></objects>"#, with: objects)
    ])
    #expect(await world.run("render", "--on", "iphone-15", "--scene", "Row") == .success)
    #expect(names(world) == ["keyline-render/a.Row-b.iphone-15.portrait.svg"])
  }

  @Test func onePictureOfManyFilesIsChosenByItsScene() async {
    let named = Documents.clean.replacingOccurrences(of: #"<view id="a"/>"#, with: #"<view id="b" userLabel="Bee"/>"#)
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": named])
    #expect(await world.run("render", ".", "--on", "iphone-15", "--scene", "Bee", "-o", "x.svg") == .success)
    #expect(world.writtenFile("x.svg").map(isWellFormed) == true)
    #expect(await world.run("render", ".", "--on", "iphone-15", "-o", "y.svg") == .usage)
    #expect(world.diagnostics.contains("this run has 2: choose one of 2 scenes with --scene"))
  }

  /// A folder of that name would be a surprise.
  @Test func otherExtensionsOfPicturesAreRefused() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "-o", "x.jpg") == .usage)
    #expect(world.diagnostics.contains("'x.jpg': pictures are SVG or PNG, not JPG"))
  }

  @Test(.enabled(if: !Machine.hasLibrsvg, "\(Machine.presenceOfLibrsvg)"))
  func withoutTheLibraryTheProgramConvertsPictures() async {
    let world = MemoryWorld(["a.xib": Documents.clean], converter: { $0.starts(with: "<svg".utf8) ? [1, 2] : nil })
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "x.png", "--scale", "2") == .success)
    #expect(world.writtenFile("x.png").map { Array($0.utf8) } == [1, 2])
    #expect(world.filtered.last == ["rsvg-convert", "--format=png", "--unlimited", "--zoom=2.0"])
  }

  @Test func layersAreCheckedAndChosen() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "--layers", "frames,constraint") == .usage)
    #expect(world.diagnostics.contains("unknown layer 'constraint'; did you mean 'constraints'?"))
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "-", "--layers=frames") == .success)
    #expect(world.output.contains(#"class="frames""#) && !world.output.contains(#"id="safe-area""#))
  }

  @Test func aMalformedFileIsToldOnStandardError() async {
    let world = MemoryWorld(["a.xib": Documents.broken, "b.xib": Documents.clean])
    #expect(await world.run("render", "--on", "iphone-15") == .findings)
    #expect(names(world) == ["keyline-render/b.a.iphone-15.portrait.svg"])
    #expect(world.diagnostics.contains("a.xib:1:"))
  }

  @Test func whatCannotBeWrittenIsToldAndCounts() async {
    let name = "keyline-render/a.a.iphone-15.portrait.svg"
    let world = MemoryWorld(["a.xib": Documents.clean], unreadable: [name])
    #expect(await world.run("render", "--on", "iphone-15") == .unreadable)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics.hasPrefix("keyline: error: \(name): permission denied\n"))
    let noFolder = MemoryWorld(["a.xib": Documents.clean], unreadable: ["keyline-render"])
    #expect(await noFolder.run("render") == .unreadable)
  }

  @Test func everySampleIsWellFormedOnTheFinalSizeClasses() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    var files: [String: String] = [:]
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard ["storyboard", "xib"].contains(url.pathExtension) else { continue }
      files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    let world = MemoryWorld(files)
    #expect(await world.run("render") == .success)
    // Each has a scene at least, and there are four configurations.
    #expect(names(world).count >= 4 * files.count && !files.isEmpty)
    for name in names(world) { #expect(world.writtenFile(name).map(isWellFormed) == true, "\(name)") }
  }

  @Test(.enabled(if: !Machine.hasLibrsvg, "\(Machine.presenceOfLibrsvg)"))
  func withoutLibrsvgPicturesInPixelsAreRefused() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "--on", "iphone-15", "--format", "png", "-o", "out") == .usage)
    #expect(world.diagnostics.contains("PNG needs rsvg-convert: install it (Debian: librsvg2-bin"))
  }

  @Test(.enabled(if: Machine.hasLibrsvg, "\(Machine.absenceOfLibrsvg)"))
  func librsvgDrawsPicturesInPixels() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "--on", "iphone-15", "--format", "png", "-o", "out") == .success)
    #expect(names(world) == ["out/a.a.iphone-15.portrait.png"])
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "one.png", "--scale", "2") == .success)
    #expect(world.writtenFile("one.png") != nil)
  }

  /// The name of a file says the format; a folder's says nothing.
  @Test func theNameOfTheOutputSaysTheFormat() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "one.SVG") == .success)
    #expect(world.writtenFile("one.SVG").map(isWellFormed) == true)
    #expect(await world.run("render", "a.xib", "-o", "one.svg", "--format", "png") == .usage)
    #expect(world.diagnostics.contains("--output 'one.svg' is svg, but --format is png"))
  }

  @Test(arguments: ["0", "-1", "17", "wide", "nan"])
  func aScaleIsANumberOfPixels(scale: String) async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "-o", "-", "--scale", scale) == .usage)
    #expect(world.diagnostics.contains("option '--scale' needs a number above 0 and up to 16, not '\(scale)'"))
  }

  @Test func aScaleIsForPixels() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "-o", "-", "--scale", "2") == .usage)
    #expect(world.diagnostics.contains("option '--scale' works only with PNG, because SVG has no pixels"))
  }

  @Test func scenesAreChosenByTheClassTooAndAnUnknownOneIsReported() async {
    let two = Documents.clean.replacingOccurrences(
      of: "</objects>", with: #"<view id="b" customClass="BeeView"/></objects>"#)
    let world = MemoryWorld(["a.xib": two])
    #expect(await world.run("render", "--on", "iphone-15", "--scene", "BeeView") == .success)
    #expect(names(world) == ["keyline-render/a.BeeView.iphone-15.portrait.svg"])
    #expect(await world.run("render", "--on", "iphone-15", "--scene", "BeView") == .usage)
    #expect(world.diagnostics.contains("unknown scene 'BeView'; did you mean 'BeeView'?"))
    #expect(await world.run("report", "--on", "iphone-15", "--scene", "nothing") == .usage)
    #expect(world.diagnostics.contains("unknown scene 'nothing'"))
    #expect(!world.output.contains("no screen"))
  }

  /// What an app shows, without names, frames and a heading, unless they are asked for.
  @Test func aPictureIsTheScreenAlone() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "clean.svg") == .success)
    #expect(await world.run("render", "a.xib", "--on", "iphone-15", "-o", "all.svg", "--overlays") == .success)
    let (clean, all) = (world.writtenFile("clean.svg") ?? "", world.writtenFile("all.svg") ?? "")
    #expect(!clean.contains("class=\"heading\"") && !clean.contains("class=\"frames\""))
    #expect(all.contains("class=\"heading\"") && all.contains("class=\"frames\""))
    #expect(all.contains("id=\"safe-area\""))
  }
}
