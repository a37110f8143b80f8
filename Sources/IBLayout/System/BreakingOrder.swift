import IBModel
import LinearSolver

/// Which of several contradicting required constraints in a cell Xcode's canvas breaks
/// (Measurements/Constraints.md#broken).
///
/// In storyboards of Xcode 14 and later, it is the constraint that gives a view its length, the longest of several. In
/// all other documents, it is the constraint that ends at the bottom or the trailing edge of the cell's content.
struct BreakingOrder {
  private let scene: ResolvedScene
  private let content: Int
  private let breaksLengths: Bool
  private let isStoryboard: Bool

  /// Nil for a layout on a device, and for an island that is not a cell.
  init?(_ input: IslandInput) {
    let scene = input.scene
    guard let canvas = scene.configuration.canvasEra, scene.views[input.root].kind.isCell,
      let content = scene.views[input.root].children.first(where: { scene.views[$0].role == .contentView })
    else { return nil }
    self.scene = scene
    self.content = content
    isStoryboard = if case .storyboard = scene.document.flavor { true } else { false }
    breaksLengths = isStoryboard && canvas.breaksLengths
  }

  /// The constraints in the order of the document, but the ones that may break last. The solver leaves out the last row
  /// of a contradiction.
  func sorted(_ constraints: [IslandConstraint]) -> [IslandConstraint] {
    let breakable = constraints.filter { mayBreak($0.constraint) }
    if breakable.isEmpty { return constraints }
    let others = constraints.filter { !mayBreak($0.constraint) }
    guard breaksLengths else { return others + breakable }
    return others + breakable.sorted { $0.constraint.constant < $1.constraint.constant }
  }

  /// Whether stored frames tell that the canvas breaks the row that the layout leaves out.
  func isKnown(_ conflict: RowConflict) -> Bool {
    guard case .document(let id) = conflict.rejected.origin, let rejected = constraint(id), mayBreak(rejected) else {
      return false
    }
    return conflict.members.allSatisfy { member in
      switch member.origin {
      case .document(let other):
        guard other != id, let other = constraint(other), mayBreak(other) else { return true }
        return breaksLengths && other.constant < rejected.constant
      case .stackView: return breaksLengths
      case .container: return true
      case .autoresizing, .intrinsic, .length: return false
      }
    }
  }

  private func constraint(_ id: String) -> ResolvedConstraint? { scene.constraints.first { $0.id == id } }

  private func mayBreak(_ constraint: ResolvedConstraint) -> Bool {
    guard constraint.relation == .equal, constraint.priority >= Solver.required,
      !scene.document.constraints[constraint.index].isPlaceholder
    else { return false }
    guard let second = constraint.second else { return breaksLengths && constraint.firstAttribute.isLength }
    guard !breaksLengths else { return false }
    return constraint.first.view == content && constraint.firstAttribute.isEnd
      || second.view == content && constraint.secondAttribute.isEnd
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }

  fileprivate var isEnd: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}
