package import IBSource

/// Whether text is formatted for a terminal.
package enum TerminalStyle: Sendable {
  case plain
  /// With the escape sequences for color and weight of ECMA-48, section 8.3.117 (SGR).
  case colored
  /// The same, and paths are links to their files; relative paths start at this folder.
  case linked(folder: String)

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
    case .colored, .linked: "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// The text as a link to a file; unchanged without links.
  ///
  /// Source: E. Koblinger, "Hyperlinks (a.k.a. HTML-like anchors) in terminal emulators": the sequence OSC 8, with a
  /// URI of bytes 32 to 126.
  func link(_ text: String, to path: String) -> String {
    guard case .linked(let folder) = self else { return text }
    let whole = path.hasPrefix("/") ? path : "\(folder.hasSuffix("/") ? folder : folder + "/")\(path)"
    return "\u{1B}]8;;file://\(Self.escaped(whole))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Escapes a path for a URI: letters, digits and `-._~/` stay, other bytes become `%` and two digits (RFC 3986).
  private static func escaped(_ path: String) -> String {
    PathText.bytes(path).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E: String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  package func dress(_ text: String, asFinding severity: Severity) -> String { dress(text, as: severity.role) }
}

extension Severity {
  fileprivate var role: TerminalStyle.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
