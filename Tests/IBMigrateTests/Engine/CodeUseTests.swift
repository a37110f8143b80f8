import IBCode
import IBMigrate
import IBSource
import Testing

@Suite struct CodeUseTests {
  private func uses(_ code: String, _ language: CodeLanguage = .swift) throws -> [String] {
    let patterns = try #require(Migrations.named("safe-area")).codeUses
    return CodeUse.find(patterns, in: Array(code.utf8), language).map { "\($0.range.lower) \($0.path)" }
  }

  @Test func theLongestPathCounts() throws {
    #expect(try uses("a = topLayoutGuide.bottomAnchor") == ["4 topLayoutGuide.bottomAnchor"])
    #expect(try uses("self.topLayoutGuide.length + x") == ["5 topLayoutGuide.length"])
    #expect(try uses("f(bottomLayoutGuide)") == ["2 bottomLayoutGuide"])
  }

  @Test func otherWordsAndTextAreNotUses() throws {
    #expect(try uses("mytopLayoutGuide topLayoutGuides // topLayoutGuide") == [])
    #expect(try uses("/* a /* topLayoutGuide */ topLayoutGuide */ x") == [])
    #expect(try uses("\"topLayoutGuide \\\" topLayoutGuide\" + 1") == [])
    #expect(try uses("\"\"\"\n \"topLayoutGuide\n\"\"\"") == [])
  }

  @Test func whatFollowsTextIsReadAgain() throws {
    #expect(try uses("/**/topLayoutGuide") == ["4 topLayoutGuide"])
    #expect(try uses("\"a\"\ntopLayoutGuide") == ["4 topLayoutGuide"])
    // A quote that does not end is not a string of many lines.
    #expect(try uses("it\"s\ntopLayoutGuide") == ["5 topLayoutGuide"])
  }

  @Test func theReplacementSpeaksTheLanguage() throws {
    let patterns = try #require(Migrations.named("safe-area")).codeUses
    let code = Array("[self.topLayoutGuide length]; self.automaticallyAdjustsScrollViewInsets = NO;".utf8)
    let uses = CodeUse.find(patterns, in: code, .objectiveC)
    #expect(uses.count == 2)
    #expect(uses.last?.replacement.contains("UIScrollViewContentInsetAdjustmentNever") == true)
    #expect(CodeLanguage(fileName: "a/b.mm") == .objectiveC)
    #expect(CodeLanguage(fileName: "a/b.storyboard") == nil)
  }
}
