enum SwiftLiteral {
  /// `17`, `561.5`.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  static func number(_ value: Double?) -> String {
    value.map { number($0) } ?? "nil"
  }

  static func string(_ value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static func string(_ value: String?) -> String {
    value.map { string($0) } ?? "nil"
  }

  static func size(_ values: [Double]) throws(Mistake) -> String {
    guard values.count == 2 else { throw Mistake("a size has width and height: \(values)") }
    return "Size(width: \(number(values[0])), height: \(number(values[1])))"
  }

  /// - Parameter values: top, left, bottom, right.
  static func insets(_ values: [Double]) throws(Mistake) -> String {
    guard values.count == 4 else { throw Mistake("insets are top, left, bottom, right: \(values)") }
    let (top, left, bottom, right) = (number(values[0]), number(values[1]), number(values[2]), number(values[3]))
    return "Insets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  /// - Parameter letter: `C` or `R`.
  static func sizeClass(_ letter: Substring) throws(Mistake) -> String {
    switch letter {
    case "C": ".compact"
    case "R": ".regular"
    default: throw Mistake("a size class is C or R: \(letter)")
    }
  }

  /// - Parameter name: such as `wC hR`.
  static func sizeClasses(_ name: String) throws(Mistake) -> String {
    let parts = name.split(separator: " ")
    guard parts.count == 2, parts[0].first == "w", parts[1].first == "h" else {
      throw Mistake("size classes are like 'wC hR': \(name)")
    }
    return "SizeClasses(\(try sizeClass(parts[0].dropFirst())), \(try sizeClass(parts[1].dropFirst())))"
  }
}
