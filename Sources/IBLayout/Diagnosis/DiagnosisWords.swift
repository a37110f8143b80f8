/// How messages put numbers and names.
enum DiagnosisWords {
  /// A length in points with at most two decimals, such as `16`, `120.33`.
  static func points(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    if let whole = Int(exactly: hundredths / 100) { return "\(whole)" }
    return "\(hundredths / 100)"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  static func quoted(_ id: String) -> String { "'\(id)'" }
}
