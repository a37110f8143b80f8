package import IBModel
import IBSource

/// The vocabulary of `--on`.
enum SpecWord {
  typealias Problem = ConfigurationSpec.Problem

  /// Longer words are not compared with known ones.
  private static let longestSuggestedFor = 64
  /// The lengths of a freeform window's edges, in points.
  private static let possibleLengths = 1.0...10_000

  /// The words of a specification. A canonical name is split at its dots.
  static func split(_ text: String) throws(Problem) -> [String] {
    var words: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.trimmed.lowercased()
      if word.isEmpty { throw Problem(message: "'\(text)' has an empty word") }
      // A value may contain a dot, as in `ios=10.3`.
      words += word.contains("=") ? [word] : word.split(separator: ".").map(String.init)
    }
    return words
  }

  static func setting(_ word: String) throws(Problem) -> SpecSetting {
    if let equals = word.firstIndex(of: "=") {
      return try setting(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
    }
    if let flag = flags[word] { return flag }
    if let device = Device.named(word) ?? Device.shown(byCanvas: word) { return .device(device) }
    if let category = ContentSizeCategory(rawValue: word.uppercased()) { return .text(category) }
    if word.hasPrefix("language-") { return try language(word.dropFirst("language-".count)) }
    if word.hasPrefix("ios-") { return try release(word.dropFirst("ios-".count).replacingDashes) }
    if let size = size(word) { return .size(size) }
    let traits = flags.keys.filter { !$0.hasPrefix("split-") }.sorted().joined(separator: ", ")
    let allowed = "a device that 'keyline devices' lists, a setting such as ios=17 or split=1/2, \(traits)"
    throw unknown(word, "not a device or a trait", candidates: vocabulary, allowed: allowed)
  }

  private static func setting(key: String, value: String) throws(Problem) -> SpecSetting {
    switch key {
    case "split":
      let placements = WindowPlacement.allCases.filter { $0 != .full }
      guard let placement = placements.first(where: { $0.rawValue == value }) else {
        throw unknown(value, "not a split", candidates: placements.map(\.rawValue))
      }
      return .placement(placement)
    case "idiom":
      guard let idiom = DeviceIdiom.allCases.first(where: { $0.word == value }) else {
        throw unknown(value, "not an idiom", candidates: DeviceIdiom.allCases.map(\.word))
      }
      return .idiom(idiom)
    case "ios": return try release(value)
    case "language": return try language(value)
    case "text":
      guard let category = ContentSizeCategory(rawValue: value.uppercased()) else {
        throw unknown(value, "not a content size category", candidates: ContentSizeCategory.allCases.map(\.rawValue))
      }
      return .text(category)
    case "size":
      guard let size = size(value) else {
        throw Problem(message: "'\(value)' is not a size: write whole points, such as 'size=393x852'")
      }
      return .size(size)
    default: throw unknown(key, "not a setting", candidates: ["split", "ios", "language", "text", "size", "idiom"])
    }
  }

  private static func language(_ tag: some StringProtocol) throws(Problem) -> SpecSetting {
    .language(try Language.named(tag).get())
  }

  private static func release(_ number: String) throws(Problem) -> SpecSetting {
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let version = Double(number) else {
      throw Problem(message: "'\(number)' is not an iOS release: write a number, such as 'ios=17' or 'ios=10.3'")
    }
    let release = SystemRelease(version)
    guard release.exists else {
      let known = SystemRelease.all.map(\.number).joined(separator: ", ")
      throw Problem(message: "unknown release iOS \(number); known: \(known)")
    }
    return .release(release)
  }

  /// `393x852`; nil for anything else.
  private static func size(_ word: String) -> Size? {
    let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0).map(Double.init) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], possibleLengths.contains(width),
      possibleLengths.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// - Parameter allowed: a description of the candidates, if they are too many to list.
  private static func unknown(
    _ word: String, _ what: String, candidates: [String], allowed: String? = nil
  ) -> Problem {
    let compared = word.unicodeScalars.count > longestSuggestedFor ? "" : word
    let answer = Suggestion.answer(to: compared, among: candidates, allowed: allowed)
    return Problem(message: "'\(word)' is \(what)\(answer)")
  }

  private static let flags: [String: SpecSetting] = {
    var flags: [String: SpecSetting] = [
      "portrait": .orientation(.portrait), "landscape": .orientation(.landscape),
      "light": .style(.light), "dark": .style(.dark), "high-contrast": .contrast(.high),
      "ltr": .direction(.leftToRight), "rtl": .direction(.rightToLeft),
    ]
    for idiom in DeviceIdiom.allCases { flags[idiom.word] = .idiom(idiom) }
    for placement in WindowPlacement.allCases where placement != .full {
      flags[placement.shortName] = .placement(placement)
    }
    return flags
  }()

  /// All words without a key, in a fixed order, so the choice between equally good suggestions is stable.
  private static var vocabulary: [String] {
    Device.all.flatMap { [$0.id] + $0.aliases } + CanvasDevice.all.map(\.id) + flags.keys.sorted()
  }
}

extension Language {
  package static func named(_ text: some StringProtocol) -> Result<Language, ConfigurationSpec.Problem> {
    if let language = Language(text) { return .success(language) }
    let words = Wording.list(Pseudo.allCases.map(\.rawValue))
    return .failure(
      .init(message: "'\(text)' is not a language: write a tag such as 'de' or 'pt-BR', or a pseudolanguage: \(words)"))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }

  /// Reads `10-3` as `10.3`.
  fileprivate var replacingDashes: String { split(separator: "-").joined(separator: ".") }
}
