/// What one file may still cost while it is read.
///
/// A reader takes from it for everything that it keeps or does again, and refuses the file when nothing is left. The aim
/// is that no file costs more than 300 MB and 20 times its size of memory, or 5 seconds and one for each megabyte of
/// processor time; `Benchmarks/worst-cases` measures it, Measurements/Reliability.md#budgets has what was measured.
package struct ReadingBudget: Sendable {
  /// Values, keys and entries of a property list, a project, a settings file or a compiled interface. They take up to 200
  /// bytes of memory each, and as few as two of a file. The largest project of public repositories has about 300,000.
  package static let elements = 1 << 20
  /// Values and keys of a JSON file, which take about 100 bytes each. Catalogs of translations have a fourth of it.
  package static let jsonElements = 2_000_000
  /// Bytes that texts may take besides those of the file, because several places refer to one text.
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

  /// Whether there is enough left; if not, nothing will be from now on.
  package mutating func take(_ count: Int = 1) -> Bool {
    left = count <= left ? left - count : -1
    return left >= 0
  }
}
