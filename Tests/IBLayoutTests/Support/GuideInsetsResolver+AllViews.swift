@testable import IBLayout

extension GuideInsetsResolver {
  /// The insets of all views of the scene.
  func resolve() -> GuideInsets {
    var insets = GuideInsets(count: scene.views.count, in: context)
    resolve(Array(scene.views.indices), into: &insets)
    return insets
  }
}
