/// Whether text is formatted for a terminal.
package enum TerminalStyle: Sendable {
  case plain
  /// With the escape sequences for color and weight of ECMA-48, section 8.3.117 (SGR).
  case colored

  enum Role: Int {
    case heading = 1
    case faint = 2
    case error = 31
    case warning = 33
    case note = 36
  }

  /// The text formatted for the role; unchanged when plain.
  func dress(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
