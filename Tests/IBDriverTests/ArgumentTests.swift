import IBDriver
import Testing

@Suite struct ArgumentTests {
  private static let formats = """
    allowed: xcode, json, jsonl, sarif, github-actions-logging, gitlab, junit, checkstyle, markdown, html, text, github, \
    codeclimate
    """
  private static let schemas = """
    allowed: configuration, conversion, diff, edits, findings, layout, merge, outline, project, report
    """
  private static let rules = "'keyline rules' lists them all"

  @Test(arguments: [
    (["lnit"], "unknown command 'lnit'; did you mean 'lint'?", "help"),
    (
      ["compile", "a.xib"],
      "the command 'compile' was removed: Keyline no longer compiles nibs; 'nib dump' and 'nib diff' read them", "help"
    ),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?", "help"),
    (["lint", "--fromat", "json"], "'lint' has no option '--fromat'; did you mean '--format'?", "help lint"),
    (["lint", "-x"], "'lint' has no option '-x'", "help lint"),
    (["lint", "-qx"], "'lint' has no option '-x'", "help lint"),
    (["lint", "-j0"], "option '-j' needs a whole number of at least 1, not '0'", "help lint"),
    (
      ["lint", "--format", "jsno"], "unknown value 'jsno' of '--format'; did you mean 'json'? \(Self.formats)",
      "help lint"
    ),
    (
      ["lint", "--format"], "option '--format' needs a value: one of \(Self.formats.dropFirst("allowed: ".count))",
      "help lint"
    ),
    (["lint", "--fix=yes"], "option '--fix' does not take a value", "help lint"),
    (
      ["worker"],
      "the command 'worker' was removed: let Bazel run the other commands, which start in a few milliseconds", "help"
    ),
    (["lint", "--strict"], "'lint' no longer has the option '--strict': use --fail-on note", "help lint"),
    (["lint", "--reporter", "json"], "'lint' no longer has the option '--reporter': use --format", "help lint"),
    (
      ["convert", "swiftui", "--minimum-ios=15"],
      "'convert' no longer has the option '--minimum-ios': use --deployment-target", "help convert"
    ),
    (
      ["init", "--no-ignore"],
      "'init' no longer has the option '--no-ignore': Keyline does not search files that git ignores",
      "help init"
    ),
    (
      ["doctor", "--jobs", "2"], "'doctor' no longer has the option '--jobs': Keyline uses all processors",
      "help doctor"
    ),
    (["lint", "-f", "json", "--format=json"], "option '--format' occurs twice", "help lint"),
    (["lint", "--jobs", "0"], "option '--jobs' needs a whole number of at least 1, not '0'", "help lint"),
    (["lint", "@gone"], "cannot read the list 'gone': permission denied", "help lint"),
    (["--version", "--loud"], "unexpected '--loud'", "help"),
    (["rules", "extra"], "unexpected 'extra'", "help rules"),
    (["dump"], "'dump': expected file", "help dump"),
    (
      ["explain", "duplicate-di"], "unknown rule 'duplicate-di'; did you mean 'duplicate-id'? \(Self.rules)",
      "help explain"
    ),
    (
      ["lint", "--only-rule", "duplicate-id,duplicate-di"],
      "unknown value 'duplicate-di' of '--only-rule'; did you mean 'duplicate-id'? \(Self.rules)", "help lint"
    ),
    (
      ["lint", "--only-rule"], "option '--only-rule' needs a value: 'keyline rules' lists them all",
      "help "
        + "lint"
    ),
    (["lint", "--exlude", "a"], "'lint' has no option '--exlude'; did you mean '--exclude'?", "help lint"),
    (["schema", "layuot"], "unknown name 'layuot'; did you mean 'layout'? \(Self.schemas)", "help schema"),
    (["completions", "tcsh"], "unknown shell 'tcsh'; allowed: bash, zsh, fish", "help completions"),
  ])
  func wrongUsageIsExplained(_ arguments: [String], _ message: String, _ page: String) async {
    let world = MemoryWorld()
    #expect(await CommandLineTool.run(arguments, in: world.world) == .usage)
    #expect(world.diagnostics == "keyline: error: \(message)\ntry 'keyline \(page)'\n")
    #expect(world.output.isEmpty)
  }

  @Test func argumentsComeFromAListWithoutQuoting() async {
    let world = MemoryWorld([
      "list": "a b.xib\r\n\n--strict.xib\n", "a b.xib": Documents.clean, "--strict.xib": Documents.clean,
    ])
    #expect(await world.run("lint", "@list") == .success)
    #expect(world.diagnostics == "2 files; no findings\n")
  }

  @Test func behindTwoHyphensEverythingIsAPath() async {
    let world = MemoryWorld(["--help": "", "@a.xib": Documents.clean])
    #expect(await world.run("lint", "--", "--help", "@a.xib") == .unreadable)
    #expect(world.diagnostics.hasPrefix("keyline: error: --help: neither a .storyboard nor a .xib file\n1 file,"))
  }

  @Test func aShortOptionTakesItsValueAttachedOrNot() async {
    for arguments in [["lint", "-fjsonl", "-"], ["lint", "-f", "jsonl", "-"]] {
      let world = MemoryWorld(input: Documents.repeating)
      #expect(await CommandLineTool.run(arguments, in: world.world) == .findings)
      #expect(world.output.hasPrefix(#"{"rule":"duplicate-id""#))
    }
  }

  @Test func limitsAreListedWhereOneIsUnknown() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await world.run("resolve", "--limit", "vews=3", "a.xib") == .usage)
    #expect(
      world.diagnostics.contains(
        "unknown limit 'vews'; did you mean 'views'? allowed: views, cells, system, layouts\n"))
  }

  @Test func severalLettersMayShareAHyphen() async {
    let world = MemoryWorld(input: Documents.repeating)
    #expect(await world.run("lint", "-qf", "jsonl", "-") == .findings)
    #expect(world.output.hasPrefix(#"{"rule":"duplicate-id""#))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aNameForStandardInputMeansThatItIsRead() async {
    let world = MemoryWorld(["a.xib": Documents.clean], input: Documents.repeating)
    #expect(await world.run("lint", "--stdin-filename", "Name.xib") == .findings)
    #expect(world.output.hasPrefix("Name.xib:1:"))
    #expect(await world.run("lint", "--stdin-filename", "Name.xib", "a.xib") == .success)
  }

  @Test func severalRulesMayBeNamedAtOnce() async {
    for words in [
      ["--only-rule", "unknown-name, duplicate-id"], ["--only-rule=unknown-name", "--only-rule", "duplicate-id"],
    ] {
      let world = MemoryWorld(["a.xib": Documents.repeating])
      #expect(await CommandLineTool.run(["lint"] + words, in: world.world) == .findings)
    }
    let world = MemoryWorld(["a.xib": Documents.repeating])
    #expect(await world.run("lint", "--only-rule", "unknown-name,dangling-reference") == .success)
  }

  @Test(arguments: [("text", "xcode"), ("github", "github-actions-logging")])
  func formatsHaveTheNamesThatPeopleTry(_ name: String, _ format: String) async {
    let (world, other) = (MemoryWorld(["a.xib": Documents.repeating]), MemoryWorld(["a.xib": Documents.repeating]))
    _ = await world.run("lint", "--format", name)
    _ = await other.run("lint", "--format", format)
    #expect(!world.output.isEmpty)
    #expect(world.output == other.output)
  }

  @Test func aValueMayBeginWithAHyphen() async {
    let world = MemoryWorld(input: Documents.repeating)
    _ = await world.run("lint", "--stdin-filename", "-name.xib", "-")
    #expect(world.output.hasPrefix("-name.xib:1:"))
  }
}
