import IBContent
import LinearSolver

/// Turns an intrinsic size into content hugging and compression resistance, as UIKit does: two inequalities for each
/// axis.
enum IntrinsicExpansion {
  /// Appends the rows of one view to `rows`.
  ///
  /// - Parameter winsTies: whether the view's width resists compression more than a drawn width of the same priority.
  static func append(
    _ view: Int, size: IntrinsicSize, winsTies: Bool, in scene: ResolvedScene, variables: IslandVariables,
    to rows: inout [LinearConstraint]
  ) {
    let resolved = scene.views[view]
    func append(_ variable: Variable, _ length: Double?, hugging: Double, compression: Double) {
      guard let length else { return }
      let variable = LinearExpression(variable)
      let intrinsic = LinearExpression(length)
      let origin = LinearConstraint.Origin.intrinsic(view)
      rows.append(LinearConstraint(variable, .lessThanOrEqual, intrinsic, priority: hugging, origin: origin))
      rows.append(LinearConstraint(variable, .greaterThanOrEqual, intrinsic, priority: compression, origin: origin))
    }
    let insists = resolved.compression.horizontal > wrappingPriority && !resolved.control.wraps
    let compression =
      insists ? resolved.compression.horizontal : min(resolved.compression.horizontal, wrappingPriority)
    let most = scene.configuration.canvasEra == nil ? Solver.required : yieldingPriority
    append(
      variables.width(view), size.width, hugging: min(resolved.hugging.horizontal, most),
      compression: min(compression + (winsTies ? tieAdvantage : 0), most))
    append(
      variables.height(view), size.height, hugging: min(resolved.hugging.vertical, most),
      compression: min(resolved.compression.vertical, most))
  }

  /// Priorities in files are whole numbers, so this changes only the order of equal priorities
  /// (Measurements/StackViews.md#drawn-ties).
  private static let tieAdvantage = 0.25

  /// On Xcode's canvas, a content priority of 1000 yields only to constraints that contradict it
  /// (Measurements/Constraints.md#required-content).
  private static let yieldingPriority = 999.5

  /// The width of a text that can wrap is never required, because in the first pass it is the width of a single line.
  private static let wrappingPriority = 999.0
}
