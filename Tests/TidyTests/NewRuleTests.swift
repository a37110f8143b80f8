import Foundation
import Testing

/// `keyline-dev new-rule`, run in a folder that looks like the package's.
@Suite struct NewRuleTests {
  private static let page = """
    # Rules

    ## connections

    | rule | default | fix | platforms | finds |
    | --- | --- | --- | --- | --- |
    | `broken` | error |  | iOS | Something. |
    | `duplicate-outlet` | error |  | iOS, macOS | Two outlets. |

    ## reading

    | rule | default | fix | platforms | finds |

    """

  /// A folder with what the command reads.
  private func package() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "new-rule-\(UUID().uuidString)")
    let rules = root.appending(path: "Sources/IBLint/Rules/Connections")
    try FileManager.default.createDirectory(at: rules, withIntermediateDirectories: true)
    let documentation = root.appending(path: "Documentation")
    try FileManager.default.createDirectory(at: documentation, withIntermediateDirectories: true)
    try Self.page.write(to: root.appending(path: "Documentation/Rules.md"), atomically: true, encoding: .utf8)
    try "import IBSource\n\nstruct DuplicateOutlet: Rule {\n}\n"
      .write(to: rules.appending(path: "DuplicateOutlet.swift"), atomically: true, encoding: .utf8)
    return root
  }

  private func text(_ path: String, in root: URL) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func aRuleAboutDocumentsComesWithFixturesAndRow() throws {
    let root = try package()
    defer { try? FileManager.default.removeItem(at: root) }
    let arguments = ["dead-link", "--category", "connections", "--summary", "A link leads nowhere."]
    #expect(try DevelopmentTool.run(["new-rule"] + arguments, in: root).status == 0)
    let registry = try text("Sources/IBLint/RuleRegistry+Generated.swift", in: root)
    #expect(registry.contains("    DeadLink(),\n    DuplicateOutlet(),"))
    #expect(try text("Sources/IBLint/Rules/Connections/DeadLink.swift", in: root).contains("struct DeadLink: Rule {"))
    #expect(try text("Tests/IBLintTests/Fixtures/dead-link/fires.xib", in: root).contains("<!-- expect: "))
    #expect(try !text("Tests/IBLintTests/Fixtures/dead-link/silent.xib", in: root).contains("<!-- expect: "))
    let rows = try text("Documentation/Rules.md", in: root).split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(
      rows == [
        "| `broken` | error |  | iOS | Something. |",
        "| `dead-link` | off (warning) |  | iOS | A link leads nowhere. |",
        "| `duplicate-outlet` | error |  | iOS, macOS | Two outlets. |",
      ])
    // Nothing is written twice.
    #expect(try DevelopmentTool.run(["new-rule"] + arguments, in: root).status == 2)
  }

  @Test(arguments: ["layout", "project", "asset-set", "catalog"])
  func everySubjectHasARuleOfItsOwn(_ subject: String) throws {
    let root = try package()
    defer { try? FileManager.default.removeItem(at: root) }
    let arguments = ["dead-link", "--category", "links", "--summary", "A link leads nowhere.", "--subject", subject]
    #expect(try DevelopmentTool.run(["new-rule"] + arguments, in: root).status == 0)
    let rule = try text("Sources/IBLint/Rules/Links/DeadLink.swift", in: root)
    let type = subject.split(separator: "-").map(\.capitalized).joined() + "Subject"
    #expect(subject == "layout" ? rule.contains("struct DeadLink: LayoutRule {") : rule.contains("_ subject: \(type),"))
    #expect(
      try text("Documentation/Rules.md", in: root).contains(
        "## links\n\n| rule | default | fix | platforms | finds |\n"))
    let hasFixtures = FileManager.default.fileExists(atPath: root.appending(path: "Tests").path)
    #expect(hasFixtures == ["layout", "project"].contains(subject))
  }

  @Test(arguments: [
    ["Dead", "--category", "links", "--summary", "A."], ["dead", "--category", "links"],
    ["dead", "--category", "links", "--summary", "no full stop"],
    ["dead", "--category", "links", "--summary", "A.", "--subject", "word"],
  ])
  func whatIsNoRuleIsRefused(_ arguments: [String]) throws {
    let root = try package()
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try DevelopmentTool.run(["new-rule"] + arguments, in: root).status == 2)
    #expect(try text("Documentation/Rules.md", in: root) == Self.page)
  }
}
