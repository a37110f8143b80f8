/// Where a view is, known when it is placed and not while sizes are asked for.
struct Surroundings {
  /// In points from the root's left top corner.
  let frame: ViewRect
  let safeArea: SafeArea
}
