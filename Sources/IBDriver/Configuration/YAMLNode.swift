import IBSource

/// A value of a YAML document with its position.
struct YAMLNode: Sendable {
  indirect enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    /// The entries, in the order of the file.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  let position: SourcePosition

  /// The text of a scalar; nil for anything else.
  var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var entries: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The texts of a list of scalars, or of a single scalar; nil for anything else.
  var texts: [String]? {
    if let text { return [text] }
    guard let items else { return nil }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// True for `true`, `yes` and `on`; false for `false`, `no` and `off`.
  var flag: Bool? {
    switch text {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.text == key }?.value
  }
}

/// A problem in a configuration, in lower case and without a full stop.
struct ConfigurationProblem: Error, Sendable, Equatable {
  let message: String
  let position: SourcePosition

  init(_ message: String, at position: SourcePosition) {
    self.message = message
    self.position = position
  }
}
