package import IBSource
package import IBSyntax

/// What a rule sees of a document, lent to it for one check; it cannot be copied, so no rule keeps it.
package struct RuleContext: ~Copyable {
  package let tree: SyntaxTree
  /// The objects of the document by their ids.
  package let objects: ObjectIndex
  private let info: RuleInfo
  private(set) var findings: [Finding] = []

  init(_ tree: SyntaxTree, _ objects: ObjectIndex, for info: RuleInfo) {
    self.tree = tree
    self.objects = objects
    self.info = info
  }

  /// Every element, in document order.
  package var elements: some Sequence<XMLElement> {
    (0..<tree.elementCount).lazy.map { [tree] in tree.element(at: $0) }
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: lower case, no full stop, ids in single quotes.
  ///   - element: where it belongs; the finding names the object that this element is or is a part of.
  package mutating func report(
    _ message: String, at range: SourceRange, in element: XMLElement, notes: [Finding.Note] = []
  ) {
    findings.append(
      Finding(
        rule: info.id, severity: info.severity, message: message, file: tree.source.path, range: range,
        objectID: element.enclosingObjectID, notes: notes))
  }
}
