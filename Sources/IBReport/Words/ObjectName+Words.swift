import IBCompare
import IBModel
import IBSource

extension ObjectName {
  /// Such as `button "Submit"`, `label "Hello"`, `HeaderView`: the custom class, else the element in words, and the
  /// label, if any, in double quotes. Reports print the object id after it.
  var description: String {
    let kind = customClass.map(ObjectWords.name) ?? ObjectWords.noun(element)
    return label.map { "\(kind) \(ObjectWords.quoted($0))" } ?? kind
  }

  /// The name in Xcode's outline: the label, otherwise the class, otherwise the kind with capitals, such as `Stack
  /// View`; the object id if the kind is unknown.
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
    case .proxy: return (label ?? id).onOneLine
    case .contentView:
      if let whole = partOf.first { return "content view of \(whole.words)" }
      return isTelling || id.isEmpty ? "content view" : "content view '\(id.onOneLine)'"
    case .other:
      if element == "document" { return "document" }
      if let whole = partOf.first {
        return "\(ObjectWords.noun(element)) of \(whole.words)" + (isTelling ? "" : " '\(id.onOneLine)'")
      }
      return ObjectWords.phrase(
        element: element, label: label, customClass: customClass, id: id, isTelling: isTelling)
    }
  }

  /// A controller is named by its class, else by its title.
  private var controllerWords: String {
    guard let customClass else {
      return ObjectWords.phrase(element: element, label: label, customClass: nil, id: id, isTelling: isTelling)
    }
    let name = ObjectWords.name(customClass)
    if let label, label != customClass, !isTelling { return "\(name) \(ObjectWords.name(label)) '\(id.onOneLine)'" }
    return isTelling ? name : "\(name) '\(id.onOneLine)'"
  }
}
