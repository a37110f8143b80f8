import IBSource
import Testing

@Suite struct FindingTests {
  private func finding(_ rule: String, file: String = "a.xib", at offset: Int, message: String = "m") -> Finding {
    Finding(rule: rule, severity: .error, message: message, file: file, range: SourceRange(offset, offset))
  }

  @Test func ordersByFileThenPlaceThenRuleThenMessage() {
    let sorted = [
      finding("b", at: 1), finding("z", at: 2, message: "m"), finding("z", at: 2, message: "n"),
      finding("a", file: "b.xib", at: 0),
    ]
    #expect(sorted.reversed().sorted(by: Finding.inOrder) == sorted)
  }

  @Test func severitiesAreOrderedAndNamed() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(Severity.allCases.map(\.name) == ["note", "warning", "error"])
  }
}
