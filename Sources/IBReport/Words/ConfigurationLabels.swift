import IBCompare
import IBLayout

/// Short names for the configurations of one comparison.
struct ConfigurationLabels {
  /// By configuration, its size classes.
  private let classes: [String]
  private let names: [String]

  init(_ comparison: SceneComparison) {
    classes = comparison.configurations.map(\.configuration.sizeClassName)
    names = comparison.configurations.map(\.configuration.name)
  }

  /// Such as `wC hR, wR hC`: the size classes where all configurations of these classes are among them, else the
  /// canonical names.
  func text(_ indices: [Int]) -> String { words(indices).joined(separator: ", ") }

  /// The words of `text`, one after the other.
  func words(_ indices: [Int]) -> [String] {
    let members = Set(indices)
    var words: [String] = []
    for index in indices {
      let peers = classes.indices.filter { classes[$0] == classes[index] }
      let word = members.isSuperset(of: peers) ? classes[index] : names[index]
      if !words.contains(word) { words.append(word) }
    }
    return words
  }
}
