import IBModel
import IBSource
import IBSyntax
import IBTestSupport

/// The frames that Xcode stored in a document and that its own layout engine computed, as far as the file says.
///
/// Counted are views under Auto Layout of iOS documents that name a canvas and were saved by Xcode 9 or later. Left out
/// are views that Xcode flagged as misplaced or ambiguous or that are in one of those, arranged views that are hidden,
/// and views that are not installed in general.
struct StoredFrames {
  struct View {
    let id: String
    let frame: Rect
    /// Whether the view or anything in its controller's view, its cell or its xib's view shows text.
    let hasTextAround: Bool
    fileprivate let element: XMLElement
  }

  private(set) var views: [View] = []
  private let document: Document

  init(_ document: Document) {
    self.document = document
    guard isCounted else { return }
    let texts = viewsWithText()
    let uninstalled = uninstalledViews()
    var isBad = Array(repeating: false, count: document.views.count)
    for (index, view) in document.views.enumerated() {
      let isInStack = view.role == .arranged
      isBad[index] =
        view.parent.map { isBad[$0] } ?? false || view.element.flag(.misplaced) == true
        || view.element.flag(.ambiguous) == true || (isInStack && view.element.flag(.hidden) == true)
        || uninstalled.contains(view.id)
      let isConstrained = isInStack || view.element.flag(.translatesAutoresizingMaskIntoConstraints) == false
      guard !isBad[index], isConstrained, view.element.flag(.fixedFrame) != true else { continue }
      guard let rect = view.element.child(named: .rect, key: "frame"), let frame = Rect(rect) else { continue }
      views.append(View(id: view.id, frame: frame, hasTextAround: texts[island(of: index)], element: rect))
    }
  }

  /// The document's bytes with each counted frame replaced by a wrong one, so that what agrees was computed.
  func blinded(seed: UInt64) -> [UInt8]? {
    var generator = SplitMix(seed: seed)
    let edits = views.flatMap { view in
      [(Name.x, 0...90), (.y, 0...400), (.width, 20...300), (.height, 12...200)].compactMap { name, range in
        let value = Int.random(in: range, using: &generator)
        return view.element.attributes.first { $0.name == name }.map { SyntaxEdit.setValue(of: $0, to: String(value)) }
      }
    }
    return TextEdit.apply(edits, to: document.tree.source.bytes)
  }

  /// Whether a view is in one that is stretched by its mask inside a counted one: the frames of both are then the
  /// stored frame's to give.
  func restsOnAMask(_ id: String) -> Bool {
    let counted = Set(views.map(\.id))
    var current = document.view(id).flatMap { document.views[$0].parent }
    while let view = current {
      if !counted.contains(document.views[view].id), let parent = document.views[view].parent,
        counted.contains(document.views[parent].id), document.views[view].role != .contentView
      {
        return true
      }
      current = document.views[view].parent
    }
    return false
  }

  // MARK: - What counts

  private var isCounted: Bool {
    guard document.flavor.platform == .iOS, document.header.useAutolayout, document.header.device != nil else {
      return false
    }
    let tools = document.header.toolsVersion.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
    return (tools ?? 0) >= Self.firstTools
  }

  /// Xcode 9, the first whose canvas shows devices.
  private static let firstTools = 13000

  private func viewsWithText() -> [Bool] {
    var hasText = Array(repeating: false, count: document.views.count)
    let tags: Set = ["label", "button", "textField", "textView", "segmentedControl", "searchBar"]
    for index in document.views.indices where tags.contains(document.views[index].element.tag) {
      var current: Int? = index
      while let view = current, !hasText[view] {
        hasText[view] = true
        current = document.views[view].parent
      }
    }
    return hasText
  }

  /// Views that a general mask takes out and no specific one brings back.
  private func uninstalledViews() -> Set<String> {
    var ids: Set<String> = []
    for variation in document.variations {
      for entry in variation.masks.flatMap(\.entries) {
        if variation.isDefault { ids.insert(entry.reference) } else { ids.remove(entry.reference) }
      }
    }
    return ids
  }

  /// The cell around a view, else the outermost view around it.
  private func island(of view: Int) -> Int {
    var current = view
    while !document.views[current].kind.isCell, let parent = document.views[current].parent { current = parent }
    return current
  }
}

extension Rect {
  fileprivate init?(_ rect: XMLElement) {
    guard let x = rect.number(.x), let y = rect.number(.y), let width = rect.number(.width),
      let height = rect.number(.height)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
