package import IBSource

/// The edits that migrate one document, and remarks about them.
package struct MigrationPlan: Sendable {
  /// In any order; they do not overlap.
  package var edits: [TextEdit] = []
  /// Made in addition to `edits` in the text whose layout is compared, never in the file: they express what a device
  /// makes of something in the file as far as it is known. They overlap no edit.
  var layoutEdits: [TextEdit] = []
  /// Warnings and notes about single objects, at places of the text before the change.
  package var findings: [Finding] = []
  /// What the edits do, counted in words, such as `3 constraints follow the safe area`; for the summary of a file.
  package var changes: [String] = []
  /// Why the document must not be migrated; its edits are then none.
  package var refusal: Finding?

  /// A plan that changes nothing.
  package static let unchanged = MigrationPlan()

  /// A plan that refuses the document.
  package static func refused(_ refusal: Finding) -> MigrationPlan {
    var plan = MigrationPlan()
    plan.refusal = refusal
    return plan
  }
}
