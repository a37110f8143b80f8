import IBModel
import IBSyntax

extension XMLElement {
  /// Kinds of segues that are performed automatically or by other objects.
  private static let automaticKinds = ["embed", "relationship", "unwind"]

  /// Whether a segue belongs to a controller, so that only code can start it, and has no identifier for the code.
  func isNeverPerformed(in subject: DocumentSubject) -> Bool {
    guard !has(.identifier), let kind = self[.kind], !Self.automaticKinds.contains(kind),
      let holder = parent?.parent
    else { return false }
    return subject.document.controllers.contains { $0.element.index == holder.index }
  }
}
