import IBLint
import IBSource
import IBSyntax
import Testing

/// Notes of objects that silence findings.
@Suite struct SilencedFindingsTests {
  private func silent(_ note: String, in object: String = "but-to-001") throws -> [String] {
    let buttons = ["but-to-001", "but-to-002"].map { id in
      let comments = "<attributedString key=\"userComments\"><fragment content=\"\(note)\"/></attributedString>"
      return """
        <button id="\(id)"><state key="normal" image="filter"/>\(id == object ? comments : "")</button>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(buttons.joined(separator: "\n"))
      </objects></document>
      """
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "a.xib", bytes: Array(text.utf8))).0)
    let rule = try #require(RuleRegistry.rule("missing-accessibility-label"))
    let found = Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).compactMap(\.objectID)
    return ["but-to-001", "but-to-002"].filter { !found.contains($0) }
  }

  @Test(arguments: [
    "keyline:disable missing-accessibility-label",
    "a word, then keyline:disable other-rule, missing-accessibility-label",
    "first&#10;keyline:disable missing-accessibility-label",
  ])
  func aNoteSilencesARuleForItsObjectAlone(_ note: String) throws {
    #expect(try silent(note) == ["but-to-001"])
    #expect(try silent(note, in: "but-to-002") == ["but-to-002"])
  }

  @Test(arguments: ["keyline:disable other-rule", "missing-accessibility-label", "keyline:disable"])
  func aNoteWithoutTheRuleSilencesNothing(_ note: String) throws {
    #expect(try silent(note).isEmpty)
  }
}
