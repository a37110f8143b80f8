import IBContent
import IBLayout
import IBModel
import IBSyntax

/// Compares the frames of one configuration on both sides, view by view.
struct ViewComparison {
  let layout: EditedLayout
  var tolerance = Tolerance.proof
  /// The frames of the scene's views in points from the corner of the root, scrolled content at its beginning.
  private var places: [Int: Place] = [:]
  private let safe: Rect

  private struct Place {
    let frame: Rect
    /// The place of the view that scrolls around it, and the corner of its content.
    let scroll: Int?
  }

  init(_ layout: EditedLayout) {
    self.layout = layout
    let (scene, root) = (layout.file.scene, layout.file.root)
    let whole = scene.views[root].frames[layout.index] ?? .zero
    let insets = root == 0 ? scene.safeAreas[layout.index] : .zero
    safe = Rect(x: 0, y: 0, width: whole.width, height: whole.height).inset(
      by: insets, scene.configurations[layout.index].direction)
    var pending = scene.views[root].children.map { (view: $0, origin: Point.zero, scroll: Int?.none, depth: 0) }
    while let next = pending.popLast() {
      let view = scene.views[next.view]
      guard let frame = view.frames[layout.index], next.depth <= ConversionLimits.deepest else { continue }
      let place = Rect(
        x: next.origin.x + frame.x, y: next.origin.y + frame.y, width: frame.width, height: frame.height)
      places[next.view] = Place(frame: place, scroll: next.scroll)
      let scroll = view.kind == .scrollView ? next.view : next.scroll
      pending += view.children.map { ($0, place.origin, scroll, next.depth + 1) }
    }
  }

  enum Outcome {
    case same
    case moved(uiKit: Rect, swiftUI: Rect?)
    case notCompared(ViewVerdict.Reason)
  }

  func outcome(_ place: Int) -> Outcome {
    let view = layout.file.expected[place]
    guard let uiKit = places[view.place] else {
      guard let shown = shown(place).first.flatMap({ layout.frames[$0.id] }) else { return .same }
      return .moved(uiKit: .zero, swiftUI: shown)
    }
    if view.kind == .container || view.kind == .scroll { return container(place, uiKit) }
    guard let item = shown(place).first(where: { $0.frames.contains { layout.frames[$0] != nil } }) else {
      return .moved(uiKit: uiKit.frame, swiftUI: nil)
    }
    return compare(view, item, uiKit)
  }

  func uiKit(_ view: ExpectedView) -> Rect? { places[view.place]?.frame }

  /// Views that the document does not have, over those that it has.
  var covers: [EditedFinding] {
    let items = layout.file.tree.items
    let own = layout.file.matches.views.keys.map { items[$0] } + items.filter { $0.kind == .scroll }
    return items.indices.compactMap { index in
      let item = items[index]
      guard layout.file.matches.views[index] == nil, item.isLeaf, item.button == nil, item.bar == nil,
        !item.looks.isBehind, item.looks.hiding == nil, item.kind != .color || item.looks.isOver,
        item.text != .literal(""), let frame = layout.frames[item.id]
      else { return nil }
      let covered = own.first { other in
        guard other.scroll == item.scroll, other.id != item.scroll, let under = layout.frames[other.id] else {
          return false
        }
        return under.overlaps(frame, within: 1)
      }
      guard let covered else { return nil }
      return EditedFinding(
        kind: .different, message: "'\(item.words)', which is not in the document, covers '\(covered.words)'",
        offset: item.offset)
    }
  }

  /// The views that the file draws under a view that they cover in the document, by their places among the expected
  /// ones.
  var covered: Set<Int> {
    let shown = layout.file.expected.indices.compactMap {
      place -> (expected: Int, view: Int, uiKit: Place, order: Int)? in
      let view = layout.file.expected[place]
      guard !view.isListed, let uiKit = places[view.place], let order = drawn(place) else { return nil }
      return (place, view.place, uiKit, order)
    }
    let covered = shown.enumerated().filter { index, upper in
      shown.prefix(index).contains { lower in
        upper.order < lower.order && lower.uiKit.scroll == upper.uiKit.scroll
          && lower.uiKit.frame.overlaps(upper.uiKit.frame, within: Tolerance.proof)
          && !layout.file.scene.views.ancestors(of: upper.view).contains(lower.view)
      }
    }
    return Set(covered.map(\.element.expected))
  }

  /// When the file draws a view; nil for one that draws nothing itself, or only under a condition.
  private func drawn(_ place: Int) -> Int? {
    let item = shown(place).first { layout.file.expected[place].kind != .container || !$0.backgrounds.isEmpty }
    guard let item, !item.looks.isConditional, !item.looks.isListed else { return nil }
    let ids = item.isLeaf ? [item.id] : item.kind == .scroll ? item.frames : Array(item.backgrounds)
    return ids.compactMap { layout.drawn[$0] }.min()
  }

  private func shown(_ place: Int) -> [EditedItem] {
    (layout.file.matches.items[place].map { [$0] } ?? layout.file.matches.containers[place] ?? []).map {
      layout.file.tree.items[$0]
    }
  }

  // MARK: - Frames

  /// Both frames from the same corner: along the axes that something scrolls on, from the beginning of its content.
  private func pair(_ uiKit: Rect, _ scroll: Int?, _ id: String, _ item: EditedItem) -> (uiKit: Rect, swiftUI: Rect)? {
    guard var swiftUI = layout.frames[id] else { return nil }
    guard let own = item.scroll, let frame = layout.frames[own], let scroll, let outer = places[scroll]?.frame else {
      return (uiKit, swiftUI)
    }
    var rect = uiKit
    rect.y -= outer.y
    swiftUI.y -= max(frame.y, safe.y < frame.maxY ? min(safe.y, frame.maxY) : frame.y)
    return (rect, swiftUI)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool { a.isNear(b, within: tolerance) }

  private func clipped(_ rect: Rect) -> Rect {
    let (left, top) = (max(rect.x, safe.x), max(rect.y, safe.y))
    return Rect(
      x: left, y: top, width: max(0, min(rect.maxX, safe.maxX) - left), height: max(0, min(rect.maxY, safe.maxY) - top))
  }

  /// Compares the whole frame of the view with some frames of an item; the first is the one that is reported.
  private func frames(_ uiKit: Place, _ item: EditedItem, _ ids: [String], isClipped: Bool = false) -> Outcome {
    var first: (uiKit: Rect, swiftUI: Rect)?
    for id in ids {
      guard let pair = pair(uiKit.frame, uiKit.scroll, id, item) else { continue }
      if isNear(pair.uiKit, pair.swiftUI) { return .same }
      if isClipped, isNear(clipped(pair.uiKit), clipped(pair.swiftUI)) { return .same }
      first = first ?? pair
    }
    return .moved(uiKit: first?.uiKit ?? uiKit.frame, swiftUI: first?.swiftUI)
  }

  // MARK: - Kinds

  private func compare(_ view: ExpectedView, _ item: EditedItem, _ uiKit: Place) -> Outcome {
    switch view.kind {
    case .text?:
      let painted = paintedText(view, item, uiKit.frame)
      let text = frames(Place(frame: painted, scroll: uiKit.scroll), item, [item.id])
      guard case .same = text, view.hasBackground else { return text }
      return frames(uiKit, item, item.frames)
    case .button? where item.kind == .button: return button(view, item, uiKit)
    case .field?:
      return frames(uiKit, item, view.item.looks.fieldStyle == ".roundedBorder" ? [item.id] : item.frames)
    case .toggle?, .slider?, .stepper?, .segments?, .progress?, .date?: return frames(uiKit, item, [item.id])
    case .spinner?: return center(uiKit, item, item.id)
    case .image?:
      let whole = frames(uiKit, item, item.frames)
      guard case .moved = whole, let painted = paintedImage(view, item, uiKit.frame) else { return whole }
      if case .same = frames(Place(frame: painted, scroll: uiKit.scroll), item, item.frames) { return .same }
      return whole
    case .list?, .color?, .custom?, .editor?:
      let scrolling = item.parent.map { layout.file.tree.items[$0] }.flatMap { $0.kind == .scroll ? $0.frames : nil }
      return frames(uiKit, item, item.frames + (scrolling ?? []), isClipped: true)
    default: return frames(uiKit, item, item.frames)
    }
  }

  private func center(_ uiKit: Place, _ item: EditedItem, _ id: String) -> Outcome {
    guard let pair = pair(uiKit.frame, uiKit.scroll, id, item) else { return .moved(uiKit: uiKit.frame, swiftUI: nil) }
    let isSame = Axis.allCases.allSatisfy { abs(pair.uiKit.center($0) - pair.swiftUI.center($0)) <= tolerance }
    return isSame ? .same : .moved(uiKit: pair.uiKit, swiftUI: pair.swiftUI)
  }

  private func paintedText(_ view: ExpectedView, _ item: EditedItem, _ frame: Rect) -> Rect {
    let isUnmeasured = view.isAttributed || item.looks.textFont == nil || !item.unmeasured.isEmpty
    guard !isUnmeasured, let font = view.font else { return frame }
    let isTop = view.view.isStaticText
    let room = isTop ? frame.inset(by: StaticText.insets) : frame
    let text = TextLeaf(text: view.text ?? "", font: font, lineLimit: view.item.looks.lineLimit)
    let size = layout.size(of: text, in: room.size)
    return Rect(
      x: start(view, size.width, room), y: isTop ? room.y : room.y + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The left edge of a text in a frame. UIKit mirrors only texts of natural alignment.
  private func start(_ view: ExpectedView, _ width: Double, _ room: Rect) -> Double {
    let own = layout.file.leaves.document.view(at: view.view.index)?.element[.textAlignment]
    let isMirrored = layout.environment.direction == .rightToLeft && own != "left" && own != "right"
    return switch view.guide {
    case .leading: isMirrored ? room.maxX - width : room.x
    case .trailing: isMirrored ? room.x : room.maxX - width
    default: room.x + (room.width - width) / 2
    }
  }

  /// The rectangle in which an image view paints an image that is scaled to fit; nil for an image of unknown size and
  /// for other views.
  private func paintedImage(_ view: ExpectedView, _ item: EditedItem, _ frame: Rect) -> Rect? {
    guard view.kind == .image, view.item.ratio?.mode == .fit, item.ratio?.mode == .fit,
      let image = view.view.image?.size, image.width > 0, image.height > 0
    else { return nil }
    let scale = min(frame.width / image.width, frame.height / image.height)
    let (width, height) = (image.width * scale, image.height * scale)
    return Rect(
      x: frame.center(.horizontal) - width / 2, y: frame.center(.vertical) - height / 2, width: width, height: height)
  }

  private func button(_ view: ExpectedView, _ item: EditedItem, _ uiKit: Place) -> Outcome {
    if view.drawsButton {
      if item.looks.isBordered { return frames(uiKit, item, [item.id]) }
      return frames(uiKit, item, [item.id] + item.frames + layout.file.tree.parts(of: item).flatMap(\.frames))
    }
    // Only the title or the image is seen.
    let parts = layout.file.tree.parts(of: item).filter { $0.isLeaf && $0.kind != .color }
    guard parts.count == 1, let part = parts.first, view.names.count == 1 else {
      return center(uiKit, item, item.id)
    }
    let size = part.kind == .text ? layout.titleSize(view) : nil
    guard let size, view.guide != .horizontalCenter, layout.frames[part.id] != nil else {
      return center(uiKit, item, part.id)
    }
    let frame = uiKit.frame
    let x = start(view, size.width, frame)
    let painted = Rect(x: x, y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
    return frames(Place(frame: painted, scroll: uiKit.scroll), item, [part.id])
  }

  // MARK: - Containers

  /// A container counts as found at any view that contains the same views. An invisible container may be missing.
  private func container(_ place: Int, _ uiKit: Place) -> Outcome {
    let view = layout.file.expected[place]
    let candidates = (layout.file.matches.containers[place] ?? []).map { layout.file.tree.items[$0] }
    if view.kind == .scroll {
      let scrolls = candidates.filter { $0.kind == .scroll }
      guard let scroll = scrolls.first else {
        let scrolls = layout.file.tree.items.contains { $0.kind == .scroll }
        return scrolls && candidates.isEmpty ? .notCompared(.drawsNothing) : .moved(uiKit: uiKit.frame, swiftUI: nil)
      }
      return frames(uiKit, scroll, scroll.frames, isClipped: true)
    }
    var first: Outcome?
    for item in candidates {
      let ids = view.hasBackground ? item.frames.filter { item.backgrounds.contains($0) } : item.frames
      guard !ids.isEmpty else { continue }
      let outcome = frames(uiKit, item, ids, isClipped: true)
      if case .same = outcome { return .same }
      guard case .moved(_, let shown?) = outcome else { continue }
      // The background of the screen is among the modifiers of the one view in it.
      if item.isLeaf, shown.width >= safe.width, shown.height >= safe.height { continue }
      first = first ?? outcome
    }
    if !view.hasBackground || isLikeBehind(view) { return .notCompared(.drawsNothing) }
    return first ?? .moved(uiKit: uiKit.frame, swiftUI: nil)
  }

  /// Whether its background equals that of the nearest view around it with a background, so the view is invisible.
  private func isLikeBehind(_ view: ExpectedView) -> Bool {
    func color(_ view: SceneView) -> String? {
      layout.file.leaves.document.view(at: view.index).flatMap {
        layout.file.leaves.document.properties(of: $0).style.background.flatMap(ColorSource.expression)
      }
    }
    let behind = layout.file.scene.views.ancestors(of: view.place).lazy
      .compactMap { color(layout.file.scene.views[$0]) }.first { $0 != "Color.clear" }
    return behind != nil && behind == color(view.view)
  }
}
