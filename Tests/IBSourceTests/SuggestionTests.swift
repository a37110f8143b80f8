import IBSource
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("amountLable", "amountLabel"), ("gray100", "grey100"), ("Secondary", "secondary"),
    ("LoginViewControler", "LoginViewController"), ("LogonViewController", "LoginViewController"),
  ])
  func aNearNameIsSuggested(_ word: String, _ known: String) {
    #expect(Suggestion.nearest(to: word, among: [known]) == known)
  }

  /// Names with other numbers are other members of a series, and names of one kind need not mean the same.
  @Test(arguments: [
    ("gray100", "gray400"), ("page2Title", "page3Title"), ("amount", "total"),
    ("KeyViewController", "PinViewController"), ("LockedAppViewController", "HomeViewController"),
    ("TabCell", "TopCell"),
  ])
  func anotherNameIsNot(_ word: String, _ known: String) {
    #expect(Suggestion.nearest(to: word, among: [known]) == nil)
  }

  @Test func theValuesThatBeginWithTheWordAreSuggested() {
    #expect(
      Suggestion.answer(to: "clipped", among: ["clipped-text", "clipped-translation", "other"], allowed: "these")
        == "; did you mean 'clipped-text' or 'clipped-translation'? allowed: these")
  }
}
