import IBCompare

extension ObjectName {
  /// Such as `button "Submit"`, `label "Hello"`, `HeaderView`: the custom class, else the element in words, and the
  /// label in double quotes where there is one. Reports print the object id beside it.
  var description: String {
    let kind = customClass.map(ObjectWords.name) ?? ObjectWords.noun(element)
    return label.map { "\(kind) \(ObjectWords.quoted($0))" } ?? kind
  }

  /// What Xcode's outline calls a view: its label, else its class, else its kind with capitals, as `Stack View`; the
  /// object id where it is not known what it is.
  var outlineName: String {
    if let label { return String(ObjectWords.quoted(label).dropFirst().dropLast()) }
    if let customClass { return customClass.onOneLine }
    if element.isEmpty { return id }
    return ObjectWords.noun(element).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Such as `button Submit`, `LoginViewController`, `root view`.
  var words: String {
    switch role {
    case .controller: return controllerWords
    case .rootView: return "root view"
    case .filesOwner: return "File's Owner"
    case .contentView: return isTelling || id.isEmpty ? "content view" : "content view '\(id.onOneLine)'"
    case .other:
      if element == "document" { return "document" }
      return ObjectWords.phrase(
        element: element, label: label, customClass: customClass, id: id, isTelling: isTelling)
    }
  }

  /// A controller is known by its class, then by its title.
  private var controllerWords: String {
    guard let customClass else {
      return ObjectWords.phrase(element: element, label: label, customClass: nil, id: id, isTelling: isTelling)
    }
    let name = ObjectWords.name(customClass)
    if let label, label != customClass, !isTelling { return "\(name) \(ObjectWords.name(label)) '\(id.onOneLine)'" }
    return isTelling ? name : "\(name) '\(id.onOneLine)'"
  }
}
