/// A setting of one rule, as the configuration file names it.
package struct RuleOption: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case flag, text, texts
    /// A list of texts for each of several names.
    case table
  }

  /// Words joined by underscores.
  package let name: String
  package let kind: Kind
  /// One sentence: its effect and its default.
  package let summary: String
  /// The value with which the rule's examples are run; nil if they need none.
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
  /// In the order of the configuration file.
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
