package import IBCompare

/// A difference in words: `constant 16 → 20 in wC hR`, `installed only in wR hR`.
struct DifferenceWords {
  let labels: ConfigurationLabels

  func text(_ difference: SceneComparison.Difference) -> String {
    switch difference.aspect {
    case .installed: return flag(difference, "installed only in", "not installed in")
    case .property("hidden"): return flag(difference, "hidden only in", "not hidden in")
    case .property(let name): return "\(PropertyWords.name(name)) \(change(difference))"
    }
  }

  /// Lists the configurations with the flag, or those without it if they are fewer. Configurations without a value are
  /// in neither list.
  private func flag(_ difference: SceneComparison.Difference, _ yes: String, _ no: String) -> String {
    let (set, unset) = difference.flags
    return set.count <= unset.count ? "\(yes) \(labels.text(set))" : "\(no) \(labels.text(unset))"
  }

  /// For example `16 → 20 in wC hR; 24 in wR hR`.
  private func change(_ difference: SceneComparison.Difference) -> String {
    let runs = difference.runs
    guard let first = runs.first else { return "" }
    let others = runs.dropFirst().map { "\(PropertyWords.text($0.value)) in \(labels.text($0.places))" }
    return "\(PropertyWords.text(first.value)) → \(others.joined(separator: "; "))"
  }
}

extension SceneComparison.Difference {
  /// The configurations with a set flag, and those with a cleared flag. Those without a value are in neither.
  var flags: (set: [Int], unset: [Int]) {
    (
      values.indices.filter { values[$0] == .flag(true) },
      values.indices.filter { values[$0] != nil && values[$0] != .flag(true) }
    )
  }

  /// The distinct values with their configurations. The value outside the file's variations comes first. If it is
  /// unknown or occurs in no configuration, the value of most configurations comes first.
  var runs: [(value: PropertyValue, places: [Int])] {
    var runs: [(value: PropertyValue, places: [Int])] = []
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      if let place = runs.firstIndex(where: { $0.value == value }) {
        runs[place].places.append(index)
      } else {
        runs.append((value, [index]))
      }
    }
    let most = runs.map(\.places.count).max()
    if let base = runs.firstIndex(where: { $0.value == written }) ?? runs.firstIndex(where: { $0.places.count == most })
    {
      runs.insert(runs.remove(at: base), at: 0)
    }
    return runs
  }
}

extension SceneComparison {
  /// Each of `differences` in words: a summary such as `constant 16 → 20 in wC hR`, and the values by configuration,
  /// such as `16`, `on` or `system bold 28`. A value is nil if the object is not installed in the configuration.
  package var differenceWords: [(summary: String, values: [String?])] {
    let words = DifferenceWords(labels: ConfigurationLabels(self))
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
