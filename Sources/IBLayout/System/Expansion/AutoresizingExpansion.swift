import IBContent
import IBModel
import LinearSolver

/// Turns the stored frame and the mask of a view that uses autoresizing into the constraints UIKit installs for it.
///
/// On each axis, the flexible parts (distance before, own length, distance after) share the difference between the
/// superview's length and its stored length, in proportion to their stored lengths. Without a flexible part, the view
/// stays fixed to the superview's origin. All three results are linear in the superview's length. Source: Apple's
/// documentation of UIView.autoresizingMask.
enum AutoresizingExpansion {
  /// The rows for one view; empty for a view without a stored frame.
  ///
  /// `superviewSize` is the stored size of the superview, in points.
  static func constraints(
    for view: Int, in scene: ResolvedScene, variables: IslandVariables, superviewSize: Size
  ) -> [LinearConstraint] {
    let resolved = scene.views[view]
    guard let stored = resolved.storedFrame, let parent = resolved.parent else { return [] }
    let mask = resolved.autoresizing
    let insets = resolved.control.alignmentInsets(in: scene.configuration)
    let horizontal = Axis(
      before: stored.x, length: stored.width, whole: superviewSize.width, beforeFlexes: mask.flexibleLeft,
      lengthFlexes: mask.flexibleWidth, afterFlexes: mask.flexibleRight)
    let vertical = Axis(
      before: stored.y, length: stored.height, whole: superviewSize.height, beforeFlexes: mask.flexibleTop,
      lengthFlexes: mask.flexibleHeight, afterFlexes: mask.flexibleBottom)
    let parentWidth = LinearExpression(variables.width(parent))
    let parentHeight = LinearExpression(variables.height(parent))
    return [
      row(variables.x(view), horizontal.position(in: parentWidth) + insets.left, view),
      row(variables.width(view), horizontal.length(in: parentWidth) - (insets.left + insets.right), view),
      row(variables.y(view), vertical.position(in: parentHeight) + insets.top, view),
      row(variables.height(view), vertical.length(in: parentHeight) - (insets.top + insets.bottom), view),
    ]
  }

  private static func row(_ variable: Variable, _ value: LinearExpression, _ view: Int) -> LinearConstraint {
    LinearConstraint(LinearExpression(variable), .equal, value, origin: .autoresizing(view))
  }

  private struct Axis {
    let before: Double
    let length: Double
    let whole: Double
    let beforeShare: Double
    let lengthShare: Double

    init(
      before: Double, length: Double, whole: Double, beforeFlexes: Bool, lengthFlexes: Bool, afterFlexes: Bool
    ) {
      self.before = before
      self.length = length
      self.whole = whole
      func part(_ flexes: Bool, _ length: Double) -> Double { flexes ? max(length, 0) : 0 }
      let total =
        part(beforeFlexes, before) + part(lengthFlexes, length) + part(afterFlexes, whole - before - length)
      let count = (beforeFlexes ? 1.0 : 0) + (lengthFlexes ? 1 : 0) + (afterFlexes ? 1 : 0)
      func share(_ flexes: Bool, _ length: Double) -> Double {
        guard flexes else { return 0 }
        return total > 0 ? part(flexes, length) / total : 1 / count
      }
      beforeShare = share(beforeFlexes, before)
      lengthShare = share(lengthFlexes, length)
    }

    func position(in superview: LinearExpression) -> LinearExpression {
      (superview - whole) * beforeShare + before
    }

    func length(in superview: LinearExpression) -> LinearExpression {
      (superview - whole) * lengthShare + length
    }
  }
}
