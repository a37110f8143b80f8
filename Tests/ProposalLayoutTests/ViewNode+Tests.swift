import ProposalLayout

extension ViewNode {
  /// A color of a fixed size.
  static func box(_ id: String, _ width: Double, _ height: Double) -> ViewNode {
    .color().frame(width: width, height: height).id(id)
  }

  /// Laid out in a host of this size, in points.
  func layout(
    _ width: Double, _ height: Double, safeArea: EdgeInsets = .zero,
    _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) -> TreeLayout {
    var environment = ViewEnvironment()
    environment.text = FixedPitch()
    change(&environment)
    return TreeLayout(
      self,
      in: TreeRequest(
        size: Size(width: width, height: height), safeAreaInsets: safeArea, environment: environment))
  }
}
