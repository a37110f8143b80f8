import ProposalLayout

/// The keys of an object and their values. Reading a key as another type than its own gives nil.
struct Fields: Sendable {
  private let values: [String: FieldValue]

  init(_ values: [String: FieldValue]) { self.values = values }

  subscript(_ name: String) -> FieldValue? { values[name] }

  var isEmpty: Bool { values.isEmpty }

  func number(_ name: String) -> Double? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  /// At least 1, as the reader has seen to.
  func count(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = values[name] { flag } else { nil }
  }

  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func word<Word: RawRepresentable>(_ name: String, _: Word.Type = Word.self) -> Word? where Word.RawValue == String {
    text(name).flatMap { Word(rawValue: $0) }
  }

  func numbers(_ name: String) -> [Double]? {
    if case .numbers(let numbers)? = values[name] { numbers } else { nil }
  }

  func size(_ name: String) -> Size? {
    numbers(name).flatMap { $0.count == 2 ? Size(width: $0[0], height: $0[1]) : nil }
  }

  func object(_ name: String) -> Fields? {
    if case .object(let fields)? = values[name] { fields } else { nil }
  }

  func list(_ name: String) -> [FieldValue] {
    if case .list(let values)? = values[name] { values } else { [] }
  }

  func trees(_ name: String) -> [ViewNode] {
    if case .trees(let trees)? = values[name] { trees } else { [] }
  }
}

/// The value of a key, once its type has been checked.
enum FieldValue: Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case numbers([Double])
  case object(Fields)
  case list([FieldValue])
  case trees([ViewNode])
}

/// The values that a key of a tree file accepts.
indirect enum FieldType: Sendable {
  /// A number, in points where it is a length.
  case number
  /// A number, or `infinity`.
  case length
  /// A whole number from 1 on.
  case count
  case flag
  case text
  case word([String])
  /// An array of so many numbers.
  case numbers(Int)
  case object([TreeField])
  case list(FieldType)
  /// One tree of views, or an array of them.
  case trees
  /// The first of these that the kind of the JSON value fits.
  case either([FieldType])

  /// The expected value, for messages.
  var words: String {
    switch self {
    case .number: "a number"
    case .length: "a number or \"infinity\""
    case .count: "a whole number from 1 on"
    case .flag: "true or false"
    case .text: "a text"
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .numbers(let count): "an array of \(count) numbers"
    case .object: "an object"
    case .list: "an array"
    case .trees: "a view or an array of views"
    case .either(let types): types.map(\.words).joined(separator: ", or ")
    }
  }
}

/// A key of a tree file.
struct TreeField: Sendable {
  let name: String
  let type: FieldType
  /// The purpose of the field, in a sentence; empty if the name is clear.
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ type: FieldType, _ summary: String = "", isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
  }
}
