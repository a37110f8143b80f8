/// An outlet that a class declares.
package struct CodeOutlet: Hashable, Sendable {
  package let name: String
  /// The declared class or protocol without module and generic arguments; nil where it is none of these alone, such as
  /// `id` and `A & B`.
  package let type: String?
  /// Whether it is a list of objects, for which `type` is the kind of each.
  package let isCollection: Bool
  /// Whether reading it crashes while nothing is connected: `UILabel!`, which Swift alone has.
  package let isRequired: Bool
  /// Whether its own source names it apart from the declaration.
  package internal(set) var isUsed = false
}
