import IBModel

/// The size that a container gives the root of an island, in points; nil on an axis on which the content decides.
struct IslandSize: Equatable, Sendable {
  var width: Double?
  var height: Double?
  /// The height if the content should decide but determines none.
  var usualHeight = 0.0
  /// Whether the content may require a smaller height.
  var mayBeLower = false
  /// The preferred size if the content decides on both axes: for a self-sizing item of a collection.
  var fitting: Size?
  /// The axes on which only the file stores the container's own length.
  var storedAxes: Set<Axis> = []

  init(width: Double?, height: Double?, usualHeight: Double = 0, mayBeLower: Bool = false, storedAxes: Set<Axis> = []) {
    self.width = width
    self.height = height
    self.usualHeight = usualHeight
    self.mayBeLower = mayBeLower
    self.storedAxes = storedAxes
  }

  init(fitting: Size) {
    self.fitting = fitting
  }

  /// The given length on an axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The given length on the axis of a size; 0 for a position.
  subscript(coordinate: FrameCoordinate) -> Double? {
    switch coordinate {
    case .width: width
    case .height: height
    case .x, .y: 0
    }
  }
}
