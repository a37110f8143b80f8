/// A sentence in parts, so that each output can write names and lengths in its own way.
///
/// `lint` writes ids and two decimals; a report writes no ids and one decimal.
package struct Message: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    /// An object: its id, and its name as `lint` writes it.
    case object(id: String, name: String)
    /// A length in points, and its key in JSON, such as `needs`.
    case points(Double, key: String)
  }

  package private(set) var parts: [Part]

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The ids of the objects in the sentence, in its order.
  package var objects: [String] { parts.compactMap { if case .object(let id, _) = $0 { id } else { nil } } }

  /// The id of the object that begins the sentence; nil for a sentence that begins with other words.
  package var subject: String? {
    if case .object(let id, _)? = parts.first { id } else { nil }
  }

  /// The sentence as `lint` prints it.
  package var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .object(_, let name): name
      case .points(let length, _): Wording.points(length)
      }
    }.joined()
  }

  /// See `Wording.list`.
  package static func list(_ items: [Message], atMost longest: Int) -> Message {
    let shown = items.count <= longest ? items : Array(items.prefix(longest - 1))
    let rest = items.count - shown.count
    let last: Message? = rest > 0 ? Message([.words("\(rest) more")]) : shown.last
    let first = rest > 0 ? shown : Array(shown.dropLast())
    guard let last else { return Message([]) }
    guard let start = first.first else { return last }
    return first.dropFirst().reduce(start) { $0 + ", " + $1 } + " and " + last
  }

  package static func + (first: Message, second: Message) -> Message { Message(first.parts + second.parts) }
}

extension Message: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

    /// - Parameter name: the name as `lint` writes it.
    package mutating func appendInterpolation(_ id: String, named name: String) {
      parts.append(.object(id: id, name: name))
    }

    package mutating func appendInterpolation(points: Double, _ key: String) {
      parts.append(.points(points, key: key))
    }
  }

  package init(stringLiteral words: String) { self.init([.words(words)]) }

  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.parts) }
}
