import IBSource

/// Makes ids that are unique in one picture and usable in CSS and links.
struct SVGIdentifiers {
  private var used: Set<String> = []

  /// The prefix and the id, with characters that SVG ids cannot have replaced by underscores; followed by a number if
  /// that id is taken.
  mutating func make(_ prefix: String, _ id: String) -> String {
    let name = prefix + id.asIdentifier
    let free = FreeName.name(name, numbered: { "\(name)-\($0)" }, isFree: { !used.contains($0) })
    used.insert(free)
    return free
  }
}

extension String {
  /// Letters, digits, hyphens and underscores of ASCII; any other character becomes an underscore.
  package var asIdentifier: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isPartOfIdentifier ? $0 : "_" }))
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
