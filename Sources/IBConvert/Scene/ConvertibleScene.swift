import IBContent
package import IBLayout
package import IBModel
import IBSyntax

/// A scene in all configurations, with the evidence from its constraints.
package struct ConvertibleScene: Sendable {
  package let identity: SceneLayout.Identity
  package let configurations: [TraitConfiguration]
  /// The number of configurations, from the first on, from which a tree is inferred.
  package let seenCount: Int
  /// The number of those with the document's own texts, which come first.
  let ownTextCount: Int
  /// The views, each before those inside it.
  package let views: [SceneView]
  /// The views with a separate layout: that of the scene, followed by the contents of its cells.
  package let roots: [Int]
  let safeAreas: [EdgeInsets]
  /// Whether all configurations from which a tree is inferred were laid out.
  ///
  /// If a limit ended a layout, its frames come from the file and do not reveal an arrangement.
  let isLaidOut: Bool
  /// The edges at which views keep their content in the safe area, by the index of the view.
  private(set) var keepers: [Int: EdgeSet] = [:]
  /// The indices of texts that keep their length even if the text next to them does not fit.
  let resisting: Set<Int>
  private let places: [String: Int]
  /// The constraints in the configurations from which a tree is inferred, each once.
  let constraints: [ConstraintLine]

  /// - Returns: nil for a scene without a view.
  package init?(_ layouts: [SceneLayout], of document: Document, seenCount: Int) {
    guard let first = layouts.first, !first.views.isEmpty else { return nil }
    identity = first.scene
    configurations = layouts.map(\.configuration)
    self.seenCount = min(seenCount, layouts.count)
    ownTextCount = layouts.prefix(seenCount).count { $0.configuration.textGrowth == 0 }
    isLaidOut = !layouts.prefix(seenCount).contains { $0.issues.contains { $0.kind == .limit } }
    safeAreas = layouts.map { EdgeInsets($0.views.first?.safeArea ?? $0.safeArea, .leftToRight) }
    // For each layout, the index of each view by its id.
    let columns = layouts.map { layout in
      Dictionary(layout.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let connected = Set(document.connections.flatMap { [$0.source, $0.destination] }.compactMap(\.self))
    var places: [String: Int] = [:]
    var views: [SceneView] = []
    for view in first.views where places[view.id] == nil {
      let shown = zip(layouts, columns).map { layout, column in column[view.id].map { layout.views[$0] } }
      guard var place = SceneView(view, shown, parent: view.parent.flatMap { places[$0] }, in: document) else {
        continue
      }
      if connected.contains(view.id) { place.isBlank = false }
      places[view.id] = views.count
      if let parent = place.parent { views[parent].children.append(views.count) }
      views.append(place)
    }
    var seen: Set<String> = []
    constraints = layouts.prefix(seenCount).flatMap(\.constraints).filter {
      $0.id.isEmpty || seen.insert($0.id).inserted
    }
    EvidenceReader.read(constraints, places, into: &views)
    self.places = places
    self.views = views
    let all = views.indices.filter { Self.isRoot($0, views) }
    // The struct of a cell is that of its content.
    // Code fills a cell without content.
    let filled = all.filter { root in
      !(views[root].isBlank && views[root].parent.map { views[$0].kind.isCell && $0 != 0 } ?? false)
    }
    roots = all.count > 1 && views[0].kind.isCell && views[all[1]].parent == 0 ? Array(all.dropFirst()) : filled
    resisting = Self.resisting(views, in: document)
    keepers = SafeAreaKeepers.of(views, seen: 0..<self.seenCount) { isShown($0) }
  }

  /// The texts that keep their length.
  ///
  /// The compression resistance in the document decides which of two texts in a row is cut off, even if both of the
  /// document's own texts fit.
  private static func resisting(_ views: [SceneView], in document: Document) -> Set<Int> {
    var result: Set<Int> = []
    for view in views where view.children.count > 1 {
      let texts = view.children.filter { views[$0].kind == .label }
      let elements = texts.map { views[$0].index.map { document.views[$0] } }
      guard elements.contains(where: { $0?.element.has(.horizontalCompressionResistancePriority) == true }) else {
        continue
      }
      let resistances = elements.map { $0.map { document.properties(of: $0).layout.compression.horizontal } ?? 0 }
      for (text, own) in zip(texts, resistances) {
        guard let frame = views[text].frames.first.flatMap({ $0 }) else { continue }
        let yields = zip(texts, resistances).contains { other, resistance in
          guard resistance < own, let next = views[other].frames.first.flatMap({ $0 }) else { return false }
          let isInRow = next.y < frame.maxY && frame.y < next.maxY
          return isInRow && (next.x >= frame.maxX - Tolerance.proof || frame.x >= next.maxX - Tolerance.proof)
        }
        if yields { result.insert(text) }
      }
    }
    return result
  }

  /// The layouts, ordered such that those from which a tree is inferred come first.
  ///
  /// These are those in the final size classes, followed by those with larger sizes and longer texts, if they change the
  /// scene. If constraints vary by size class, only the layouts with those of the first size class count: one tree cannot
  /// have the arrangements of several.
  ///
  /// - Parameter count: the number of layouts in size classes, which are the first ones.
  package static func ordered(
    _ columns: [SceneLayout], classes count: Int
  ) -> (columns: [SceneLayout], seenCount: Int) {
    let classes = columns.prefix(count)
    let rest = columns.dropFirst(classes.count)
    let grown = rest.filter { column in
      column.configuration.isGrown
        && zip(column.views, classes.first?.views ?? []).contains { $0.frame != $1.frame }
    }
    let others = rest.filter { !$0.configuration.isGrown }
    let constants = Self.constants(columns[0])
    let (all, isAlike) = (classes + others, { Self.constants($0) == constants })
    let alike = all.filter(isAlike)
    guard alike.count < all.count, alike.count + grown.count > 1 else {
      return (classes + grown + others, classes.count + grown.count)
    }
    return (alike + grown + all.filter { !isAlike($0) }, alike.count + grown.count)
  }

  /// The constants of the constraints that a size class installs, in points, by their ids.
  private static func constants(_ layout: SceneLayout) -> [String: Double] {
    Dictionary(layout.constraints.map { ($0.id, $0.constant) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of a view by its id or that of its leaf; nil without one.
  func place(of id: String) -> Int? {
    places[id] ?? (id.hasSuffix(SceneView.leafSign) ? places[String(id.dropLast(SceneView.leafSign.count))] : nil)
  }

  /// Whether a view takes part in the layout in all configurations from which a tree is inferred.
  func isShown(_ view: Int) -> Bool {
    isShownSomewhere(view) && views[view].frames.prefix(seenCount).allSatisfy { $0 != nil }
  }

  /// Whether a view that is shown is written. A view that only keeps others apart in a stack view is spacing.
  func isWritten(_ view: Int) -> Bool { isShown(view) && !(views[view].isArranged && views[view].isBlank) }

  /// The views directly inside a view that are written.
  func written(in view: SceneView) -> [Int] { view.children.filter { isWritten($0) } }

  func isShownSomewhere(_ view: Int) -> Bool {
    let shown = views[view]
    if shown.isArranged && shown.isHidden { return false }
    return shown.frames.contains { $0 != nil } && !isLaidOutElsewhere(view)
  }

  /// Whether a view has a separate layout or is kept by its superview: a cell, a bar item's view, the background of a
  /// table.
  private func isLaidOutElsewhere(_ view: Int) -> Bool {
    if views[view].isAttached || views[view].isTableEnd { return true }
    return switch views[view].rule {
    case .collection, .bar, .container: true
    default: false
    }
  }

  /// Whether a view is the root of a separate layout. For a cell, it is the content, which a row shows.
  private static func isRoot(_ index: Int, _ views: [SceneView]) -> Bool {
    let view = views[index]
    guard index != 0 else { return true }
    guard let parent = view.parent else { return false }
    if view.isTableEnd { return true }
    if view.kind == .collectionReusableView, views[parent].kind == .collectionView {
      return !hasContentView(view, views)
    }
    guard views[parent].kind.isCell else { return false }
    return
      (view.kind == .tableViewCellContentView || view.kind == .collectionViewCellContentView
      || hasContentView(views[parent], views) && view.kind == .view)
  }

  /// Whether a single view contains everything that a cell, header or footer shows.
  private static func hasContentView(_ cell: SceneView, _ views: [SceneView]) -> Bool {
    cell.children.count == 1 && views[cell.children[0]].kind == .view
  }
}

extension SceneView {
  /// The frame of a view. For a control that constraints place, it is the rectangle from which they measure, so that the
  /// distances are those of the document. SwiftUI's segmented control is as high as the frame.
  private static func frame(_ view: ViewLayout, _ kind: ViewKind) -> Rect? {
    guard let placement = view.placement, kind != .imageView, kind != .segmentedControl else { return view.frame }
    return switch placement.rule {
    case .constraints, .stackView: view.frame?.inset(by: placement.alignmentInsets)
    default: view.frame
    }
  }

  /// The frame of a label that no constraint places, as high as its line. In Xcode, such a frame is drawn by hand, and
  /// often higher; its width makes columns.
  ///
  /// - Returns: nil for a label with a background, which shows its frame, and for one that is lower than its line.
  private static func lineFrame(_ view: ViewLayout, _ properties: ViewProperties?) -> Rect? {
    guard case .label(let label)? = properties?.control, label.maximumLines == 1, properties?.style.background == nil,
      var rect = view.frame, let placement = view.placement, let height = placement.intrinsicHeight, height > 0,
      height <= rect.height
    else { return nil }
    switch placement.rule {
    case .autoresizing, .storedFrame: break
    default: return nil
    }
    rect.y += (rect.height - height) / 2
    rect.height = height
    return rect
  }

  fileprivate init?(_ view: ViewLayout, _ shown: [ViewLayout?], parent: Int?, in document: Document) {
    id = view.id
    let source = document.view(at: view.index)
    kind = source?.kind ?? .unknown
    index = view.index
    customClass = view.customClass
    self.parent = parent
    let kind = kind
    let properties = source.map { document.properties(of: $0) }
    frames = shown.map { $0.flatMap { Self.lineFrame($0, properties) ?? Self.frame($0, kind) } }
    safeAreas = shown.map { EdgeInsets($0?.safeArea ?? .zero, .leftToRight) }
    margins = shown.map { $0.map { $0.margins.left - $0.safeArea.left } ?? 0 }
    contentSizes = shown.map { $0?.contentSize }
    naturals = AxisPair { axis in
      shown.map { axis == .horizontal ? $0?.placement?.intrinsicWidth : $0?.placement?.intrinsicHeight }
    }
    image = shown.lazy.compactMap { $0?.sizedImage }.first
    isHidden = view.hidden
    isStaticText = source.flatMap { document.textView($0) }?.isStatic ?? false
    let sizes = properties?.sizeReplacement
    isBlank =
      (kind == .view || kind == .tableViewCellContentView || kind == .collectionViewCellContentView)
      && source?.children.isEmpty == true && view.customClass == nil
      && properties?.style.background == nil && properties?.style.border == nil
    let lengths = source?.constraints.map { document.constraints[$0] }.filter { $0.isPlaceholder && $0.second == nil }
    placeholderAxes = AxisSet { axis in
      let hasSize = axis == .horizontal ? sizes?.placeholderWidth != nil : sizes?.placeholderHeight != nil
      return hasSize || lengths?.contains { $0.firstAttribute == (axis == .horizontal ? .width : .height) } == true
    }
    isTableEnd = source?.isTableEnd ?? false
    isBuiltInText = source.map { document.isBuiltInText($0) } ?? false
    isAttached = if case .attached? = source?.role { true } else { false }
    rule = shown.lazy.compactMap { $0?.placement?.rule }.first
    if kind == .stackView, let source, case .stackView(let stack) = document.properties(of: source).control {
      stackAxis = stack.isVertical ? .vertical : .horizontal
    } else {
      stackAxis = nil
    }
  }
}

extension Document {
  fileprivate func isBuiltInText(_ label: View) -> Bool {
    guard label.kind == .label, let cell = label.parent.flatMap({ views[$0].parent }).map({ views[$0] }),
      cell.kind == .tableViewCell, case .tableViewCell(let content) = properties(of: cell).control
    else { return false }
    return content.style != nil && [content.textLabel, content.detailLabel].contains(label.id)
  }
}
