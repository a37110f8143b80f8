import IBModel

/// An island in one configuration, with everything that determines its frames.
struct IslandInput {
  /// The surroundings of the island. They are shared, because the solver passes its input on at every step.
  private final class Surroundings {
    let scene: ResolvedScene
    let context: ContainerContext
    let intrinsics: IntrinsicContext
    /// The frames that other islands computed, by local index.
    let outer: SceneFrames

    init(scene: ResolvedScene, context: ContainerContext, intrinsics: IntrinsicContext, outer: SceneFrames) {
      self.scene = scene
      self.context = context
      self.intrinsics = intrinsics
      self.outer = outer
    }
  }

  private let surroundings: Surroundings
  let island: Island
  private var containerSize: IslandSize
  /// The values used for lengths that only the file stores.
  private(set) var stored: any StoredLengths = FileLengths()

  init(
    scene: ResolvedScene, context: ContainerContext, intrinsics: IntrinsicContext, island: Island, size: IslandSize,
    outer: SceneFrames
  ) {
    surroundings = Surroundings(scene: scene, context: context, intrinsics: intrinsics, outer: outer)
    self.island = island
    containerSize = size
  }

  var scene: ResolvedScene { surroundings.scene }
  var context: ContainerContext { surroundings.context }
  var intrinsics: IntrinsicContext { surroundings.intrinsics }
  /// The insets that other islands computed.
  var outerGuides: GuideInsets { surroundings.outer.guides }
  var members: [Int] { island.members }
  var root: Int { island.members[0] }
  var variables: IslandVariables { island.variables }

  var storedAxes: Set<Axis> { containerSize.storedAxes }

  var size: IslandSize {
    var size = containerSize
    for axis in containerSize.storedAxes {
      if let length = size[axis] { size[axis] = stored.containerLength(axis, stored: length) }
    }
    return size
  }

  /// The frames that are known before solving: those of other islands, and the size of the island's root.
  var knownFrames: [Rect?] {
    var frames = surroundings.outer.frames
    let size = size
    if let width = size.width ?? size.fitting?.width {
      let height = size.height ?? size.fitting?.height ?? size.usualHeight
      frames[root] = Rect(x: 0, y: 0, width: width, height: height)
    }
    return frames
  }

  /// How far a member's frame extends beyond its alignment rect, in points.
  func alignmentInsets(of member: Int) -> Insets {
    scene.views[member].control.alignmentInsets(in: scene.configuration)
  }

  /// The insets of the members if the views have the given frames. Other views keep the insets that other islands
  /// computed.
  func guides(_ frames: [Rect?]) -> GuideInsets {
    var guides = outerGuides
    GuideInsetsResolver(scene: scene, context: context, frames: frames).resolve(members, into: &guides)
    return guides
  }

  /// The same island with other values for stored lengths.
  func taking(_ stored: any StoredLengths) -> IslandInput {
    var input = self
    input.stored = stored
    return input
  }

  /// The same island in a larger container, on each axis on which the container decides.
  func growing(by points: Double) -> IslandInput {
    var input = self
    let usual = containerSize
    input.containerSize = IslandSize(
      width: usual.width.map { $0 + points }, height: usual.height.map { $0 + points },
      usualHeight: usual.usualHeight, mayBeLower: usual.mayBeLower)
    return input
  }
}
