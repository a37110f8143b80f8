import Foundation

/// The letters under the accents of two blocks of Unicode, from Unicode's canonical decompositions.
enum LatinLettersSource {
  static var swift: String {
    """
    extension LatinLetters {
      static let latinStart: UInt32 = 0xC0
      /// Latin-1 letters, Latin Extended-A and -B: the ASCII letter under each, or a full stop.
      static let latin: StaticString = "\(letters(0xC0...0x24F))"

      static let latinAdditionalStart: UInt32 = 0x1E00
      /// Latin Extended Additional.
      static let latinAdditional: StaticString = "\(letters(0x1E00...0x1EFF))"
    }
    """
  }

  private static func letters(_ range: ClosedRange<UInt32>) -> String {
    let bases = range.map { value -> Character in
      guard let scalar = Unicode.Scalar(value),
        let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first,
        base.isASCII, base.properties.isAlphabetic
      else { return "." }
      return Character(base)
    }
    return String(bases)
  }
}
