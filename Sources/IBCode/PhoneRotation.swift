/// Whether what a phone shows turns with it into landscape, as a property list, a project file or a source says.
package enum PhoneRotation: Hashable, Sendable {
  /// Only portrait is supported, either way up.
  case portrait
  /// Landscape is supported too.
  case landscape

  /// What a list of orientations says; nil for one without an orientation.
  ///
  /// - Parameter names: in any of the forms of UIKit, such as `portrait`, `allButUpsideDown`,
  ///   `UIInterfaceOrientationMaskLandscape` or `UIInterfaceOrientationPortraitUpsideDown`. Source: Apple's documentation
  ///   of UIInterfaceOrientationMask and UISupportedInterfaceOrientations.
  init?(_ names: some Sequence<String>) {
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

  /// What several targets say together: a screen of any of them may turn if one of them does.
  package static func joined(_ rotations: some Sequence<PhoneRotation>) -> PhoneRotation? {
    rotations.reduce(nil) { $0 == .landscape || $1 == .landscape ? .landscape : .portrait }
  }

  // MARK: - Property lists and project files

  private static let key = "UISupportedInterfaceOrientations"

  /// What a property list in the form of XML says of phones; nil where it says nothing.
  package static func of(propertyList bytes: [UInt8]) -> PhoneRotation? {
    let values = InfoPropertyList.strings(of: [key, "\(key)~iphone"], in: bytes)
    return PhoneRotation(values)
  }

  /// What a project of Xcode says of phones, in settings from which a property list is made:
  /// `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait …";`. Several targets and
  /// configurations may have the setting.
  package static func of(project bytes: [UInt8]) -> PhoneRotation? {
    let text = String(decoding: bytes, as: UTF8.self)
    var found: [PhoneRotation] = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("INFOPLIST_KEY_\(key)") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let setting = parts.first?.trimmingEnd(of: key), setting.isEmpty || setting == "_iPhone"
      else { continue }
      let names = parts[1].split { !$0.isLetter }.map(String.init)
      if let rotation = PhoneRotation(names) { found.append(rotation) }
    }
    return joined(found)
  }
}

extension Substring {
  /// What follows a word, without spaces and quotation marks; nil without the word.
  fileprivate func trimmingEnd(of word: String) -> String? {
    firstRange(of: word).map { self[$0.upperBound...].filter { $0.isLetter || $0 == "_" } }
  }
}

// MARK: - Sources

extension CodeText {
  /// What the body that begins after `index` returns, if it is nothing but orientations; nil for anything else.
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
