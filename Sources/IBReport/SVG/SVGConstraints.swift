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

  /// In points. The number would cover a shorter line.
  private static let leastLengthWithConstant = 12.0
  /// From the middle of a digit of 6 points down to its baseline.
  private static let half = 2.0
}

extension LayoutConstraint.Relation {
  /// Before a constant; an equality needs none.
  fileprivate var sign: String { self == .equal ? "" : "\(symbol) " }
}

/// Safe areas and margins of the root, and of the views whose guides a constraint refers to.
struct SVGGuides {
  let layout: SceneLayout

  func writeSafeAreas(to writer: inout SVGWriter) {
    writer.element("g", ["id": "safe-area", "class": "safe-area"]) { writer in
      if let root = layout.views.first, let frame = root.inWindow, root.safeArea != .zero {
        let inner = frame.inset(by: root.safeArea)
        let around = SVGGeometry.outline(frame) + SVGGeometry.outline(inner)
        writer.element("path", ["class": "outside", "fill-rule": "evenodd", "d": around])
      }
      for view in views(named: \.namesSafeArea) where view.safeArea != .zero {
        writeLine(view, view.safeArea, "safe area", to: &writer)
      }
    }
  }

  func writeMargins(to writer: inout SVGWriter) {
    writer.element("g", ["id": "margins", "class": "margins"]) { writer in
      for view in views(named: \.namesMargin) where view.margins != .zero {
        writeLine(view, view.margins, "margins", to: &writer)
      }
    }
  }

  private func writeLine(_ view: ViewLayout, _ insets: Insets, _ what: String, to writer: inout SVGWriter) {
    guard let frame = view.inWindow else { return }
    let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(SVGGeometry.number).joined(separator: " ")
    writer.element("g", ["class": "line"]) { writer in
      writer.text("title", "\(what) of \(ViewWords.name(of: view)): \(numbers)")
      writer.element("path", ["d": SVGGeometry.outline(frame.inset(by: insets).standardized)])
    }
  }

  /// The root, and the views for which an anchor has the flag; in document order.
  private func views(named asks: KeyPath<ConstraintLine.Anchor, Bool>) -> [ViewLayout] {
    var named: Set<String> = []
    for constraint in layout.constraints {
      for anchor in [constraint.first, constraint.second].compactMap(\.self) where anchor[keyPath: asks] {
        named.insert(anchor.view)
      }
    }
    return layout.views.enumerated().filter { $0.offset == 0 || named.contains($0.element.id) }.map(\.element)
  }
}

extension ConstraintLine.Anchor {
  fileprivate var namesSafeArea: Bool { guide == .safeArea }

  fileprivate var namesMargin: Bool { guide == nil && attribute.isRelativeToMargins }
}
