import IBSource
package import IBSyntax

/// The objects of a document in words, as messages name them.
extension Document {
  /// The name of a view, such as `label "Total"`, `AvatarView`, `root view`, `image view 'abc-12-XyZ'`.
  ///
  /// If the file has no name for the view, its object id is used.
  package func name(ofView index: Int) -> String {
    let view = views[index]
    switch view.role {
    case .root: return "root view"
    case .contentView: return "content view"
    default: return name(of: view.element)
    }
  }

  /// The object with an id, in the same words; the id itself without an object.
  package func name(of id: String) -> String {
    switch objects[id] {
    case .view(let index): name(ofView: index)
    case .constraint(let index): "constraint \(words(for: constraints[index]))"
    case .controller(let index): name(ofController: controllers[index].element)
    case .guide(let index): guides[index].kind.words
    case .other(let index): name(of: tree.element(at: index))
    case nil: Wording.quoted(id.onOneLine)
    }
  }

  /// Any object, in the same words.
  package func name(of element: XMLElement) -> String {
    let noun = ObjectWords.noun(element.tag)
    if let label = ObjectLabel.of(element) ?? ObjectLabel.toolTip(of: element) {
      return "\(noun) \(ObjectWords.quoted(label))"
    }
    if let customClass = element[.customClass], !customClass.isEmpty { return ObjectWords.name(customClass) }
    return element[.id].map { "\(noun) '\($0.onOneLine)'" } ?? noun
  }

  /// The name of a controller, such as `LoginViewController`, `navigation controller "Settings"`.
  package func name(ofController element: XMLElement) -> String {
    if let customClass = element[.customClass], !customClass.isEmpty { return ObjectWords.name(customClass) }
    let noun = ObjectWords.noun(element.tag)
    if let label = ObjectLabel.ofController(element) { return "\(noun) \(ObjectWords.quoted(label))" }
    return element[.id].map { "\(noun) '\($0.onOneLine)'" } ?? noun
  }

  /// The equation of a constraint, such as `Title.leading = superview.leading + 16`, `Title.width ≥ 100`.
  package func words(for constraint: LayoutConstraint) -> String {
    let superview = superview(in: constraint)
    let second = constraint.second.map {
      "\(term($0, superview: superview)).\(constraint.secondAttribute?.rawValue ?? "?")"
    }
    return EquationWords.text(
      "\(term(constraint.first, superview: superview)).\(constraint.firstAttribute?.rawValue ?? "?")",
      constraint.relation, second, multiplier: constraint.multiplier ?? 1,
      constant: constraint.element.number(.constant) ?? (second == nil ? nil : 0))
  }

  /// The view at one end that is the superview of the view at the other end; nil without such a view.
  private func superview(in constraint: LayoutConstraint) -> Int? {
    guard case .view(let first) = constraint.first, case .view(let second)? = constraint.second else { return nil }
    if views[first].parent == second { return second }
    return views[second].parent == first ? first : nil
  }

  private func term(_ item: LayoutConstraint.Item, superview: Int?) -> String {
    switch item {
    case .view(let index): index == superview ? "superview" : outlineName(ofView: index)
    case .guide(let index): guides[index].kind.words
    case .dangling: "?"
    }
  }

  /// The name of a view in an equation: only its label, if it has one.
  private func outlineName(ofView index: Int) -> String {
    let element = views[index].element
    let label = ObjectLabel.of(element) ?? ObjectLabel.toolTip(of: element)
    return label.map(ObjectWords.quoted) ?? name(ofView: index)
  }
}

extension XMLElement {
  /// Whether the element represents the object that loads a nib and owns it (Measurements/Format.md#macos-objects).
  package var isFilesOwner: Bool {
    equals(.placeholderIdentifier, "IBFilesOwner") || name == .customObject && equals(.id, "-2")
  }

  /// The custom class without its module and outer types; nil for an element without one.
  package var customClassName: String? { self[.customClass]?.split(separator: ".").last.map(String.init) }

  /// The author's note about the object in Xcode's Identity inspector; nil without one. Xcode keeps it, unlike XML
  /// comments.
  package var note: String? {
    guard let text = child(key: "userComments")?.textOfFragments, !text.isEmpty else { return nil }
    return text
  }

  /// The text of an attributed string.
  var textOfFragments: String { children(named: .fragment).map(\.textOfFragment).joined() }

  /// The text of a piece of an attributed string.
  package var textOfFragment: String { self[.content] ?? child(key: "content")?.text ?? "" }
}
