import IBCode
package import IBModel
package import IBSource
import IBSyntax

/// A document that the app never loads.
package enum UnusedDocument {
  package static let rules = [UnusedNib.info, UnusedStoryboard.info]

  /// The finding about the document; nil for one that may be loaded.
  ///
  /// - Parameter isOn: whether a rule runs.
  package static func finding(
    in document: Document, _ surroundings: LintSurroundings, _ isOn: (RuleInfo) -> Bool
  ) -> Finding? {
    switch document.flavor {
    case .xib: isOn(UnusedNib.info) ? UnusedNib.finding(in: document, surroundings) : nil
    case .storyboard: isOn(UnusedStoryboard.info) ? UnusedStoryboard.finding(in: document, surroundings) : nil
    default: nil
    }
  }

  /// Whether the finding about another nib names this document, because both have one cause.
  package static func isNamedElsewhere(_ document: Document, _ surroundings: LintSurroundings) -> Bool {
    guard case .xib = document.flavor, let facts = surroundings.code() else { return false }
    let name = ProjectNames.Document.name(of: document.tree.source.path)
    return UnusedNib.cause(of: name, facts).map { $0.nibs.first != name } ?? false
  }

  /// - Parameters:
  ///   - document: the document in words.
  ///   - cause: why the app never loads a nib, if that is known.
  ///   - isOfCell: whether code has to register the nib for a table or collection.
  ///   - comment: code that loads the document, but is commented out.
  static func finding(
    _ info: RuleInfo, _ document: String, _ path: String, cause: UnusedNib.Cause? = nil, isOfCell: Bool = false,
    comment: CodeIndex.Place? = nil
  ) -> Finding? {
    var reporter = Reporter(info, file: path)
    let place = comment.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" }
    let reason = place.map { "; only a comment names it (\($0.shortened))" } ?? ""
    reporter.report(
      "the app never loads the \(document)\(reason)\(remedy(cause, isOfCell))", at: SourceRange(0, 0),
      severity: comment == nil ? nil : .note)
    return reporter.findings.first
  }

  private static func remedy(_ cause: UnusedNib.Cause?, _ isOfCell: Bool) -> String {
    guard let cause, let first = cause.nibs.first else { return ": load it, or delete the file" }
    let others = cause.nibs.dropFirst().map { "'\($0.shortened)'" }
    let list = Wording.list(others, atMost: mostNames)
    if first == cause.owner { return ": delete the file, and \(list), which no other code that runs uses" }
    let reason = ", because only class \(cause.owner.shortened), which the app never creates, leads to it"
    let mentions = cause.isMentioned ? ", with the code that mentions the class" : ""
    let use = isOfCell ? "use the class and register the nib" : "use the class"
    let advice = ": \(use), or delete \(others.isEmpty ? "both" : "it and these files")"
    return reason + (others.isEmpty ? "" : " and to \(list)") + advice + mentions
  }

  /// The most other nibs that a message names.
  private static let mostNames = 4
}
