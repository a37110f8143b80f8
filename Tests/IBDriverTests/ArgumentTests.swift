import IBDriver
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    (["lnit"], "unknown command 'lnit'; did you mean 'lint'?", "help"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?", "help"),
    ([], "no command", "help"),
    (["lint", "--fromat", "json"], "unknown option of 'lint' '--fromat'; did you mean '--format'?", "help lint"),
    (["lint", "-x"], "unknown option of 'lint' '-x'", "help lint"),
    (["lint", "-qx"], "unknown option of 'lint' '-qx'", "help lint"),
    (["lint", "-j0"], "option '-j' needs a whole number from 1, not '0'", "help lint"),
    (["lint", "--format", "jsno"], "unknown value of '--format' 'jsno'; did you mean 'json'?", "help lint"),
    (["lint", "--format"], "option '--format' needs a value: FORMAT", "help lint"),
    (["lint", "--strict=yes"], "option '--strict' takes no value", "help lint"),
    (["lint", "-f", "json", "--format=json"], "option '--format' is given twice", "help lint"),
    (["lint", "--jobs", "0"], "option '--jobs' needs a whole number from 1, not '0'", "help lint"),
    (["lint", "@gone"], "cannot read the list 'gone': permission denied", "help lint"),
    (["--version", "--loud"], "unexpected '--loud'", "help"),
    (["rules", "extra"], "unexpected 'extra'", "help rules"),
    (["dump"], "'dump' needs a file", "help dump"),
    (["explain", "duplicate-di"], "unknown rule 'duplicate-di'; did you mean 'duplicate-id'?", "help explain"),
    (["schema", "layuot"], "unknown name 'layuot'; did you mean 'layout'?", "help schema"),
    (["completions", "tcsh"], "unknown shell 'tcsh'", "help completions"),
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

  @Test func aValueMayBeginWithAHyphen() async {
    let world = MemoryWorld(input: Documents.repeating)
    _ = await world.run("lint", "--stdin-filename", "-name.xib", "-")
    #expect(world.output.hasPrefix("-name.xib:1:"))
  }
}
