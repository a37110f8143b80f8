import IBSource

/// Where a range begins and ends, as reports count: lines and columns from 1, columns in UTF-16 units, the end just
/// after.
struct FindingPlace {
  let start: SourcePosition
  let end: SourcePosition

  init(_ range: SourceRange, _ lines: LineMap) {
    start = lines.position(of: range.lower)
    end = lines.position(of: range.upper)
  }
}

extension Finding {
  /// The message and the configurations it holds in.
  var fullMessage: String {
    configurations.isEmpty ? message : "\(message) in \(configurations.joined(separator: ", "))"
  }
}
