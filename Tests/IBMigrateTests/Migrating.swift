import IBLayout
import IBMigrate
import IBModel
import IBSource
import IBSyntax
import Testing

/// The document in `text`.
func document(in text: String, path: String = "Main.storyboard") throws -> Document {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: path, bytes: Array(text.utf8)))
  try #require(findings.isEmpty, "\(findings.map(\.message))")
  let root = try #require(tree)
  return try #require(Document(root))
}

/// What a migration makes of `text`; fails where it changes nothing or refuses.
func migrated(
  _ text: String, by migration: String = "safe-area", _ options: MigrationOptions = MigrationOptions()
) throws -> (text: String, findings: [Finding], frames: FrameComparison) {
  let named = try #require(Migrations.named(migration))
  guard
    case .migrated(let result) = Migrator.migrate(try document(in: text), by: named, options, in: { .documentAlone })
  else {
    Issue.record("nothing was migrated")
    throw NotMigrated()
  }
  return (String(decoding: result.source.bytes, as: UTF8.self), result.plan.findings, result.frames)
}

/// Why a migration refuses `text`; nil if it does not.
func refusal(
  of text: String, by migration: String = "safe-area", _ options: MigrationOptions = MigrationOptions()
) throws -> Finding? {
  let named = try #require(Migrations.named(migration))
  guard
    case .refused(let findings) = Migrator.migrate(try document(in: text), by: named, options, in: { .documentAlone })
  else { return nil }
  return findings.first
}

func isUnchanged(
  _ text: String, by migration: String = "safe-area", _ options: MigrationOptions = MigrationOptions()
) throws -> Bool {
  let named = try #require(Migrations.named(migration))
  let outcome = Migrator.migrate(try document(in: text), by: named, options, in: { .documentAlone })
  if case .unchanged = outcome { return true } else { return false }
}

struct NotMigrated: Error {}

/// The id of the first safe area guide in `text`.
func guideID(in text: String) throws -> String {
  let mark = "<viewLayoutGuide key=\"safeArea\" id=\""
  let start = try #require(text.range(of: mark)?.upperBound)
  return String(text[start...].prefix { $0 != "\"" })
}

extension StringProtocol {
  /// Where `other` first is.
  func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
