import ProposalLayout

/// The font of a printed modifier.
enum PrintedFont {
  /// - Parameter source: the argument of `font`, such as `.system(size: 15, weight: .bold)`.
  /// - Returns: nil if text in the font cannot be measured: an app's own font, or source that is not printed.
  static func font(_ source: String) -> TextFont? {
    var cursor = SourceCursor(source)
    guard cursor.take("."), let word = cursor.word() else { return nil }
    if cursor.isAtEnd { return FontSource.isStyle(word) ? TextFont(.style(word)) : nil }
    guard word == "system", cursor.next == UInt8(ascii: "("), let range = try? cursor.enclosed(),
      let arguments = try? SourceArguments(cursor.text(range)), arguments.has(only: ["size", "weight"]),
      arguments.unlabeled.isEmpty, let size = arguments["size"].flatMap(SourceWords.number)
    else { return nil }
    var font = TextFont(.system(size: size))
    if let weight = arguments["weight"] {
      guard weight.hasPrefix("."), FontSource.isWeight(String(weight.dropFirst())) else { return nil }
      font.weight = String(weight.dropFirst())
    }
    let rest = cursor.text(cursor.position..<cursor.bytes.count)
    if rest == ".italic()" { font.isItalic = true } else if !rest.isEmpty { return nil }
    return font
  }
}
