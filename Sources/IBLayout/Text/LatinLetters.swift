/// Accented Latin letters, which are as wide as the letter without the accent (Measurements/Text.md#scripts).
enum LatinLetters {
  /// The ASCII letter without the accents of `scalar`; `scalar` itself if it is not an accented Latin letter.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < latinStart { return scalar }
    return letter(scalar, in: latin, from: latinStart)
      ?? letter(scalar, in: latinAdditional, from: latinAdditionalStart)
      ?? scalar
  }

  private static func letter(_ scalar: Unicode.Scalar, in block: StaticString, from start: UInt32) -> Unicode.Scalar? {
    guard scalar.value >= start, scalar.value - start < UInt32(block.utf8CodeUnitCount) else { return nil }
    let letter = block.utf8Start[Int(scalar.value - start)]
    return letter == unaccented ? nil : Unicode.Scalar(letter)
  }

  /// Marks a character of a block that is not an accented Latin letter.
  private static let unaccented = UInt8(ascii: ".")
}
