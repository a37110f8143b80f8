/// The changes that an update made to one file of translations, by key.
package struct TextChanges: Equatable, Sendable {
  /// Texts that the file did not have.
  package var added: [String] = []
  /// Entries whose text the document no longer contains.
  package var removed: [String] = []
  /// Entries of a catalog whose text the document no longer contains but that have translations. They stay and are
  /// marked as stale.
  package var retired: [String] = []
  /// Entries whose comment or source text was brought up to date.
  package var refreshed: [String] = []
  /// Translations that moved to the new key of an object whose id changed: the old key, and the new one.
  package var moved: [String: String] = [:]
  /// Stale entries that were kept.
  package var kept: [String] = []

  package init() {}

  package var isEmpty: Bool { [added, removed, retired, refreshed].allSatisfy(\.isEmpty) && moved.isEmpty }
}
