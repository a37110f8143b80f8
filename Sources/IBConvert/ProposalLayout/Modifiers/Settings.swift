/// `layoutPriority`: how early the stack that the view is in asks it. See step 17 of ProposalLayout.md.
struct LayoutPriority: Hashable, Sendable {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }
}

extension LayoutPriority: WrapperLayout {
  func priority(in view: NodeContext) -> Double { value.isNaN ? 0 : value }
}

/// `environment(\.layoutDirection, …)`: which side leading is from here on. See step 25 of ProposalLayout.md.
struct DirectionChange: Hashable, Sendable {
  var direction: LayoutDirection

  init(_ direction: LayoutDirection) {
    self.direction = direction
  }
}

extension DirectionChange: WrapperLayout {}

/// A modifier that changes how a view looks or acts and not where it is, such as `opacity` or `clipped`.
struct Neutral: Hashable, Sendable {
  /// As it is written after the dot, such as `opacity(0.5)`.
  var source: String

  init(_ source: String) {
    self.source = source
  }
}

extension Neutral: WrapperLayout {}
