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
  /// What code does to the object of an outlet of an owner's class; nil if the code is unknown.
  package var changes: (@Sendable (_ outlet: String, _ owner: String?) -> OutletChanges)?

  /// The cells that the code of a class shows in lists; nil if the code is unknown.
  package var cells: (@Sendable (_ owner: String, _ isTable: Bool) -> ShownCells)?

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

  var view: String {
    guard let key else { return "Text(\(isVerbatim ? "verbatim: " : "")\(SwiftText.literal(base)))" }
    // The table of the language in which the document is written often lacks the key.
    return "Text(NSLocalizedString(\(SwiftText.literal(key)), tableName: \(SwiftText.literal(table)), "
      + "value: \(SwiftText.literal(base)), comment: \"\"))"
  }

  var isKeyed: Bool { key != nil }

  /// A struct's property with these words.
  func property(_ name: String, isRepeated: Bool) -> SourceProperty {
    if isKeyed { return .optional(name, value: view) }
    if isRepeated || base.isSampleText { return .required(name, "String", sample: SwiftText.literal(base)) }
    return .optional(name, isVerbatim ? "" : "LocalizedStringKey", value: SwiftText.literal(base))
  }

  /// The argument for a parameter that accepts either words or a text view.
  var argument: String { key == nil && !isVerbatim ? SwiftText.literal(base) : view }

  var label: ControlSource.Label { key == nil && !isVerbatim ? .title(SwiftText.literal(base)) : .view(view) }
}
