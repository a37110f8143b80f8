/// Numbers in texts of an archive.
enum DecimalWord {
  /// Whole numbers without a fraction.
  static func text(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}
