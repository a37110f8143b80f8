import IBModel
import LinearSolver

/// Where the first and last baselines of views stand, as distances from their top.
///
/// A stack view has those of its first and last arranged subviews, through any depth
/// (facts/layout/open/stacks.json, baselineRelativeArrangement: 71 of 71); a view without text has its bottom, which is
/// UIKit's default, or its top for the first one.
struct BaselineExpressions {
  let scene: ResolvedScene
  let variables: LayoutVariables
  let intrinsics: IntrinsicContext

  func first(of view: Int) -> LinearExpression {
    descend(from: view, own: \.first, arranged: \.first) { _ in LinearExpression(0) }
  }

  func last(of view: Int) -> LinearExpression {
    descend(from: view, own: \.last, arranged: \.last) { LinearExpression(variables.height($0)) }
  }

  /// The baseline of a view with text of its own; of a stack view that of the arranged subview at one end.
  private func descend(
    from view: Int, own part: KeyPath<Baselines, Baseline>, arranged end: KeyPath<[Int], Int?>,
    otherwise: (Int) -> LinearExpression
  ) -> LinearExpression {
    var offset = LinearExpression()
    var current = view
    while scene.views[current].kind == .stackView, let child = scene.arranged(of: current)[keyPath: end] {
      offset.add(variables.y(child), 1)
      current = child
    }
    guard let baseline = scene.views[current].control.baselines(in: intrinsics)?[keyPath: part] else {
      return offset + otherwise(current)
    }
    return offset + LinearExpression(variables.height(current)) * baseline.ofHeight + baseline.constant
  }
}
