import IBModel
import ProposalLayout

/// A part of source that is not the same in all size classes.
struct SizeClassValues {
  let values: [(classes: SizeClasses, text: String)]

  /// One expression for all: the text that they share, or a choice between texts.
  var expression: String {
    guard let first = values.first?.text else { return "" }
    if values.allSatisfy({ $0.text == first }) { return first }
    for isHeight in [false, true] {
      let (regular, compact) = split(byHeight: isHeight)
      if regular.isUniform, compact.isUniform { return Self.choice(isHeight, regular.expression, compact.expression) }
    }
    let (regular, compact) = split(byHeight: false)
    return Self.choice(false, regular.inParentheses, compact.inParentheses)
  }

  private var isUniform: Bool { values.allSatisfy { $0.text == values[0].text } }

  private var inParentheses: String { isUniform ? expression : "(\(expression))" }

  private func split(byHeight: Bool) -> (regular: Self, compact: Self) {
    func isRegular(_ classes: SizeClasses) -> Bool {
      (byHeight ? classes.vertical : classes.horizontal) == .regular
    }
    return (
      Self(values: values.filter { isRegular($0.classes) }), Self(values: values.filter { !isRegular($0.classes) })
    )
  }

  private static func choice(_ isHeight: Bool, _ regular: String, _ compact: String) -> String {
    if regular.isEmpty { return compact }
    if compact.isEmpty { return regular }
    let question = SizeClassChoice(isRegularWidth: isHeight ? nil : true, isRegularHeight: isHeight ? true : nil)
    return "\(ChoiceSource.text(question)) ? \(regular) : \(compact)"
  }
}
