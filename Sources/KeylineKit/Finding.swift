import IBSource

/// A certain or possible problem at one place of a document.
public struct Finding: Hashable, Sendable, Codable {
  /// The importance of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Codable {
    case note, warning, error
  }

  /// Another position that explains the finding.
  public struct Note: Hashable, Sendable, Codable {
    /// The explanation: lower case, no full stop.
    public let message: String
    /// In the same document.
    public let location: SourceLocation
  }

  /// The id of the rule, such as `duplicate-id`; ``LintRule/all`` has its documentation. Problems that stop a document
  /// from being read have separate ids, such as `malformed-xml`.
  public let rule: String
  /// The rule's default, without a configuration.
  public let severity: Severity
  /// The problem: lower case, no full stop, object ids in single quotes.
  public let message: String
  /// The path with which the document was read.
  public let path: String
  /// The place of the problem.
  public let location: SourceLocation
  /// The object id for Xcode's Find; nil if the position has none.
  public let objectID: String?
  /// The notes, in the order of the explanation.
  public let notes: [Note]
  /// Names of the configurations in which the problem occurs; empty if it occurs in all of them or needs no layout.
  public let configurations: [String]
  /// The possible fixes, the best first.
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

/// A range of a document's bytes, also as a line and a column.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// Offsets into the bytes that the document was read from; empty for an insertion point.
  public let bytes: Range<Int>
  /// The line of the first byte, from 1. A line ends after a line feed, a carriage return, or both.
  public let line: Int
  /// The column of the first byte, from 1, in UTF-16 units as Xcode counts.
  public let column: Int

  init(_ range: SourceRange, _ lines: LineMap) {
    bytes = range.lower..<range.upper
    let position = lines.position(of: range.lower)
    line = position.line
    column = position.column
  }
}
