import Foundation
import IBReport
import IBTestSupport
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
    #expect(facts.map(\.first).dropFirst(8) == (Machine.hasLibrsvg ? ["librsvg", "cairo"] : []))
    for fact in facts {
      let value = fact.count == 2 ? fact[1].trimmingPrefix(while: { $0 == " " }) : ""
      #expect(!value.isEmpty && !value.contains("/"))
      let isOfALibrary = ["swift", "libxml2", "libyaml", "zlib", "librsvg", "cairo"].contains(fact[0])
      if isOfALibrary { #expect(value.contains(#/^[0-9]+\.[0-9]+/#)) }
    }
    #expect(await output("-V", "--verbose") == details)
  }

  @Test func theOverviewListsTheCommandsByGroup() async {
    let overview = await output("help")
    let blocks = overview.components(separatedBy: "\n\n")
    for group in CommandRegistry.commands.groups {
      let lines = blocks.first { $0.hasPrefix("\(group.title):\n") }?.split(separator: "\n").dropFirst() ?? []
      #expect(lines.map { $0.split(separator: " ").first.map(String.init) } == group.commands.map { $0.name })
      #expect(zip(lines, group.commands).allSatisfy { $0.hasSuffix("  \($1.summary)") })
    }
    #expect(CommandRegistry.commands.groups.count > 1)
    #expect(await output("--help") == overview)
  }

  @Test func everyCommandIsInOneGroup() {
    let names = CommandRegistry.commands.names
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: CommandRegistry.commands.all.map { ($0.name, $0.summary) })
  func aSummaryIsAShortSentenceWithoutAFullStop(_ command: String, _ summary: String) {
    #expect(summary.count <= 60)
    #expect(summary.first?.isLowercase == true && summary.last != ".")
  }

  /// As with git, the page is on standard output, and the status is that of a command line that cannot be run, so that no
  /// script takes a lost command for a run without findings.
  @Test func withoutArgumentsTheOverviewIsPrinted() async {
    let world = MemoryWorld()
    #expect(await CommandLineTool.run([], in: world.world) == .usage)
    #expect(await world.output == output("help"))
    #expect(world.diagnostics.isEmpty)
  }

  /// A command with more than ten options lists them by group.
  @Test func manyOptionsAreListedByGroup() async {
    let page = await output("help", "lint")
    let titles = page.split(separator: "\n").filter { $0.last == ":" && $0.first != " " }
    #expect(titles == ["rules:", "fixes:", "layouts:", "input:", "output:", "running:"])
    for option in LintCommand.allOptions {
      let lines = page.split(separator: "\n").filter { $0.contains(" --\(option.name.rawValue) ") }
      #expect(lines.filter { $0.hasPrefix("  ") }.count >= 1, "--\(option.name.rawValue)")
    }
    #expect(await output("help", "devices").contains("\noptions:\n"))
  }

  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandHasAPage(_ command: String) async {
    let page = await output("help", command)
    #expect(page.contains("\nusage: keyline \(command) [options]"))
    #expect(page.contains("-h, --help"))
    #expect(await output(command, "--help") == page)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func devicesAreListedAsJSON() async {
    let json = await output("devices", "--format", "json")
    #expect(
      json.contains(
        #"{"id":"iphone-15","name":"iPhone 15","size":[393,852],"scale":3,"portrait":"wC hR","landscape":"wC hC","canvas":"retina6_12"}"#
      ), "\(json)")
  }

  @Test func rulesAreListedAsTextAndJSON() async {
    #expect(await output("rules").contains(#/\nduplicate-id +error +on .*references/#))
    let json = await output("rules", "--format", "json")
    #expect(
      json.contains(
        #"{"id":"dangling-reference","category":"references","severity":"error","default":true,"#
          + #""platforms":["iOS","macOS"],"fix":null,"#))
    #expect(json.hasSuffix("}]\n"))
  }

  @Test func aRuleIsExplainedWithItsMessageAndWhatPutsItRight() async {
    let page = await output("explain", "duplicate-id")
    #expect(page.hasPrefix("duplicate-id (error, references, since 0.1)\n\n"))
    #expect(page.contains("\nReports:\n\n    example.xib:"))
    #expect(page.contains("(duplicate-id) [") && page.contains("\nin:\n\n    <document "))
    let change = page.split(separator: "\nFix:\n").last ?? ""
    #expect(change.contains("\n    -") && change.contains("\n    +") && !change.contains("@@"))
  }

  @Test func findingsOfTheReaderAreExplainedToo() async {
    #expect(await output("explain", "lfs-pointer").contains("Run 'git lfs pull'."))
    #expect(await output("explain", "not-utf8").hasSuffix("Convert it back to UTF-8.\n"))
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

  /// A line for each command, each option and the words of each operand.
  @Test func completionsForFishHaveTheWordsOfOperands() async {
    let lines = await output("completions", "fish").split(separator: "\n")
    let commands = CommandRegistry.commands.all
    let words = lines.filter { $0.contains(" -f -a ") && !$0.contains(" -d ") }
    #expect(words.contains("complete -c keyline -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'"))
    #expect(words.count == commands.count { !$0.operands.choices.isEmpty })
    #expect(lines.count - words.count == commands.reduce(commands.count) { $0 + $1.allOptions.count })
  }

  @Test func theOptionsOfARuleAreExplained() async {
    let page = await output("explain", "foreign-base-class")
    #expect(page.contains("\nOptions in .keyline.yml:\n\n    classes: "), "\(page)")
  }

  @Test func aRuleOfAProjectIsExplainedWithItsFinding() async {
    let page = await output("explain", "unused-storyboard")
    #expect(page.contains("the app never loads the storyboard 'Prices': load it, or delete the file"), "\(page)")
  }

  /// A setting of another linter that has no counterpart.
  @Test func settingsWithoutEffectAreAProblem() async {
    let world = MemoryWorld([".iblinter.yml": "enabled_rules: [custom_module]\n", "a.xib": Documents.clean])
    _ = await world.run("doctor")
    #expect(world.output.contains(".iblinter.yml: 1 setting has no effect"), "\(world.output)")
    #expect(world.output.contains("'keyline config --config .iblinter.yml' lists them"), "\(world.output)")
  }

  @Test func aDocumentOfXcode3IsNotEdited() async {
    let world = MemoryWorld(["a.xib": Documents.archive])
    #expect(await world.run("edit", "a.xib", "set", "a", "text=b") == .unreadable)
    #expect(world.diagnostics.contains("a.xib: "), "\(world.diagnostics)")
    #expect(world.writtenFiles.isEmpty)
  }

  @Test func aFileThatCannotBeReadHasNoText() async {
    let world = MemoryWorld()
    #expect(await world.run("diff", "--textconv", "gone.xib") == .unreadable)
    #expect(world.diagnostics.contains("gone.xib: permission denied"), "\(world.diagnostics)")
  }

  @Test func aCanvasThatIsNotKnownIsAFinding() async {
    let text = Documents.document(type: "CocoaTouch.XIB", #"<view id="a"/>"#).replacing(
      "<objects>", with: "<device id=\"retina99\"/><objects>")
    let world = MemoryWorld(["a.xib": text])
    _ = await world.run("resolve", "--canvas", "a.xib")
    let message = "the canvas 'retina99' is not in the device table; pass a configuration with --on instead"
    #expect(
      world.output.contains(message) || world.diagnostics.contains(message), "\(world.output)\(world.diagnostics)")
  }
}
