package import IBSource

/// One operation on a document (Documentation/Commands/edit.md).
package struct EditOperation: Sendable {
  package enum Action: Sendable {
    case set(PropertyEdit)
    case setRuntime(object: String, RuntimeAttribute)
    case connect(ConnectionRow)
    case disconnect(ConnectionRow)
    case remove(object: String)
    case add(NewObject, Place)
    case constrain(ConstraintRow)
    case move(object: String, Place)
  }

  package let action: Action
  /// The operation's range in the file of edits; nil for an operation of the command line.
  package let range: SourceRange?

  package init(_ action: Action, range: SourceRange? = nil) {
    self.action = action
    self.range = range
  }
}

/// A property of an object and its new value.
package struct PropertyEdit: Sendable {
  package let object: String
  /// A name, or a path to it through keyed parts, such as `normal.title`.
  package let path: String
  /// The traits of a variation as Xcode writes them, such as `widthClass=regular`; nil for all.
  package let variation: String?
  package let value: EditValue

  package init(object: String, path: String, variation: String? = nil, value: EditValue) {
    self.object = object
    self.path = path
    self.variation = variation
    self.value = value
  }
}

/// A user-defined runtime attribute.
package struct RuntimeAttribute: Sendable {
  package let keyPath: String
  /// Nil keeps the type of a present one.
  package let type: String?
  /// Unset removes it.
  package let value: EditValue
}

/// A row of `<connections>`.
package struct ConnectionRow: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case action, outlet, outletCollection, segue

    /// The attribute with the name of the connection.
    var nameAttribute: String {
      switch self {
      case .action: "selector"
      case .outlet, .outletCollection: "property"
      case .segue: "kind"
      }
    }
  }

  package let kind: Kind
  package let name: String
  package let from: String
  /// Nil only for a row that goes.
  package let to: String?
  package let id: String?
  /// Further attributes and parts of the row.
  package let fields: [(name: String, value: EditValue)]

  package init(
    _ kind: Kind, _ name: String, from: String, to: String?, id: String? = nil,
    fields: [(name: String, value: EditValue)] = []
  ) {
    self.kind = kind
    self.name = name
    self.from = from
    self.to = to
    self.id = id
    self.fields = fields
  }
}

/// A new constraint. Items are objects; without a second one it has only a constant.
package struct ConstraintRow: Sendable {
  package let firstItem: String
  package let secondItem: String?
  package let id: String?
  /// The view that contains the constraint, if its items do not decide it.
  package let holder: String?
  /// Its other attributes.
  package let fields: [(name: String, value: EditValue)]

  package init(
    firstItem: String, secondItem: String?, id: String? = nil, holder: String? = nil,
    fields: [(name: String, value: EditValue)]
  ) {
    self.firstItem = firstItem
    self.secondItem = secondItem
    self.id = id
    self.holder = holder
    self.fields = fields
  }
}

/// The place for a new or moved object.
package struct Place: Sendable {
  /// The object it comes into; nil for the one it is in.
  package var into: String?
  /// The list inside it; empty for directly below.
  package var container = "subviews"
  package var before: String?
  package var after: String?

  package init(into: String?, container: String = "subviews", before: String? = nil, after: String? = nil) {
    self.into = into
    self.container = container
    self.before = before
    self.after = after
  }
}

/// An object to add, with everything in it.
package struct NewObject: Sendable {
  package let kind: String
  package var id: String?
  package var key: String?
  package var frame: EditPart?
  /// The place of a scene on the canvas; next to the others if it has no fields.
  package var canvas: EditPart?
  package var properties: [(path: String, value: EditValue)] = []
  package var runtime: [RuntimeAttribute] = []
  /// Each with the list it is in.
  package var children: [(container: String, object: NewObject)] = []
  package var constraints: [ConstraintRow] = []
  package var connections: [ConnectionRow] = []
  /// Edges and lengths to constrain.
  package var pins: [Pin] = []

  static let freeCanvas = EditPart("point")

  package init(_ kind: String) { self.kind = kind }
}

/// An edge, center or length of a new view with its constant.
package struct Pin: Sendable {
  let attribute: String
  let constant: Double

  private static let attributes = [
    "leading", "trailing", "top", "bottom", "left", "right", "centerX", "centerY", "width", "height",
  ]

  /// Reads `leading,trailing=16,top=8`: a number applies to the words before it that have none, and 0 to the last words
  /// without one.
  package static func read(_ text: String) throws(EditRefusal) -> [Pin] {
    var pins: [Pin] = []
    var waiting: [String] = []
    for word in text.split(separator: ",") {
      let pieces = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let attribute = pieces.first, attributes.contains(attribute) else {
        let name = pieces.first ?? String(word)
        throw EditRefusal("unknown pin '\(name.onOneLine)'\(Suggestion.answer(to: name, among: attributes))")
      }
      waiting.append(attribute)
      guard pieces.count > 1 else { continue }
      guard let constant = Double(pieces[1]), constant.isFinite else {
        throw EditRefusal("'\(pieces[1].onOneLine)' is not a number")
      }
      pins += waiting.map { Pin(attribute: $0, constant: constant) }
      waiting = []
    }
    return pins + waiting.map { Pin(attribute: $0, constant: 0) }
  }
}

/// Why a document is not edited: lower case, no full stop.
package struct EditRefusal: Error, Sendable {
  package let message: String
  /// The operation in the file of edits.
  package var range: SourceRange?

  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
