import IBModel

/// The natural sizes of a scene's views, each measured once for all passes and configurations in which the inputs are
/// the same.
final class NaturalSizes {
  private struct Entry {
    /// At no given width.
    var free: IntrinsicSize?
    /// At the width it was last asked for.
    var wrapped: IntrinsicSize?
    var wrapWidth = 0.0
  }

  /// The sizes under one set of traits and one way to measure text, by local index.
  private struct Table {
    let traits: ContentTraits
    let text: TextMeasurer
    var entries: [Entry]
  }

  private let scene: SceneContent
  private var tables: [Table] = []

  init(_ scene: SceneContent) {
    self.scene = scene
  }

  /// The natural sizes of some views, by local index; text wraps at the widths of `frames` where there are any.
  func sizes(of views: [Int], frames: [Rect?]?, in context: IntrinsicContext) -> [IntrinsicSize] {
    let table = table(for: context)
    var sizes = Array(repeating: IntrinsicSize.none, count: scene.views.count)
    for view in views {
      if let width = frames?[view]?.width, Intrinsics.wraps(scene.views[view]) {
        sizes[view] = size(of: view, wrapWidth: width, table, context)
      } else {
        sizes[view] = size(of: view, table, context)
      }
    }
    return sizes
  }

  private func size(of view: Int, _ table: Int, _ context: IntrinsicContext) -> IntrinsicSize {
    if let known = tables[table].entries[view].free { return known }
    let size = Intrinsics.size(of: scene.views[view], wrapWidth: nil, in: context)
    tables[table].entries[view].free = size
    return size
  }

  private func size(of view: Int, wrapWidth: Double, _ table: Int, _ context: IntrinsicContext) -> IntrinsicSize {
    let entry = tables[table].entries[view]
    if entry.wrapWidth == wrapWidth, let known = entry.wrapped { return known }
    let size = Intrinsics.size(of: scene.views[view], wrapWidth: wrapWidth, in: context)
    tables[table].entries[view].wrapped = size
    tables[table].entries[view].wrapWidth = wrapWidth
    return size
  }

  private func table(for context: IntrinsicContext) -> Int {
    if let known = tables.firstIndex(where: { $0.traits == context.configuration && $0.text == context.text }) {
      return known
    }
    let entries = Array(repeating: Entry(), count: scene.views.count)
    tables.append(Table(traits: context.configuration, text: context.text, entries: entries))
    return tables.count - 1
  }
}
