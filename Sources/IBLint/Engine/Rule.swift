package import IBLayout
package import IBSource

/// A check of one document.
///
/// This module turns a document into findings. It reads no file, changes no bytes and decides no severity but the
/// default: settings, suppression and output belong to the driver. A rule's stored properties are its options, each
/// with a default.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }
  /// Sets one of the options that `info` names, to a value of the kind it names; other names are ignored.
  mutating func set(_ option: String, to value: OptionValue)
  /// What it asks of the layouts: nothing, but for a `LayoutRule`.
  var diagnosis: Diagnosis { get }
  /// What lies around the documents of the rule's examples.
  static var exampleSurroundings: LintSurroundings { get }
  /// Reports to `context` whatever it finds; rules see nothing of each other.
  func check(_ context: inout RuleContext)
  /// The second pass, after all documents have been read: nothing, but for a `ProjectRule`.
  func check(_ context: inout ProjectContext)
}

extension Rule {
  /// See the type's `info`.
  package var info: RuleInfo { Self.info }

  package static var exampleSurroundings: LintSurroundings { .documentAlone }

  package mutating func set(_ option: String, to value: OptionValue) {}

  package var diagnosis: Diagnosis { .none }

  package func check(_ context: inout ProjectContext) {}

  /// The rule with the options that its examples are run with.
  package var asInExamples: Self {
    var rule = self
    for option in info.options {
      if let value = option.example { rule.set(option.name, to: value) }
    }
    return rule
  }
}
