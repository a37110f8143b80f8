import IBLayout
import IBModel

/// How many stored frames a layout repeats.
struct Agreement: CustomStringConvertible {
  private(set) var counted = 0
  /// Computed in full and within half a point of what is stored.
  private(set) var right = 0
  /// With a coordinate that only the stored frame determines.
  private(set) var kept = 0

  /// In percent of the counted views.
  var rightShare: Double { counted == 0 ? 0 : 100 * Double(right) / Double(counted) }

  /// Neither right nor kept, in percent of the counted views.
  var wrongShare: Double { counted == 0 ? 0 : 100 * Double(counted - right - kept) / Double(counted) }

  var description: String { "\(counted) views, \(right) right, \(kept) kept, \(counted - right - kept) wrong" }

  mutating func count(_ stored: Rect, against view: ViewLayout?) {
    counted += 1
    guard let view, let frame = view.frame else { return }
    guard view.kept.isEmpty else {
      kept += 1
      return
    }
    let differences = [
      frame.x - stored.x, frame.y - stored.y, frame.width - stored.width, frame.height - stored.height,
    ]
    if differences.allSatisfy({ abs($0) <= Self.tolerance }) { right += 1 }
  }

  /// Points; a pixel of a canvas with two pixels a point.
  private static let tolerance = 0.5
}
