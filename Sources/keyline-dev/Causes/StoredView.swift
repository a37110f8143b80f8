import IBSource
import IBSyntax

/// A view whose stored frame is evidence: Xcode's canvas laid it out under Auto Layout.
struct StoredView {
  let element: XMLElement
  let id: String
  /// x, y, width, height as stored, in points in the superview's coordinates.
  let frame: [Double]
  /// The id of the root of its island: a controller's view, a cell, the top-level view of a xib.
  let island: String
  let hasSubviews: Bool

  /// The edit that hides the stored frame: numbers that depend only on the id and are the same in every run.
  var hidden: [TextEdit] {
    guard let rect = element.child(named: .rect, key: "frame") else { return [] }
    let hash = id.utf8.reduce(UInt64(5381)) { ($0 << 5) &+ $0 &+ UInt64($1) }
    // Lengths in points that no real view is likely to have on all four coordinates.
    let values = [hash % 91, hash / 91 % 401, 20 + hash / 36491 % 281, 12 + hash / 10_253_971 % 189]
    return zip([Name.x, .y, .width, .height], values).compactMap { name, value in
      rect.attribute(name).map { SyntaxEdit.setValue(of: $0, to: String(value)) }
    }
  }
}

/// The views of a document whose stored frames are evidence.
struct StoredViews {
  private(set) var views: [StoredView] = []
  /// The device of its canvas, as the file names it.
  let canvas: String
  /// The tools version it was saved with, rounded down to 500.
  let era: Int
  /// The ids of two views that one constraint, or one stack view, places, or of which one is in the other.
  private(set) var links: [(String, String)] = []
  private var masked: Set<String> = []

  /// The oldest tools version whose canvas the layouts reproduce well.
  private static let firstCounted = 13_000

  /// Nil for a document that was not laid out by the canvas of a known device: without Auto Layout or `device`, or
  /// older than tools version 13000.
  init?(_ tree: SyntaxTree) {
    guard let root = tree.root, root[.type]?.contains("CocoaTouch") == true, root.flag(.useAutolayout) == true,
      root.children.contains(where: { $0.tag == "device" }),
      let version = root[.toolsVersion]?.split(separator: ".").first.flatMap({ Int($0) }), version >= Self.firstCounted
    else { return nil }
    canvas = root.children.first { $0.tag == "device" }?[.id] ?? ""
    era = version / 500 * 500
    links = root.descendants.flatMap(Self.links)
    for variation in root.descendants where variation.name == .variation {
      let isDefault = variation[.key] == "default"
      for change in variation.descendants where change.tag == (isDefault ? "exclude" : "include") {
        guard let reference = change[.reference] else { continue }
        if isDefault { masked.insert(reference) } else { masked.remove(reference) }
      }
    }
    // A view's context comes from the nearest view around it; `SyntaxLimits.nestingDepth` limits the depth.
    var open = [(root, Context())]
    while let (element, context) = open.popLast() {
      var inner = context
      visit(element, &inner)
      let isList = element.name == .subviews
      for child in element.children.reversed() where child.name != .rect {
        var next = inner
        next.isArranged = isList && context.isInStack
        next.isInStack = element.name == .subviews ? false : element.tag == "stackView"
        open.append((child, next))
      }
    }
  }

  private struct Context {
    var isBad = false
    var isInStack = false
    var isArranged = false
    var island: String?
  }

  /// What a constraint or a list of subviews links.
  private static func links(_ element: XMLElement) -> [(String, String)] {
    guard let owner = element.parent else { return [] }
    switch element.tag {
    case "constraint":
      guard let first = element[.firstItem] ?? owner.parent?[.id], let second = element[.secondItem] else { return [] }
      return [(first, second)]
    case "subviews":
      let views = element.children.compactMap { $0[.id] }
      let siblings = owner.tag == "stackView" ? zip(views, views.dropFirst()).map { ($0, $1) } : []
      return siblings + (owner[.id].map { superview in views.map { ($0, superview) } } ?? [])
    default: return []
    }
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private mutating func visit(_ element: XMLElement, _ context: inout Context) {
    guard let id = element[.id] else { return }
    if element[.key] == "view" || Self.cells.contains(element.tag) || context.island == nil { context.island = id }
    context.isBad =
      context.isBad || element.flag(.misplaced) == true || element.flag(.ambiguous) == true || masked.contains(id)
      || (context.isArranged && element.flag(.hidden) == true)
    guard !context.isBad, let island = context.island, let rect = element.child(named: .rect, key: "frame"),
      element.flag(.fixedFrame) != true,
      context.isArranged || element.flag(.translatesAutoresizingMaskIntoConstraints) == false
    else { return }
    let frame = [Name.x, .y, .width, .height].compactMap { rect.number($0) }
    guard frame.count == 4 else { return }
    let inner = element.child(named: .subviews).map { $0.firstChild != nil } ?? false
    views.append(StoredView(element: element, id: id, frame: frame, island: island, hasSubviews: inner))
  }
}
