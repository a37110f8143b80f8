import IBSource

/// The words of an outlet or an action, which VoiceOver reads for a control without a text.
enum SpokenName {
  /// The words, such as `Close` for `closeButtonPressed`; nil if only abbreviations or words about controls remain.
  static func words(of name: String) -> String? {
    var words = words(in: name)[...]
    while let first = words.first, beginnings.contains(first) { words.removeFirst() }
    while let last = words.last, endings.contains(last) { words.removeLast() }
    guard words.contains(where: { $0.count >= shortestWord }) else { return nil }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

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
      }
      words[words.count - 1].append(character)
      isNew = false
    }
    return words.map { $0.lowercased() }
  }

  /// The words that people put before and after the meaning of an outlet or an action.
  private static let beginnings = Set(
    words: """
      action btn button click clicked did field handle ib lbl on press pressed tap tapped text tf touch touched txt
      """)
  private static let endings = Set(
    words: """
      action actn btn btns button buttons changed click clicked control did field image img inside picker press pressed sender slider \
      stepper switch tap tapped text textfield tf toggle touch touched txt up value \
      view
      """)
}
