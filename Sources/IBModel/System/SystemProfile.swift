/// One row of the table that `SystemRelease` reads: what holds from a release on.
struct SystemProfile: Sendable {
  /// A feature that a release of the system added or removed.
  struct Features: OptionSet, Sendable {
    let rawValue: Int

    static let safeAreas = Features(rawValue: 1)
    static let selfSizingRows = Features(rawValue: 2)
    static let readableCells = Features(rawValue: 4)
    static let cardSheets = Features(rawValue: 8)
    static let multitasking = Features(rawValue: 16)
    static let portraitHalves = Features(rawValue: 32)
    static let estimatedRows = Features(rawValue: 64)
    static let searchBarsFirst = Features(rawValue: 128)
    static let compactDatePickers = Features(rawValue: 256)
    static let paddedSectionHeaders = Features(rawValue: 512)
  }

  let firstRelease: Double
  let controls: ControlGeneration
  let cellMargins: CellMargins
  let features: Features

  /// Releases before the first of the table.
  static let earliest = SystemProfile(
    firstRelease: 0, controls: .ios7, cellMargins: CellMargins(vertical: 8, horizontal: 15), features: [])
}
