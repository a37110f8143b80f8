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
