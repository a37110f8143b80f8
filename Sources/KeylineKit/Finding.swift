import IBSource

/// A certain or possible problem at one place of a document.
public struct Finding: Hashable, Sendable, Codable {
  /// The importance of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Codable {
    case note, warning, error
  }

  /// Another position that explains the finding.
  public struct Note: Hashable, Sendable, Codable {
    /// The explanation in lower case, without a full stop.
    public let message: String
    /// The location in the same document.
    public let location: SourceLocation
  }

  /// The id of the rule, such as `duplicate-id`. ``LintRule/all`` contains its documentation.
  ///
  /// Problems because of which a document cannot be read have separate ids, such as `malformed-xml`.
  public let rule: String
  /// The default severity of the rule, without a configuration.
  public let severity: Severity
  /// The problem in lower case, without a full stop, and with object ids in single quotes.
  public let message: String
  /// The path that the document was read with.
  public let path: String
  /// The place of the problem.
  public let location: SourceLocation
  /// The object id for Xcode's Find; nil if the position has none.
  public let objectID: String?
  /// The notes, in the order of the explanation.
  public let notes: [Note]
  /// Names of the configurations in which the problem occurs; empty if it occurs in all of them or needs no layout.
  public let configurations: [String]
  /// The possible fixes, the best one first.
  public let fixes: [Fix]

  init(_ finding: IBSource.Finding, _ lines: LineMap) {
    rule = finding.rule
    severity = Severity(finding.severity)
    message = finding.message
    path = finding.file
    location = SourceLocation(finding.range, lines)
    objectID = finding.objectID
    notes = finding.notes.map { Note(message: $0.message, location: SourceLocation($0.range, lines)) }
    configurations = finding.configurations
    fixes = finding.fixes.map(Fix.init)
  }
}

extension Finding.Severity {
  init(_ severity: IBSource.Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

/// A range of bytes in a document, and its line and column.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The range in the bytes that the document was read from; empty for an insertion point.
  public let bytes: Range<Int>
  /// The line of the first byte, from 1. A line ends after a line feed, a carriage return, or both.
  public let line: Int
  /// The column of the first byte, from 1, in UTF-16 units as in Xcode.
  public let column: Int

  init(_ range: SourceRange, _ lines: LineMap) {
    bytes = range.lower..<range.upper
    let position = lines.position(of: range.lower)
    line = position.line
    column = position.column
  }
}
