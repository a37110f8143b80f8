import Testing

@testable import IBDriver

/// The pages know the whole command line.
@Suite struct CommandTests {
  private static let options = CommandRegistry.commands.all.flatMap { $0.allOptions }

  @Test(arguments: CommandRegistry.commands.names)
  func theReadmeLinksToEveryCommand(_ command: String) throws {
    let isLinked = try PackageFolder.text("README.md").contains("[\(command)](Documentation/Commands/\(command).md)")
    #expect(isLinked)
  }

  /// The tests of the examples run it.
  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandHasAPageWithAnExample(_ command: String) throws {
    let page = "Documentation/Commands/\(command).md"
    let hasExample = try PackageFolder.text(page).contains("\n$ keyline \(command)")
    #expect(hasExample)
  }

  @Test func everyOptionIsInTheTableOfOptions() throws {
    let text = try PackageFolder.text("Documentation/Options.md")
    #expect(!Self.options.isEmpty)
    for name in Self.options.map(\.name.rawValue) {
      let isNamed = text.contains("`--\(name)`") || text.contains("`--\(name) ")
      #expect(isNamed, "--\(name)")
    }
  }

  @Test(arguments: ["README.md", "Configuration.md", "Installation.md", "Options.md"])
  func everyOptionOfAPageExists(_ page: String) throws {
    let known = Set(Self.options.map(\.name.rawValue) + ["version", "verbose"])
    let path = page == "README.md" ? page : "Documentation/\(page)"
    let named = try PackageFolder.text(path).split(separator: "\n")
      .filter { $0.contains("keyline ") && !$0.contains("keyline-dev") }
      .flatMap { line in line.matches(of: /--([a-z-]+)/).map { String($0.output.1) } }
    #expect(!named.isEmpty)
    for name in named { #expect(known.contains(name), "--\(name)") }
  }
}
