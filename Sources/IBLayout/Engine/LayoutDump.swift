import IBContent
import IBModel
import LinearSolver

/// Prints the initial rows of the root's island, for users and for debugging.
struct LayoutDump {
  let layouter: SceneLayouter

  private var scene: ResolvedScene { layouter.scene }

  func text() -> String {
    let context = layouter.context
    let size = context.size
    let head =
      "scene \(scene.views[0].id) \(scene.configuration.name) \(size.width)x\(size.height) "
      + "safe area \(context.safeArea.text)\n"
    return head + rows().map { "  \($0)\n" }.joined()
  }

  /// Each row as a sum over variables (`x`, `y`, `width` and `height` of a view), relation and right side, with its
  /// priority and origin.
  private func rows() -> [String] {
    let rows = layouter.rootRows
    let names = variableNames(layouter.rootVariables)
    return rows.map { row in
      let terms = row.expression.terms.map { "\($0.coefficient) \(names[$0.variable.index])" }
      let left = terms.isEmpty ? "0" : terms.joined(separator: " + ")
      return "\(left) \(row.relation) \(0 - row.expression.constant) @\(row.priority) \(describe(row.origin))"
    }
  }

  private func variableNames(_ variables: IslandVariables) -> [String] {
    var names = Array(repeating: "?", count: variables.count)
    for member in variables.members {
      let id = scene.views[member].id
      names[variables.x(member).index] = "\(id).x"
      names[variables.y(member).index] = "\(id).y"
      names[variables.width(member).index] = "\(id).width"
      names[variables.height(member).index] = "\(id).height"
      if let width = variables.contentWidth(member) { names[width.index] = "\(id).contentWidth" }
      if let height = variables.contentHeight(member) { names[height.index] = "\(id).contentHeight" }
    }
    return names
  }

  private func describe(_ origin: LinearConstraint.Origin) -> String {
    switch origin {
    case .document(let id): "constraint \(id)"
    case .autoresizing(let view): "autoresizing \(scene.views[view].id)"
    case .intrinsic(let view): "intrinsic \(scene.views[view].id)"
    case .stackView(let view): "stack-view \(scene.views[view].id)"
    case .container(let view): "container \(scene.views[view].id)"
    case .length(let view): "length \(scene.views[view].id)"
    }
  }
}

extension Insets {
  fileprivate var text: String { "[\(top), \(left), \(bottom), \(right)]" }
}
