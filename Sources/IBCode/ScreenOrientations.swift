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

/// A source that determines orientations for more than one controller.
package struct OrientationDecider: Sendable {
  package let path: String
  /// The orientations that it returns unless a condition holds; nil if they are unknown.
  package let usual: ScreenOrientations?
  /// Whether it may return other orientations.
  package let isConditional: Bool
}

extension CodeText {
  /// The orientations that the body after `index` returns on a phone; nil for a body with any other code than a choice
  /// between phones and iPads.
  ///
  /// - Parameter index: the name of the property or method `supportedInterfaceOrientations`.
  func orientations(after index: Int) -> ScreenOrientations? {
    guard let body = body(after: index) else { return nil }
    return ScreenOrientations(words(in: partForPhones(body) ?? body))
  }

  /// The value for phones in `isPad ? .all : .portrait`; nil for another body.
  private func partForPhones(_ body: Range<Int>) -> Range<Int>? {
    guard let colon = body.last(where: { isMark($0, ":") }),
      let question = (body.lowerBound..<colon).last(where: { isMark($0, "?") })
    else { return nil }
    let condition = body.lowerBound..<question
    func names(_ kind: String) -> Bool { condition.lazy.compactMap(word).contains { $0.lowercased().hasSuffix(kind) } }
    guard names("phone") != names("pad") else { return nil }
    let isFirst = names("phone") != condition.contains { isMark($0, "!") }
    return isFirst ? question + 1..<colon : colon + 1..<body.upperBound
  }

  /// Whether the body after `index` contains anything other than `return true`.
  ///
  /// - Parameter index: the name of the property or method `shouldAutorotate`.
  func refusesToTurn(after index: Int) -> Bool {
    words(after: index).map { $0 != ["true"] && $0 != ["YES"] } ?? false
  }

  /// The orientations in the last expression of the body after `index`, which are returned unless a condition holds.
  ///
  /// Nil if the expression contains any other word, and if the body contains `guard` or a kind of device.
  ///
  /// - Parameter index: the end of the parameters of `application(_:supportedInterfaceOrientationsFor:)`.
  /// - Returns: the orientations, and whether the body has a condition.
  func usualOrientations(after index: Int) -> (usual: ScreenOrientations, isConditional: Bool)? {
    guard let body = body(after: index) else { return nil }
    let isOpen = body.lazy.compactMap(word).contains { word in
      word == "guard" || ["phone", "pad"].contains { word.lowercased().contains($0) }
    }
    guard !isOpen else { return nil }
    var start = body.last { isWord($0, "return") || isMark($0, "{") } ?? body.lowerBound
    if let question = (start..<body.upperBound).last(where: { isMark($0, "?") }) {
      start = (question..<body.upperBound).first { isMark($0, ":") } ?? start
    }
    let words = words(in: start..<body.upperBound)
    return ScreenOrientations(words).map { ($0, self.words(in: body) != words) }
  }

  /// Whether the body after `index` asks another controller, as a container does for the controller in it.
  ///
  /// - Parameter index: the name of the property or method `supportedInterfaceOrientations`.
  func forwardsOrientations(after index: Int) -> Bool {
    guard let body = body(after: index) else { return false }
    return body.contains { index in
      isWord(index, "supportedInterfaceOrientations") && !isWord(index - 1, "super") && !isWord(index - 2, "super")
    }
  }

  /// The words in the body after `index`, without those that any such body may contain; nil without a body.
  private func words(after index: Int) -> [String]? { body(after: index).map(words) }

  private func words(in body: Range<Int>) -> [String] {
    let types: Set<String> = ["UIInterfaceOrientationMask", "NSUInteger", "get", "return"]
    return body.compactMap(word).filter { !types.contains($0) }
  }

  /// The tokens between the braces after `index`; nil without braces.
  private func body(after index: Int) -> Range<Int>? {
    // At most `: UIInterfaceOrientationMask {` precedes the body.
    guard let open = (index + 1..<index + 5).first(where: { isMark($0, "{") }) else { return nil }
    return open + 1..<max(open + 1, afterClosing(open, "{", "}") - 1)
  }
}
