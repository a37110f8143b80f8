/// One row of the table that `CanvasEra` reads: what the canvas does from a build of Xcode on.
struct CanvasProfile: Sendable {
  let firstBuild: Int
  let systemVersion: Double
  let controls: ControlGeneration
  let cellMargins: CellMargins
  let textSize: ContentSizeCategory
  let doublesInsets: Bool

  /// Precedes the table's first row, which begins with build 0.
  static let earliest = CanvasProfile(
    firstBuild: 0, systemVersion: 9, controls: .ios7, cellMargins: CellMargins(vertical: 8, horizontal: 8),
    textSize: .large, doublesInsets: false)
}
