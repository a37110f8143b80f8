import Testing

@testable import IBDriver

/// README.md knows the whole command line.
@Suite struct CommandTests {
  private static let options = CommandRegistry.commands.all.flatMap { $0.allOptions }

  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandIsInTheReadme(_ command: String) throws {
    let isNamed = try PackageFolder.text("README.md").contains("keyline \(command)")
    #expect(isNamed)
  }

  /// The tests of the examples run it.
  @Test(arguments: CommandRegistry.commands.names)
  func everyCommandHasAPageWithAnExample(_ command: String) throws {
    let page = "Documentation/Commands/\(command).md"
    let hasExample = try PackageFolder.text(page).contains("\n$ keyline \(command)")
    #expect(hasExample)
  }

  @Test func everyOptionIsInTheReadme() throws {
    let text = try PackageFolder.text("README.md")
    #expect(!Self.options.isEmpty)
    for name in Self.options.map(\.name.rawValue) {
      let isNamed = text.contains("--\(name)")
      #expect(isNamed, "--\(name)")
    }
  }

  @Test func everyOptionOfTheReadmeExists() throws {
    let known = Set(Self.options.map(\.name.rawValue) + ["version", "verbose"])
    let named = try PackageFolder.text("README.md").split(separator: "\n")
      .filter { $0.contains("keyline ") && !$0.contains("keyline-dev") }
      .flatMap { line in line.matches(of: /--([a-z-]+)/).map { String($0.output.1) } }
    #expect(!named.isEmpty)
    for name in named { #expect(known.contains(name), "--\(name)") }
  }
}
