import IBModel
import LinearSolver

/// Turns a natural size into content hugging and compression resistance, as UIKit does: two inequalities an axis.
enum IntrinsicExpansion {
  static func constraints(
    for view: Int, size: IntrinsicSize, in scene: ResolvedScene, variables: LayoutVariables
  ) -> [LinearConstraint] {
    let resolved = scene.views[view]
    var rows: [LinearConstraint] = []
    func append(_ variable: Variable, _ length: Double?, hugging: Double, compression: Double) {
      guard let length else { return }
      let variable = LinearExpression(variable)
      let natural = LinearExpression(length)
      let origin = LinearConstraint.Origin.intrinsic(view)
      rows.append(LinearConstraint(variable, .lessThanOrEqual, natural, priority: hugging, origin: origin))
      rows.append(LinearConstraint(variable, .greaterThanOrEqual, natural, priority: compression, origin: origin))
    }
    append(
      variables.width(view), size.width, hugging: resolved.hugging.horizontal,
      compression: resolved.compression.horizontal)
    append(
      variables.height(view), size.height, hugging: resolved.hugging.vertical,
      compression: resolved.compression.vertical)
    return rows
  }
}
