package import IBSource

/// A value of a property list with its range in the file, from any of the three formats: OpenStep, XML, binary.
package struct PropertyList: Sendable {
  package enum Content: Sendable {
    /// In OpenStep's format every value that is not a container is a text or data.
    case text(String)
    case data([UInt8])
    case integer(Int64)
    case real(Double)
    case flag(Bool)
    /// Seconds since the beginning of 2001 (UTC).
    case date(Double)
    case array([PropertyList])
    /// The entries in the order of the text; a repeated key has both entries.
    case dictionary([PropertyListEntry])
  }

  package let content: Content
  /// With its quotes, brackets or tags; for a text in XML, the bytes between the tags. In a binary list, the bytes of its
  /// object.
  package let range: SourceRange

  package init(_ content: Content, _ range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The value of a dictionary's last entry with this key, the one that Foundation keeps; nil if it has none or the
  /// value is not a dictionary. The search is linear in the entries.
  package subscript(_ key: String) -> PropertyList? { entries.last { $0.key == key }?.value }

  /// Empty for other values.
  package var entries: [PropertyListEntry] {
    if case .dictionary(let entries) = content { entries } else { [] }
  }

  /// Empty for other values.
  package var elements: [PropertyList] {
    if case .array(let elements) = content { elements } else { [] }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// A truth value in any of the forms that Xcode writes: `<true/>`, `YES`, `1`; nil for anything else.
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

/// A key of a dictionary and its value.
package struct PropertyListEntry: Sendable {
  package let key: String
  package let keyRange: SourceRange
  package let value: PropertyList
}
