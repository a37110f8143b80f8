/// What may be written for a key of a tree file.
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

  /// For messages: what is expected.
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
