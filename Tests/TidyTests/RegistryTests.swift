import Foundation
import IBLint
import IBSource
import Testing

/// That no rule is forgotten: the registry is generated from the files, `GeneratedSourceTests` hold it fresh, and these
/// tests hold that there is a rule in every file and in no other.
@Suite struct RegistryTests {
  private static let folder = "Sources/IBLint/Rules"

  /// Every type that conforms to `Rule` or to a protocol that refines it, wherever it is declared.
  @Test func everyRuleIsRegistered() throws {
    let registered = Set(RuleRegistry.all.map { "\(type(of: $0))" })
    var declared: Set<String> = []
    for path in try PackageFolder.files(in: "Sources", ending: ".swift") {
      for match in try PackageFolder.text(path).matches(of: /\b(?:struct|class|enum|extension) (\w+): ([\w, &]+)\{/) {
        let protocols = match.2.split { $0 == "," || $0 == " " || $0 == "&" }
        if protocols.contains("Rule") || protocols.contains("LayoutRule") { declared.insert(String(match.1)) }
      }
    }
    #expect(declared.count > 100)
    #expect(declared == registered)
    #expect(registered.count == RuleRegistry.all.count)
  }

  /// `Rules/<Category>/<RuleName>.swift`, with the id in kebab case, and nothing else there.
  @Test func everyRuleHasAFileOfItsNameInTheFolderOfItsCategory() throws {
    let expected = RuleRegistry.all.map { rule in
      "\(Self.folder)/\(rule.info.category.capitalized)/\(type(of: rule)).swift"
    }
    #expect(try PackageFolder.files(in: Self.folder, ending: ".swift") == expected.sorted())
    for rule in RuleRegistry.all {
      #expect("\(type(of: rule))".lowercased() == rule.info.id.replacing("-", with: ""), "\(rule.info.id)")
    }
  }

  @Test func rulesAreSorted() {
    let ids = RuleRegistry.all.map(\.info.id)
    #expect(ids == ids.sorted())
  }
}
