/// The keys that an update of one file of translations changed.
package struct TextChanges: Equatable, Sendable {
  /// Texts that the file did not contain.
  package var added: [String] = []
  /// Entries whose text is no longer in the document.
  package var removed: [String] = []
  /// Entries of a catalog that have translations, but whose text is no longer in the document. They are kept and marked
  /// as stale.
  package var retired: [String] = []
  /// Entries whose comment or source text was updated.
  package var refreshed: [String] = []
  /// Translations of objects whose id changed, as the old key with the new key.
  package var moved: [String: String] = [:]
  /// Stale entries that were kept.
  package var kept: [String] = []

  package init() {}

  package var isEmpty: Bool { [added, removed, retired, refreshed].allSatisfy(\.isEmpty) && moved.isEmpty }
}
