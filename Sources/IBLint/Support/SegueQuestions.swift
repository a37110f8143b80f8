import IBModel
import IBSyntax

extension XMLElement {
  /// Kinds of segues that are performed automatically or by other objects.
  private static let automaticKinds = ["embed", "relationship", "unwind"]

  /// Whether a segue belongs to a controller, so only code can start it, and has no identifier for the code.
  ///
  /// - Parameter controllers: the indices of the document's controllers.
  func isNeverPerformed(of controllers: Set<Int>) -> Bool {
    guard !has(.identifier), let kind = self[.kind], !Self.automaticKinds.contains(kind),
      let holder = parent?.parent
    else { return false }
    return controllers.contains(holder.index)
  }

  /// The same in the document of a rule.
  func isNeverPerformed(in subject: DocumentSubject) -> Bool {
    isNeverPerformed(of: Set(subject.document.controllers.lazy.map(\.element.index)))
  }
}
