import IBModel
import ProposalLayout

extension ConvertibleScene {
  /// What a container's views are on the configurations that a tree is inferred from, for maintainers.
  package func description(of container: Int) -> [String] {
    let rules = LengthRules(scene: self)
    func list(_ rect: Rect?) -> String {
      rect.map { "\($0.x.rounded()) \($0.y.rounded()) \($0.width.rounded()) \($0.height.rounded())" } ?? "none"
    }
    return ["  in " + views[container].frames.prefix(seenCount).map(list).joined(separator: " | ")]
      + views[container].children.map { child in
        let view = views[child]
        return "  \(isShown(child) ? "" : "not ")\(view.kind.rawValue) \(view.id) \(rules.rule(view, .horizontal)) "
          + "\(rules.rule(view, .vertical)) " + view.frames.prefix(seenCount).map(list).joined(separator: " | ")
      }
  }
}
