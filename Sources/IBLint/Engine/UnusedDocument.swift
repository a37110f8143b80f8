package import IBModel
package import IBSource

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

  /// - Parameter document: the document in words.
  static func finding(_ info: RuleInfo, _ document: String, _ path: String) -> Finding? {
    var reporter = Reporter(info, file: path)
    reporter.report("the app never loads the \(document): delete the file", at: SourceRange(0, 0))
    return reporter.findings.first
  }
}
