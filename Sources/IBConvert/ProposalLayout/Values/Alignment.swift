/// The alignment of a view in both directions, with a guide for each.
struct Alignment: Hashable, Sendable {
  var horizontal: Guide
  var vertical: Guide

  init(_ horizontal: Guide, _ vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  static let center = Alignment(.horizontalCenter, .verticalCenter)
  static let topLeading = Alignment(.leading, .top)

  static let named: [(name: String, alignment: Alignment)] = [
    ("center", .center), ("leading", Alignment(.leading, .verticalCenter)),
    ("trailing", Alignment(.trailing, .verticalCenter)), ("top", Alignment(.horizontalCenter, .top)),
    ("bottom", Alignment(.horizontalCenter, .bottom)), ("topLeading", .topLeading),
    ("topTrailing", Alignment(.trailing, .top)), ("bottomLeading", Alignment(.leading, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
  ]

  subscript(_ axis: Axis) -> Guide {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisSet {
  init(where isMember: (Axis) -> Bool) { self.init(Axis.allCases.filter(isMember).map { AxisSet($0) }) }
}

extension EdgeSet {
  init(where isMember: (Edge) -> Bool) { self.init(Edge.allCases.filter(isMember).map { EdgeSet($0) }) }
}

enum Guide: String, Hashable, Sendable, CaseIterable {
  case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    default: .vertical
    }
  }

  /// The position of the guide in a view that does not set it, in points from the leading or top edge.
  ///
  /// Source: Measurements/SwiftUI.md#guide-defaults.
  func standard(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// Combines the guide values that the children of a container set: step 23 of ProposalLayout.md.
  func combined(_ values: [Double]) -> Double? {
    switch self {
    case .firstTextBaseline: values.min()
    case .lastTextBaseline: values.max()
    default: nil
    }
  }
}
