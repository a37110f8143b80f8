import IBContent
import IBLayout
import IBModel

/// A text of the document as a `Text`, with the fonts and colors that the layout measures and draws.
struct TextSource {
  /// The words of a plain text, or of all pieces together.
  let words: KeyedText
  /// The source of a text whose pieces look different; nil if they all look the same.
  private let pieces: String?
  /// The modifiers of all pieces as code after the dot.
  let modifiers: [String]

  init(
    _ text: TextContent, font: FontAttributes?, standard: Font, color: String?, of id: String?,
    _ property: TextProperty, _ options: ConversionOptions
  ) {
    let fragments = text.attributed?.fragments.filter { !$0.text.isEmpty } ?? []
    // The `.strings` files of a document do not contain attributed texts.
    words = KeyedText(
      text.attributed?.text ?? text.plain ?? "", of: text.attributed == nil ? id : nil, property, options)
    func looks(_ fragment: AttributedText.Fragment) -> [String] {
      Self.looks(
        font: fragment.font ?? font, standard: standard, color: fragment.color.flatMap(ColorSource.expression) ?? color,
        kerning: fragment.kerning)
    }
    guard let first = fragments.first else {
      pieces = nil
      modifiers = Self.looks(font: font, standard: standard, color: color, kerning: nil)
      return
    }
    let common = looks(first)
    let spacing = first.paragraph.map(\.lineSpacing).flatMap { $0 > 0 ? ["lineSpacing(\(SwiftText.number($0)))"] : nil }
    if fragments.allSatisfy({ looks($0) == common }) {
      pieces = nil
      modifiers = common + (spacing ?? [])
    } else {
      pieces = fragments.map { fragment in
        Self.piece(
          fragment, font: fragment.font ?? font, standard: standard,
          color: fragment.color.flatMap(ColorSource.expression) ?? color)
      }.joined(separator: " + ")
      modifiers = spacing ?? []
    }
  }

  var view: String { pieces.map { "Text(\($0))" } ?? words.view }

  var label: ControlSource.Label { pieces == nil ? words.label : .view(view) }

  var isEmpty: Bool { words.base.isEmpty }

  private static func looks(font: FontAttributes?, standard: Font, color: String?, kerning: Double?) -> [String] {
    var modifiers: [String] = []
    if let expression = FontSource.expression(font, standard: standard) { modifiers.append("font(\(expression))") }
    if let kerning, kerning != 0 { modifiers.append("kerning(\(SwiftText.number(kerning)))") }
    if let color { modifiers.append("foregroundStyle(\(ColorSource.style(color)))") }
    return modifiers
  }

  /// The source of a piece. Source: the documentation of `AttributeContainer` and of
  /// `AttributeScopes.SwiftUIAttributes`.
  private static func piece(
    _ fragment: AttributedText.Fragment, font: FontAttributes?, standard: Font, color: String?
  ) -> String {
    var container = "AttributeContainer()"
    container += ".font(\(FontSource.expression(FontSource.font(font, standard: standard))))"
    if let kerning = fragment.kerning, kerning != 0 { container += ".kern(\(SwiftText.number(kerning)))" }
    if let color { container += ".foregroundColor(\(color))" }
    return "AttributedString(\(SwiftText.literal(fragment.text)), attributes: \(container))"
  }
}
