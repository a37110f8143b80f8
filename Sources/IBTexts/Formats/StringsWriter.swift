/// Writes texts in the form of `ibtool`'s `.strings` files (Documentation/Measurements/Translations.md#form).
package enum StringsWriter {
  /// The whole file: an empty line, the comment and the pair for each text, ordered by the bytes of the keys.
  ///
  /// - Parameter values: translations by key. A text without a translation is written itself.
  package static func file(_ texts: [LocalizableText], _ values: [String: String] = [:]) -> String {
    texts.sorted { KeyOrder.bytes.precedes($0.key, $1.key) }
      .map { "\n\(entry($0, value: values[$0.key], lineEnd: "\n"))\n" }.joined()
  }

  /// The comment and the pair for one text, without a line end after them.
  static func entry(_ text: LocalizableText, value: String? = nil, hasComment: Bool = true, lineEnd: String) -> String {
    let pair = "\(TextComment.quoted(text.key)) = \(TextComment.quoted(value ?? text.text));"
    return hasComment ? "\(comment(text))\(lineEnd)\(pair)" : pair
  }

  static func comment(_ text: LocalizableText) -> String { "/* \(TextComment.text(for: text)) */" }
}
