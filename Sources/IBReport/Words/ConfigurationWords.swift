import IBCompare
import IBLayout
import IBModel

/// Short names for the configurations of one comparison.
struct ConfigurationLabels {
  private let classes: [String]
  private let names: [String]

  init(_ comparison: SceneComparison) {
    classes = comparison.configurations.map(\.configuration.sizeClassName)
    names = comparison.configurations.map(\.configuration.name)
  }

  /// For example `wC hR, wR hC`: the size classes if the list contains all configurations of these classes, otherwise
  /// the canonical names.
  func text(_ indices: [Int]) -> String { words(indices).joined(separator: ", ") }

  /// The words of `text` as a list.
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

/// The words of traits in reports; the types' raw values are not printed.
extension Orientation {
  var word: String { self == .portrait ? "portrait" : "landscape" }
}

extension InterfaceStyle {
  var word: String { self == .light ? "light" : "dark" }
}

extension LayoutDirection {
  var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
