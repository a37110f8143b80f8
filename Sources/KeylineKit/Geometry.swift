import IBModel

/// A size in points.
public struct Size: Hashable, Sendable, Codable {
  /// From left to right.
  public let width: Double
  /// From top to bottom.
  public let height: Double

  init(_ size: IBModel.Size) {
    width = size.width
    height = size.height
  }
}

/// A rectangle in points with its origin at the top left; its owner documents the coordinate space.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge; grows to the right.
  public let x: Double
  /// The top edge; grows downwards.
  public let y: Double
  /// From left to right.
  public let width: Double
  /// From top to bottom.
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
  /// From the top edge.
  public let top: Double
  /// From the left edge.
  public let left: Double
  /// From the bottom edge.
  public let bottom: Double
  /// From the right edge.
  public let right: Double

  init(_ insets: IBModel.Insets) {
    top = insets.top
    left = insets.left
    bottom = insets.bottom
    right = insets.right
  }
}
