import IBModel
import IBLayout

/// The words of the reports; raw numbers of the types stay inside the tool.
extension Orientation {
  var word: String { self == .portrait ? "portrait" : "landscape" }
}

extension InterfaceStyle {
  var word: String { self == .light ? "light" : "dark" }
}

extension LayoutDirection {
  var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
