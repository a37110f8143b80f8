import IBLayout
import IBModel

/// Constraints as thin lines. The lines of distances and sizes have ticks at their ends, and long ones their constant.
struct SVGConstraints {
  let constraints: [ConstraintLine]

  func write(to writer: inout SVGWriter) {
    var identifiers = SVGIdentifiers()
    writer.element("g", ["id": "constraints", "class": "constraints"]) { writer in
      for constraint in constraints {
        let name = identifiers.make("constraint-", constraint.id)
        writer.element("g", ["id": name, "class": classes(of: constraint)]) { writer in
          writer.text("title", ViewWords.description(of: constraint))
          writer.element("path", ["d": path(of: constraint)])
          writeConstant(of: constraint, to: &writer)
        }
      }
    }
  }

  private func classes(of constraint: ConstraintLine) -> String {
    let shape = ViewWords.word(for: constraint.shape)
    return constraint.isRequired ? shape : "\(shape) optional"
  }

  private func path(of constraint: ConstraintLine) -> String {
    let line = SVGGeometry.line(constraint.start, constraint.end)
    guard constraint.shape != .alignment else { return line }
    let isLevel = constraint.start.y == constraint.end.y
    return [constraint.start, constraint.end].reduce(line) { path, end in
      let across = isLevel ? Point(x: 0, y: Self.tick) : Point(x: Self.tick, y: 0)
      return path
        + SVGGeometry.line(
          Point(x: end.x - across.x, y: end.y - across.y), Point(x: end.x + across.x, y: end.y + across.y))
    }
  }

  /// The length of a tick from the line outwards, in points.
  private static let tick = 2.0

  private func writeConstant(of constraint: ConstraintLine, to writer: inout SVGWriter) {
    let (start, end) = (constraint.start, constraint.end)
    let isLong = max(abs(end.x - start.x), abs(end.y - start.y)) >= Self.leastLengthWithConstant
    guard isLong, constraint.shape != .alignment, constraint.constant != 0 else { return }
    writer.text(
      "text",
      [
        "x": SVGGeometry.number((start.x + end.x) / 2), "y": SVGGeometry.number((start.y + end.y) / 2 + Self.half),
      ], constraint.relation.sign + SVGGeometry.number(constraint.constant))
  }

  /// In points; on a shorter line the number would cover it.
  private static let leastLengthWithConstant = 12.0
  /// From the middle of a digit of 6 points down to its baseline.
  private static let half = 2.0
}

extension LayoutConstraint.Relation {
  /// Before a constant; an equality needs none.
  fileprivate var sign: String { self == .equal ? "" : "\(symbol) " }
}
