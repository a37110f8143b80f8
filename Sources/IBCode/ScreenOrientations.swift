/// The orientations of a screen, according to a property list, a project file or a source.
package struct ScreenOrientations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Both portrait orientations.
  package static let portrait = ScreenOrientations(rawValue: 1)
  /// Both landscape orientations.
  package static let landscape = ScreenOrientations(rawValue: 2)
  package static let both: ScreenOrientations = [.portrait, .landscape]

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private static let prefixes = ["UIInterfaceOrientationMask", "UIInterfaceOrientation"]

  /// Reads a list of orientations; nil for an empty list, and for a list with an unknown word.
  ///
  /// - Parameter names: names in any of UIKit's forms, such as `portrait`, `allButUpsideDown`,
  ///   `UIInterfaceOrientationMaskLandscape` or `UIInterfaceOrientationPortraitUpsideDown`. Source: Apple's
  ///   documentation of UIInterfaceOrientationMask and UISupportedInterfaceOrientations.
  package init?(_ names: some Sequence<String>) {
    self = []
    for name in names {
      let prefix = Self.prefixes.first(where: name.hasPrefix) ?? ""
      switch name.dropFirst(prefix.count).lowercased() {
      case "portrait", "portraitupsidedown": insert(.portrait)
      case "landscape", "landscapeleft", "landscaperight": insert(.landscape)
      case "all", "allbutupsidedown": formUnion(.both)
      default: return nil
      }
    }
    if isEmpty { return nil }
  }
}

// MARK: - Sources

extension CodeText {
  /// The orientations that the body after `index` returns; nil for a body with any other code.
  ///
  /// - Parameter index: the name of the property or method `supportedInterfaceOrientations`.
  func orientations(after index: Int) -> ScreenOrientations? { words(after: index).flatMap { ScreenOrientations($0) } }

  /// Whether the body after `index` contains anything other than `return true`.
  ///
  /// - Parameter index: the name of the property or method `shouldAutorotate`.
  func refusesToTurn(after index: Int) -> Bool {
    words(after: index).map { $0 != ["true"] && $0 != ["YES"] } ?? false
  }

  /// The words in the body after `index`, without those that any such body may contain; nil without a body.
  private func words(after index: Int) -> [String]? {
    // At most `: UIInterfaceOrientationMask {` precedes the body.
    guard let open = (index + 1..<index + 5).first(where: { isMark($0, "{") }) else { return nil }
    let end = afterClosing(open, "{", "}")
    let types: Set<String> = ["UIInterfaceOrientationMask", "NSUInteger", "get", "return"]
    return (open + 1..<max(open + 1, end - 1)).compactMap(word).filter { !types.contains($0) }
  }
}
