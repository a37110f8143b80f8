import IBModel
import LinearSolver

/// The variables of one island: a view tree that is solved as one system.
///
/// Each view has four: the origin of its alignment rect relative to its superview's (inside a scroll view relative to
/// the content's origin), and the size of its alignment rect. Origins relative to the superview keep a constraint
/// between siblings, or between a view and its superview, down to the few variables it really speaks of. A scroll
/// view has two more for the size of its content.
struct LayoutVariables: Sendable {
  /// Local indices of the views in the island, its root first.
  let members: [Int]
  private let offsets: [Int: Int]
  private let contentOffsets: [Int: Int]
  let count: Int

  init(members: [Int], scene: ResolvedScene) {
    self.members = members
    var offsets: [Int: Int] = [:]
    var contentOffsets: [Int: Int] = [:]
    var next = 0
    for view in members {
      offsets[view] = next
      next += 4
      if scene.views[view].kind == .scrollView {
        contentOffsets[view] = next
        next += 2
      }
    }
    self.offsets = offsets
    self.contentOffsets = contentOffsets
    count = next
  }

  var root: Int { members[0] }

  func contains(_ view: Int) -> Bool { offsets[view] != nil }

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

  /// Nil for a view that is no scroll view of this island.
  func contentWidth(_ view: Int) -> Variable? { contentOffsets[view].map { Variable(index: $0) } }
  func contentHeight(_ view: Int) -> Variable? { contentOffsets[view].map { Variable(index: $0 + 1) } }

  /// A view outside the island has no variables; asking for one is a mistake of ours, and gives the root's.
  private func variable(_ view: Int, _ part: Int) -> Variable {
    Variable(index: (offsets[view] ?? 0) + part)
  }
}
