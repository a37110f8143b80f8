import IBModel
import IBSyntax

/// The words a person knows a view by.
enum ViewLabels {
  /// The user label, else the text or title that the view shows; nil for a view without either.
  static func label(of view: ResolvedView) -> String? {
    if let label = view.element[.userLabel] { return label }
    switch view.kind {
    case .label, .textView: return view.text(.text, key: "text")
    case .textField: return view.text(.text, key: "text") ?? view.text(.placeholder, key: "placeholder")
    case .button:
      let state = view.child(key: "normal")
      return view.child(key: "configuration")?[.title] ?? state?[.title] ?? state?.child(key: "title")?.text
    default: return nil
    }
  }
}
