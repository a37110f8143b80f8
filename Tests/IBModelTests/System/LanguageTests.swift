import IBModel
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("PT-br", "pt-BR"), ("zh_hans_cn", "zh-Hans-CN"), ("es-419", "es-419"), ("German", "german"),
    ("Double-Length", "double-length"),
  ])
  func tagsAreWrittenAsTheStandardHasThem(_ text: String, _ tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: ["", "d", "de-", "de--AT", "d3", "de/..", "de-toolongpart"])
  func otherTextsAreNoLanguages(_ text: String) {
    #expect(Language(text) == nil)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("az-Arab", true), ("ar-Latn", false), ("de", false),
    ("right-to-left", true), ("bounded", false),
  ])
  func theScriptDecidesTheDirection(_ tag: String, _ isMirrored: Bool) throws {
    #expect((try #require(Language(tag)).direction == .rightToLeft) == isMirrored)
  }

  @Test func aVariantFallsBackToItsLanguage() {
    #expect(Language("zh-Hans-CN")?.fallbacks == ["zh-Hans-CN", "zh-Hans", "zh"])
  }
}
