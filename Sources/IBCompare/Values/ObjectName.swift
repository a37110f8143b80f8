package struct ObjectName: Hashable, Sendable {
  /// The role of an object, if it is more specific than its class.
  package enum Role: Hashable, Sendable {
    case controller
    case rootView
    case contentView
    case filesOwner
    /// First Responder, Application or the user defaults in a document of AppKit.
    case proxy
    case other
  }

  package let id: String
  /// The element's name, such as `label`.
  package let element: String
  package let role: Role
  package let customClass: String?
  /// The best name in the file: the user label, the text shown, the name of an outlet that refers to it.
  package let label: String?
  /// Whether element, class and label distinguish it from all others of its controller; otherwise the id is needed.
  package let isTelling: Bool
  /// The object of AppKit that names its part without a name, such as a window its content view; at most one.
  package let partOf: [ObjectName]

  package init(
    id: String, element: String, role: Role, customClass: String?, label: String?, isTelling: Bool,
    partOf: [ObjectName] = []
  ) {
    self.id = id
    self.element = element
    self.role = role
    self.customClass = customClass
    self.label = label
    self.isTelling = isTelling
    self.partOf = partOf
  }
}
