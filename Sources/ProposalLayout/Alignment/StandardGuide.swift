/// The alignment guides that every view has.
package enum StandardGuide: String, Hashable, Sendable, CaseIterable {
  case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  /// The axis that the guide is a position on.
  package var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    default: .vertical
    }
  }

  /// Where the guide is in a view that says nothing of it, in points from the leading or top edge.
  /// Measurements/SwiftUI.md#guide-defaults.
  func standard(in size: ViewSize) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// What a container makes of the values that its children set: step 29 of ProposalLayout.md.
  func combined(_ values: [Double]) -> Double? {
    switch self {
    case .firstTextBaseline: values.min()
    case .lastTextBaseline: values.max()
    default: nil
    }
  }
}
