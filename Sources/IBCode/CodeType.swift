/// One declaration of a type in a source.
package struct CodeType: Hashable, Sendable {
  package enum Kind: Sendable {
    case classType, structure, protocolType, `extension`, alias
  }

  package let kind: Kind
  /// Whether the type is declared in another type or in a function; its bare name may be valid only there.
  var isNested = false
  /// Without module and outer types.
  package let name: String
  package let language: CodeLanguage
  /// The name given by `@objc(…)`.
  package var objectiveCName: String?
  /// The names after the colon, in order and without generic arguments; for an alias, the type it denotes.
  package var parents: [String] = []
  package var properties: [String] = []
  /// The properties and variables among them that are marked as outlets.
  package var outlets: [CodeOutlet] = []
  /// The selectors that the methods may have.
  package var selectors: [String] = []
  /// The orientations in which a phone shows a controller, if literals declare them; of a delegate that decides for each
  /// window, those of all windows without a reason for others.
  package var orientations: ScreenOrientations?
  /// Whether a container turns as the controller in it does.
  var forwardsOrientations = false
  /// Whether a controller may stay as it is when the device turns: its `shouldAutorotate` is not always true.
  var refusesToTurn = false
  /// Whether the system or another module may make objects of it: `public class`, `@main class`.
  var isPublic = false
  /// Whether it stops the app when a document loads an object of it: `required init?(coder:) { fatalError() }`.
  var refusesDocuments = false
  /// The offset of the first macro, or of the mark of a merge conflict, that may declare further members; nil without
  /// one.
  var macro: Int?
  /// The line of that macro, from 1.
  package var macroLine: Int?

  /// Whether it decides for each window how it turns.
  var decidesForWindows: Bool { selectors.contains { Self.windowMethods.contains($0) } }
  static let windowMethods = ["For", "ForWindow"].map { "application:supportedInterfaceOrientations\($0):" }

  /// The names of the type in Swift and Objective-C.
  var names: Set<String> { [name, objectiveCName ?? name] }

  init(_ kind: Kind, _ name: String, _ language: CodeLanguage) {
    self.kind = kind
    self.name = name
    self.language = language
  }
}

package struct CodeOutlet: Hashable, Sendable {
  package let name: String
  /// The declared class or protocol without module and generic arguments; nil if the declaration names no single one,
  /// as in `id` and `A & B`. For a list of objects, the type of its elements.
  package let type: String?
  /// Whether reading the unconnected outlet crashes in every target: `UILabel!`, which only Swift supports, outside
  /// branches of the compiler.
  package let isRequired: Bool
  /// Whether its own source names it apart from the declaration, and no variable of the same name.
  package internal(set) var isUsed = false
  /// The words after its name in its own source: `text` of `label.text`, `setText` of `[label setText:…]`.
  package internal(set) var uses: Set<String> = []
}
