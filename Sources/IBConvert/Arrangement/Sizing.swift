/// How the length of a view on one axis comes about.
enum Sizing: Hashable, Sendable {
  /// Its own, or what is inside: it does not depend on what is offered.
  case rigid
  /// All that is offered.
  case fill
}

/// How a view gets its length on one axis.
enum LengthRule: Hashable, Sendable {
  /// The intrinsic one of its text, image or control.
  case natural
  /// A number of points.
  case fixed(Double)
  /// The intrinsic one, or a number of points where that is more.
  case atLeast(Double)
  /// All that is offered up to a number of points.
  case limited(Double)
  /// The intrinsic one, or a number of points, and less where there is less room, but not less than another one.
  case yielding(least: Double, most: Double?)
  /// That of what is inside.
  case hug
  case fill
  /// From the other axis: width by height.
  case aspect(Double)
  /// The largest of a ratio that there is room for: width by height.
  case fit(Double)

  var sizing: Sizing {
    switch self {
    case .fill, .yielding(_, .some(.infinity)): .fill
    case .natural, .fixed, .atLeast, .limited, .yielding, .hug, .aspect, .fit: .rigid
    }
  }

  /// Whether the view's intrinsic length decides, where there is room for it.
  var isOwn: Bool {
    switch self {
    case .natural, .atLeast, .yielding(_, nil): true
    default: false
    }
  }

  /// Whether it takes all that is offered up to something.
  var isLimited: Bool {
    switch self {
    case .limited, .yielding, .fit: true
    case .natural, .fixed, .atLeast, .hug, .fill, .aspect: false
    }
  }
}
