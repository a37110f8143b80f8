/// What one place of a source declares of a type.
package struct CodeType: Hashable, Sendable {
  package enum Kind: Sendable {
    case classType, structure, protocolType, `extension`, alias
  }

  package let kind: Kind
  /// Without module and outer types.
  package let name: String
  /// What `@objc(…)` calls it.
  package var objectiveCName: String?
  /// What stands behind the colon, in order and without generic arguments; of an alias what it stands for.
  package var parents: [String] = []
  /// Properties and instance variables.
  package var properties: [String] = []
  /// The selectors that each method may have.
  package var selectors: [String] = []

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
