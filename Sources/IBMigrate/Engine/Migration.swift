package import IBModel

/// A mechanical change of documents that Xcode makes only one file at a time, by hand.
///
/// This module takes a document and returns edits of its text, and remarks about them. A migration is one value in
/// `Migrations.all`: it plans the change, and the engine applies the plan, parses the result again and compares
/// layouts. No file is read or written here, and only the places that a plan names change in the text.
package struct Migration: Sendable {
  /// The name on the command line, such as `safe-area`.
  package let name: String
  /// The operands after the name on the command line, such as `OLD`.
  package let operands: [String]
  /// One line for help: lower case, no full stop.
  package let summary: String
  /// Plans the change of one document; the plan has no edits if the document needs no change.
  package let plan: @Sendable (Document, MigrationOptions) -> MigrationPlan
  /// The migration's plan for the object with an id, and the rule that decides it, in words; nil if the migration does
  /// not concern the object.
  package let explain: @Sendable (_ id: String, Document, MigrationOptions) -> String?
  /// Uses in sources that people must change by hand; empty if the migration concerns only documents.
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

package enum Migrations {
  /// In the order of help.
  package static let all: [Migration] = [.safeArea, .xcodeLeftovers, .oldCapabilities, .renameClass]

  /// The migration with that name; nil if the name is unknown.
  package static func named(_ name: String) -> Migration? {
    all.first { $0.name == name }
  }
}
