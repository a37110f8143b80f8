import IBModel
import IBLayout

/// The words of traits in reports; the types' raw values are not printed.
extension Orientation {
  var word: String { self == .portrait ? "portrait" : "landscape" }
}

extension InterfaceStyle {
  var word: String { self == .light ? "light" : "dark" }
}

extension LayoutDirection {
  var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
