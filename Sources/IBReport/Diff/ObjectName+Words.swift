import IBCompare

extension ObjectName {
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
