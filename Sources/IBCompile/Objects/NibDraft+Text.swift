import IBLayout
import IBModel
import IBSyntax

extension NibDraft {
  mutating func writeText(_ element: XMLElement, _ object: ObjectHandle) {
    guard let text = Self.text(of: element, "text") else { return }
    graph.set("UIText", self.text(text, id: element.identifier, property: "text"), of: object)
  }

  /// An attribute, or a child for what has several lines.
  static func text(of element: XMLElement, _ name: String) -> String? {
    element.word(name) ?? element.child(key: name)?.text
  }

  mutating func writeTextColor(_ element: XMLElement, _ object: ObjectHandle) {
    let part = element.part("textColor")
    let color: NibColor? =
      if let part, part.tag != "nil" { readColor(part) } else { Self.labelColor }
    if let color { graph.set("UITextColor", self.color(color), of: object) }
  }

  private static let labelColor = NibColor(systemName: "labelColor", channels: [0], alpha: 1)

  /// A text whose color is said to be none follows the appearance; any other keeps its color.
  mutating func writeColorFlag(_ element: XMLElement, _ object: ObjectHandle, _ key: String) {
    graph.set(key, .bool(element.part("textColor")?.tag != "nil"), of: object)
  }

  mutating func writeFont(_ element: XMLElement, _ object: ObjectHandle, size: Double) {
    let font = element.part("fontDescription").map { readFont($0) } ?? NibFont.system("regular", size: size)
    if let font { graph.set("UIFont", self.font(font), of: object) }
  }

  /// The size that the smallest scale gives; in a field or where no scale is given, that of the attribute.
  mutating func writeMinimumFontSize(_ element: XMLElement, _ object: ObjectHandle) {
    if let size = element.decimal("minimumFontSize"), size != 0 {
      graph.set("UIMinimumFontSize", .float(Float(size)), of: object)
    } else if let scale = element.decimal("minimumScaleFactor"), scale != 0 {
      let size = fontSize(element)
      graph.set("UIMinimumFontSize", .float(Float(size * scale)), of: object)
    }
  }

  private func fontSize(_ element: XMLElement) -> Double {
    guard let font = element.part("fontDescription") else { return 17 }
    return font.decimal("pointSize") ?? font.word("style").flatMap { DynamicType.usual($0) } ?? 17
  }

  // MARK: - Text views

  /// Space above and under the text of a text view together, in points. Source: UITextView's text container inset.
  private static let textInset = 16.0
  /// Height of a line of the system's fonts by their size, about.
  private static let lineHeight = 1.19

  /// The size of the content is what UIKit measures; here it is that of one line for each paragraph.
  mutating func writeTextContentSize(_ element: XMLElement, _ object: ObjectHandle) {
    let text = Self.text(of: element, "text") ?? ""
    let width = frame(of: element)?.width ?? 0
    let lines = Double(text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) + 1)
    let height = (fontSize(element) * Self.lineHeight).rounded(.up) * lines + Self.textInset
    graph.set("UIContentSize", .numbers([width, height]), of: object)
  }

  /// A text view is archived with its text as a plain and as an attributed one.
  mutating func writeTextViewText(_ element: XMLElement, _ object: ObjectHandle) {
    guard let text = Self.text(of: element, "text"), !text.isEmpty else { return }
    graph.set("UIText", self.text(text, id: element.identifier, property: "text"), of: object)
    if let part = attributedText(text, element) { graph.set("UIAttributedText", part, of: object) }
  }

  private mutating func attributedText(_ text: String, _ element: XMLElement) -> ArchiveValue? {
    let part = element.part("textColor")
    let color =
      part.flatMap { $0.tag == "nil" ? nil : readColor($0) } ?? Self.labelColor
    guard let font = element.part("fontDescription").map({ readFont($0) }) ?? .system("regular", size: 17) else {
      return nil
    }
    let style = graph.add("NSMutableParagraphStyle", [("NSTabStops", .null)])
    let entries = [
      string("NSColor"), self.color(color), string("NSParagraphStyle"), .object(style), string("NSFont"),
      self.font(font),
    ].compactMap { value in if case .object(let object) = value { object } else { nil } }
    let attributes = graph.addList("NSDictionary", entries)
    let attributed = graph.add("NSAttributedString")
    graph.set([("NSString", string(text)), ("NSAttributes", .object(attributes))], of: attributed)
    return .object(attributed)
  }

  /// Bits of `UIDataDetectorTypes`. Source: its documentation; names as in documents.
  private static let detectorBits: [String: Int64] = [
    "phoneNumber": 0, "link": 1, "address": 2, "calendarEvent": 3, "shipmentTrackingNumber": 4, "flightNumber": 5,
    "lookupSuggestion": 6,
  ]

  mutating func writeDataDetectors(_ element: XMLElement, _ object: ObjectHandle) {
    guard let part = element.part("dataDetectorTypes") else { return }
    let mask = bits(part, Self.detectorBits, "data detector")
    if mask != 0 { graph.set("UIDataDetectorTypes", .integer(mask), of: object) }
  }

  /// The bits of the attributes that are `YES`.
  mutating func bits(_ part: XMLElement, _ known: [String: Int64], _ name: String) -> Int64 {
    var mask: Int64 = 0
    for attribute in part.attributes where attribute.nameText != "key" && attribute.nameText != "none" {
      guard let bit = known[attribute.nameText] else {
        refuse(attribute, of: part, "\(name) '\(attribute.nameText)' is not known")
        continue
      }
      if attribute.value == "YES" { mask |= 1 << bit }
    }
    return mask
  }

  // MARK: - Input

  private static let noYes: [String: Int64] = ["no": 1, "yes": 2, "default": 0]

  /// Traits of text input and their numbers (Measurements/Compile.md#text-input).
  private static let inputTraits: [(attribute: String, key: String, words: [String: Int64], omitted: Int64)] = [
    (
      "autocapitalizationType", "UIAutocapitalizationType",
      ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3], 2
    ),
    ("autocorrectionType", "UIAutocorrectionType", noYes, 0),
    ("spellCheckingType", "UISpellCheckingType", noYes, 0),
    ("smartDashesType", "UITextSmartDashesType", noYes, 0),
    ("smartInsertDeleteType", "UITextSmartInsertDeleteType", noYes, 0),
    ("smartQuotesType", "UITextSmartQuotesType", noYes, 0),
    (
      "keyboardType", "UIKeyboardType",
      [
        "default": 0, "alphabet": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
        "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10,
        "ASCIICapableNumberPad": 11,
      ], 0
    ),
    (
      "returnKeyType", "UIReturnKeyType",
      [
        "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8,
        "done": 9, "emergencyCall": 10, "continue": 11,
      ], 0
    ),
  ]

  mutating func writeTextInput(_ element: XMLElement, _ object: ObjectHandle) {
    guard let traits = element.part("textInputTraits") else { return }
    var known: Set<String> = ["key", "enablesReturnKeyAutomatically", "secureTextEntry", "textContentType"]
    for trait in Self.inputTraits {
      known.insert(trait.attribute)
      guard let attribute = traits.attribute(named: trait.attribute) else { continue }
      guard let number = trait.words[attribute.value] else {
        refuse(attribute, of: traits, "'\(trait.attribute)' has a value that is not known: '\(attribute.value)'")
        continue
      }
      if number != trait.omitted { graph.set(trait.key, .integer(number), of: object) }
    }
    for attribute in traits.attributes where !known.contains(attribute.nameText) {
      refuse(attribute, of: traits, "'\(attribute.nameText)' of text input traits is not known")
    }
    if traits.isYes("enablesReturnKeyAutomatically") {
      graph.set("UIEnablesReturnKeyAutomatically", .bool(true), of: object)
    }
    if traits.isYes("secureTextEntry") { graph.set("UISecureTextEntry", .bool(true), of: object) }
    if let type = traits.word("textContentType") { graph.set("UITextContentType", string(type), of: object) }
  }
}
