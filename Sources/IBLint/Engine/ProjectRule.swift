import IBSource

/// A rule about a document among the others of its run. It is asked after all documents have been read.
package protocol ProjectRule: Rule {}

extension ProjectRule {
  /// The document alone tells nothing.
  package func check(_ context: inout RuleContext) {}
}

/// What a project rule sees, lent to it for one check of one document.
package struct ProjectContext: ~Copyable {
  /// The document that is checked.
  let document: DocumentFacts
  let project: Project
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(_ document: DocumentFacts, in project: Project, for info: RuleInfo) {
    self.document = document
    self.project = project
    self.info = info
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: lower case, no full stop, ids in single quotes.
  ///   - objectID: of the object it belongs to.
  mutating func report(_ message: String, at range: SourceRange, objectID: String?) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: message, file: document.path, range: range,
        objectID: objectID))
  }
}
