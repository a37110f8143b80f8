import LinearSolver

/// Rows that place the labels and the image of a cell of a built-in style (step 6 of Tables.md).
enum BuiltInCellExpansion {
  /// - Parameters:
  ///   - contentView: the cell's; its width may be open.
  ///   - height: of the content view, in points.
  static func constraints(
    for cell: BuiltInCell, contentView: Int, height: Double, sizes: [IntrinsicSize], variables: LayoutVariables
  ) -> [LinearConstraint] {
    let origin = LinearConstraint.Origin.container(contentView)
    let width = LinearExpression(variables.width(contentView))
    func row(_ variable: Variable, _ value: LinearExpression) -> LinearConstraint {
      LinearConstraint(LinearExpression(variable), .equal, value, origin: origin)
    }
    func expression(_ length: BuiltInCell.Length) -> LinearExpression {
      length.isWholeWidth ? width + length.constant : LinearExpression(length.constant)
    }
    return cell.parts.filter(variables.contains).flatMap { part -> [LinearConstraint] in
      let frame = cell.frame(of: part, height: height, sizes: sizes)
      return [
        row(variables.x(part), expression(frame.x)), row(variables.width(part), expression(frame.width)),
        row(variables.y(part), LinearExpression(frame.y)), row(variables.height(part), LinearExpression(frame.height)),
      ]
    }
  }
}
