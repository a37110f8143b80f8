package import ProposalLayout

extension ViewNode {
  /// The tree with nodes in the place of the stubs that have their ids; what is applied to a stub is applied to its node.
  func replacingLeaves(_ nodes: [String: ViewNode]) -> ViewNode {
    var result = self
    if case .hosted = content, children.isEmpty, let id, let node = nodes[id] {
      result.content = node.content
      result.id = node.id
      result.children = node.children
      result.modifiers = node.modifiers + modifiers.map { $0.replacingLeaves(nodes) }
      return result
    }
    result.children = children.map { $0.replacingLeaves(nodes) }
    result.modifiers = modifiers.map { $0.replacingLeaves(nodes) }
    return result
  }

  /// The tree with what an environment chooses of each `if`; what is named there keeps its name.
  package func chosen(in environment: ViewEnvironment) -> ViewNode {
    var result = self
    if case .choice(let choice) = content {
      result.children = Array(children.dropFirst(choice.chosen(in: environment)).prefix(1))
    }
    result.children = result.children.map { $0.chosen(in: environment) }
    result.modifiers = modifiers.map { modifier in
      var result = modifier
      result.content = modifier.content.map { $0.chosen(in: environment) }
      return result
    }
    return result
  }

  /// The name of its outermost frame; nil for none.
  var outerID: String? { modifiers.isEmpty ? id : modifiers[modifiers.count - 1].id }
}

extension AppliedModifier {
  fileprivate func replacingLeaves(_ nodes: [String: ViewNode]) -> AppliedModifier {
    guard !content.isEmpty else { return self }
    var result = self
    result.content = content.map { $0.replacingLeaves(nodes) }
    return result
  }
}
