extension String {
  /// The text with every control character replaced by a space, so that text from a file can neither break a line of
  /// the output nor control the terminal.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars { line.append(scalar.isControl ? " " : scalar) }
    return String(line)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
