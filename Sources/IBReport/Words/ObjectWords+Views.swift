import IBLayout

extension ObjectWords {
  /// Such as `button "Submit"`, `label "Hello"`, `HeaderView`: the custom class, else the element in words, and the
  /// label in double quotes where there is one. Whoever prints it says the object id beside it.
  static func description(of view: ViewLayout) -> String {
    let kind = view.customClass.map(name) ?? noun(view.element)
    return view.label.map { "\(kind) \(quoted($0))" } ?? kind
  }

  /// Such as `bar button item "Edit"`, `tab bar item`.
  static func description(of item: BarItemLayout) -> String {
    item.title.map { "\(noun(item.element)) \(quoted($0))" } ?? noun(item.element)
  }

  /// What Xcode's outline calls a view: its label, else its class, else its kind with capitals, as `Stack View`.
  static func outlineName(of view: ViewLayout) -> String {
    if let label = view.label { return shortened(label) }
    return view.customClass?.onOneLine ?? capitalized(noun(view.element))
  }

  private static func shortened(_ label: String) -> String { String(quoted(label).dropFirst().dropLast()) }

  private static func capitalized(_ words: String) -> String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
