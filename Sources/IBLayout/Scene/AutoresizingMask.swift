/// Which distances and sizes a view that uses autoresizing lets change with its superview.
struct AutoresizingMask: Sendable {
  var flexibleLeft = false
  var flexibleWidth = false
  var flexibleRight = false
  var flexibleTop = false
  var flexibleHeight = false
  var flexibleBottom = false
}
