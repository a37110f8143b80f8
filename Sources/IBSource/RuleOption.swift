/// A setting of one rule in the configuration file.
package struct RuleOption: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case flag, text, texts
    /// A list of texts for each of several names.
    case table
  }

  /// The name: words joined by underscores.
  package let name: String
  package let kind: Kind
  /// The effect and the default in one sentence.
  package let summary: String
  /// The value for the examples of the rule; nil if they need none.
  package let example: OptionValue?

  package init(_ name: String, _ kind: Kind, _ summary: String, example: OptionValue? = nil) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.example = example
  }
}

package enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case texts([String])
  /// The rows, in the order of the configuration file.
  case table([TableRow])

  package struct TableRow: Hashable, Sendable {
    package let name: String
    package let values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }
}
