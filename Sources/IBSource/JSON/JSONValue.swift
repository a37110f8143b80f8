/// A value in a JSON text, and its range.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSONValue])
    /// The members in the order of the text. A repeated key has several members.
    case object([JSONMember])
  }

  package let content: Content
  package let range: SourceRange

  /// The value of the first member with this key; nil without one, and for a value that is not an object.
  package subscript(_ key: String) -> JSONValue? { member(key)?.value }

  package func member(_ key: String) -> JSONMember? { members.first { $0.key == key } }

  /// The members; empty for a value that is not an object.
  package var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements; empty for a value that is not an array.
  package var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  package var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }
}

package struct JSONMember: Sendable {
  package let key: String
  package let keyRange: SourceRange
  package let value: JSONValue
}

/// The reason why a text is not JSON, in lower case and without a full stop, and its place.
package struct JSONProblem: Error, Hashable, Sendable {
  package let message: String
  package let range: SourceRange

  package init(message: String, range: SourceRange) {
    self.message = message
    self.range = range
  }
}
