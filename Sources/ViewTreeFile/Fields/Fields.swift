import ProposalLayout

/// The keys of an object and what is written for them. Asking for another kind than the key takes gives nil.
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
