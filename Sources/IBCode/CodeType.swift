/// One declaration of a type in a source.
package struct CodeType: Hashable, Sendable {
  package enum Kind: Sendable {
    case classType, structure, protocolType, `extension`, alias
  }

  package let kind: Kind
  /// Whether it is declared in another type or in a function, so that its bare name may mean it only there.
  var isNested = false
  /// Without module and outer types.
  package let name: String
  package let language: CodeLanguage
  /// The name given by `@objc(…)`.
  package var objectiveCName: String?
  /// The names after the colon, in order and without generic arguments; for an alias, the type it denotes.
  package var parents: [String] = []
  /// Properties and instance variables.
  package var properties: [String] = []
  /// The properties and variables among them that are marked as outlets.
  package var outlets: [CodeOutlet] = []
  /// The selectors that each method may have.
  package var selectors: [String] = []
  /// The orientations in which a controller is shown on a phone, if literals declare them.
  package var orientations: ScreenOrientations?
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

/// An outlet that a class declares.
package struct CodeOutlet: Hashable, Sendable {
  package let name: String
  /// The declared class or protocol without module and generic arguments; nil if it is not a single one, such as `id`
  /// and `A & B`.
  package let type: String?
  /// Whether it is a list of objects, for which `type` is the kind of each.
  package let isCollection: Bool
  /// Whether reading the unconnected outlet crashes: `UILabel!`, which only Swift has.
  package let isRequired: Bool
  /// Whether its own source names it apart from the declaration.
  package internal(set) var isUsed = false
  /// The words after its name in its own source: `text` of `label.text`, `setText` of `[label setText:…]`.
  package internal(set) var uses: Set<String> = []
}
