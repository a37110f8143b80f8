import IBModel

/// A view of the document, as an edited file should show it: as the conversion prints it.
struct ExpectedView {
  let place: Int
  let view: SceneView
  /// What the conversion prints for the view, read as an edited file is. The first item is the view.
  let tree: EditedTree
  let item: EditedItem
  /// Nil for a view that draws only the views inside it.
  let kind: EditedItem.Kind?
  /// The position of a text in a larger frame.
  let guide: Guide
  /// Whether it is in a row of a list, whose position is not compared.
  let isListed: Bool
  let isHidden: Bool
  /// The opacity, with that of the views around it.
  let opacity: Double

  /// - Parameter outer: the view around it; nil for the root.
  init?(_ place: Int, in scene: ConvertibleScene, _ leaves: LeafReader, isListed: Bool, outer: ExpectedView? = nil) {
    view = scene.views[place]
    let holdsViews = view.holdsViews && view.children.contains { scene.isShown($0) }
    let source =
      holdsViews
      ? leaves.decorations(view.index, in: scene.configurations) : leaves.leaf(view.index, in: scene.configurations)
    guard let tree = EditedTree(source), var item = tree.items.first else { return nil }
    // The hidden title of a control is the label before it, which VoiceOver reads as well.
    if !source.outer.contains(where: { $0.hasPrefix("accessibilityLabel") }) {
      item.accessibility["accessibilityLabel"] = nil
    }
    self.place = place
    self.isListed = isListed
    self.tree = tree
    self.item = item
    guide = source.textGuide
    isHidden = outer?.isHidden == true || view.isHidden || item.looks.hiding != nil
    opacity = item.looks.opacity * (outer?.opacity ?? 1)
    let custom = source.hostedClass ?? (view.index == nil ? view.customClass : nil)
    kind =
      switch view.kind {
      case _ where holdsViews: view.kind == .scrollView ? .scroll : .container
      case .imageView where custom == nil: .image
      case .tableView, .collectionView: .list
      case .tableViewCell, .collectionViewCell, .collectionReusableView: .container
      case _ where view.index == nil && custom == nil: nil
      default: custom.map { .custom($0) } ?? item.kind
      }
  }

  /// The text; nil for a view without one, and for one that only code sets.
  var text: String? { item.text?.literal }

  /// The text and the image of a button, the titles of segments, or the name of an image.
  var names: [String] {
    switch kind {
    case .button?: shownParts.compactMap { $0.text?.literal }.filter { !$0.isEmpty }
    case .segments?: item.names.map { $0.literal ?? "" }
    case .image?: [text].compactMap(\.self)
    default: []
    }
  }

  var font: TextFont? {
    kind == .button ? shownParts.first { $0.kind == .text }?.looks.textFont : item.looks.textFont
  }

  private var shownParts: [EditedItem] {
    tree.parts(of: item).filter { $0.isLeaf && $0.kind != .color && !$0.looks.isBehind }
  }

  /// Whether a text has attributes without which it has another size.
  var isAttributed: Bool { ([item] + shownParts).contains { !$0.unmeasured.isEmpty } }

  var hasBackground: Bool { !item.backgrounds.isEmpty || kind == .color && color != "Color.clear" }

  /// The color of a view that shows only that.
  var color: String? { kind == .color ? item.words : nil }

  /// Whether a button draws more than its title and its image.
  var drawsButton: Bool {
    kind == .button && (item.looks.isBordered || tree.parts(of: item).contains(where: \.drawsBackground))
  }

  /// All views of a root, those in rows of its lists too, a view before those inside.
  static func all(of root: Int, in scene: ConvertibleScene, _ leaves: LeafReader) -> [ExpectedView] {
    func isList(_ view: SceneView) -> Bool { view.kind == .tableView || view.kind == .collectionView }
    var result: [ExpectedView] = []
    let outer = ExpectedView(root, in: scene, leaves, isListed: false)
    var pending = scene.views[root].children.reversed().map {
      (view: $0, isListed: isList(scene.views[root]), outer: outer, depth: 1)
    }
    while let next = pending.popLast() {
      guard next.depth <= ConversionLimits.deepest,
        let found = ExpectedView(next.view, in: scene, leaves, isListed: next.isListed, outer: next.outer)
      else { continue }
      result.append(found)
      let isList = isList(found.view)
      guard found.view.holdsViews || isList || next.isListed && found.view.kind.isCell else { continue }
      pending += found.view.children.reversed().map { ($0, next.isListed || isList, found, next.depth + 1) }
    }
    return result
  }
}

extension EditedItem {
  /// Whether the part of a button is, or has, something under the title.
  var drawsBackground: Bool { kind == .color || !backgrounds.isEmpty }
}

extension EditedTree {
  /// The views of a source that the conversion prints; nil if the reader of edited files cannot read it.
  fileprivate init?(_ source: LeafSource) {
    let modifiers = (source.modifiers + source.outer).map { "\n.\($0)" }.joined()
    let cursor = SourceCursor(
      """
      struct A: View {
      \(source.properties.map(\.preset).joined(separator: "\n"))
      var body: some View {
      \(source.expression.isEmpty ? "Color.clear" : source.expression)\(modifiers)
      }
      }
      """)
    guard let declarations = try? SwiftDeclarations(cursor), let type = declarations.type("A"),
      let tree = try? EditedTree(type, in: declarations, cursor)
    else { return nil }
    self = tree
  }
}
