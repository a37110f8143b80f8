import IBCompare
import IBLint
import IBReport
import IBSource

/// What a report keeps of a file until all files are known.
struct ReportPart: Sendable {
  /// Nil for a page.
  var comparison: FileComparison?
  /// The file and what it says of itself for rules about all files; nil for a comparison, and for a file without them.
  var checked: (source: SourceFile, facts: DocumentFacts)?

  /// The findings in a file that has no place in a page, such as an asset catalog's.
  var others: FileFindings?

  static let none = ReportPart()
}
