import LinearSolver

extension BuiltInCell {
  /// Rows that place the parts in a content view of a known height, whose width may be a variable.
  func constraints(
    contentView: Int, height: Double, sizes: [IntrinsicSize], variables: IslandVariables
  ) -> [LinearConstraint] {
    let width = LinearExpression(variables.width(contentView))
    return parts.flatMap { part -> [LinearConstraint] in
      guard variables.contains(part) else { return [] }
      let frame = frame(of: part, contentWidth: width, height: height, sizes: sizes)
      let origin = LinearConstraint.Origin.container(contentView)
      func row(_ variable: Variable, _ value: LinearExpression) -> LinearConstraint {
        LinearConstraint(LinearExpression(variable), .equal, value, origin: origin)
      }
      return [
        row(variables.x(part), frame.x), row(variables.width(part), frame.width),
        row(variables.y(part), LinearExpression(frame.y)), row(variables.height(part), LinearExpression(frame.height)),
      ]
    }
  }
}
