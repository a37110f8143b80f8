import IBModel
import IBSource

struct SolvedIsland {
  let input: IslandInput
  let solution: IslandSolution
  /// Members whose intrinsic content size is unknown on an axis, so Keyline uses the stored size.
  let unknownSizes: [Int]
  /// Whether the size of the island comes from the file, so an app may set another.
  let isStoredSize: Bool
  /// The measurements that the layouts of the scene share.
  let sizes: IntrinsicSizes
  /// The frames that the island would have with changed inputs, by local index.
  let perturbed: (Perturbation) -> [Rect?]

  var scene: ResolvedScene { input.scene }
  var variables: IslandVariables { input.variables }
  var members: [Int] { input.members }
  /// All members but the root, whose frame the island does not decide.
  var inner: ArraySlice<Int> { members.dropFirst() }

  /// The parts of a cell of a built-in style, which the cell places and sizes; otherwise none.
  var builtInParts: [Int] {
    let cell = TableCell(
      variables.root, in: scene, width: input.size.width ?? 0,
      safeArea: input.outerGuides.tableSafeArea(of: variables.root, in: scene))
    return BuiltInCell(cell)?.parts ?? []
  }

  /// Whether an app may set another size than the layout, because the size comes from the file or the controller fills
  /// only part of the screen.
  var isSizedByApp: Bool { isStoredSize || scene.isFreeform }

  /// Whether a length of a view's frame is the same in an island of another size.
  func isSteady(_ view: Int, _ coordinate: FrameCoordinate) -> Bool {
    guard isSizedByApp else { return true }
    guard let frame = perturbed(.container(by: Self.change))[view] else { return false }
    return abs(frame[coordinate] - self.coordinate(coordinate, of: view)) <= SolvedSystem.tolerance
  }

  /// In points; enough to be distinguished from rounding.
  private static let change = 48.0

  func id(_ view: Int) -> String { scene.views[view].id }

  /// A view in words, such as `label "Total"`.
  func name(_ view: Int) -> String { scene.document.name(of: id(view)) }

  /// Several views in words, with their ids if two have the same name.
  func names(_ views: [Int]) -> [String] {
    let names = views.map(name)
    return zip(views, names).map { view, name in
      names.count { $0 == name } > 1 && !name.contains(id(view)) ? "\(name) \(Wording.quoted(id(view)))" : name
    }
  }

  /// A coordinate of the frame in the layout, in points.
  func coordinate(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    solution.frames[view]?[coordinate] ?? 0
  }

  /// The difference in points between a coordinate of the frame and its variable, which is for the alignment rect.
  func frameOffset(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    Rect.zero.outset(by: input.alignmentInsets(of: view))[coordinate]
  }
}
