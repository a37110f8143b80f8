package import IBModel

/// A mechanical change of documents that Xcode makes only one file at a time, by hand.
///
/// This module takes a document and returns edits of its text and remarks for people about
/// them. A migration is one value in `Migrations.all`: it plans, and the engine applies the plan, reads the result
/// again and compares layouts. No file is read or written here, and nothing in the text changes except what a plan
/// names.
package struct Migration: Sendable {
  /// As it is named on the command line, such as `safe-area`.
  package let name: String
  /// What follows the name on the command line, such as `OLD`.
  package let operands: [String]
  /// One line for help: lower case, no full stop.
  package let summary: String
  /// Plans the change of one document; a document that has nothing to change gives a plan without edits.
  package let plan: @Sendable (Document, MigrationOptions) -> MigrationPlan
  /// What would become of the object with an id, and by which rule; nil for an object the migration has no opinion on.
  package let explain: @Sendable (_ id: String, Document, MigrationOptions) -> String?
  /// Source lines that people must change by hand; none if the migration concerns documents only.
  package let codeUses: [CodeUse.Pattern]

  init(
    name: String, operands: [String] = [], summary: String, codeUses: [CodeUse.Pattern] = [],
    plan: @escaping @Sendable (Document, MigrationOptions) -> MigrationPlan,
    explain: @escaping @Sendable (String, Document, MigrationOptions) -> String? = { _, _, _ in nil }
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.codeUses = codeUses
    self.plan = plan
    self.explain = explain
  }
}

/// The migrations there are.
package enum Migrations {
  /// In the order of help.
  package static let all: [Migration] = [.safeArea, .xcodeLeftovers, .oldCapabilities, .renameClass]

  /// The migration of that name; nil if there is none.
  package static func named(_ name: String) -> Migration? {
    all.first { $0.name == name }
  }
}
