package struct ObjectName: Hashable, Sendable {
  /// The role of an object, if it is more specific than its class.
  package enum Role: Hashable, Sendable {
    case controller
    case rootView
    case contentView
    case filesOwner
    /// First Responder, Application or the user defaults in an AppKit document.
    case proxy
    case other
  }

  package let id: String
  /// The name of the element, such as `label`.
  package let element: String
  package let role: Role
  package let customClass: String?
  /// The best name in the file: the user label, the displayed text, or the name of an outlet that leads to the object.
  package let label: String?
  /// Whether element, class and label distinguish the object from all others of its controller. If not, its id is
  /// needed.
  package let isTelling: Bool
  /// The AppKit object that an unnamed part belongs to, such as the window of a content view; at most one.
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
