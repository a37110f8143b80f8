import IBModel
import IBSource

extension LeafSource {
  /// A view that differs between size classes: its modifiers ask for the size class. Parts that a modifier cannot choose
  /// are written as in the first size class, with a note.
  ///
  /// - Parameters:
  ///   - sources: at least one, each for other size classes.
  ///   - id: of the view.
  init(_ sources: [(classes: SizeClasses, source: LeafSource)], of id: String) {
    guard let first = sources.first else {
      self.init(expression: "Color.clear")
      return
    }
    self = first.source
    if sources.allSatisfy({ $0.source == first.source }) { return }
    var kept = modify(\.modifiers, sources) + modify(\.outer, sources)
    if !sources.allSatisfy({ $0.source.expression == expression && $0.source.stretched == stretched }) {
      if let texts = Self.texts(sources) {
        expression = "Text(\(texts.expression))"
      } else {
        kept.append("content")
      }
    }
    let written = modifiers + outer + [expression]
    let questions = [ChoiceSource.width, ChoiceSource.height].filter { word in written.contains { $0.contains(word) } }
    properties += questions.map(ChoiceSource.property)
    if !kept.isEmpty {
      let parts = kept.joined(separator: ", ")
      notes.append("view '\(id)' has other values in other size classes than \(first.classes.name): \(parts)".onOneLine)
    }
  }

  /// The literals of plain texts.
  private static func texts(_ sources: [(classes: SizeClasses, source: LeafSource)]) -> SizeClassValues? {
    var values: [(classes: SizeClasses, text: String)] = []
    for (classes, source) in sources {
      guard source.expression.hasPrefix("Text("), source.expression.hasSuffix(")") else { return nil }
      let literal = String(source.expression.dropFirst(5).dropLast())
      guard SwiftText.text(ofLiteral: literal) != nil else { return nil }
      values.append((classes, literal))
    }
    return SizeClassValues(values: values)
  }

  /// - Returns: the names of modifiers that are written as in the first of the size classes.
  private mutating func modify(
    _ list: WritableKeyPath<LeafSource, [String]>, _ sources: [(classes: SizeClasses, source: LeafSource)]
  ) -> [String] {
    let isHidden = sources.map { $0.source[keyPath: list].contains("hidden()") }
    let all = sources.map { source in
      source.source[keyPath: list].map { $0 == "hidden()" && isHidden.contains(false) ? "opacity(0)" : $0 }
    }
    var names: [Substring] = []
    for name in all.joined().map(Self.name) where !names.contains(name) { names.append(name) }
    var kept: [String] = []
    self[keyPath: list] = names.compactMap { name -> String? in
      let written = all.map { modifiers in modifiers.first { Self.name($0) == name } }
      if written.allSatisfy({ $0 == written[0] }) { return written[0] }
      guard let absent = Self.absent[String(name)] else {
        kept.append(String(name))
        return written[0]
      }
      let values = zip(sources, written).map { source, text in
        (classes: source.classes, text: text.map { String($0.dropFirst(name.count + 1).dropLast()) } ?? absent)
      }
      return "\(name)(\(SizeClassValues(values: values).expression))"
    }
    return kept
  }

  private static func name(_ modifier: String) -> Substring { modifier.prefix { $0 != "(" } }

  /// The argument of a modifier that does nothing, of those that take a choice between arguments.
  private static let absent = [
    "font": "nil", "lineLimit": "nil", "tint": "nil", "foregroundStyle": "Color.primary", "background": "Color.clear",
    "multilineTextAlignment": ".leading", "disabled": "false", "lineSpacing": "0", "kerning": "0", "opacity": "1",
    "allowsHitTesting": "true", "minimumScaleFactor": "1", "truncationMode": ".tail",
    "allowsTightening": "false",
  ]
}
