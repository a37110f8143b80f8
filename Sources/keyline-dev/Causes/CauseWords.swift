import IBSyntax

/// A view in the words of a cause: its element and the properties that its size may depend on.
struct CauseWords {
  let text: String

  init(_ view: StoredView) {
    var words = [view.element.tag]
    if view.element.tag == "imageView" {
      words.append(
        view.element.has(.catalog) ? "with a symbol" : view.element.has(.image) ? "with an image" : "without an image")
    } else if view.hasSubviews {
      words.append("with subviews")
    } else if let font = Self.font(of: view.element) {
      words.append(font)
    }
    if view.element.child(named: .buttonConfiguration) != nil { words.append("with a configuration") }
    if view.element.has(.customClass) { words.append("of a custom class") }
    text = words.joined(separator: " ")
  }

  private static func font(of element: XMLElement) -> String? {
    let fonts = element.descendants.filter { ["fontDescription", "font"].contains($0.tag) }
    if fonts.contains(where: { $0.has(.name) }) { return "in a named font" }
    return fonts.isEmpty ? nil : "in a system font"
  }
}
