import IBSource

/// Names objects of a document in words, in the same way in each message and report.
package enum ObjectWords {
  /// The largest number of characters of a text that names an object.
  static let longestText = 40

  /// The texts that Interface Builder gives to new labels, buttons, cells, items and text views of UIKit. They name nothing,
  /// and code replaces them.
  package static let textsOfNewObjects: Set<String> = [
    "Button", "Detail", "Item", "Label", "Subtitle", "Text", "Title",
  ]

  /// The name of an element in words: `table view cell` for `tableViewCell`.
  package static func noun(_ element: String) -> String {
    if element == "viewControllerPlaceholder" { return "storyboard reference" }
    // The format has a misprint.
    if element == "pongPressGestureRecognizer" { return "long press gesture recognizer" }
    // The prefix of WebKit is not a word.
    return words(of: element.hasPrefix("wkWeb") ? "web" + element.dropFirst("wkWeb".count) : element)
  }

  /// The name of an element in words with its article: `an image view` for `imageView`.
  package static func nounWithArticle(_ element: String) -> String { withArticle(noun(element)) }

  /// - Parameter phrase: begins with a noun or adjective. No name of the format has a silent first letter. Those that
  ///   begin with u, such as `user defined`, sound like "you".
  package static func withArticle(_ phrase: String) -> String {
    "\(phrase.first.map { "aeio".contains($0) } == true ? "an" : "a") \(phrase)"
  }

  /// A name of the format as words: `content mode` for `contentMode`, `value transformer` for `NSValueTransformer`,
  /// `ASCII capable` for `ASCIICapable`.
  package static func words(of name: String) -> String {
    // The prefix of Cocoa is not a word.
    let isPrefixed = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
    let letters = Array(isPrefixed ? name.dropFirst(2) : name[...])
    /// Whether the letter is one of several capitals of an abbreviation.
    func isAbbreviated(_ place: Int) -> Bool {
      let isCapital = { letters.indices.contains($0) && letters[$0].isUppercase }
      let beginsWord = letters.indices.contains(place + 1) && letters[place + 1].isLowercase
      let precedesAbbreviation =
        isCapital(place + 1) && !(letters.indices.contains(place + 2) && letters[place + 2].isLowercase)
      return isCapital(place) && !beginsWord && (isCapital(place - 1) || precedesAbbreviation)
    }
    var words = ""
    for (place, letter) in letters.enumerated() {
      let isAbbreviated = isAbbreviated(place)
      let continues = isAbbreviated && place > 0 && letters[place - 1].isUppercase
      if letter.isUppercase, !continues, let last = words.last, last != " " { words.append(" ") }
      words += isAbbreviated ? String(letter) : letter.lowercased()
    }
    return words
  }

  /// A name. It is in quotes if it is empty or contains spaces.
  package static func name(_ text: String) -> String {
    let isPlain = !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" || $0 == "," || $0 == ":" }
    return isPlain && text.count <= longestText ? text.onOneLine : quoted(text)
  }

  /// A text in quotes. It is truncated if it is long.
  package static func quoted(_ text: String) -> String {
    let line = text.onOneLine
    return line.count <= longestText ? "\"\(line)\"" : "\"\(line.prefix(longestText - 1))…\""
  }

  /// The name of an object, for example `button "Submit"`, `view AvatarView`, `image view '5Fc-xa-1nd'`.
  ///
  /// - Parameter isTelling: whether class and label identify the object; otherwise, the object id is added.
  package static func phrase(
    element: String, label: String?, customClass: String?, id: String, isTelling: Bool
  ) -> String {
    var words = [noun(element)]
    let name = label ?? customClass
    if let name { words.append(label == nil ? self.name(name) : quoted(name)) }
    if name == nil || !isTelling, !id.isEmpty { words.append("'\(id.onOneLine)'") }
    return words.joined(separator: " ")
  }
}

extension Document.LayoutGuide.Kind {
  /// The name of the guide in Xcode's outline.
  package var words: String {
    switch self {
    case .safeArea: "Safe Area"
    case .keyboard: "Keyboard"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .unknown(let name): ObjectWords.name(name)
    }
  }
}

/// Constraints as equations in the notation of Xcode's outline.
package enum EquationWords {
  /// An equation such as `a.top = 2 × b.top + 24` or `a.width ≥ 100`.
  ///
  /// - Parameters:
  ///   - second: nil for a constraint with only a constant.
  ///   - constant: if nil, the constant is left out, or replaced by an ellipsis if the right side would be empty.
  package static func text(
    _ first: String, _ relation: LayoutConstraint.Relation, _ second: String?, multiplier: Double, constant: Double?
  ) -> String {
    let left = "\(first) \(relation.symbol) "
    guard let second else { return left + (constant.map(Wording.number) ?? "…") }
    let factor = multiplier == 1 ? "" : "\(Wording.number(multiplier)) × "
    guard let constant, constant != 0 else { return left + factor + second }
    return left + factor + second + (constant > 0 ? " + " : " − ") + Wording.number(abs(constant))
  }
}

extension LayoutConstraint.Relation {
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
