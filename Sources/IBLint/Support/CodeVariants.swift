import IBCode
import IBModel
import IBSource
import IBSyntax
import IBTexts

/// The document as people see it after code has changed it.
extension DocumentSubject {
  /// The document without the arranged views that code hides or shows, with a short text wherever code sets the text or
  /// the font, with both, and with other distances, each with what code decides, as a clause. Documents without a
  /// difference are left out.
  func contentVariants() -> [(document: Document, decision: String)] {
    let (hidden, short) = (hidingToggledViews(), shorteningTexts())
    let both = hidden.isEmpty || short.isEmpty ? [] : hidden + short
    return [
      (hidden, "code hides or shows other views"), (short, "code sets texts or fonts"),
      (both, "code hides or shows other views, and sets texts or fonts"),
      (choosingDistances(), "code changes constraints"),
    ].compactMap { edits, decision in document.applying(edits).map { ($0, decision) } }
  }

  private func hidingToggledViews() -> [TextEdit] {
    document.views.filter { view in
      view.role == .arranged && view.element.flag(.hidden) != true && isChanged(view.id) { $0.toggles($1) }
    }.map { view in
      view.element.attribute(.hidden).map { SyntaxEdit.setValue(of: $0, to: "YES") }
        ?? SyntaxEdit.insert("hidden", value: "YES", in: view.element) { _ in false }
    }
  }

  /// The other distances of constraints between whose distance in the document and others code switches.
  private func choosingDistances() -> [TextEdit] {
    document.constraints.compactMap { constraint in
      let own = constraint.element.number(.constant) ?? 0
      let distances = distances(ofConstraint: constraint.id)
      guard distances.contains(own), let other = distances.filter({ $0 != own }).min() else { return nil }
      return constraint.element.attribute(.constant).map { SyntaxEdit.setValue(of: $0, to: "\(other)") }
        ?? SyntaxEdit.insert("constant", value: "\(other)", in: constraint.element) { _ in false }
    }
  }

  private func shorteningTexts() -> [TextEdit] {
    localizableTexts.filter { text in
      text.text != Self.shortText
        && isChanged(text.objectID) { $0.styles($1) || $0.fills($1) && !$0.fills($1, with: text.text) }
    }.map { $0.edit(to: Self.shortText) }
  }

  /// One line.
  private static let shortText = "–"

  private func isChanged(_ id: String, _ isMade: (CodeIndex, ObjectName) -> Bool) -> Bool {
    guard let sources = facts?.sources else { return false }
    return code.outlets(to: id).contains { isMade(sources, $0) }
  }
}
