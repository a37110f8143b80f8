import IBModel

/// The word for a kind of device in the name of a document, such as `iPad` in `Main_iPad.storyboard`.
struct DeviceWord {
  let idiom: DeviceIdiom
  /// In every spelling that a name separates from its other words.
  private let spellings: [String]

  private init(_ idiom: DeviceIdiom, _ kind: String) {
    self.idiom = idiom
    let capital = kind.prefix(1).uppercased() + kind.dropFirst()
    spellings = ["i\(capital)", "I\(kind)", "I\(capital)", "~i\(kind)", "_i\(kind)", "-i\(kind)"]
  }

  static let all = [DeviceWord(.pad, "pad"), DeviceWord(.phone, "phone")]

  func isIn(_ name: String) -> Bool { spellings.contains { name.contains($0) } }

  /// The paths that a document of the other kind of device would have: with its word in the name or everywhere, and
  /// without a word; empty for a name without a word.
  static func others(of path: String) -> [String] {
    let name = ProjectPath.name(of: path)
    return zip(all, all.reversed()).flatMap { word, other -> [String] in
      zip(word.spellings, other.spellings).filter { name.contains($0.0) }.flatMap { own, theirs in
        let folder = path.dropLast(name.utf8.count)
        let bare = ["_\(own)", "-\(own)", "~\(own)", own].first { name.contains($0) }.map {
          name.replacing($0, with: "")
        }
        return [folder + name.replacing(own, with: theirs), path.replacing(own, with: theirs)]
          + (bare.map { [folder + $0] } ?? [])
      }
    }
  }
}
