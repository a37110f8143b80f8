import IBModel
import Testing

/// Names of the format as people read them.
@Suite struct ObjectWordsTests {
  @Test(arguments: [
    ("contentMode", "content mode"), ("centerXWithinMargins", "center x within margins"), ("minX", "min x"),
    ("NSValueTransformer", "value transformer"), ("URL", "URL"), ("ASCIICapable", "ASCII capable"),
    ("webURL", "web URL"), ("user defined", "user defined"), ("", ""),
  ])
  func aNameIsSplitBeforeCapitalsAndAbbreviationsStay(name: String, words: String) {
    #expect(ObjectWords.words(of: name) == words)
  }

  @Test(arguments: [
    ("imageView", "an image view"), ("view", "a view"),
    ("userDefinedRuntimeAttribute", "a user defined runtime attribute"),
    ("outlet", "an outlet"),
  ])
  func anArticleFitsTheSound(element: String, phrase: String) {
    #expect(ObjectWords.nounWithArticle(element) == phrase)
  }

  @Test(arguments: [
    ("Save", "Save"), ("", "\"\""), ("Two words", "\"Two words\""), ("a,b", "\"a,b\""), ("a:b", "\"a:b\""),
    ("say \"x\"", "\"say \"x\"\""),
  ])
  func aNameThatCouldBeMisreadIsInQuotes(text: String, name: String) {
    #expect(ObjectWords.name(text) == name)
  }

  @Test func aLongTextEndsInDots() {
    let text = String(repeating: "a", count: 100)
    #expect(ObjectWords.quoted(text).hasSuffix("a…\"") && ObjectWords.quoted(text).count < 60)
    #expect(ObjectWords.name(text) == ObjectWords.quoted(text))
  }

  @Test func anObjectWithoutATellingNameHasItsIdentifier() {
    let phrase = { ObjectWords.phrase(element: "button", label: $0, customClass: $1, id: "b-1", isTelling: $2) }
    #expect(phrase("Go", nil, true) == "button \"Go\"" && phrase("Go", nil, false) == "button \"Go\" 'b-1'")
    #expect(phrase(nil, "Chart", true) == "button Chart" && phrase("Go", "Chart", true) == "button \"Go\"")
    #expect(phrase(nil, nil, true) == "button 'b-1'")
    #expect(ObjectWords.phrase(element: "button", label: nil, customClass: nil, id: "", isTelling: true) == "button")
  }
}
