import IBContent
import IBModel

/// A collection view with a flow layout, as a grid that scrolls. The app determines how often each kind of cell is
/// repeated.
///
/// Source: the documentation of `UICollectionViewFlowLayout`, `LazyVGrid` and `GridItem`. An adaptive track with the
/// length of the items makes as many columns as the flow layout: both fit as many as possible with the spacing between
/// them.
struct CollectionSource {
  let cells: CellSource

  func leaf(_ collection: Document.View, _ content: CollectionContent) -> LeafSource? {
    guard let flow = content.flowLayout else { return nil }
    var leaf = LeafSource(expression: "")
    var content = cells.addRows(to: &leaf, of: collection) { cell in
      let background = cell.flatMap(cells.background).map { ["background(\($0))"] } ?? []
      let isPlain = cell.map { cells.triggers[$0.id] == nil } ?? true
      return ([frame(cell.flatMap(size) ?? flow.itemSize, flow)] + background, isPlain ? [] : ["buttonStyle(.plain)"])
    }
    leaf.properties += cells.properties(ofRowsOf: collection)
    content = section(content, of: collection, flow).map { "    \($0)" }
    let axes = flow.isHorizontal ? "ScrollView(.horizontal)" : "ScrollView"
    var lines = ["\(axes) {"]
    if content.isEmpty {
      lines.append("  \(grid(collection, flow)) {}")
    } else {
      lines += ["  \(grid(collection, flow)) {"] + content + ["  }"]
    }
    if let inset = inset(flow) { lines.append("  \(content.isEmpty ? "  " : "").\(inset)") }
    leaf.expression = (lines + ["}"]).joined(separator: "\n")
    return leaf
  }

  private func item(_ view: Document.View) -> CollectionItemContent? {
    if case .collectionItem(let item) = cells.document.properties(of: view).control { item } else { nil }
  }

  private func size(_ cell: Document.View) -> Size? {
    item(cell)?.customSize
  }

  /// The frame of an item. An item with the size of its content has that size along the lines.
  private func frame(_ size: Size, _ flow: FlowLayoutContent) -> String {
    let width = SwiftText.number(size.width)
    let height = SwiftText.number(size.height)
    if !flow.isSelfSizing { return "frame(width: \(width), height: \(height))" }
    return flow.isHorizontal ? "frame(height: \(height))" : "frame(width: \(width))"
  }

  private func grid(_ collection: Document.View, _ flow: FlowLayoutContent) -> String {
    let sizes = cells.cells(of: collection).map { size($0) ?? flow.itemSize }
    let lengths = sizes.map { flow.isHorizontal ? $0.height : $0.width }
    let length = lengths.max() ?? (flow.isHorizontal ? flow.itemSize.height : flow.itemSize.width)
    let item =
      "GridItem(.adaptive(minimum: \(SwiftText.number(length))), spacing: \(SwiftText.number(flow.itemSpacing)))"
    let name = flow.isHorizontal ? "LazyHGrid(rows:" : "LazyVGrid(columns:"
    return "\(name) [\(item)], spacing: \(SwiftText.number(flow.lineSpacing)))"
  }

  private func inset(_ flow: FlowLayoutContent) -> String? {
    let inset = flow.sectionInset
    guard inset != .zero else { return nil }
    return ModifierSource.padding(
      EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
  }

  private func section(_ items: [String], of collection: Document.View, _ flow: FlowLayoutContent) -> [String] {
    func part(_ isPart: (CollectionItemContent) -> Bool, _ size: Size) -> [String]? {
      let view = collection.children.lazy.map { cells.document.views[$0] }.first { item($0).map(isPart) ?? false }
      guard let view, let name = cells.typeName(view) else { return nil }
      let length = flow.isHorizontal ? size.width : size.height
      guard length > 0 else { return nil }
      return [
        cells.names.call(type: name, forwards: true),
        "  .frame(\(flow.isHorizontal ? "width" : "height"): \(SwiftText.number(length)))",
      ]
    }
    let header = part({ $0.isHeader }, flow.header)
    let footer = part({ $0.isFooter }, flow.footer)
    guard header != nil || footer != nil else { return items }
    return CellSource.section(items, header: header, footer: footer)
  }
}
