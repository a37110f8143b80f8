package import IBSource

/// A value in a property list and its range in the file, from any of the formats OpenStep, XML and binary.
package struct PropertyList: Sendable {
  package enum Content: Sendable {
    /// In OpenStep's format, each value that is not a container is a text or data.
    case text(String)
    case data([UInt8])
    case integer(Int64)
    case real(Double)
    case flag(Bool)
    /// Seconds since the beginning of 2001 (UTC).
    case date(Double)
    case array([PropertyList])
    /// The entries in the order of the text. A repeated key has several entries.
    case dictionary([PropertyListEntry])
  }

  package let content: Content
  /// The range of the value, including quotes, brackets or tags. For a text in XML, it is that of the bytes between the
  /// tags; in a binary list, that of the object.
  package let range: SourceRange

  package init(_ content: Content, _ range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The value of a dictionary's last entry with this key, which is the one that Foundation keeps.
  ///
  /// Nil without an entry, and for a value that is not a dictionary. The search is linear in the number of entries.
  package subscript(_ key: String) -> PropertyList? { entries.last { $0.key == key }?.value }

  /// The entries; empty for a value that is not a dictionary.
  package var entries: [PropertyListEntry] {
    if case .dictionary(let entries) = content { entries } else { [] }
  }

  /// The elements; empty for a value that is not an array.
  package var elements: [PropertyList] {
    if case .array(let elements) = content { elements } else { [] }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// A flag in any of Xcode's forms: `<true/>`, `YES`, `1`; nil for any other value.
  package var flag: Bool? {
    switch content {
    case .flag(let flag): flag
    case .integer(let number): number != 0
    case .text("YES"), .text("yes"), .text("true"), .text("1"): true
    case .text("NO"), .text("no"), .text("false"), .text("0"): false
    default: nil
    }
  }
}

/// A key in a dictionary, and its value.
package struct PropertyListEntry: Sendable {
  package let key: String
  package let keyRange: SourceRange
  package let value: PropertyList
}
