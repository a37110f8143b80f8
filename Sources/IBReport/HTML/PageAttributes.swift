import IBCompare

/// The properties of a document's objects, for a page: names and values in words, each word once.
struct PageAttributes {
  /// One property; numbers of words.
  struct Row {
    let name: Int
    let value: Int
    /// A color in CSS notation. Nil if the value is not a color, or if the document does not contain its components.
    let color: Int?
  }

  private(set) var words: [String] = []
  /// By object id; rows that are searched for most come first.
  private(set) var rows: [String: [Row]] = [:]
  private var numbers: [String: Int] = [:]

  /// The properties that come first, by their names in the file.
  private static let first = [
    "text", "title", "placeholder", "attributedText", "fontDescription", "textColor", "titleColor", "backgroundColor",
    "tintColor", "image", "contentMode", "axis", "alignment", "distribution", "spacing", "textAlignment",
    "numberOfLines", "lineBreakMode",
  ]
  private static let shownElsewhere: Set<String> = ["userLabel", "customClass"]

  /// - Parameter ids: the objects that are shown.
  init(_ outline: DiffOutline, of ids: Set<String>) {
    for row in outline.rows where ids.contains(row.name.id) {
      let values = row.values.filter { !Self.shownElsewhere.contains($0.path.steps.first ?? "") }
      let ranked = values.enumerated().sorted { Self.order($0) < Self.order($1) }
      rows[row.name.id] = ranked.map { _, property in
        Row(
          name: number(of: PropertyWords.name(property.path)), value: number(of: PropertyWords.text(property.value)),
          color: Self.color(property.value).map { number(of: $0) })
      }
    }
  }

  private static func order(_ entry: (offset: Int, element: (path: PropertyPath, value: PropertyValue))) -> (Int, Int) {
    let steps = entry.element.path.steps
    return (steps.lazy.compactMap { first.firstIndex(of: $0) }.first ?? first.count, entry.offset)
  }

  private static func color(_ value: PropertyValue) -> String? {
    guard case .color(let color) = value else { return nil }
    switch color {
    case .components(let components), .shown(_, let components):
      return HexColor.text([components.red, components.green, components.blue, components.alpha])
    case .named, .system, .other: return nil
    }
  }

  private mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }

  /// An array of the rows of one object.
  func write(_ id: String, to writer: inout JSONWriter) {
    writer.array { writer in
      for row in rows[id] ?? [] {
        writer.array { writer in
          writer.value(row.name)
          writer.value(row.value)
          if let color = row.color { writer.value(color) }
        }
      }
    }
  }
}
