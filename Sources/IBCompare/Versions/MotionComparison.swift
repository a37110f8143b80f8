import IBLayout
import IBModel

/// The views that move between the solved layouts of two versions.
struct MotionComparison {
  /// The motions by the index of the object in the new version, one for each configuration.
  private(set) var motions: [Int: [Motion]] = [:]
  private let values: ValueComparison

  /// The tolerance in points. Smaller differences come from rounding frames to pixels, of which the finest is a third
  /// of a point.
  private static let tolerance = 0.34

  init(_ values: ValueComparison, before: [SceneLayout], after: [SceneLayout]) {
    self.values = values
    let olds = Dictionary(
      before.compactMap { layout in key(of: layout, in: values.old).map { ($0, layout) } },
      uniquingKeysWith: { first, _ in first })
    for layout in after {
      guard let key = key(of: layout, in: values.new), let root = values.matching.toOld[key.root],
        let old = olds[Key(root: root, configuration: key.configuration)]
      else { continue }
      compare(old, layout)
    }
  }

  private struct Key: Hashable {
    /// The index of the scene's object: its controller, or the view of a xib.
    let root: Int
    let configuration: String
  }

  private func key(of layout: SceneLayout, in version: DiffVersion) -> Key? {
    version.table.indices[layout.scene.controller ?? layout.scene.id].map {
      Key(root: $0, configuration: layout.configuration.name)
    }
  }

  private mutating func compare(_ before: SceneLayout, _ after: SceneLayout) {
    let olds = Dictionary(before.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for view in after.views {
      guard let index = values.new.table.indices[view.id], let former = values.matching.toOld[index],
        let old = olds[values.old.table[former].id], differs(old, view)
      else { continue }
      let motion = Motion(
        configuration: after.configuration.name, sizeClass: after.configuration.sizeClassName, before: old.frame,
        after: view.frame)
      motions[index, default: []].append(motion)
    }
  }

  /// Whether a view moved. A coordinate that either layout takes from the stored frame is not compared.
  private func differs(_ a: ViewLayout, _ b: ViewLayout) -> Bool {
    guard let before = a.frame, let after = b.frame else { return a.installed != b.installed }
    let kept = Set(a.kept + b.kept)
    let coordinates: [(FrameCoordinate, Double)] = [
      (.x, after.x - before.x), (.y, after.y - before.y), (.width, after.width - before.width),
      (.height, after.height - before.height),
    ]
    return coordinates.contains { !kept.contains($0.0) && abs($0.1) >= Self.tolerance }
  }
}
