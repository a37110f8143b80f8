import IBSource
import IBSyntax
import Testing

/// What is just within a limit is read, one more is refused.
@Suite struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
  }

  @Test func nestingDepth() throws {
    #expect(try tree(nested(SyntaxLimits.nestingDepth)).elementCount == SyntaxLimits.nestingDepth)
    let finding = try refusal(nested(SyntaxLimits.nestingDepth + 1))
    #expect(finding.rule == "nesting-too-deep")
    #expect(finding.message == "elements nested more than 512 levels deep")
    #expect(finding.range == SourceRange(512 * 3, 513 * 3))
  }

  @Test func endlessNestingIsRefusedAlike() throws {
    #expect(try refusal(String(repeating: "<a>", count: 100_000)).rule == "nesting-too-deep")
  }

  @Test func attributesPerElement() throws {
    func element(_ count: Int) -> String {
      "<a " + (0..<count).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"
    }
    let limit = SyntaxLimits.attributesPerElement
    #expect(try tree(element(limit)).root?.attributes.count == limit)
    #expect(try refusal(element(limit + 1)).rule == "too-many-attributes")
  }

  @Test func otherNames() throws {
    func document(_ count: Int) -> String {
      "<view>" + (0..<count).map { "<n\($0)/>" }.joined() + "</view>"
    }
    let limit = SyntaxLimits.otherNames
    #expect(try tree(document(limit)).elementCount == limit + 1)
    #expect(try refusal(document(limit + 1)).rule == "too-many-names")
  }

  @Test func namespaceDeclarations() throws {
    func element(_ count: Int) -> String {
      "<a " + (0..<count).map { "xmlns:n\($0)=\"urn:x\"" }.joined(separator: " ") + "/>"
    }
    let limit = SyntaxLimits.namespaceDeclarations
    #expect(try tree(element(limit)).elementCount == 1)
    #expect(try refusal(element(limit + 1)).rule == "too-many-namespaces")
  }

  @Test func elements() throws {
    let children = Array(repeating: Array("<a/>".utf8), count: SyntaxLimits.elements).joined()
    #expect(try refusal(Array("<a>".utf8) + children + Array("</a>".utf8)).rule == "too-many-elements")
  }

  @Test func fileSize() throws {
    let finding = try refusal([UInt8](repeating: UInt8(ascii: " "), count: SyntaxLimits.fileSize + 1))
    #expect(finding.rule == "file-too-large")
    #expect(finding.message == "file of 67108865 bytes; the limit is 64 MiB")
  }

}
