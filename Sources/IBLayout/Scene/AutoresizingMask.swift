/// The distances and sizes of a view with autoresizing that change with its superview.
struct AutoresizingMask: Sendable {
  var flexibleLeft = false
  var flexibleWidth = false
  var flexibleRight = false
  var flexibleTop = false
  var flexibleHeight = false
  var flexibleBottom = false
}
