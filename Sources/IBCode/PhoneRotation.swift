/// Whether a screen turns with the phone into landscape, by a property list, a project file or a source.
package enum PhoneRotation: Hashable, Sendable {
  /// Only portrait is supported, either way up.
  case portrait
  /// Landscape is supported too.
  case landscape

  /// Reads a list of orientations; nil for one without an orientation.
  ///
  /// - Parameter names: in any of the forms of UIKit, such as `portrait`, `allButUpsideDown`,
  ///   `UIInterfaceOrientationMaskLandscape` or `UIInterfaceOrientationPortraitUpsideDown`. Source: Apple's documentation
  ///   of UIInterfaceOrientationMask and UISupportedInterfaceOrientations.
  package init?(_ names: some Sequence<String>) {
    var isKnown = false
    for name in names {
      let word = name.split(separator: "Orientation").last.map(String.init) ?? name
      let plain = word.hasPrefix("Mask") ? String(word.dropFirst("Mask".count)) : word
      switch plain.lowercased() {
      case "portrait", "portraitupsidedown": isKnown = true
      case "landscape", "landscapeleft", "landscaperight", "all", "allbutupsidedown":
        self = .landscape
        return
      default: return nil
      }
    }
    guard isKnown else { return nil }
    self = .portrait
  }

  /// The rotation for several targets: a screen of any of them may turn if one of them does.
  package static func joined(_ rotations: some Sequence<PhoneRotation>) -> PhoneRotation? {
    rotations.reduce(nil) { $0 == .landscape || $1 == .landscape ? .landscape : .portrait }
  }
}

// MARK: - Sources

extension CodeText {
  /// The orientations that the body after `index` returns, if it has nothing else; nil otherwise.
  ///
  /// - Parameter index: the name of the property or method `supportedInterfaceOrientations`.
  func rotation(after index: Int) -> PhoneRotation? {
    // At most `: UIInterfaceOrientationMask {` comes before the body.
    guard let open = (index + 1..<index + 5).first(where: { isMark($0, "{") }) else { return nil }
    let end = afterClosing(open, "{", "}")
    let types: Set<String> = ["UIInterfaceOrientationMask", "NSUInteger", "get", "return"]
    let words = (open + 1..<max(open + 1, end - 1)).compactMap(word).filter { !types.contains($0) }
    return PhoneRotation(words)
  }
}
