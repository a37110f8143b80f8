import ProposalLayout

/// A modifier of a tree file.
struct ModifierWord: Sendable {
  /// SwiftUI's name of the modifier.
  let name: String
  let type: FieldType
  let summary: String
  let make: @Sendable (FieldValue) -> AppliedModifier

  init(
    _ name: String, _ type: FieldType, _ summary: String = "", _ make: @escaping @Sendable (FieldValue) -> ViewModifier
  ) {
    self.init(name, type, summary, applied: { AppliedModifier(make($0)) })
  }

  /// A modifier with keys.
  init(
    _ name: String, _ fields: [TreeField], _ summary: String = "",
    _ make: @escaping @Sendable (Fields) -> ViewModifier
  ) {
    self.init(name, fields, summary, applied: { AppliedModifier(make($0)) })
  }

  /// A modifier with keys that shows other views.
  init(
    _ name: String, _ fields: [TreeField], _ summary: String = "",
    applied: @escaping @Sendable (Fields) -> AppliedModifier
  ) {
    self.init(
      name, .object(fields), summary,
      applied: { value in
        if case .object(let fields) = value { applied(fields) } else { applied(Fields([:])) }
      })
  }

  private init(
    _ name: String, _ type: FieldType, _ summary: String,
    applied: @escaping @Sendable (FieldValue) -> AppliedModifier
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    make = applied
  }

  /// All modifiers, in the order of listings.
  static let all: [ModifierWord] = sizes + places + layers + safeAreas + settings

  static func named(_ name: String) -> ModifierWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
