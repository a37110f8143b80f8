/// One of the three files of a merge.
package enum MergeSide: Int, CaseIterable, Sendable {
  /// The common ancestor of both sides.
  case base
  /// The version that is kept in case of doubt.
  case ours
  case theirs

  /// Both sides that were edited.
  package static let edited: [MergeSide] = [.ours, .theirs]

  /// The word for it in messages and after conflict markers.
  package var name: String {
    switch self {
    case .base: "base"
    case .ours: "ours"
    case .theirs: "theirs"
    }
  }

  /// The other of the two edited sides; the base is its own.
  package var opposite: MergeSide {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
