package import Geometry

/// A language of an app's texts, or one of Xcode's pseudolanguages, which change the texts of the file.
package struct Language: Hashable, Sendable {
  /// The change that a pseudolanguage makes to every text (Apple, "Testing localizations when running your app").
  package enum Pseudo: String, Sendable, CaseIterable {
    /// Repeats each text.
    case doubleLength = "double-length"
    /// Adds accents to Latin letters.
    case accented
    /// Puts each text in brackets, which show its beginning and end.
    case bounded
    /// Changes only the direction.
    case rightToLeft = "right-to-left"
  }

  /// The tag, such as `de`, `pt-BR` or `zh-Hans`; for a pseudolanguage, its word.
  package let tag: String

  /// Nil for a text that is not a language tag. Case is ignored, and underscores count as hyphens.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let word = parts.joined(separator: "-")
    if Pseudo(rawValue: word) != nil {
      tag = word
      return
    }
    guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(\.isLowercaseLetter),
      parts.dropFirst().allSatisfy({ part in
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit }
      })
    else { return nil }
    tag = ([first] + parts.dropFirst().map(Self.written)).joined(separator: "-")
  }

  /// A part of a tag in its usual case. Scripts have four letters and regions two (RFC 5646, section 2.1.1).
  private static func written(_ part: String) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4: part.prefix(1).uppercased() + part.dropFirst()
    default: part
    }
  }

  package var pseudo: Pseudo? { Pseudo(rawValue: tag) }

  /// The tags whose translations the app shows in this language, the best first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  package var fallbacks: [String] {
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  package var direction: LayoutDirection {
    if let pseudo { return pseudo == .rightToLeft ? .rightToLeft : .leftToRight }
    let parts = tag.split(separator: "-").map(String.init)
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let isMirrored = script.map(Self.mirroredScripts.contains) ?? Self.mirroredLanguages.contains(parts[0])
    return isMirrored ? .rightToLeft : .leftToRight
  }

  /// The languages whose most likely script is written from right to left, and the names of two of them in old folders.
  ///
  /// Source: Unicode CLDR, likelySubtags and scriptMetadata.
  private static let mirroredLanguages: Set<String> = [
    "ar", "arabic", "arc", "ckb", "dv", "fa", "he", "hebrew", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
  private static let mirroredScripts: Set<String> = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
