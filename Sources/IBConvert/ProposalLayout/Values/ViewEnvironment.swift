/// The environment of a layout; the offered size is not part of it.
struct ViewEnvironment: Sendable {
  var direction = LayoutDirection.leftToRight
  var generation = SystemGeneration.iOS26
  /// Pixels for each point.
  var displayScale = 2.0
  /// Whether the user chose one of the larger text sizes.
  var isAccessibilitySize = false
  /// Whether there is room for the wider margins of lists.
  var isRegularWidth = false
  /// Whether the vertical size class is regular.
  var isRegularHeight = true
  /// Nil for trees without texts to measure.
  var text: (any TextSizing)?

  /// One pixel in points.
  var pixel: Double { displayScale > 0 ? 1 / displayScale : 1 }
}

/// The releases of the system that lay out alike.
enum SystemGeneration: String, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 13 to 16.
  case iOS13
  /// iOS 17 and 18.
  case iOS17
  /// iOS 26 and later.
  case iOS26

  static func < (a: SystemGeneration, b: SystemGeneration) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .iOS13: 0
    case .iOS17: 1
    case .iOS26: 2
    }
  }
}
