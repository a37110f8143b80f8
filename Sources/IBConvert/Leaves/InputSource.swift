import IBContent

/// The input settings of a text, as SwiftUI modifiers.
///
/// Source: the documentation of `UIKeyboardType`, `UITextContentType`, `SubmitLabel` and `TextInputAutocapitalization`.
enum InputSource {
  static func modifiers(_ input: InputTraits) -> [String] {
    var words: [String] = []
    if let keyboard = input.keyboard.flatMap({ keyboards[$0] }) { words.append("keyboardType(.\(keyboard))") }
    if let content = input.content.flatMap({ contents[$0] }) { words.append("textContentType(.\(content))") }
    if let label = input.returnKey.flatMap({ submitLabels[$0] }) { words.append("submitLabel(.\(label))") }
    switch input.capitalization {
    case "none": words.append("textInputAutocapitalization(.never)")
    case "sentences": words.append("textInputAutocapitalization(.sentences)")
    case "words": words.append("textInputAutocapitalization(.words)")
    case "allCharacters": words.append("textInputAutocapitalization(.characters)")
    // Xcode writes no attribute for "None"; a field of SwiftUI begins sentences with capitals.
    case nil where !input.isSecure && input.keyboard.map(hasWords) != false:
      words.append("textInputAutocapitalization(.never)")
    default: break
    }
    if let corrects = input.corrects { words.append("autocorrectionDisabled(\(!corrects))") }
    return words
  }

  private static func hasWords(_ keyboard: String) -> Bool { !keyboard.hasSuffix("Pad") || keyboard.hasPrefix("name") }

  static let keyboards = [
    "ASCIICapable": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad", "URL": "URL",
    "alphabet": "alphabet", "decimalPad": "decimalPad", "emailAddress": "emailAddress",
    "namePhonePad": "namePhonePad", "numberPad": "numberPad", "numbersAndPunctuation": "numbersAndPunctuation",
    "phonePad": "phonePad", "twitter": "twitter", "webSearch": "webSearch",
  ]

  static let contents = [
    "address-level1": "addressState", "address-level1+2": "addressCityAndState", "address-level2": "addressCity",
    "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2", "cc-number": "creditCardNumber",
    "country-name": "countryName", "email": "emailAddress", "family-name": "familyName", "given-name": "givenName",
    "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix", "location": "location",
    "middle-name": "middleName", "name": "name", "new-password": "newPassword", "nickname": "nickname",
    "one-time-code": "oneTimeCode", "organization": "organizationName", "organization-title": "jobTitle",
    "password": "password", "postal-code": "postalCode", "street-address": "fullStreetAddress",
    "sublocality": "sublocality", "tel": "telephoneNumber", "url": "URL", "username": "username",
  ]

  static let submitLabels = [
    "continue": "continue", "done": "done", "go": "go", "join": "join", "next": "next", "route": "route",
    "search": "search", "send": "send",
  ]
}
