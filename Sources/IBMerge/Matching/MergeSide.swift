/// One of the three files of a merge.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// The common ancestor of both sides.
  case base
  /// The version that is kept if no other rule decides.
  case ours
  case theirs

  /// The two sides.
  package static let edited: [MergeSide] = [.ours, .theirs]

  /// The name of the side in messages and after conflict markers.
  package var name: String {
    switch self {
    case .base: "base"
    case .ours: "ours"
    case .theirs: "theirs"
    }
  }

  /// The other side; for the base, the base itself.
  package var opposite: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
