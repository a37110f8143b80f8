import Foundation
import IBTestSupport
import Testing

/// `lint --new-since REV` in repositories of git.
@Suite struct NewSinceTests {
  private static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            \(objects)
        </objects>
    </document>

    """
  }

  /// One error for each id after the first of its kind.
  private static func repeating(_ ids: String...) -> String {
    xib(ids.map { "<view id=\"\($0)\"/>\n" }.joined())
  }

  private func write(_ files: [String: String], in repository: GitRepository) throws {
    for (path, text) in files {
      let file = repository.folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// A repository whose only commit has these files.
  private func repository(_ files: [String: String]) throws -> GitRepository {
    let repository = try GitRepository()
    try write(files, in: repository)
    try commit(repository)
    return repository
  }

  private func commit(_ repository: GitRepository) throws {
    try repository.git("add", ".")
    try repository.git("commit", "-q", "-m", "message")
  }

  /// What a run writes to standard error.
  private func diagnostics(_ revision: String, in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = GitRepository.executable
    process.arguments = ["lint", "--new-since", revision]
    process.currentDirectoryURL = folder
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func lint(_ repository: GitRepository, _ words: String) throws -> (status: Int32, output: String) {
    let answer = try repository.keyline(words.split(separator: " ").map(String.init))
    return (answer.status, answer.output)
  }

  @Test func onlyNewFindingsAreReportedWhereverTheLinesAre() throws {
    let repository = try repository(["A.xib": Self.repeating("a", "a")])
    defer { repository.remove() }
    #expect(try lint(repository, "lint --new-since HEAD").status == 0)
    try write(["A.xib": Self.repeating("b", "c", "a", "a")], in: repository)
    #expect(try lint(repository, "lint --new-since HEAD").status == 0)
    try write(["A.xib": Self.repeating("b", "a", "a", "b")], in: repository)
    let answer = try lint(repository, "lint --new-since HEAD")
    #expect(answer.status == 1)
    #expect(answer.output.components(separatedBy: " error: ").count - 1 == 1)
    #expect(answer.output.contains("(duplicate-id) [b]"))
    #expect(try lint(repository, "lint").output.components(separatedBy: " error: ").count - 1 == 2)
  }

  /// No line of the document has changed.
  @Test func aDocumentThatASourceBreaksHasANewFinding() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Card" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v"/><connections>\
      <outlet property="titleView" destination="v" id="o"/></connections></viewController></objects></scene></scenes>
      </document>
      """
    let source = { (name: String) in "import UIKit\nclass Card: UIViewController { @IBOutlet var \(name): UIView! }" }
    let repository = try repository([
      "App.xcodeproj/project.pbxproj": "", "Card.storyboard": screen, "Card.swift": source("titleView"),
    ])
    defer { repository.remove() }
    #expect(try lint(repository, "lint --new-since HEAD --only-rule unknown-outlet").output.isEmpty)
    try write(["Card.swift": source("heading")], in: repository)
    let answer = try lint(repository, "lint --new-since HEAD --only-rule unknown-outlet")
    #expect(answer.status == 1)
    #expect(answer.output.contains("Card.storyboard:"))
  }

  /// The finding of a branch is new although the main branch has another one by now.
  @Test func theMergeBaseIsComparedAndNotTheRevisionItself() throws {
    let repository = try repository(["A.xib": Self.repeating("a"), "B.xib": Self.repeating("b")])
    defer { repository.remove() }
    try repository.git("checkout", "-q", "-b", "topic")
    try write(["A.xib": Self.repeating("a", "a")], in: repository)
    try commit(repository)
    try repository.git("checkout", "-q", "main")
    try write(["A.xib": Self.repeating("a", "a"), "B.xib": Self.repeating("b", "b")], in: repository)
    try commit(repository)
    try repository.git("checkout", "-q", "topic")
    let answer = try lint(repository, "lint --new-since main --format json")
    let base = try repository.git("merge-base", "main", "topic").trimmingCharacters(in: .newlines)
    #expect(answer.status == 1)
    #expect(answer.output.contains(#""file":"A.xib""#))
    #expect(!answer.output.contains("B.xib"))
    #expect(answer.output.contains(#""newSince":"\#(base)""#))
    #expect(try lint(repository, "lint --new-since main --format sarif").output.contains(#""baselineState":"new""#))
  }

  @Test func movedFilesKeepTheirFindingsAndNewFilesHaveNewOnes() throws {
    let body = (1...40).map { "<view id=\"v\($0)\"/>" }.joined(separator: "\n")
    let old = Self.xib(body + "<view id=\"v1\"/>")
    let repository = try repository(["A.xib": old, "Old/C.xib": Self.repeating("c", "c")])
    defer { repository.remove() }
    try FileManager.default.createDirectory(
      at: repository.folder.appending(path: "New"), withIntermediateDirectories: true)
    try repository.git("mv", "A.xib", "New/B.xib")
    #expect(try lint(repository, "lint --new-since HEAD").status == 0)
    try write(["Fresh/D.xib": Self.repeating("d", "d")], in: repository)
    let answer = try lint(repository, "lint --new-since HEAD")
    #expect(answer.output.hasPrefix("Fresh/D.xib:"))
    #expect(answer.output.components(separatedBy: " error: ").count - 1 == 1)
  }

  /// A set whose folder is new, in a catalog that is not: the earlier version has neither the folder nor its problem.
  @Test func aNewFolderIsNotPartOfTheEarlierVersion() throws {
    let repository = try repository(["A.xcassets/Contents.json": "{}", "A.xib": Self.repeating("a")])
    defer { repository.remove() }
    try write(["A.xcassets/b.imageset/b.png": "x"], in: repository)
    let answer = try lint(repository, "lint --new-since HEAD --fail-on warning")
    #expect(answer.status == 1)
    #expect(answer.output.contains("(set-without-contents)"))
  }

  @Test func whatIsNotReportedIsCounted() throws {
    let repository = try repository(["A.xib": Self.repeating("a", "a", "b", "b"), "B.xib": Self.repeating("c", "c")])
    defer { repository.remove() }
    try write(["A.xib": Self.repeating("a", "a", "b")], in: repository)
    try repository.git("rm", "-q", "B.xib")
    #expect(try diagnostics("HEAD", in: repository.folder) == "1 file; no findings; 1 older finding, 2 gone\n")
  }

  @Test func beforeTheFirstCommitEveryFindingIsNew() throws {
    let repository = try GitRepository()
    defer { repository.remove() }
    try write(["A.xib": Self.repeating("a", "a")], in: repository)
    #expect(try lint(repository, "lint --new-since HEAD").status == 1)
  }

  @Test func aShallowCloneIsToldHowToFetchTheRest() throws {
    let repository = try repository(["A.xib": Self.repeating("a", "a")])
    defer { repository.remove() }
    try write(["A.xib": Self.repeating("a", "a", "b")], in: repository)
    try commit(repository)
    let clone = repository.folder.appending(path: "clone")
    try repository.git("clone", "-q", "--depth", "1", "file://\(repository.folder.path)", clone.path)
    #expect(try diagnostics("HEAD~1", in: clone).contains("'fetch-depth: 0'"))
  }

  @Test func pathsOutsideTheRepositoryAndStandardInputAreRefused() throws {
    let repository = try repository(["A.xib": Self.repeating("a")])
    defer { repository.remove() }
    #expect(try lint(repository, "lint --new-since HEAD /usr").status == 64)
    #expect(try lint(repository, "lint --new-since HEAD -").status == 64)
    #expect(try lint(repository, "lint --new-since HEAD --write-baseline b.json").status == 64)
  }
}
