import IBCode
import IBSource
import Testing

/// What counts as a mention of a name.
@Suite struct MentionTests {
  private func swift(_ text: String) -> CodeMentions { CodeMentions(Array(text.utf8), .swift) }

  @Test func wordsAndLiteralsMention() {
    let mentions = swift(#"let a = UIImage(named: "icon back"); b = .bright // "comment""#)
    #expect(mentions.mention("icon back") && mentions.mention("bright"))
    #expect(!mentions.mention("comment") && !mentions.mention("back"))
  }

  @Test func whatIsFilledInMayBeAnything() {
    let mentions = swift(#"let a = "icon_\(names[0]).png", b = String(format: "%02d-row-%@", 1, c), d = "\(e)""#)
    #expect(mentions.mention("icon_left.png") && mentions.mention("07-row-x"))
    #expect(!mentions.mention("icon_left") && !mentions.mention("07-column-x") && !mentions.mention("anything"))
  }

  /// Words that begin with a small letter or a digit do not count.
  @Test func namesOfTypesBeginWithCapitalLetters() {
    let names = CodeMentions.names(in: Array("<string>Shop.Price_2 9Row list</string>".utf8))
    #expect(names == [ByteHash("Shop"), ByteHash("Price_2")])
  }

  @Test func otherTextsMentionWhatStandsBetweenMarks() {
    let mentions = CodeMentions(text: Array("<string>Launch Image</string> ICON = AppIcon; \"a\": \"b c\"".utf8))
    #expect(["Launch Image", "AppIcon", "b c"].allSatisfy(mentions.mention))
    #expect(!mentions.mention("Launch"))
  }
}
