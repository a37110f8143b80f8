import Testing

@Suite struct RegistryTests {
  @Test func everyRuleFileIsRegistered() throws {
    let registry = try PackageFolder.text("Sources/IBLint/Engine/RuleRegistry.swift")
    let files = try PackageFolder.files(in: "Sources/IBLint/Rules", ending: ".swift")
    #expect(!files.isEmpty)
    for path in files {
      let type = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      // A file that declares no rule of its name is a helper of its neighbours.
      let isRule = try PackageFolder.text(path).contains("struct \(type): Rule")
      if isRule { #expect(registry.contains("    \(type)(),"), "\(path) is not in RuleRegistry.swift") }
    }
  }

  @Test func everyRegisteredRuleHasAFileOfItsName() throws {
    let registry = try PackageFolder.text("Sources/IBLint/Engine/RuleRegistry.swift")
    let types = registry.split(separator: "\n").map(\.trimmed).filter { $0.hasSuffix("(),") }.map { $0.dropLast(3) }
    let names = try PackageFolder.files(in: "Sources/IBLint/Rules", ending: ".swift")
      .compactMap { $0.split(separator: "/").last }
    #expect(!types.isEmpty)
    for type in types { #expect(names.contains("\(type).swift"), "\(type)") }
  }
}
