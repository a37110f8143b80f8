package import IBModel

/// A mechanical change of documents that Xcode makes only by hand, in one file at a time.
///
/// This module takes a document, and returns edits of its text and remarks about them. A migration is a value in
/// `Migrations.all`. It plans the change; the engine applies the plan, parses the result again and compares layouts.
/// Files are not read or written here. The text changes only in the places that a plan names.
package struct Migration: Sendable {
  /// The name on the command line, such as `safe-area`.
  package let name: String
  /// The operands after the name on the command line, such as `OLD`.
  package let operands: [String]
  /// One line for help, in lower case and without a full stop.
  package let summary: String
  /// Plans the change of one document. The plan has no edits if the document needs no change.
  package let plan: @Sendable (Document, MigrationOptions) -> MigrationPlan
  /// Describes the plan for the object with an id, and the rule that decides it; nil if the migration does not concern
  /// the object.
  package let explain: @Sendable (_ id: String, Document, MigrationOptions) -> String?
  /// The uses in sources that people must change by hand; empty if the migration concerns only documents.
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
  /// All migrations, in the order of help.
  package static let all: [Migration] = [.safeArea, .xcodeLeftovers, .oldCapabilities, .renameClass]

  /// The migration with this name; nil for an unknown name.
  package static func named(_ name: String) -> Migration? {
    all.first { $0.name == name }
  }
}
