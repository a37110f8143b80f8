import IBModel
import IBSyntax

extension AutoresizingMask {
  /// Reads an `<autoresizingMask>`; an absent element is a mask without any flexibility.
  init(_ element: XMLElement?) {
    guard let element else { return }
    flexibleLeft = element.flag(.flexibleMinX) ?? false
    flexibleWidth = element.flag(.widthSizable) ?? false
    flexibleRight = element.flag(.flexibleMaxX) ?? false
    flexibleTop = element.flag(.flexibleMinY) ?? false
    flexibleHeight = element.flag(.heightSizable) ?? false
    flexibleBottom = element.flag(.flexibleMaxY) ?? false
  }
}
