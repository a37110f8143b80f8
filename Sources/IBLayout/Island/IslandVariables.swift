import IBModel
import LinearSolver

/// The variables of one island: a view tree that is solved as one system.
///
/// Each view has four variables: the size of its alignment rect, and its origin relative to the superview's alignment
/// rect (inside a scroll view, to the content's origin). With origins relative to the superview, a constraint between
/// siblings, or between a view and its superview, involves only their own variables. A scroll view has two more, for
/// the size of its content.
struct IslandVariables: Sendable {
  /// Local indices of the views in the island, its root first.
  let members: [Int]
  /// By local index, relative to the root's index: the first variable of the view, or -1 for a view outside the island.
  private let offsets: [Int32]
  /// The same for the content of scroll views.
  private let contentOffsets: [Int32]
  let count: Int

  /// `members` are in ascending order.
  init(members: [Int], views: [ResolvedView]) {
    self.members = members
    let span = (members.last ?? 0) - (members.first ?? 0) + 1
    var offsets = Array(repeating: Int32(-1), count: span)
    var contentOffsets = offsets
    var next: Int32 = 0
    for view in members {
      offsets[view - members[0]] = next
      next += 4
      if views[view].kind == .scrollView {
        contentOffsets[view - members[0]] = next
        next += 2
      }
    }
    self.offsets = offsets
    self.contentOffsets = contentOffsets
    count = Int(next)
  }

  var root: Int { members[0] }

  func contains(_ view: Int) -> Bool { offset(view, offsets) >= 0 }

  private func offset(_ view: Int, _ offsets: [Int32]) -> Int {
    let place = view - members[0]
    return offsets.indices.contains(place) ? Int(offsets[place]) : -1
  }

  func x(_ view: Int) -> Variable { variable(view, 0) }
  func y(_ view: Int) -> Variable { variable(view, 1) }
  func width(_ view: Int) -> Variable { variable(view, 2) }
  func height(_ view: Int) -> Variable { variable(view, 3) }

  func variable(_ view: Int, _ coordinate: FrameCoordinate) -> Variable {
    switch coordinate {
    case .x: x(view)
    case .y: y(view)
    case .width: width(view)
    case .height: height(view)
    }
  }

  /// Nil for a view that is not a scroll view of this island.
  func contentWidth(_ view: Int) -> Variable? { content(view, part: 0) }
  func contentHeight(_ view: Int) -> Variable? { content(view, part: 1) }

  /// The length of a scroll view's content; nil for a view that is not a scroll view of this island.
  func content(_ view: Int, _ axis: Axis) -> Variable? {
    axis == .horizontal ? contentWidth(view) : contentHeight(view)
  }

  private func content(_ view: Int, part: Int) -> Variable? {
    let first = offset(view, contentOffsets)
    return first < 0 ? nil : Variable(index: first + part)
  }

  /// A view outside the island has no variables. Asking for one is a programming error, which returns the root's.
  private func variable(_ view: Int, _ part: Int) -> Variable {
    Variable(index: max(0, offset(view, offsets)) + part)
  }
}
