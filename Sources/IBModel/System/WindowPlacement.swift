/// The part of the screen that a window occupies.
package enum WindowPlacement: String, Hashable, Sendable, CaseIterable {
  case full
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"
  case slideOver = "slide-over"

  /// The word in names of configurations: `split-1-2`, `slide-over`.
  package var shortName: String {
    switch self {
    case .full: "full"
    case .third: "split-1-3"
    case .half: "split-1-2"
    case .twoThirds: "split-2-3"
    case .slideOver: "slide-over"
    }
  }
}
