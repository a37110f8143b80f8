import IBLayout
import IBModel
import IBSource

/// Resolved layouts as tables for people: a heading for each scene, a table for each configuration.
package struct LayoutTextEmitter: LayoutEmitter {
  package let frame = OutputFrame.plain

  /// The most characters of a label. Longer labels are truncated, to keep the numbers on the screen.
  private static let longestLabel = 28

  private let style: TerminalStyle

  package init(style: TerminalStyle) {
    self.style = style
  }

  package func render(_ layouts: FileLayouts) -> [UInt8] {
    guard !layouts.scenes.isEmpty else {
      return FindingsXcodeEmitter(style: style).render(layouts.findings)
    }
    var text = ""
    var previous: String?
    for layout in layouts.scenes {
      if layout.scene.id != previous { text += heading(of: layout.scene, in: layouts.path) }
      previous = layout.scene.id
      text += describe(layout)
    }
    return Array(text.utf8)
  }

  private func heading(of scene: SceneLayout.Identity, in path: String) -> String {
    let names = [scene.title, scene.customClass].compactMap(\.self).map(\.onOneLine)
    let name = names.isEmpty ? "" : " \(names.joined(separator: ", "))"
    return style.dress("\(path.onOneLine):\(name) [\(scene.id.onOneLine)]", as: .heading) + "\n\n"
  }

  private func describe(_ layout: SceneLayout) -> String {
    var text = "  \(describe(layout.configuration)), safe area \(describe(layout.safeArea))"
    switch layout.sizeSource {
    case .window: break
    case .row: text += ", as wide as a table that fills the window"
    case .file: text += ", at the size in the file"
    }
    text += "\n"
    if !layout.views.isEmpty { text += table(of: layout.views).render(indent: "    ", style: style) }
    for issue in layout.issues { text += "    \(describe(issue))\n" }
    return text + "\n"
  }

  private func describe(_ configuration: TraitConfiguration) -> String {
    let size = Wording.size(configuration.size.width, configuration.size.height)
    let name = style.dress(configuration.name.onOneLine, as: .heading)
    let system = "iOS \(text(configuration.systemVersion))"
    return "\(name)  \(size) @\(text(configuration.scale))x, \(configuration.sizeClassName), \(system)"
  }

  private func table(of views: [ViewLayout]) -> TextTable {
    var table = TextTable([
      .init("id"), .init("element"), .init("label"), .init("x", .right), .init("y", .right), .init("width", .right),
      .init("height", .right), .init("kept"),
    ])
    var depths: [String: Int] = [:]
    for view in views {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      table.add(
        [view.id, indent(depth) + view.element, shortLabel(of: view)] + coordinates(of: view) + [remark(on: view)])
    }
    return table
  }

  /// Two spaces for each level, as long as enough of the line remains.
  private func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, Self.deepestIndent))
  }

  private static let deepestIndent = 12

  private func coordinates(of view: ViewLayout) -> [String] {
    guard let frame = view.frame else { return ["", "", "", ""] }
    return [frame.x, frame.y, frame.width, frame.height].map(text)
  }

  private func remark(on view: ViewLayout) -> String {
    if !view.installed { return "not installed" }
    let kept = view.kept.map(\.rawValue).joined(separator: " ")
    return view.hidden ? "hidden \(kept)" : kept
  }

  private func shortLabel(of view: ViewLayout) -> String {
    guard let label = view.label, label.count > Self.longestLabel else { return view.label ?? "" }
    return "\(label.prefix(Self.longestLabel - 1))…"
  }

  private func describe(_ issue: LayoutIssue) -> String {
    let place = [issue.view, issue.axis?.rawValue].compactMap(\.self).joined(separator: " ")
    let constraints = issue.constraints.isEmpty ? "" : " [\(issue.constraints.joined(separator: ", "))]"
    let kind = style.dress(issue.kind.rawValue, as: .warning)
    return "\(kind) " + "\(place): \(issue.message)\(constraints)".onOneLine
  }

  private func describe(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }

  private func text(_ number: Double) -> String { Wording.points(number) }
}
