import IBModel

/// The size that a container gives the root of an island, in points; nil on an axis the content decides.
struct IslandSize: Equatable, Sendable {
  var width: Double?
  var height: Double?
  /// The least height, where the content decides.
  var leastHeight = 0.0
  /// What the content comes as near to as it can, where it decides on both axes: a collection's item that sizes itself.
  var fitting: Size?
  /// The axes on which the container's own length is one that only the file stores.
  var storedAxes: Set<LayoutAxis> = []

  init(width: Double?, height: Double?, leastHeight: Double = 0, storedAxes: Set<LayoutAxis> = []) {
    self.width = width
    self.height = height
    self.leastHeight = leastHeight
    self.storedAxes = storedAxes
  }

  init(fitting: Size) {
    self.fitting = fitting
  }

  /// The length that is given on an axis.
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The length that is given on the axis of a size; 0 for a position.
  subscript(coordinate: FrameCoordinate) -> Double? {
    switch coordinate {
    case .width: width
    case .height: height
    case .x, .y: 0
    }
  }
}
