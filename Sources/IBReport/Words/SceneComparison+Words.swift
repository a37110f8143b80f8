package import IBCompare

extension SceneComparison {
  /// Each of `differences` in words: a summary such as `constant 16 → 20 in wC hR`, and the values by configuration,
  /// such as `16`, `on` or `system bold 28`; nil for a configuration in which the object is not installed.
  package var differenceWords: [(summary: String, values: [String?])] {
    let words = DifferenceWords(ConfigurationLabels(self))
    return differences.map { (words.text($0), $0.values.map { $0.map(PropertyWords.text) }) }
  }
}

extension SceneComparison.Object {
  /// Such as `label "Hint"` or `Picture.top = Safe Area.top + 24`.
  var words: String {
    switch self {
    case .view(let name): name.description
    case .constraint(let equation): equation.words
    }
  }
}
