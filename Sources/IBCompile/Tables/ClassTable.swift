/// How the element of one class of UIKit is archived: its keys in the order of the archive.
struct ClassTable: Sendable {
  /// The element's name.
  let element: String
  /// UIKit's class.
  let className: String
  let properties: [Property]
  /// Attributes that a step or a property takes.
  let attributes: Set<String>
  /// Children that a step or a property takes, by their `key`, or their name where they have none.
  let children: Set<String>

  init(_ element: String, _ className: String, _ parts: [Property]...) {
    self.element = element
    self.className = className
    properties = parts.flatMap(\.self)
    var attributes: Set<String> = []
    var children: Set<String> = []
    for property in properties {
      switch property.source {
      case .attribute(let name): attributes.insert(name)
      case .child(let key): children.insert(key)
      case nil: break
      }
      // A text of several lines is a child.
      if case .text = property.rule, case .attribute(let name)? = property.source { children.insert(name) }
      guard case .step(let step) = property.rule else { continue }
      attributes.formUnion(step.attributes)
      children.formUnion(step.children)
    }
    self.attributes = attributes
    self.children = children
  }
}
