import IBLayout
import IBModel
import IBSource
import IBSyntax
import Testing

@testable import IBMigrate

/// A migration that is wrong writes nothing.
@Suite struct UnsoundMigrationTests {
  /// The message about a migration that makes this edit in each document, at the end of the root's start tag.
  private func message(_ edit: String) throws -> String? {
    let migration = Migration(
      name: "wrong", summary: "",
      plan: { document, _ in
        var plan = MigrationPlan()
        let place = (document.tree.root?.startTagRange.upper ?? 1) - 1
        plan.edits = [TextEdit(SourceRange(place, place), Array(edit.utf8))]
        return plan
      })
    guard
      case .refused(let findings) = Migrator.migrate(
        try document(in: Scenes.storyboard()), by: migration, MigrationOptions(), in: { .documentAlone })
    else { return nil }
    #expect(findings.map(\.rule) == ["migration-unsound"] && findings.map(\.severity) == [.error])
    return findings.first?.message
  }

  @Test(arguments: [
    ("<", "the result cannot be read"), (" ", "a second run would change the result"),
  ])
  func aWrongMigrationIsRefused(_ edit: String, _ reason: String) throws {
    #expect(
      try message(edit)
        == "skipped: the migration 'wrong' failed its own check: \(reason); please report this")
  }
}
