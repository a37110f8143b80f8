import IBModel

/// A size in points.
public struct Size: Hashable, Sendable, Codable {
  /// The length from left to right.
  public let width: Double
  /// The length from top to bottom.
  public let height: Double

  init(_ size: IBModel.Size) {
    width = size.width
    height = size.height
  }
}

/// A rectangle in points with its origin at the top left; its owner documents the coordinate space.
public struct Rect: Hashable, Sendable, Codable {
  /// The position of the left edge, which grows to the right.
  public let x: Double
  /// The position of the top edge, which grows downwards.
  public let y: Double
  /// The length from left to right.
  public let width: Double
  /// The length from top to bottom.
  public let height: Double

  init(_ rect: IBModel.Rect) {
    x = rect.x
    y = rect.y
    width = rect.width
    height = rect.height
  }
}

/// Distances from the four edges inwards, in points. Left and right are sides of the screen in every layout direction.
public struct Insets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public let top: Double
  /// The distance from the left edge.
  public let left: Double
  /// The distance from the bottom edge.
  public let bottom: Double
  /// The distance from the right edge.
  public let right: Double

  init(_ insets: IBModel.Insets) {
    top = insets.top
    left = insets.left
    bottom = insets.bottom
    right = insets.right
  }
}
