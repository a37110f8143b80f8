import IBModel

/// The intrinsic content sizes of a scene's views, each measured once for all passes and configurations with the same
/// inputs.
final class IntrinsicSizes {
  /// The results for a view, without a given width and at the last requested width.
  private struct Measured<Value> {
    private var free: Value?
    private var wrapped: Value?
    private var wrapWidth = 0.0

    /// The value at a width (nil for none), measured if it is not known.
    mutating func value(_ width: Double?, measure: (Double?) -> Value) -> Value {
      if let known = width == nil ? free : width == wrapWidth ? wrapped : nil { return known }
      let value = measure(width)
      if let width { (wrapped, wrapWidth) = (value, width) } else { free = value }
      return value
    }
  }

  private struct Entry {
    var size = Measured<IntrinsicSize>()
    /// Nil for a view whose intrinsic content size is known.
    var bounds = Measured<IntrinsicBounds?>()
    /// Nil until it is requested.
    var replacement: Replacement?
    /// Nil until it is requested, and nil inside for a view without a text that can be checked.
    var line: FittedLine??
  }

  /// The lengths of a view that come from its text in the replacement for a missing font.
  private enum Replacement { case none, ofHeight, ofBoth }

  /// The sizes for one set of traits and one way to measure text, by local index.
  private struct Table {
    let traits: ContentTraits
    let text: TextMeasurer
    var entries: [Entry]
  }

  private let scene: SceneContent
  /// By local index: whether the height depends on the width that the layout gives.
  private lazy var wraps = scene.views.map(\.control.wraps)
  /// By local index: whether a size depends on traits that the tables do not distinguish.
  private lazy var dependsOnMoreTraits = scene.views.map(\.control.sizeDependsOnMoreTraits)
  private lazy var showsCatalogImage = scene.views.map(\.control.showsCatalogImage)
  private var tables: [Table] = []

  init(_ scene: SceneContent) {
    self.scene = scene
  }

  /// The intrinsic content sizes of some views, by local index; text wraps at the widths of `frames`, if given.
  func sizes(of views: [Int], frames: [Rect?]?, in context: IntrinsicContext) -> [IntrinsicSize] {
    let table = table(for: context)
    var sizes = Array(repeating: IntrinsicSize.none, count: scene.views.count)
    for view in views { sizes[view] = size(of: view, wrapWidth: wrapWidth(view, frames), table, context) }
    return sizes
  }

  /// The views among `views` whose intrinsic content size is unknown on an axis.
  func unknown(among views: [Int], in context: IntrinsicContext) -> [Int] {
    let table = table(for: context)
    return views.filter { bounds(of: $0, wrapWidth: nil, table, context) != nil }
  }

  /// The bounds of an unknown intrinsic content size; nil for a known one.
  func bounds(of view: Int, frames: [Rect?]?, in context: IntrinsicContext) -> IntrinsicBounds? {
    bounds(of: view, wrapWidth: wrapWidth(view, frames), table(for: context), context)
  }

  /// The text of a view that can be checked, in one line; nil for a view without such a text.
  func line(of view: Int, in context: IntrinsicContext) -> FittedLine? {
    let fit = TextFit(context: context)
    guard isShared(view, context) else { return fit.line(of: scene.views[view]) }
    let table = table(for: context)
    if let known = tables[table].entries[view].line { return known }
    let line = fit.line(of: scene.views[view])
    tables[table].entries[view].line = .some(line)
    return line
  }

  private func wrapWidth(_ view: Int, _ frames: [Rect?]?) -> Double? {
    wraps[view] ? frames?[view]?.width : nil
  }

  private func size(of view: Int, wrapWidth: Double?, _ table: Int, _ context: IntrinsicContext) -> IntrinsicSize {
    let replacement = replacement(of: view, table, context)
    func measure(_ width: Double?) -> IntrinsicSize {
      var size = scene.views[view].intrinsicSize(wrapWidth: width, in: replacement?.context ?? context)
      if replacement?.hasWidth == false {
        size.width = scene.views[view].intrinsicSize(wrapWidth: width, in: context).width
      }
      return size
    }
    guard isShared(view, context) else { return measure(wrapWidth) }
    return tables[table].entries[view].size.value(wrapWidth, measure: measure)
  }

  private func bounds(of view: Int, wrapWidth: Double?, _ table: Int, _ context: IntrinsicContext) -> IntrinsicBounds? {
    let replacement = replacement(of: view, table, context)
    func measure(_ width: Double?) -> IntrinsicBounds? {
      guard let replacement else { return IntrinsicBounds(of: scene.views[view], wrapWidth: width, in: context) }
      guard !replacement.hasWidth, var bounds = IntrinsicBounds(of: scene.views[view], wrapWidth: width, in: context)
      else { return nil }
      bounds.height = nil
      return bounds.width == nil ? nil : bounds
    }
    guard isShared(view, context) else { return measure(wrapWidth) }
    return tables[table].entries[view].bounds.value(wrapWidth, measure: measure)
  }

  // MARK: - Missing fonts

  /// For a view whose stored height shows that Xcode lacked its font: the context in which to measure it, and whether
  /// the stored width also comes from its text. Nil for any other view.
  private func replacement(
    of view: Int, _ table: Int, _ context: IntrinsicContext
  ) -> (context: IntrinsicContext, hasWidth: Bool)? {
    guard context.configuration.takesStoredSizes else { return nil }
    var replacing = context
    replacing.lacksFonts = true
    let found = tables[table].entries[view].replacement ?? replacement(scene.views[view], context, replacing)
    tables[table].entries[view].replacement = found
    return found == .none ? nil : (replacing, found == .ofBoth)
  }

  /// Compares the stored size of a line of text with its size in its own font and in the font that replaces missing
  /// fonts.
  private func replacement(
    _ view: ResolvedView, _ context: IntrinsicContext, _ replacing: IntrinsicContext
  ) -> Replacement {
    guard let stored = view.storedFrame, !view.control.wraps, let font = view.control.font(in: context),
      case .named = font.family
    else { return .none }
    // A label may be measured in whole points in either font.
    func isStored(_ length: Double?, _ stored: Double) -> Bool {
      guard let length else { return false }
      let lengths = view.control.mayBeWholePoints ? [length, length.roundedUpToPoint] : [length]
      return lengths.contains { abs($0 - stored) < Self.storedPrecision }
    }
    let replaced = view.intrinsicSize(wrapWidth: nil, in: replacing)
    guard isStored(replaced.height, stored.height),
      !isStored(view.intrinsicSize(wrapWidth: nil, in: context).height, stored.height)
    else { return .none }
    return isStored(replaced.width, stored.width) ? .ofBoth : .ofHeight
  }

  /// In points. Stored thirds of points have 13 digits.
  private static let storedPrecision = 1e-6

  /// False if the size depends on traits that the tables do not distinguish: those that select an image from a catalog,
  /// or the height of a date picker's wheels.
  private func isShared(_ view: Int, _ context: IntrinsicContext) -> Bool {
    !dependsOnMoreTraits[view] && (context.images.assets == nil || !showsCatalogImage[view])
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
