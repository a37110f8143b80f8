import Foundation
import IBTestSupport
import Testing

/// Every example of the pages runs as it is written, each block in an example project of its own.
///
/// What a block of the language `console` shows is compared; `make examples` writes it anew. A block of commands alone
/// has to be understood: no path that cannot be read, no wrong usage. A configuration has to be read.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct ExampleTests {
  /// The pages for those who use the program; folders are searched.
  private static let pages = ["README.md", "Samples", "Documentation", "Integrations"].flatMap(pages)

  /// Whether a command needs librsvg, which not every machine has.
  private static func drawsPixels(_ command: String) -> Bool {
    command.contains(/--(picture-)?format png\b|(-o|--output) \S+\.png\b/)
  }

  private static func pages(below path: String) -> [String] {
    guard !path.hasSuffix(".md") else { return [path] }
    let folder = ExampleProject.root.appending(path: path).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.map { "\(path)/\($0)" }.sorted()
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: ExampleProject.root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
  }

  @Test(arguments: pages) func everyExampleIsTrue(_ path: String) throws {
    let page = try Self.lines(of: path)
    var current = page
    // From the last, so that the places of those before it hold.
    for block in MarkdownBlock.all(in: page).reversed() {
      switch block.kind {
      case .console: current.replaceSubrange(block.range, with: try ExampleSession(block.lines).played())
      case .commands: #expect(try Self.complaints(aboutCommands: block.lines) == [])
      case .configuration: #expect(try Self.complaints(aboutConfiguration: block.lines) == [])
      case .other: break
      }
    }
    let file = ExampleProject.root.appending(path: path)
    let golden = Golden(file.deletingLastPathComponent())
    let difference = try golden.difference(current.joined(separator: "\n"), file.lastPathComponent)
    #expect(difference == nil)
  }

  @Test(.enabled(if: Machine.hasLibrsvg, "\(Machine.absenceOfLibrsvg)"))
  func everyExampleInPixelsIsTrue() throws {
    let blocks = try Self.pages.flatMap { MarkdownBlock.all(in: try Self.lines(of: $0)) }
    let drawing = blocks.filter { $0.kind == .commands && $0.lines.contains(where: Self.drawsPixels) }
    #expect(!drawing.isEmpty)
    for block in drawing { #expect(try Self.complaints(aboutCommands: block.lines, inPixels: true) == []) }
  }

  /// Blocks of each kind are found, and no command is where it is not run.
  @Test func examplesAreFound() throws {
    let blocks = try Self.pages.flatMap { MarkdownBlock.all(in: try Self.lines(of: $0)) }
    for kind in [MarkdownBlock.Kind.console, .commands, .configuration] {
      #expect(blocks.contains { $0.kind == kind }, "\(kind)")
    }
    let ignored = blocks.filter { $0.kind == .other }.flatMap(\.lines)
    #expect(ignored.filter { $0.contains(/^(\$ )?keyline [a-z-]+( |$)/) } == [])
    let compared = blocks.filter { $0.kind == .console }.flatMap(\.lines)
    #expect(compared.filter(Self.drawsPixels) == [])
  }

  @Test func aBlockIsFoundWithItsPlace() {
    let page = ["Text", "", "    keyline lint", "", "    keyline rules", "", "```console", "$ keyline lint", "```"]
    let blocks = MarkdownBlock.all(in: page)
    #expect(blocks.map(\.kind) == [.commands, .console])
    #expect(blocks.map(\.range) == [2..<5, 7..<8])
    #expect(blocks.first?.lines == ["keyline lint", "", "keyline rules"])
  }

  @Test func aSessionShowsWhatItsCommandsPrintNow() throws {
    let session = ExampleSession(["$ echo one", "two", "$ true", "$ echo \\", "    three", "four"])
    #expect(try session.played() == ["$ echo one", "one", "$ true", "$ echo \\", "    three", "three"])
  }

  @Test func whatIsNotUnderstoodIsComplainedAbout() throws {
    #expect(try Self.complaints(aboutCommands: ["keyline lint --no-such-option"]).count == 1)
    #expect(try Self.complaints(aboutCommands: ["keyline lint missing.xib", "keyline rules"]).count == 1)
    #expect(try Self.complaints(aboutConfiguration: ["no_such_key: 1"]).count == 1)
  }

  /// What is wrong with a block of commands; findings and differences are not.
  ///
  /// - Parameter inPixels: whether to run the commands that need librsvg, or those that do not.
  private static func complaints(aboutCommands lines: [String], inPixels: Bool = false) throws -> [String] {
    let project = try ExampleProject()
    return try ExampleSession.joined(lines).compactMap { lines in
      let command = lines.joined(separator: "\n")
      guard drawsPixels(command) == inPixels else { return nil }
      let answer = try project.run(command)
      return answer.status <= 1 ? nil : "\(command): status \(answer.status)\n\(answer.output)"
    }
  }

  private static func complaints(aboutConfiguration lines: [String]) throws -> [String] {
    let project = try ExampleProject()
    try project.write(lines.joined(separator: "\n"), to: "example.yml")
    let answer = try project.run("keyline lint --quiet --no-layout --config example.yml Samples")
    return answer.status <= 1 ? [] : [answer.output]
  }
}
