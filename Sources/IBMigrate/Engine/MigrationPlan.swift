package import IBSource

/// The edits that migrate one document, and remarks about them.
package struct MigrationPlan: Sendable {
  /// The edits in any order. They do not overlap.
  package var edits: [TextEdit] = []
  /// Additional edits for the compared layout, which are never written to the file.
  ///
  /// They express the known effect of a part of the file on a device, and do not overlap other edits.
  var layoutEdits: [TextEdit] = []
  /// Warnings and notes about single objects, with ranges in the text before the change.
  package var findings: [Finding] = []
  /// The changes that the edits make, for the summary of a file or of a run.
  package var changes: [Change] = []
  /// The reason why the document must not be migrated. The plan then has no edits.
  package var refusal: Finding?

  /// A number of edits of one kind, such as `3 constraints follow the safe area`.
  package struct Change: Hashable, Sendable {
    package let count: Int
    let one: String
    let many: String
    let end: String

    package var words: String { "\(Wording.count(count, one, many)) \(end)" }

    /// The sum of two changes of the same kind; nil for edits of another kind.
    package func adding(_ other: Change) -> Change? {
      guard other.one == one, other.end == end else { return nil }
      return Change(count: count + other.count, one: one, many: many, end: end)
    }

    /// One change for each count that is not zero. All end with the same words.
    static func all(_ things: [(count: Int, one: String, many: String)], _ end: String) -> [Change] {
      things.filter { $0.count > 0 }.map { Change(count: $0.count, one: $0.one, many: $0.many, end: end) }
    }
  }

  package static let unchanged = MigrationPlan()

  package static func refused(_ refusal: Finding) -> MigrationPlan {
    var plan = MigrationPlan()
    plan.refusal = refusal
    return plan
  }
}
