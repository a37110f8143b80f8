/// The environment of a layout; the offered size is not part of it.
struct ViewEnvironment: Sendable {
  var direction = LayoutDirection.leftToRight
  var generation = SystemGeneration.iOS26
  var displayScale = 2.0
  var isAccessibilitySize = false
  var text: (any TextSizing)?

  var pixel: Double { displayScale > 0 ? 1 / displayScale : 1 }
}

/// The releases of the system that lay out alike.
enum SystemGeneration: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 13 to 16, iOS 17 and 18, iOS 26 and later.
  case iOS13, iOS17, iOS26

  static func < (a: SystemGeneration, b: SystemGeneration) -> Bool { a.rawValue < b.rawValue }
}
