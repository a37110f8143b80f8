import IBModel

extension ConfigurationSpec {
  /// The canonical short name: the screen, then the traits that differ from the defaults, in a fixed order. The parser
  /// can read it.
  package var name: String {
    var words: [String]
    switch screen {
    case .device(let device, let orientation): words = [device.id, orientation.word]
    case .freeform(let size): words = ["\(size.width.plainText)x\(size.height.plainText)"]
    }
    if case .freeform(let size) = screen, let idiom,
      idiom != FreeformWindow.idiom(FreeformWindow.sizeClasses(size))
    {
      words.append(idiom.word)
    }
    if placement != .full { words.append(placement.shortName) }
    if let direction, direction != languageDirection { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if style == .dark { words.append("dark") }
    if contrast == .high { words.append("high-contrast") }
    if text != .large { words.append(text.rawValue.lowercased()) }
    if let release, release != standardRelease {
      words.append("ios-" + release.number.split(separator: ".").joined(separator: "-"))
    }
    if let language { words.append(language.word) }
    return words.joined(separator: ".")
  }
}

extension Orientation {
  fileprivate var word: String { self == .portrait ? "portrait" : "landscape" }
}
