/// One declaration of a type in a source.
package struct CodeType: Hashable, Sendable {
  package enum Kind: Sendable {
    case classType, structure, protocolType, `extension`, alias
  }

  package let kind: Kind
  /// Whether the type is declared in another type or in a function, where only its bare name may be valid.
  var isNested = false
  /// The name without its module and outer types.
  package let name: String
  package let language: CodeLanguage
  /// The name given by `@objc(…)`; in Objective-C, the Swift name given by `NS_SWIFT_NAME(…)`.
  package var otherName: String?
  /// The names after the colon, in order and without generic arguments; for an alias, the type that it denotes.
  package var parents: [String] = []
  package var properties: [String] = []
  /// The properties and variables that are marked as outlets.
  package var outlets: [CodeOutlet] = []
  /// The selectors that the methods may have.
  package var selectors: [String] = []
  /// The names of the methods without their parameters; in Objective-C, the first parts of their selectors.
  package var methods: [String] = []
  /// The orientations in which a phone shows a controller, if they are declared as literals.
  ///
  /// For an app's delegate, these are the orientations that it returns for a window unless a condition holds.
  package var orientations: ScreenOrientations?
  /// Whether an app's delegate may return other orientations, if a condition holds.
  var mayHaveOtherOrientations = false
  /// Whether a container supports the orientations of the controller in it.
  var forwardsOrientations = false
  /// Whether a controller may keep its orientation when the device turns: its `shouldAutorotate` is not always true.
  var refusesToTurn = false
  /// Whether the system or another module may create objects of the type: `public class`, `@main class`.
  var isPublic = false
  /// Whether the app crashes when a document loads an object of the type: `required init?(coder:) { fatalError() }`.
  var refusesDocuments = false
  /// The offset of the first macro or conflict marker that may declare further members; nil without one.
  var macro: Int?
  /// Whether a macro makes the name, which then may be longer: `@interface SHOP_NAME(Price) : NSObject`.
  var isNamedByMacro = false
  /// The line of that macro or marker, from 1.
  package var macroLine: Int?

  /// Whether the type is a delegate of the app that determines the orientations of each window.
  var decidesForWindows: Bool { selectors.contains { Self.windowMethods.contains($0) } }
  static let windowMethods = ["For", "ForWindow"].map { "application:supportedInterfaceOrientations\($0):" }

  mutating func setOrientations(_ orientations: (usual: ScreenOrientations, isConditional: Bool)?) {
    self.orientations = orientations?.usual
    mayHaveOtherOrientations = orientations?.isConditional ?? false
  }

  /// The names of the type in Swift and Objective-C.
  var names: Set<String> { [name, otherName ?? name] }

  init(_ kind: Kind, _ name: String, _ language: CodeLanguage) {
    self.kind = kind
    self.name = name
    self.language = language
  }
}

package struct CodeOutlet: Hashable, Sendable {
  package let name: String
  /// The declared class or protocol without its module and generic arguments; for a list, the type of its elements.
  ///
  /// Nil if the declaration does not name exactly one, as in `id` and `A & B`.
  package let type: String?
  /// Whether the app crashes in every target when it reads the outlet while it is not connected.
  ///
  /// This requires a Swift type such as `UILabel!`, outside compiler conditions.
  package let isRequired: Bool
  /// Whether its own source uses the outlet, and not another variable of the same name.
  package internal(set) var isUsed = false
  /// Whether its own source gives the outlet to other code: `show(label)`, `[label, title]`, `let current = label`.
  package internal(set) var isHandedOn = false
  /// The functions that use the outlet, if it is used only in functions that run when other code names them.
  package internal(set) var users: [NamedCode] = []
  /// The words that follow the outlet in its own source: `text` in `label.text`, `setText` in `[label setText:…]`.
  package internal(set) var uses: Set<String> = []
}
