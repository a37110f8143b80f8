import IBModel
import IBSyntax

/// The images and colors that a document uses.
struct ResourceUse {
  enum Kind: String, CaseIterable {
    case image, namedColor, systemColor
  }

  struct Resource: Hashable {
    let kind: Kind
    let name: String
  }

  /// Each used resource, and whether it belongs to the system.
  private(set) var uses: [Resource: Bool] = [:]

  init(_ session: EditSession) {
    var waiting = [EditableTree.root]
    while let node = waiting.popLast() {
      if session.tree.tag(node) == "resources" { continue }
      read(node, session)
      waiting += session.tree.children(node)
    }
  }

  private mutating func read(_ node: Int, _ session: EditSession) {
    let tag = session.tree.tag(node)
    if tag == "color" { return readColor(node, session) }
    if tag == "accessibilityTraits" { return }
    let isSystem = session.tree.attribute("catalog", of: node) == "system"
    for (name, value) in session.tree.attributes(of: node) where !value.isEmpty {
      let isImage =
        Name(wellKnown: name).map(ImageAttributes.all.contains) ?? false
        || name == "value" && session.tree.attribute("type", of: node) == "image"
      if isImage { uses[Resource(kind: .image, name: value)] = isSystem }
    }
  }

  private mutating func readColor(_ node: Int, _ session: EditSession) {
    let tree = session.tree
    // The tint of the whole document and the colors of the system's catalog have no rows
    // (Measurements/Format.md#system-colors).
    if tree.parent(node) == EditableTree.root || tree.attribute("catalog", of: node) == "System" { return }
    if let name = tree.attribute("systemColor", of: node) {
      uses[Resource(kind: .systemColor, name: name)] = true
    } else if let name = tree.attribute("name", of: node),
      !Self.components.contains(where: { tree.attribute($0, of: node) != nil })
    {
      uses[Resource(kind: .namedColor, name: name)] = false
    }
  }

  /// The attributes for the components of a color. A named color that has them is not in a catalog.
  private static let components = ["red", "white", "cyan"]
}

/// The source of the sizes of images and the values of colors.
package struct ResourceSource: Sendable {
  /// The width and height in points of an image, or of a symbol of the system; nil if it is not found.
  package let imageSize: @Sendable (_ name: String, _ isSystem: Bool) -> (width: Double, height: Double)?
  /// The components of a color in an asset catalog, or of the system, from 0 to 1: red, green, blue, alpha.
  package let color: @Sendable (_ name: String, _ isSystem: Bool) -> [Double]?

  package init(
    imageSize: @escaping @Sendable (_ name: String, _ isSystem: Bool) -> (width: Double, height: Double)?,
    color: @escaping @Sendable (_ name: String, _ isSystem: Bool) -> [Double]?
  ) {
    self.imageSize = imageSize
    self.color = color
  }
}

extension EditSession {
  /// Adds rows for newly used resources, and removes the rows of resources that are no longer used.
  ///
  /// When Xcode adds the row of an image, it also adds rows that other images lack (Measurements/Editing.md#resources).
  mutating func updateResources(from before: ResourceUse, _ source: ResourceSource) throws(EditRefusal) {
    let after = ResourceUse(self)
    for resource in before.uses.keys where after.uses[resource] == nil {
      if let row = row(of: resource) { takeOut(row) }
    }
    // Since Xcode 12, system colors have rows.
    let new = after.uses.filter { before.uses[$0.key] == nil && (era.placesGuidesHigh || $0.key.kind != .systemColor) }
    // A document from an old Xcode, or one written by hand, may have no list.
    let bringsImages = resources != nil && new.keys.contains { $0.kind == .image }
    let listed = bringsImages ? new.merging(after.uses.filter { $0.key.kind == .image }) { own, _ in own } : new
    let sorted = listed.sorted { Self.key($0.key).lexicographicallyPrecedes(Self.key($1.key)) }
    for (resource, isSystem) in sorted where row(of: resource) == nil { try addRow(resource, isSystem, source) }
    if let list = resources, tree.children(list).isEmpty { tree.remove(list) }
  }

  private var resources: Int? { child("resources", of: EditableTree.root) }

  private func row(of resource: ResourceUse.Resource) -> Int? {
    resources.flatMap { list in
      tree.children(list).first {
        tree.tag($0) == resource.kind.rawValue && tree.attribute("name", of: $0) == resource.name
      }
    }
  }

  private static func key(_ resource: ResourceUse.Resource) -> [UInt8] {
    Array(resource.kind.rawValue.utf8) + [0] + Array(resource.name.utf8)
  }

  private mutating func addRow(
    _ resource: ResourceUse.Resource, _ isSystem: Bool, _ source: ResourceSource
  ) throws(EditRefusal) {
    let list = try self.list("resources", of: EditableTree.root)
    let key = Self.key(resource)
    let place = tree.children(list).firstIndex { row in
      let other = Array(tree.tag(row).utf8) + [0] + Array((tree.attribute("name", of: row) ?? "").utf8)
      return key.lexicographicallyPrecedes(other)
    }
    let row = tree.make(resource.kind.rawValue)
    try insert(row, into: list, at: place ?? tree.children(list).endIndex)
    try write("name", resource.name, of: row)
    guard resource.kind == .image else { return try addColor(to: row, source.color(resource.name, isSystem)) }
    let size = source.imageSize(resource.name, isSystem) ?? Self.unknownSize
    if isSystem { try write("catalog", "system", of: row) }
    try write("width", NumberText.text(size.width), of: row)
    try write("height", NumberText.text(size.height), of: row)
  }

  /// An estimate: many rows in public documents have this size. The size that Xcode writes for a missing image is
  /// unknown.
  private static let unknownSize = (width: 16.0, height: 16.0)
  /// An estimate for a color that is not found.
  private static let unknownColor = [0.0, 0, 0, 1]

  private mutating func addColor(to row: Int, _ components: [Double]?) throws(EditRefusal) {
    let color = try makeChild("color", in: row)
    for (name, value) in zip(["red", "green", "blue", "alpha"], components ?? Self.unknownColor) {
      try write(name, value == 0 ? "0.0" : NumberText.text(value), of: color)
    }
    try write("colorSpace", "custom", of: color)
    try write("customColorSpace", "sRGB", of: color)
  }
}
