import IBModel
import IBSyntax

extension XMLElement {
  /// Kinds of segues that UIKit performs automatically, or that other objects start.
  private static let automaticKinds = ["embed", "relationship", "unwind"]

  /// Whether only code can perform a segue, because it belongs to a controller, but the segue has no identifier.
  ///
  /// - Parameter controllers: the indices of the document's controllers.
  func isNeverPerformed(of controllers: Set<Int>) -> Bool {
    !has(.identifier) && isPerformedByCode(of: controllers)
  }

  /// Whether only code can perform a segue, because it belongs to a controller.
  ///
  /// - Parameter controllers: the indices of the document's controllers.
  func isPerformedByCode(of controllers: Set<Int>) -> Bool {
    guard let kind = self[.kind], !Self.automaticKinds.contains(kind),
      let holder = parent?.parent
    else { return false }
    return controllers.contains(holder.index)
  }

  /// The same, for a segue in the document that a rule checks.
  func isNeverPerformed(in subject: DocumentSubject) -> Bool {
    isNeverPerformed(of: subject.controllerElements)
  }
}
