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
  /// The name of a property, or a path to it through keyed parts, such as `normal.title`.
  package let path: String
  /// The traits of a variation in Xcode's notation, such as `widthClass=regular`; nil for all traits.
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
  /// The type; nil to keep the type of an existing attribute.
  package let type: String?
  /// The value; `unset` removes the attribute.
  package let value: EditValue
}

/// A row of `<connections>`.
package struct ConnectionRow: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case action, outlet, outletCollection, segue

    /// The attribute that contains the name of the connection.
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
  /// The destination; nil only for a row to remove.
  package let to: String?
  package let id: String?
  /// Other attributes and parts of the row.
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

/// A new constraint between objects. Without a second item, it has only a constant.
package struct ConstraintRow: Sendable {
  package let firstItem: String
  package let secondItem: String?
  package let id: String?
  /// The view that contains the constraint, if the items do not determine it.
  package let holder: String?
  /// The other attributes.
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
  /// The object to put it into; nil for the object that it is in already.
  package var into: String?
  /// The list in that object; empty to put it directly into the object.
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
  /// The position of a scene on the canvas. Without fields, it is next to the other scenes.
  package var canvas: EditPart?
  package var properties: [(path: String, value: EditValue)] = []
  package var runtime: [RuntimeAttribute] = []
  /// The children, each with the list that it is in.
  package var children: [(container: String, object: NewObject)] = []
  package var constraints: [ConstraintRow] = []
  package var connections: [ConnectionRow] = []
  /// The edges and lengths to constrain.
  package var pins: [Pin] = []

  static let freeCanvas = EditPart("point")

  package init(_ kind: String) { self.kind = kind }
}

/// An edge, center or length of a new view, and its constant.
package struct Pin: Sendable {
  let attribute: String
  let constant: Double

  private static let attributes = [
    "leading", "trailing", "top", "bottom", "left", "right", "centerX", "centerY", "width", "height",
  ]

  /// Reads `leading,trailing=16,top=8`.
  ///
  /// A number applies to all words before it that have none; the last words without a number get 0.
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

/// The reason why a document cannot be edited, in lower case and without a full stop.
package struct EditRefusal: Error, Sendable {
  package let message: String
  /// The range of the operation in the file of edits.
  package var range: SourceRange?

  package init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
