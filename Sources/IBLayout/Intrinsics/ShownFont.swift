import IBModel

/// The font in which a view shows text.
enum ShownFont {
  /// The font of the first piece of text; nil for a view that shows none.
  static func of(_ view: ResolvedView, in context: IntrinsicContext) -> Font? {
    switch view.kind {
    case .label: LabelIntrinsics.runs(of: view, in: context).first?.font
    case .button: ButtonIntrinsics.titleRuns(of: view, in: context).first { !$0.text.isEmpty }?.font
    case .textField: TextFieldIntrinsics.content(of: view, in: context).run.font
    case .textView: TextViewIntrinsics.runs(of: view, in: context).first?.font
    default: nil
    }
  }
}
