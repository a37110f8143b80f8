import IBLayout
import IBModel

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
