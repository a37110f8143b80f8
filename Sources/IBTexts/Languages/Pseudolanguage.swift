import IBModel

extension Language.Pseudo {
  /// What the pseudolanguage makes of a text; texts without a letter stay.
  func text(of text: String) -> String {
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
    switch self {
    case .doubleLength: return "\(text) \(text)"
    case .bounded: return "[# \(text) #]"
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return text
    }
  }

  /// Letters of the system font that differ from the plain ones only by their accents. Xcode's own choice is not known.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇĎÉĜĤÎĴĶĻÑÖŘŠŤÜŴÝŽåçďéĝĥîĵķļñöřšťüŵýž"))
}
