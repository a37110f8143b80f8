import IBModel
import ProposalLayout

/// Views in a scroll view that are as long as it and, where there is more inside of them, longer.
extension Inference {
  /// Notes which views of a container grow with it: those that are always as much shorter.
  mutating func noteGrowing(_ children: [Int], in region: Region) {
    guard let viewport = region.viewport else { return }
    for axis in Axis.allCases where viewport.container.filled == AxisSet(axis) {
      for child in children {
        let rects = seen.map { scene.views[child].frames[$0] ?? .zero }
        let rests = zip(region.rects, rects).map { $0.length(axis) - $1.length(axis) }
        guard let rest = Constant.of(rests) else { continue }
        growing[child] = Region.Viewport(
          container: ScrollContainer(AxisSet(axis), filled: AxisSet(axis)),
          sizes: zip(viewport.sizes, rects).map { size, rect in
            axis == .horizontal
              ? Size(width: size.width - rest, height: rect.height)
              : Size(width: rect.width, height: size.height - rest)
          })
      }
    }
  }

  /// The region of a container that may grow: its views are longer together than what is offered, or fill it.
  func growing(_ container: Int, _ region: Region) -> Region {
    guard let viewport = growing[container], region.hugs.isDisjoint(with: viewport.container.filled) else {
      return region
    }
    var region = region
    region.viewport = viewport
    return region
  }

  /// What is used for a view that may grow: where it is longer than what is offered, it wants that length.
  func grown(_ stub: HostedLeaf, _ view: Int, _ configuration: Int) -> HostedLeaf {
    guard !growing.isEmpty, let viewport = growing[view], let frame = scene.views[view].frames[configuration] else {
      return stub
    }
    var stub = stub
    for axis in Axis.allCases where viewport.container.filled.contains(axis) {
      let length = frame.length(axis)
      guard length > viewport.sizes[configuration][axis] + Constant.proven else { continue }
      let wanted = HostedLeaf.Length(intrinsic: length, hugging: 0, resistance: 1000)
      if axis == .horizontal { stub.width = wanted } else { stub.height = wanted }
    }
    return stub
  }
}
