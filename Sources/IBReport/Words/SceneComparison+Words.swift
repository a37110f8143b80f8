import IBCompare

extension SceneComparison.Object {
  /// Such as `label "Hint"` or `Picture.top = Safe Area.top + 24`.
  var words: String {
    switch self {
    case .view(let name): name.description
    case .constraint(let equation): equation.words
    }
  }
}
