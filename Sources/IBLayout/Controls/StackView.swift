import IBModel

/// A stack view, which is as large as what it arranges.
struct StackView: Control {
  init(_ source: ContentSource) {}

  var isHeldOpenWithoutHeight: Bool { false }
}
