/// One declaration of a type in a source.
package struct CodeType: Hashable, Sendable {
  package enum Kind: Sendable {
    case classType, structure, protocolType, `extension`, alias
  }

  package let kind: Kind
  /// Without module and outer types.
  package let name: String
  package let language: CodeLanguage
  /// The name given by `@objc(…)`.
  package var objectiveCName: String?
  /// The names after the colon, in order and without generic arguments; for an alias, what it denotes.
  package var parents: [String] = []
  /// Properties and instance variables.
  package var properties: [String] = []
  /// The properties and variables among them that are marked as outlets.
  package var outlets: [CodeOutlet] = []
  /// The selectors that each method may have.
  package var selectors: [String] = []
  /// The orientations in which a controller is shown on a phone, where it says so by literals.
  package var rotation: PhoneRotation?
  /// The byte of the first macro that may declare more members than can be seen; nil without one.
  var macro: Int?
  /// The line of that macro, from 1.
  package var macroLine: Int?

  init(_ kind: Kind, _ name: String, _ language: CodeLanguage) {
    self.kind = kind
    self.name = name
    self.language = language
  }
}
