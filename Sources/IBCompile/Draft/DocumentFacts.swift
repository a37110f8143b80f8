import IBLayout
import IBModel
import IBSyntax

/// What follows from the document as a whole, found once for a nib and all nibs inside of it.
final class DocumentFacts {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The ids of guides that constraints name.
  private(set) lazy var namedGuides = Set(
    document.constraints.flatMap { [$0.first, $0.second] }.compactMap { item in
      if case .guide(let guide)? = item { document.guides[guide].id } else { nil }
    })

  /// The frames of views on the document's canvas, in points of the superview, by the views' ids.
  private(set) lazy var frames: [String: Rect] = {
    guard let canvas = ConfigurationSet.canvas(of: document) else { return [:] }
    let layouts = LayoutEngine(document, .documentAlone).layouts(in: canvas, diagnosis: .none)
    var frames: [String: Rect] = [:]
    for view in layouts.flatMap(\.views) { frames[view.id] = view.frame }
    return frames
  }()

  /// The colors of the document's resources; the first of each name counts.
  private(set) lazy var resourceColors: [ResourceName: XMLElement] = {
    let parts = document.tree.root?.child(tagged: "resources")?.children.compactMap { part in
      part.child(named: .color).map { (ResourceName(tag: part.tag, name: part.word("name") ?? ""), $0) }
    }
    return Dictionary(parts ?? [], uniquingKeysWith: { first, _ in first })
  }()
}
