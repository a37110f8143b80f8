/// What people call an object.
package struct ObjectName: Hashable, Sendable {
  /// The part an object has where its place says more than its class.
  package enum Role: Hashable, Sendable {
    case controller
    /// A controller's view.
    case rootView
    case contentView
    case filesOwner
    case other
  }

  /// The object id.
  package let id: String
  /// The element's name, such as `label`.
  package let element: String
  package let role: Role
  package let customClass: String?
  /// The best name the file gives: the user label, the text shown, the name of an outlet that leads to it.
  package let label: String?
  /// Whether element, class and label tell it from all others of its controller; otherwise the id has to.
  package let isTelling: Bool

  package init(id: String, element: String, role: Role, customClass: String?, label: String?, isTelling: Bool) {
    self.id = id
    self.element = element
    self.role = role
    self.customClass = customClass
    self.label = label
    self.isTelling = isTelling
  }
}
