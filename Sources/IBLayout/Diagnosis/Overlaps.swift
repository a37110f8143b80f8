import IBContent
import IBModel
import IBSource

/// Texts and controls that cover each other.
///
/// Steps: 1. the visible area of each view: for a label, a text field without a border and a button that is only a title,
/// the part that the text fills; a control that another one covers is compared by its frame, because it loses touches;
/// 2. the views are sorted from top to bottom, so only neighbors are compared; 3. a pair counts if both views scroll
/// together and neither contains the other. Layers are doubtful: if one fills the other, code shows one of them at a time.
/// An overlap of a few points, or only of the empty parts of lines of text, is slight. The rule that reports overlaps
/// compares the screens: an overlap on most screens is intended.
struct Overlaps {
  private let diagnosis: SceneDiagnosis
  /// By superview: the visible subviews with a background, in document order.
  private let backgrounds: [Int: [Int]]

  init(diagnosis: SceneDiagnosis) {
    self.diagnosis = diagnosis
    let scene = diagnosis.scene
    let shown = scene.views.indices.dropFirst().filter { scene.views[$0].hasBackground && scene.isShown($0) }
    backgrounds = Dictionary(grouping: shown) { scene.views[$0].parent ?? 0 }
  }

  /// In points, on both axes. Chosen, not measured.
  private static let least = 8.0
  /// In points. Where another screen has an overlap, so has one with this. Chosen, not measured.
  private static let leastSeen = 4.0
  /// The largest number of issues of a scene. More would not help a reader.
  private static let limit = 50

  private struct Item {
    let view: Int
    /// The visible area of the view.
    let area: Rect
    let frame: Rect
  }

  func issues() -> [LayoutIssue] {
    // 1.
    let items = diagnosis.seen().compactMap(item).sorted { ($0.frame.y, $0.view) < ($1.frame.y, $1.view) }
    // A cell of a built-in style keeps its labels apart by itself.
    let parts = Set(diagnosis.islands.flatMap(\.builtInParts))
    // 2.
    var issues: [LayoutIssue] = []
    var layers: [LayoutIssue] = []
    var open: [Item] = []
    for item in items {
      open.removeAll { $0.frame.maxY <= item.frame.y }
      for other in open where issues.count < Self.limit {
        if parts.contains(item.view), parts.contains(other.view) { continue }
        let pair = other.view < item.view ? (other, item) : (item, other)
        guard let overlap = overlap(under: pair.0, over: pair.1) else { continue }
        if !areInLayers(pair.0.view, pair.1.view) {
          issues.append(issue(overlap))
        } else if layers.count < Self.limit {
          // On other screens the containers may be side by side, so these are layers only by accident.
          var issue = issue(overlap)
          issue.isDoubtful = true
          layers.append(issue)
        }
      }
      open.append(item)
      // Views without a position are all at the same place, so without a limit all of them would be compared with each
      // other.
      if open.count > Self.limit { open.removeFirst() }
    }
    return issues + layers
  }

  private func item(_ view: Int) -> Item? {
    guard let frame = diagnosis.layouts[view].inWindow, frame.width > 0, frame.height > 0, draws(view) else {
      return nil
    }
    return Item(view: view, area: diagnosis.shownArea(of: view, frame), frame: frame)
  }

  /// A text view without a text and a background draws nothing.
  private func draws(_ view: Int) -> Bool {
    let resolved = diagnosis.scene.views[view]
    return resolved.kind != .textView || resolved.hasText || resolved.hasBackground
  }

  private struct Overlap {
    let under: Item
    let over: Item
    /// Whether the second view takes touches that are meant for the first.
    let takesTouches: Bool
    /// The parts of the two views that are compared.
    let below: Rect
    let cover: Rect
    let size: Size
  }

  private func overlap(under: Item, over: Item) -> Overlap? {
    let views = diagnosis.scene.views
    let kind = views[over.view].kind
    let takesTouches =
      Self.touched.contains(views[under.view].kind) && (Self.touched.contains(kind) || kind == .textField)
    let (below, cover) = takesTouches ? (under.frame, over.frame) : (under.area, over.area)
    let size = below.intersection(cover).size
    guard size.width > 0, size.height > 0, isComparable(under.view, over.view) else { return nil }
    return Overlap(under: under, over: over, takesTouches: takesTouches, below: below, cover: cover, size: size)
  }

  private func issue(_ overlap: Overlap) -> LayoutIssue {
    let scene = diagnosis.scene
    let (under, over, takesTouches) = (overlap.under, overlap.over, overlap.takesTouches)
    let (below, cover) = (overlap.below, overlap.cover)
    let (width, height) = (overlap.size.width, overlap.size.height)
    let (id, other) = (scene.views[over.view].id, scene.views[under.view].id)
    let name = scene.document.name(of: other)
    var issue = LayoutIssue(
      .overlap, view: id, axis: height < width ? .y : .x,
      words: "\(id, named: scene.document.name(of: id)) overlaps \(other, named: name) by \(points: width, "width") × "
        + "\(points: height, "height") points")
    issue.brief = "overlaps \(other, named: name) by \(points: width, "width") × \(points: height, "height") pt"
    issue.parties = [LayoutIssue.Party(id: other, words: name)]
    // People touch a button that is only a title near the title.
    let near = under.area.outset(by: Self.around).intersection(cover)
    let isHarmless =
      takesTouches
      ? min(near.width, near.height) <= 0 || losesLittle(under, over, width * height)
      : sharesOnlyEmptyParts(under, below, over, cover)
    issue.isPartial = isHarmless || min(width, height) < Self.least
    issue.isUnseen = isHarmless || min(width, height) < Self.leastSeen
    issue.statesInFile = states(under.view, over.view).map { scene.views[$0].id }
    issue.isDoubtful = [under.view, over.view].contains { view in
      [FrameCoordinate.x, .y].contains { !diagnosis.isCertain(view, $0, within: 0) }
    }
    return issue
  }

  /// Whether the empty parts of lines of text, above and below the letters, are all that two views share.
  private func sharesOnlyEmptyParts(_ under: Item, _ below: Rect, _ over: Item, _ cover: Rect) -> Bool {
    let (lower, upper) = (emptyParts(of: under), emptyParts(of: over))
    return min(below.maxY - lower.bottom, cover.maxY - upper.bottom) <= max(below.y + lower.top, cover.y + upper.top)
  }

  /// The share of a button's area by which another may cover it if neither has a background. Chosen, not measured.
  private static let leastLoss = 0.25

  /// Whether two buttons that show nothing at their edges overlap by a small part of either.
  private func losesLittle(_ under: Item, _ over: Item, _ area: Double) -> Bool {
    [under, over].allSatisfy { item in
      !diagnosis.scene.views[item.view].hasBackground && area < Self.leastLoss * item.frame.width * item.frame.height
    }
  }

  /// In points: half of the smallest target of touches, 44 (Apple's Human Interface Guidelines, Buttons).
  private static let around = Insets(top: 22, left: 22, bottom: 22, right: 22)

  private static let touched: [ViewKind] = [.button, .switch, .slider, .segmentedControl, .stepper]

  /// The heights of a line above its capital letters and, if no letter descends, below its baseline, in points, which stay
  /// empty; 0 for a view that shows more than text.
  private func emptyParts(of item: Item) -> (top: Double, bottom: Double) {
    let control = diagnosis.scene.views[item.view].control
    guard let context = diagnosis.islands.first?.input.intrinsics, let font = control.font(in: context),
      diagnosis.showsOnlyText(item.view, in: context)
    else { return (0, 0) }
    let top = max(0, context.text.ascender(font) - SymbolSize.capHeight * font.size)
    return (top, control.label?.allSatisfy(\.staysOnBaseline) == true ? abs(context.text.descender(font)) : 0)
  }

  private func isComparable(_ first: Int, _ second: Int) -> Bool {
    let scene = diagnosis.scene
    guard !scene.isInside(first, second), !scene.isInside(second, first) else { return false }
    return scroller(of: first) == scroller(of: second) && !isUnderDialog(first, of: second)
  }

  /// Two containers are layers if one covers at least this share of the smaller. Chosen, not measured.
  private static let layerShare = 0.9

  /// The containers around the two views that cover each other in the file, as states of one screen do; empty without any.
  private func states(_ first: Int, _ second: Int) -> [Int] {
    let branches = [branch(of: first, without: second), branch(of: second, without: first)]
    guard branches[0] != first, branches[1] != second else { return [] }
    let frames = branches.compactMap { diagnosis.scene.views[$0].storedFrame }
    guard frames.count == 2 else { return [] }
    let both = frames[0].intersection(frames[1])
    return min(both.width, both.height) >= Self.least ? branches : []
  }

  /// Whether containers around the two views are stacked on each other, like several dialogs on one screen.
  private func areInLayers(_ first: Int, _ second: Int) -> Bool {
    let branches = [branch(of: first, without: second), branch(of: second, without: first)]
    guard branches[0] != first, branches[1] != second, let one = diagnosis.layouts[branches[0]].inWindow,
      let other = diagnosis.layouts[branches[1]].inWindow
    else { return false }
    let both = one.intersection(other)
    let smaller = min(one.width * one.height, other.width * other.height)
    return smaller > 0 && both.width * both.height >= Self.layerShare * smaller
  }

  /// Whether a container around the second view covers the first, as a dialog that code shows: with its own background, or
  /// with a layer under the second view, such as one that dims the screen.
  private func isUnderDialog(_ first: Int, of second: Int) -> Bool {
    guard let covered = diagnosis.layouts[first].inWindow else { return false }
    let views = diagnosis.scene.views
    let (below, top) = (branch(of: first, without: second), branch(of: second, without: first))
    var layers = views[top].parent.flatMap { backgrounds[$0] }?.filter { below < $0 && $0 < top } ?? []
    var inner = second
    while inner != top, let outer = views[inner].parent {
      if views[outer].hasBackground { layers.append(outer) }
      layers += backgrounds[outer]?.prefix { $0 < inner } ?? []
      inner = outer
    }
    return layers.contains { diagnosis.layouts[$0].inWindow?.contains(covered, within: 1) == true }
  }

  /// The outermost superview of a view that does not contain the other view; the view itself if all of them contain it.
  private func branch(of view: Int, without other: Int) -> Int {
    var branch = view
    while let outer = diagnosis.scene.views[branch].parent, !diagnosis.scene.isInside(other, outer) { branch = outer }
    return branch
  }

  private func scroller(of view: Int) -> Int? {
    let scene = diagnosis.scene
    return scene.views[view].parent.flatMap { scene.nearest(from: $0) { $0.kind.scrolls || $0.kind.isCell } }
  }
}
