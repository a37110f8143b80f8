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
  /// All that is offered up to a number of points.
  case limited(Double)
  /// That of what is inside.
  case hug
  case fill
  /// From the other axis: width by height.
  case aspect(Double)

  var sizing: Sizing { self == .fill ? .fill : .rigid }
}
