/// The remaining cost that one file may cause while it is read.
///
/// A reader takes from it for everything that it stores or repeats, and refuses the file when the budget is used up.
/// The aim is that no file costs more memory than 300 MB plus 20 times its size, or more processor time than 5 seconds
/// plus one for each megabyte. `Benchmarks/worst-cases` measures the costs; Measurements/Reliability.md#budgets lists
/// the results.
package struct ReadingBudget: Sendable {
  /// Values, keys and entries of a property list, a project, a settings file or a compiled interface. They take up to 200
  /// bytes of memory each, and as few as two of a file. The largest project of public repositories has about 300,000.
  package static let elements = 1 << 20
  /// Values and keys of a JSON file, which take about 100 bytes each. Catalogs of translations get a fourth of it.
  package static let jsonElements = 2_000_000
  /// Bytes of texts in addition to the file's own, because several places refer to one text.
  package static let repeatedBytes = 32 << 20
  /// Bytes of a file of patterns. Each byte becomes a step of up to 40 bytes.
  package static let patternBytes = 1 << 20
  /// Comparisons of names with patterns in one search, which take about a second.
  package static let comparisons = 50_000_000

  /// How many are left.
  package private(set) var left: Int

  package init(_ most: Int) {
    left = most
  }

  /// Takes from the budget. False if too little is left; every later call is then false too.
  package mutating func take(_ count: Int = 1) -> Bool {
    left = count <= left ? left - count : -1
    return left >= 0
  }
}
