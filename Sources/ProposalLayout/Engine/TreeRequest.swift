/// Where a tree is laid out.
package struct TreeRequest: Sendable {
  /// Of the window or host, in points.
  package var size: ViewSize
  /// What bars and housings cover of it.
  package var safeAreaInsets: EdgeInsets
  /// Its container size is set by the layout.
  package var environment: ViewEnvironment

  package init(
    size: ViewSize, safeAreaInsets: EdgeInsets = .zero, environment: ViewEnvironment = ViewEnvironment()
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.environment = environment
  }
}
