import IBReport
import Testing

@testable import IBDriver

/// The commands that read no documents.
@Suite struct InformationTests {
  private func output(_ arguments: String...) async -> String {
    let world = MemoryWorld()
    #expect(await CommandLineTool.run(arguments, in: world.world) == .success)
    #expect(world.diagnostics.isEmpty)
    return world.output
  }

  @Test func theVersionIsOneLine() async {
    #expect(await output("--version") == "keyline \(Product.version)\n")
  }

  @Test func theVersionIsOneLineForTheShortOptionToo() async {
    #expect(await output("-V") == output("--version"))
  }

  @Test func theDetailsOfTheVersionAreFacts() async {
    let details = await output("--version", "--verbose")
    let facts = details.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(
      facts.map(\.first).prefix(8) == [
        "keyline", "build", "traits", "platform", "swift", "libxml2", "libyaml", "zlib",
      ])
    for fact in facts {
      let value = fact.count == 2 ? fact[1].trimmingPrefix(while: { $0 == " " }) : ""
      #expect(!value.isEmpty && !value.contains("/"))
      let isOfALibrary = ["swift", "libxml2", "libyaml", "zlib"].contains(fact[0])
      if isOfALibrary { #expect(value.contains(#/^[0-9]+\.[0-9]+/#)) }
    }
    #expect(await output("-V", "--verbose") == details)
  }

  @Test func theOverviewNamesEveryCommand() async {
    let overview = await output("help")
    for name in CommandRegistry.commands.names { #expect(overview.contains("\n  \(name) ")) }
    #expect(await output("--help") == overview)
  }

  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandHasAPage(_ command: String) async {
    let page = await output("help", command)
    #expect(page.contains("\nusage: keyline \(command) [options]"))
    #expect(page.contains("-h, --help"))
    #expect(await output(command, "--help") == page)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func rulesAreListedAsTextAndJSON() async {
    #expect(await output("rules").contains(#/\nduplicate-id +error +on +references  /#))
    let json = await output("rules", "--format", "json")
    #expect(
      json.contains(
        #"{"id":"dangling-reference","category":"references","severity":"error","default":true,"fix":null,"#))
    #expect(json.hasSuffix("}]\n"))
  }

  @Test func aRuleIsExplainedWithItsMessageAndWhatPutsItRight() async {
    let page = await output("explain", "duplicate-id")
    #expect(page.hasPrefix("duplicate-id (error, references, since 0.1)\n\n"))
    #expect(page.contains("\nReports:\n\n    example.xib:"))
    #expect(page.contains("(duplicate-id) [") && page.contains("\nin:\n\n    <document "))
    let change = page.split(separator: "\nThis puts it right:\n").last ?? ""
    #expect(change.contains("\n    -") && change.contains("\n    +") && !change.contains("@@"))
  }

  @Test func findingsOfTheReaderAreExplainedToo() async {
    #expect(await output("explain", "lfs-pointer").contains("Run 'git lfs pull'."))
    #expect(await output("explain", "not-utf8").hasSuffix("convert it back.\n"))
  }

  @Test(arguments: JSONSchemas.names)
  func schemasArePrintedAsTheyAre(_ name: String) async {
    #expect(await output("schema", name) == JSONSchemas.named(name))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameEveryCommandAndOption(_ shell: String) async {
    let script = await output("completions", shell)
    for command in CommandRegistry.commands.all {
      #expect(script.contains(command.name))
      for option in command.allOptions { #expect(script.contains(option.name.rawValue)) }
    }
    #expect(script.contains("xcode json jsonl"))
  }
}
