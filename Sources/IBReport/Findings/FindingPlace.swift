import IBSource

/// The start and end of a range in the units of reports: lines and columns from 1, columns in UTF-16 units, the end
/// exclusive.
struct FindingPlace {
  let start: SourcePosition
  let end: SourcePosition

  init(_ range: SourceRange, _ lines: LineMap) {
    start = lines.position(of: range.lower)
    end = lines.position(of: range.upper)
  }
}

extension Finding {
  /// The message, with the configurations it applies to.
  var fullMessage: String {
    configurations.isEmpty ? message : "\(message) in \(configurations.joined(separator: ", "))"
  }

  /// The same with the notes, for formats that have no place for them: `… (line 12: stated here first)`.
  func wholeMessage(_ lines: LineMap) -> String {
    if notes.isEmpty { return fullMessage }
    let texts = notes.map { "line \(lines.position(of: $0.range.lower).line): \($0.message)" }
    return "\(fullMessage) (\(texts.joined(separator: "; ")))"
  }
}
