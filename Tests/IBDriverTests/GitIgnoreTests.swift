import Foundation
import IBSource
import IBTestSupport
import Testing

@testable import IBDriver

/// A search of folders leaves out what git itself says that it ignores.
@Suite struct GitIgnoreTests {
  private static func git(_ words: [String], in folder: URL, input: String) throws -> String {
    let process = Process()
    let (output, entry) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = folder
    process.standardInput = entry
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "XDG_CONFIG_HOME": "/nowhere"],
      uniquingKeysWith: { $1 })
    try process.run()
    // A pipe holds 64 KiB, which the lists of these tests are far below.
    entry.fileHandleForWriting.write(Data(input.utf8))
    try entry.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // 1 says that nothing is ignored.
    try #require([0, 1].contains(process.terminationStatus))
    return String(decoding: written, as: UTF8.self)
  }

  private static let names = [
    "a", "b", "ab", "abc", "a-b", "b.x", "a.x", "A", "a b", "[a]", "é", "aab", "!", "7", "_", "^",
  ]
  private static let pieces = [
    "a", "b", "ab", "c", "*", "**", "?", "/", "/", "**/", "/**", "[ab]", "[!a]", "[a-c]", "[]a]", "[[:alpha:]]", "\\a",
    "\\*", ".x", "*.x", " ", "\\ ", "-", "[", "]", "é", "[^b]", "[!a-b]", "[b-a]", "[a-]", "[\\]a]", "[!]a]",
    "[[:digit:]_]", "[[:upper:]]", "[[:lower:]]", "[[:punct:]]", "[[:space:]]", "[[:xdigit:]]", "[[:alnum:]]",
    "[[:graph:]]", "[[:print:]]", "[[:cntrl:]]", "[[:blank:]]", "[[:nothing:]]", "[[a]",
    "[[:]", "[[:]]", "[[::]]", "[[:a]", "[[:a:]", "[[:alpha]]", "[[alpha:]]", "[x[:digit:]a]", "[[:digit:]-]",
    "[![:alpha:]]",
  ]

  private func pattern(_ random: inout SplitMix) -> String {
    let body = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    let mark = ["", "", "", "!", "#", "/"].randomElement(using: &random) ?? ""
    return mark + body + (["", "", "/", " ", "\r"].randomElement(using: &random) ?? "")
  }

  private func patterns(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in pattern(&random) + "\n" }.joined()
  }

  /// Files three folders deep, some folders with patterns of their own.
  private func fill(_ folder: WorkingFolder, _ random: inout SplitMix) throws -> [String] {
    var files: [String] = []
    var folders = [""]
    for _ in 0..<6 {
      let parent = folders.filter { $0.count(where: { $0 == "/" }) < 3 }.randomElement(using: &random) ?? ""
      let name = Self.names.randomElement(using: &random) ?? ""
      if !folders.contains(parent + name + "/") { folders.append(parent + name + "/") }
    }
    for path in folders {
      for name in Self.names.shuffled(using: &random).prefix(4) where !folders.contains(path + name + "/") {
        files.append(path + name)
        try folder.write("", to: path + name)
      }
      if path.isEmpty || Bool.random(using: &random) { try folder.write(patterns(&random), to: path + ".gitignore") }
    }
    return files
  }

  private func found(in folder: WorkingFolder) -> Set<String> {
    var found: Set<String> = []
    let root = folder.url.path
    for case (let path, .success(let entries)) in FolderWalk(
      root, in: .system, respectsGit: true, isEntered: { $0 != ".git" })
    {
      for entry in entries where entry.kind == .file && entry.name != ".gitignore" {
        found.insert(String("\(path)/\(entry.name)".dropFirst(root.count + 1)))
      }
    }
    return found
  }

  @Test(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"), arguments: 0..<60)
  func whatIsLeftOutIsWhatGitIgnores(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let folder = try WorkingFolder()
    _ = try Self.git(["init", "-q"], in: folder.url, input: "")
    try folder.write(patterns(&random), to: ".git/info/exclude")
    let files = try fill(folder, &random)
    let ignored = try Self.git(
      ["check-ignore", "-z", "--stdin", "--no-index"], in: folder.url, input: files.map { $0 + "\0" }.joined())
    let expected = Set(files).subtracting(ignored.split(separator: "\0").map(String.init))
    #expect(found(in: folder) == expected)
  }

  /// Twenty million pairs, most of which need no look at the steps.
  @Test func manyPatternsAreToldFromManyNamesAtOnce() {
    let patterns = (0..<2_000).map { WildcardPattern(Array("*a*b*c*d\($0)?".utf8)) }
    let names = (0..<10_000).map { Array("\($0)-some-longer-name-of-a-file.txt".utf8)[...] }
    var count = 0
    var budget = ReadingBudget(.max)
    let start = clock()
    for name in names {
      let traits = ByteTraits(name)
      count += patterns.count { $0.matches(name, traits, &budget) }
    }
    #expect(count == 0)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    #expect(seconds < 60, "\(seconds) s")
  }

  /// What git's matcher tries one way after the other must not cost more and more.
  @Test func manyStarsCostNoMoreThanTheirNumber() {
    let pattern = WildcardPattern(Array((String(repeating: "*a", count: 2_000) + "b").utf8))
    let path = Array("b\(String(repeating: "a", count: 4_000))".utf8)[...]
    var budget = ReadingBudget(20_000_000)
    #expect(!pattern.matches(path, ByteTraits(path), &budget))
    #expect(budget.left >= 0)
  }

  /// A pattern that the budget stops matches nothing, and so do all after it.
  @Test func patternsStopWithTheirBudget() {
    let path = Array("aaaaaaaa".utf8)[...]
    var budget = ReadingBudget(4)
    #expect(!WildcardPattern(Array("*a*a*a".utf8)).matches(path, ByteTraits(path), &budget))
    #expect(budget.left < 0)
    #expect(!WildcardPattern(Array("aaaaaaaa".utf8)).matches(path, ByteTraits(path), &budget))
  }

  @Test func aSearchSaysWhichPatternsItDidNotFollow() {
    let large = MemoryWorld([
      ".git/HEAD": "", ".gitignore": "b.xib\n" + String(repeating: "#", count: ReadingBudget.patternBytes),
      "a.xib": "", "b.xib": "",
    ])
    let found = FileDiscovery([], inputName: "", in: large.world)
    #expect(found.files.map(\.path) == ["a.xib", "b.xib"])
    #expect(found.failures == [FileFailure(".gitignore", "more than 1 MiB of patterns; all of them are ignored")])

    let world = MemoryWorld([".git/HEAD": "", ".gitignore": "*a*b*c?\nd.xib\n"])
    var work = IgnoreRules.Work(ReadingBudget(40))
    var rules = IgnoreRules(above: ".", in: world.world, &work)
    rules.enter(".", [FolderEntry(name: ".git", kind: .folder), FolderEntry(name: ".gitignore", kind: .file)], &work)
    let names = ["d.xib"] + (0..<10).map { "c\($0)-abababababab" } + ["d.xib"]
    let ignored = names.map { rules.isIgnored(FolderEntry(name: $0, kind: .file), &work) }
    #expect(ignored.first == true && ignored.last == false)
    #expect(work.failures.map(\.path) == [".gitignore"])
  }
}
