import Foundation
import IBTestSupport
import Synchronization
import Testing

@testable import IBDriver

/// A run from the cache prints what a plain run prints, whatever happened to the files in between.
@Suite struct RunCacheTests {
  /// What a run wrote, and how often it wrote a file.
  private final class Screen: Sendable {
    private let state = Mutex((output: [UInt8](), diagnostics: [UInt8](), stored: 0))

    var world: World {
      var world = World.system
      world.output = { bytes in
        self.state.withLock { $0.output += bytes }
        return true
      }
      world.diagnostics = { bytes in
        self.state.withLock { $0.diagnostics += bytes }
        return true
      }
      let keep = world.keep
      world.keep = { path, bytes in
        self.state.withLock { $0.stored += 1 }
        return keep(path, bytes)
      }
      return world
    }

    var stored: Int { state.withLock { $0.stored } }

    func answer(_ status: IBDriver.ExitStatus) -> Answer {
      state.withLock { Answer(status: status, output: $0.output, diagnostics: $0.diagnostics) }
    }
  }

  private struct Answer: Equatable {
    let status: IBDriver.ExitStatus
    let output: [UInt8]
    let diagnostics: [UInt8]
  }

  private func run(_ words: [String]) async -> (answer: Answer, stored: Int) {
    let screen = Screen()
    let status = await CommandLineTool.run(words, in: screen.world)
    return (screen.answer(status), screen.stored)
  }

  private static let image = """
    {"images": [{"idiom": "universal", "filename": "logo.svg"}], "info": {"author": "xcode", "version": 1}}
    """

  private static func document(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects><resources><image name="logo" width="16" height="16"/></resources></document>
    """
  }

  private static let objects = [
    #"<view customClass="Price" id="a"><connections><outlet property="sum" destination="a" id="b"/></connections></view>"#,
    #"<imageView image="logo" id="a"/>"#, #"<imageView image="other" id="a"/>"#, #"<view id="a"/><view id="a"/>"#, "",
    #"<label text="Some text" id="a"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>"#,
  ]
  private static let sources = [
    "class Price: UIView { @IBOutlet var sum: UIView! }", "class Price: UIView { @IBOutlet var amount: UIView! }", "",
    "class Cost: UIView {}",
  ]
  private static let configurations = [
    "rules: {missing-image: on, unknown-outlet: on, unknown-class: on, unused-asset: on, stale-image-size: on}\n",
    "rules: {missing-image: {severity: error}, unknown-class: on, duplicate-id: off}\n", "excluded: [App/B.xib]\n",
    "baseline: known.json\nrules: {unknown-outlet: on, unused-asset: on}\n", "rules: {unknown-cla: on}\n", "",
  ]

  /// The texts that a file may have: of each kind that a result depends on.
  private static let texts: [(path: String, texts: [String])] = [
    ("App/A.xib", objects.map(document)), ("App/B.xib", objects.map(document)),
    ("App/Sub/C.xib", objects.map(document)),
    ("App/Price.swift", sources), ("App/Assets.xcassets/logo.imageset/Contents.json", [image, "{}", "{"]),
    (
      "App/Assets.xcassets/logo.imageset/logo.svg",
      [#"<svg width="16" height="16"/>"#, #"<svg width="20" height="20"/>"#, ""]
    ), (".keyline.yml", configurations), (".gitignore", ["", "B.xib\n", "Sub/\n"]),
    (".git/info/exclude", ["", "C.xib\n"]),
    (
      "known.json",
      [#"{"findings": []}"#, #"{"findings": [{"file": "App/A.xib", "rule": "duplicate-id", "message": ""}]}"#]
    ),
    ("App/Sub/.gitignore", ["", "!C.xib\n"]),
    ("App.xcodeproj/project.pbxproj", ["", ProjectText.app(minimumSystem: "12.0")]),
  ]

  private func change(_ folder: WorkingFolder, _ random: inout SplitMix) throws {
    let (path, texts) = try #require(Self.texts.randomElement(using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      try? folder.remove(path)
    } else {
      try folder.write(try #require(texts.randomElement(using: &random)), to: path)
    }
  }

  @Test(arguments: [["lint"], ["lint", "-f", "json"], ["resolve", "--on", "iphone-15"]])
  func aCachedRunPrintsWhatAPlainOneDoes(_ command: [String]) async throws {
    var random = SplitMix(seed: 7)
    let (folder, cache) = (try WorkingFolder(), try WorkingFolder())
    for (path, texts) in Self.texts { try folder.write(texts[0], to: path) }
    var outputs: Set<[UInt8]> = []
    for _ in 0..<20 {
      let words = command + [folder.url.path]
      let plain = await run(words).answer
      let first = await run(words + ["--cache-dir", cache.url.path])
      let second = await run(words + ["--cache-dir", cache.url.path])
      #expect(first.answer == plain)
      #expect(second.answer == plain)
      // A run that was understood is kept, and then not done again.
      #expect(second.stored == 0 || plain.status == .usage)
      outputs.insert(plain.output)
      try change(folder, &random)
    }
    #expect(outputs.count > 3)
  }

  @Test func aRunThatDidWhatFilesDoNotShowIsNotKept() {
    var world = World.system
    world.output = { _ in true }
    world.git = { _ in .success([]) }
    world.readInput = { .success([]) }
    for act in [
      { (world: World) in _ = world.git(["status"]) }, { _ = $0.readInput() },
    ] as [(World) -> Void] {
      let recorder = RunRecorder(world)
      _ = recorder.recorded.output([1])
      #expect(recorder.record(ending: .success) != nil)
      act(recorder.recorded)
      #expect(recorder.record(ending: .success) == nil)
    }
    world.output = { _ in false }
    let recorder = RunRecorder(world)
    _ = recorder.recorded.output([1])
    #expect(recorder.record(ending: .success) == nil)
  }

  private func filledFolder() throws -> WorkingFolder {
    let folder = try WorkingFolder()
    for (path, texts) in Self.texts { try folder.write(texts[0], to: path) }
    // A working copy of its own: what other tests write beside it at the same time is not asked for.
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    return folder
  }

  @Test func aDamagedRecordIsNone() async throws {
    let (folder, cache) = (try filledFolder(), try WorkingFolder())
    let words = ["lint", "--cache-dir", cache.url.path, folder.url.path]
    let answer = await run(words).answer
    let name = try #require(cache.entries.first)
    let file = cache.url.appending(path: name)
    let whole = try Data(contentsOf: file)
    for place in stride(from: 0, to: whole.count, by: 397) {
      var damaged = whole
      if place % 2 == 0 { damaged[place] ^= 1 } else { damaged = damaged.prefix(place) }
      try damaged.write(to: file)
      let again = await run(words)
      #expect(again.answer == answer)
      #expect(again.stored == 1)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  /// A file that is mapped for reading, as large ones are, does not make the program another one.
  @Test func whatIsMappedLaterIsNotAnotherProgram() throws {
    let folder = try filledFolder()
    let before = try #require(World.system.programStamp())
    let file = open(folder.path("known.json"), O_RDONLY)
    let address = mmap(nil, 1, PROT_READ, MAP_PRIVATE, file, 0)
    defer {
      munmap(address, 1)
      close(file)
    }
    #expect(address != MAP_FAILED)
    #expect(World.system.programStamp() == before)
    #expect(!before.contains("known.json"))
  }

  /// Whoever fills the folder, such as a cache of continuous integration, has no file of the user replaced and no run
  /// held up.
  @Test(.timeLimit(.minutes(1))) func linksAndPipesInTheFolderAreLeftAlone() async throws {
    let (folder, cache, home) = (try filledFolder(), try WorkingFolder(), try WorkingFolder(["profile": "mine"]))
    let words = ["lint", "--cache-dir", cache.url.path, folder.url.path]
    let plain = await run(["lint", folder.url.path]).answer
    _ = await run(words)
    let name = try #require(cache.entries.first)
    for target in [home.path("profile"), home.path("nothing")] {
      try cache.remove(name)
      try cache.link(name, to: target)
      #expect(await run(words).answer == plain)
    }
    #expect(home.entries == ["profile"] && home["profile"] == "mine")
    try cache.remove(name)
    #expect(mkfifo(cache.path(name), 0o600) == 0)
    #expect(await run(words).answer == plain)
    #expect(cache.entries == [name])
  }

  @Test func whatIsKeptIsForTheUserAlone() async throws {
    let (folder, parent) = (try filledFolder(), try WorkingFolder())
    _ = await run(["lint", "--cache-dir", parent.path("runs"), folder.url.path])
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: parent.path("runs")).first)
    for (path, mode) in [("runs", 0o700), ("runs/\(name)", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: parent.path(path))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let (folder, cache) = (try filledFolder(), try WorkingFolder())
    let words = ["lint", "--cache-dir", cache.url.path, folder.url.path]
    let plain = await run(["lint", folder.url.path]).answer
    await withTaskGroup(of: Answer.self) { group in
      for _ in 0..<12 { group.addTask { await run(words).answer } }
      for await answer in group { #expect(answer == plain) }
    }
    #expect(cache.entries.count == 1)
  }

  @Test func whatIsAskedForIsPartOfTheKey() async throws {
    let (folder, cache) = (try filledFolder(), try WorkingFolder())
    let place = ["--cache-dir", cache.url.path, folder.url.path]
    for words in [["lint"], ["lint", "-q"], ["lint", "--fail-on", "note"], ["lint", "--only-rule", "duplicate-id"]] {
      let plain = await run(words + [folder.url.path]).answer
      for _ in 0..<2 { #expect(await run(words + place).answer == plain) }
    }
  }

  /// What files do not show is done each time.
  @Test func runsThatWriteOrReadAStreamAreNotKept() async throws {
    let (folder, cache) = (try filledFolder(), try WorkingFolder())
    let report = folder.path("report.txt")
    for words in [["-o", report], ["--write-baseline", report]] {
      _ = await run(["lint", "--cache-dir", cache.url.path, folder.url.path] + words)
      #expect(cache.entries.isEmpty)
      #expect(folder["report.txt"] != nil)
    }
  }

  @Test func theUsersCacheIsWhereTheStandardSays() {
    func folder(_ environment: [String: String]) -> String? {
      CacheFolder.usual(in: MemoryWorld(environment: environment).world)
    }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/keyline")
    #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/keyline")
    #expect(folder([:]) == nil)
  }

  @Test func withoutAHomeTheRunIsPlainAndSaysSo() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    var real = world.world
    real.programStamp = { "program" }
    #expect(await CommandLineTool.run(["lint", "--cache"], in: real) == .success)
    #expect(
      world.diagnostics.contains("warning: --cache: the user has no home folder; choose a folder with --cache-dir\n"))
  }
}
