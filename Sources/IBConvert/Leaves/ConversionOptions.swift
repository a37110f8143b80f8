package import IBModel

package struct ConversionOptions: Sendable {
  /// The source of a document's words while the app runs.
  package enum Strings: String, Sendable, CaseIterable {
    case base
    /// The keys in the document's `.strings` files: the id of an object and the property of the text.
    case keys
  }

  package var strings = Strings.base
  package var minimumIOS = Self.stackRelease
  /// The table of the `.strings` file: the name of the document without its extension.
  package var table = ""
  /// Whether the code of the app declares a class with a name; nil if the code is unknown.
  package var declaresClass: (@Sendable (String) -> Bool)?
  /// Whether only Objective-C implementations declare a class, so that Swift cannot see it; nil if the code is unknown.
  package var hidesClass: (@Sendable (String) -> Bool)?
  /// What code does to the object of an outlet of an owner's class; nil if the code is unknown.
  package var changes: (@Sendable (_ outlet: String, _ owner: String?) -> OutletChanges)?

  /// The corner radius that code gives to the view of an outlet: infinity for half of its size, nil without one.
  package var cornerRadius: (@Sendable (_ outlet: String, _ owner: String?) -> Double?)?

  /// The cells that the code of a class shows in lists; nil if the code is unknown.
  package var cells: (@Sendable (_ owner: String, _ isTable: Bool) -> ShownCells)?

  /// Whether the code of a class reacts to taps on the rows of tables, or on the items of collections.
  package var selects: (@Sendable (_ owner: String, _ isTable: Bool) -> Bool)?

  package init() {}

  /// The first iOS with `foregroundStyle`, `Color(uiColor:)`, `scenePadding` and `dismiss` (SwiftUI, "View", "Color"
  /// and "EnvironmentValues"), which all generated files need.
  package static let leastRelease = SystemVersion(15)
  /// The first iOS with `NavigationStack`, `NavigationSplitView` and `navigationDestination(isPresented:destination:)`
  /// (SwiftUI, the pages of these names).
  package static let stackRelease = SystemVersion(16)

  var hasStacks: Bool { minimumIOS >= Self.stackRelease }
}

/// The cells that code shows in a list.
package struct ShownCells: Hashable, Sendable {
  /// The structs of cells in other documents.
  package let structs: [String]
  /// The classes of cells without a struct.
  package let classes: [String]

  package init(structs: [String], classes: [String]) { (self.structs, self.classes) = (structs, classes) }
}

/// What code does to the object of an outlet.
package struct OutletChanges: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Gives it a text or an image.
  package static let fills = OutletChanges(rawValue: 1)
  /// Hides or shows it.
  package static let toggles = OutletChanges(rawValue: 2)
  /// Enables or disables it.
  package static let enables = OutletChanges(rawValue: 4)
  /// Gives it an image, perhaps as its background.
  package static let depicts = OutletChanges(rawValue: 8)
  /// Makes it react to taps.
  package static let taps = OutletChanges(rawValue: 16)
}

/// Words of a document, and their key in `.strings` files.
struct KeyedText {
  let base: String
  private let key: String?
  private let table: String

  init(_ base: String, of id: String?, _ property: TextProperty, _ options: ConversionOptions) {
    self.base = base
    table = options.table
    key = options.strings == .keys && !base.isEmpty ? id.map { property.key(of: $0) } : nil
  }

  /// Whether a literal of these words would be read as another text. SwiftUI reads Markdown, addresses and formats in
  /// it.
  ///
  /// Source: SwiftUI, "Text.init(_:tableName:bundle:comment:)".
  var isVerbatim: Bool {
    guard key == nil else { return false }
    // An underline inside a word is only that, as in the keys of texts.
    let isEmphasis = base.hasPrefix("_") || base.contains(/[^A-Za-z0-9]_/)
    return isEmphasis || base.contains { "*`~[%@".contains($0) } || base.contains("://")
  }

  /// The words as a string.
  var expression: String {
    guard let key else { return SwiftText.literal(base) }
    // The table of the language in which the document is written often lacks the key.
    return "NSLocalizedString(\(SwiftText.literal(key)), tableName: \(SwiftText.literal(table)), "
      + "value: \(SwiftText.literal(base)), comment: \"\")"
  }

  var view: String { "Text(\(isVerbatim ? "verbatim: " : "")\(expression))" }

  /// A struct's property with these words.
  ///
  /// - Parameter isSet: whether code sets other words.
  func property(_ name: String, isSet: Bool) -> SourceProperty {
    if isSet || base.isSampleText { return .required(name, "String", sample: SwiftText.literal(base)) }
    return .optional(name, isVerbatim || key != nil ? "" : "LocalizedStringKey", value: expression)
  }

  /// The argument for a parameter that accepts either words or a text view.
  var argument: String { isVerbatim ? view : expression }

  var label: ControlSource.Label { isVerbatim ? .view(view) : .title(expression) }
}
