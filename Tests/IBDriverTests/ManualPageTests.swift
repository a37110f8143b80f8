import Testing

@testable import IBDriver

/// The pages for `man`.
@Suite struct ManualPageTests {
  private func page(_ words: String...) async -> String {
    let world = MemoryWorld()
    #expect(await CommandLineTool.run(["help", "--man"] + words, in: world.world) == .success)
    #expect(world.diagnostics.isEmpty)
    return world.output
  }

  /// What a reader sees: without requests, fonts and escapes.
  private static func plain(_ page: String) -> String {
    page.replacing(#/\\f[BIR]/#, with: "").replacing(#"\-"#, with: "-").replacing(#"\(aq"#, with: "'")
      .replacing(#"\(ti"#, with: "~").replacing(#"\(ga"#, with: "`").replacing(#"\(ha"#, with: "^")
      .replacing(#"\&"#, with: "").replacing(#"\e"#, with: #"\"#)
  }

  @Test func theOverviewHasEveryCommand() async {
    let page = Self.plain(await page())
    #expect(page.hasPrefix(".TH \"KEYLINE\" \"1\" \"\" \"keyline \(Product.version)\"\n.SH NAME\nkeyline - "))
    for command in CommandRegistry.commands.all {
      #expect(page.contains(".TP\nkeyline-\(command.name)(1)\n\(command.summary)\n"))
    }
    for status in ExitStatus.allCases { #expect(page.contains(".TP\n\(status.rawValue)\n\(status.meaning)\n")) }
  }

  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandHasAPageWithItsOptions(_ name: String) async throws {
    let command = try #require(CommandRegistry.commands.named(name))
    let page = Self.plain(await page(name))
    #expect(page.contains(".SH SYNOPSIS\nkeyline \(name) [options]"))
    for option in command.allOptions {
      #expect(page.contains("--\(option.name.rawValue)"))
      #expect(page.contains("\n" + Help.sentence(about: option) + "\n"))
    }
    for line in command.explanation.split(separator: "\n") { #expect(page.contains("\n\(line)\n")) }
  }

  /// A command with few options has no headings among them.
  @Test(arguments: CommandRegistry.commands.names)
  func eachGroupOfOptionsHasAHeadingIfThereAreSeveral(_ name: String) async throws {
    let groups = Help.groups(of: try #require(CommandRegistry.commands.named(name)))
    let page = Self.plain(await page(name))
    for group in groups { #expect(page.contains("\n.SS \(group.title)\n") == (groups.count > 1), "\(page)") }
  }

  /// A line that begins with a period or an apostrophe would be a request, and lose its text.
  @Test(arguments: CommandRegistry.commands.names)
  func onlyRequestsBeginAsRequestsDo(_ name: String) async {
    let known = [".TH ", ".SH ", ".SS ", ".PP", ".TP", ".nf", ".fi", ".br"]
    for line in await page(name).split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(known.contains { line.hasPrefix($0) }, "\(line)")
    }
  }
}
