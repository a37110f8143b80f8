/// The suffixes of names by which code chooses a nib for the height of the screen, such as `DetailSE.xib` and
/// `DetailX.xib`.
enum ScreenSuffix: CaseIterable {
  case small, usual, plus, tall

  /// The suffixes for screens that are 568, 667, 736 and at least 812 points high.
  private var suffixes: [String] {
    switch self {
    case .small: ["SE", "5", "5s"]
    case .usual: ["6", "7", "8"]
    case .plus: ["6+", "7+", "8+", "6P", "7P", "8P", "Plus"]
    case .tall: ["X", "XS", "11", "12"]
    }
  }

  /// The ids of the smallest and the largest phone with such a screen.
  private var phones: [String] {
    switch self {
    case .small: ["iphone-se"]
    case .usual: ["iphone-se-3"]
    case .plus: ["iphone-8-plus"]
    case .tall: ["iphone-13-mini", "iphone-15-pro-max"]
    }
  }

  /// The ids of the phones that a nib is for, according to the suffix of its name.
  ///
  /// A nib without a suffix is for the phones that have no other nib. Empty if the nib has no variants.
  ///
  /// - Parameter isBuilt: whether a target builds the file at a path, or the file exists if no targets are known.
  static func phones(of path: String, _ isBuilt: (String) -> Bool) -> [String] {
    guard path.hasSuffix(".xib") else { return [] }
    let stem = path.dropLast(".xib".count)
    let own = allCases.lazy.flatMap { kind in kind.suffixes.map { (kind, $0) } }
      .filter { stem.hasSuffix($0.1) }.max { $0.1.count < $1.1.count }
    let base = stem.dropLast(own?.1.count ?? 0)
    let others = allCases.filter { kind in
      kind != own?.0 && kind.suffixes.contains { isBuilt("\(base)\($0).xib") }
    }
    guard !others.isEmpty || own != nil && isBuilt("\(base).xib") else { return [] }
    return (own.map { [$0.0] } ?? allCases.filter { !others.contains($0) }).flatMap(\.phones)
  }
}
