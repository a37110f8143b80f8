import IBSource

/// The words of an outlet or an action, which VoiceOver reads for a control without a text.
enum SpokenName {
  /// The words, such as `Close` for `closeButtonPressed`; nil if only abbreviations or words about controls remain.
  static func words(of name: String) -> String? {
    let words = meaning(of: words(in: name).map { $0.lowercased() }, parts)
    guard words.contains(where: { $0.count >= shortestWord }) else { return nil }
    return capitalized(words.joined(separator: " "))
  }

  /// The closure for the selector of a tap, as people name it: `onClose` for `closeButtonPressed`. A selector without
  /// words about taps keeps its name.
  static func closure(_ selector: String) -> String {
    let words = words(in: selector.replacing(/[tT]ouchUp(Inside|Outside)?/, with: "Touch"))
    let rest = meaning(of: words, [])
    if rest.count == words.count { return selector }
    if rest.isEmpty { return words[0].lowercased() == "action" && words.count > 1 ? "onAction" : "onTap" }
    return "on" + rest.map { $0.lowercased() == "ok" ? "OK" : capitalized($0) }.joined()
  }

  /// The words between those about taps.
  ///
  /// - Parameter parts: further words to leave out at the end.
  private static func meaning(of words: [String], _ parts: Set<String>) -> ArraySlice<String> {
    var rest = words[...]
    while let first = rest.first?.lowercased(), beginnings.contains(first) { rest.removeFirst() }
    while let last = rest.last?.lowercased(), endings.contains(last) || parts.contains(last) { rest.removeLast() }
    return rest
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The least number of letters of a word that is not an abbreviation.
  private static let shortestWord = 3

  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var isNew = true
    for character in name {
      guard character.isASCII, character.isLetter || character.isNumber else {
        isNew = true
        continue
      }
      if isNew || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append("")
      } else if character.isLowercase, let last = words.last, last.count > 1, last.last?.isUppercase == true {
        // The last capital of `OKPressed` begins a word.
        words[words.count - 1].removeLast()
        words.append(String(last.suffix(1)))
      }
      words[words.count - 1].append(character)
      isNew = false
    }
    return words
  }

  /// The words that people put before and after the meaning of an outlet or an action.
  private static let beginnings = Set(
    words: """
      action btn button click clicked did do field handle ib lbl on press pressed tap tapped text tf to touch touched txt
      """)
  private static let endings = Set(
    words: """
      action actn btn btns button buttons click clicked did gesture inside press pressed recognizer sender tap tapped \
      touch touched
      """)
  /// The words about controls and values, which name nothing by themselves.
  private static let parts = Set(
    words: """
      changed control field image img picker slider stepper switch text textfield tf toggle txt value view
      """)
}
