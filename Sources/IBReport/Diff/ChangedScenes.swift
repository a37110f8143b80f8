import IBCompare
import IBLayout
import IBModel
import IBSource

/// The scenes of a file that look different. Each is shown in the configuration in which most of its views differ.
struct ChangedScenes {
  struct Scene {
    let name: String
    let old: SceneLayout
    let new: SceneLayout
    /// Object ids of the views that moved in their superview, look different, or exist in only one version.
    let changed: Set<String>
    /// The names of images whose files differ in content between the versions.
    let changedImages: [String]

    /// The part of the screen around the changed views, as wide as the screen, in the window's coordinates. Nil if that
    /// is most of the screen.
    var crop: Rect? {
      let frames = [old, new].flatMap { layout in
        layout.views.filter { changed.contains($0.id) }.compactMap { $0.inWindow?.standardized }
      }
      let size = new.configuration.size
      guard new.scene.controller != nil, old.configuration.size == size, let top = frames.map(\.y).min(),
        let bottom = frames.map(\.maxY).max()
      else { return nil }
      let start = max(0, min(top - Self.margin, size.height - Self.leastHeight))
      let end = min(size.height, max(bottom + Self.margin, start + Self.leastHeight))
      guard end > start, end - start < size.height * Self.mostShare else { return nil }
      return Rect(x: 0, y: start, width: size.width, height: end - start)
    }

    /// The distance between the changed views and the edges of the crop, in points.
    private static let margin = 32.0
    private static let leastHeight = 180.0
    /// If the part is a larger share of the screen, the whole screen is shown.
    private static let mostShare = 0.75
  }

  /// In the order of the layouts.
  let all: [Scene]

  private struct Key: Hashable {
    let scene: String
    let configuration: String
  }

  /// - Parameter images: the source of image files; two files with the same content count as equal, wherever they are.
  init(_ diff: FileDiff, images: PictureImages) {
    let names = Dictionary(
      ((diff.diff?.changes ?? []) + (diff.diff?.shifted ?? [])).compactMap { change in
        change.controller.map { ($0.id, $0.words) }
      }, uniquingKeysWith: { first, _ in first })
    let olds = Dictionary(
      diff.layouts.old.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var places: [String: Int] = [:]
    var best: [Scene] = []
    for layout in diff.layouts.new {
      guard let old = olds[Self.key(layout)] else { continue }
      let changed = Self.changes(old, layout, images)
      if changed.isEmpty { continue }
      let id = Self.key(layout).scene
      let scene = Scene(
        name: Self.name(of: layout.scene, names[id]), old: old, new: layout, changed: changed,
        changedImages: Self.changedImages(old, layout, images))
      if let place = places[id] {
        if changed.count > best[place].changed.count { best[place] = scene }
      } else {
        places[id] = best.count
        best.append(scene)
      }
    }
    all = best
  }

  /// The name of a scene in a report, with the controller as the sentences name it in brackets.
  private static func name(of scene: SceneLayout.Identity, _ controller: String?) -> String {
    guard let controller, let given = scene.givenName, given != controller else {
      return controller ?? scene.name
    }
    return controller.contains(given) ? controller : "\(given) (\(controller))"
  }

  private static func changedImages(_ old: SceneLayout, _ new: SceneLayout, _ images: PictureImages) -> [String] {
    func files(_ layout: SceneLayout) -> [String: String] {
      var files: [String: String] = [:]
      for view in layout.views {
        for shape in view.appearance?.shapes ?? [] {
          guard case .image(let image) = shape.figure, let uri = images.uri(of: image.file) else { continue }
          files[image.file.split(separator: "/").last.map(String.init) ?? image.file] = uri
        }
      }
      return files
    }
    let (before, after) = (files(old), files(new))
    return before.keys.filter { name in after[name].map { $0 != before[name] } ?? false }.sorted()
  }

  private static func changes(_ old: SceneLayout, _ new: SceneLayout, _ images: PictureImages) -> Set<String> {
    func looks(_ layout: SceneLayout) -> [String: Look] {
      Dictionary(
        layout.views.compactMap { view in Look(view, images).map { (view.id, $0) } }, uniquingKeysWith: { a, _ in a })
    }
    let (before, after) = (looks(old), looks(new))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  /// The visible properties of a view. The frame is in the coordinates of its superview.
  private struct Look: Equatable {
    let frame: Rect
    let shapes: [Shape]
    let opacity: Double
    let isHidden: Bool

    /// Nil for a view that is not installed.
    init?(_ view: ViewLayout, _ images: PictureImages) {
      guard let frame = view.frame else { return nil }
      self.frame = frame
      shapes = (view.appearance?.shapes ?? []).map { images.identified($0) }
      opacity = view.appearance?.opacity ?? 1
      isHidden = view.hidden
    }
  }

  private static func key(_ layout: SceneLayout) -> Key {
    Key(scene: layout.scene.controller ?? layout.scene.id, configuration: layout.configuration.name)
  }
}

extension SceneLayout.Identity {
  /// The name that people use for the scene: its title, the class of a xib, the title of its bar, the storyboard
  /// identifier or the class. Nil for a scene with none of these.
  package var givenName: String? {
    ([title, controller == nil ? customClass : nil] + otherNames + [customClass])
      .compactMap { $0?.onOneLine }.first { $0.contains { !$0.isWhitespace } }
  }

  /// The given name; without one, the id of the controller or of the scene.
  var name: String { givenName ?? (controller.map { "scene of \($0)" } ?? id).onOneLine }
}
