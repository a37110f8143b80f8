/// Where a view is placed in both directions: a guide for each.
package struct Alignment: Hashable, Sendable {
  package var horizontal: Guide
  package var vertical: Guide

  package init(_ horizontal: Guide, _ vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.horizontalCenter, .verticalCenter)
  package static let leading = Alignment(.leading, .verticalCenter)
  package static let trailing = Alignment(.trailing, .verticalCenter)
  package static let top = Alignment(.horizontalCenter, .top)
  package static let bottom = Alignment(.horizontalCenter, .bottom)
  package static let topLeading = Alignment(.leading, .top)
  package static let topTrailing = Alignment(.trailing, .top)
  package static let bottomLeading = Alignment(.leading, .bottom)
  package static let bottomTrailing = Alignment(.trailing, .bottom)

  /// The alignments that SwiftUI has names for.
  package static let named: [(name: String, alignment: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  package subscript(_ axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }
}

/// A line of a view that others are aligned with: a standard one, or one of the app's own.
package struct Guide: Hashable, Sendable {
  /// The name of an app's own guide; nil for a standard one.
  package let name: String?
  /// The guide itself, or the one that the app's own takes its value from in a view that does not set it.
  package let standard: StandardGuide

  package init(_ standard: StandardGuide, name: String? = nil) {
    self.standard = standard
    self.name = name
  }

  package static let leading = Guide(.leading)
  package static let horizontalCenter = Guide(.horizontalCenter)
  package static let trailing = Guide(.trailing)
  package static let top = Guide(.top)
  package static let verticalCenter = Guide(.verticalCenter)
  package static let bottom = Guide(.bottom)
  package static let firstTextBaseline = Guide(.firstTextBaseline)
  package static let lastTextBaseline = Guide(.lastTextBaseline)

  package var axis: Axis { standard.axis }

  /// Whether a container answers with what its children set: step 29 of ProposalLayout.md.
  var passesOutOfContainers: Bool {
    name != nil || standard == .firstTextBaseline || standard == .lastTextBaseline
  }

  /// What a container makes of the values that its children set; nil where it keeps them to itself. Values of an app's
  /// own guide are averaged.
  func combined(_ values: [Double]) -> Double? {
    guard name != nil else { return standard.combined(values) }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}

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

  /// The position of the guide in a view that does not set it, in points from the leading or top edge.
  /// Measurements/SwiftUI.md#guide-defaults.
  func standard(in size: Size) -> Double {
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
