import IBModel
import IBSyntax

/// Which distances and sizes a view that uses autoresizing lets change with its superview.
struct AutoresizingMask: Sendable {
  var flexibleLeft = false
  var flexibleWidth = false
  var flexibleRight = false
  var flexibleTop = false
  var flexibleHeight = false
  var flexibleBottom = false

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
