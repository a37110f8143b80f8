/// The remaining cost of reading one file.
///
/// A reader takes from the budget for everything that it stores or repeats, and refuses the file when the budget is
/// used up. The aim is that a file costs at most 300 MB of memory plus 20 times its size, and at most 5 seconds of
/// processor time plus one for each megabyte. `Benchmarks/worst-cases` measures the costs;
/// Measurements/Reliability.md#budgets lists the results.
package struct ReadingBudget: Sendable {
  /// The number of values, keys and entries in a property list, a project, a settings file or a compiled interface.
  ///
  /// Each needs up to 200 bytes of memory, but as few as two bytes in the file. The largest project in public
  /// repositories has about 300,000.
  package static let elements = 1 << 20
  /// The number of values and keys in a JSON file, which need about 100 bytes each. String catalogs get a fourth of it.
  package static let jsonElements = 2_000_000
  /// The number of bytes of texts in addition to those of the file, because several places refer to the same text.
  package static let repeatedBytes = 32 << 20
  /// The number of bytes of a file with patterns. Each byte becomes a step of up to 40 bytes.
  package static let patternBytes = 1 << 20
  /// The number of comparisons of names with patterns in one search, which take about a second.
  package static let comparisons = 50_000_000

  /// The remaining number.
  package private(set) var left: Int

  package init(_ most: Int) {
    left = most
  }

  /// Takes from the budget; false if too little remains. After that, each further call returns false too.
  package mutating func take(_ count: Int = 1) -> Bool {
    left = count <= left ? left - count : -1
    return left >= 0
  }
}
