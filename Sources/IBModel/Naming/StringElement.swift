package import IBSyntax

extension XMLElement {
  /// The text of a `<string>`, which Xcode writes as Base64 if XML does not allow one of its characters; nil for Base64 of
  /// another encoding than UTF-8.
  package var string: String? { has(.base64UTF8) ? Self.base64(text) : text }

  /// Decodes Base64. Xcode leaves out the padding.
  private static func base64(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count < 8 { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
