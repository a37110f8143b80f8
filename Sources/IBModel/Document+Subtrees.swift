import IBSource
import IBSyntax

extension Document {
  /// One past the index of the last view inside `view`. Views are in preorder, so those inside one are contiguous.
  package func endOfSubtree(_ view: Int) -> Int {
    let limit = views[view].element.range.upper
    var end = view + 1
    while end < views.count, views[end].element.range.lower < limit { end += 1 }
    return end
  }

  /// The root that a view is below; nil for a view of a bar item, which is below none.
  package func root(of view: Int) -> Int? {
    roots.last { $0 <= view && view < endOfSubtree($0) }
  }
}
