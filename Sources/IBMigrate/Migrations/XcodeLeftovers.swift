import IBLayout
import IBModel
import IBSyntax

extension Migration {
  /// Removes parts that older versions of Xcode wrote, and newer ones drop on saving.
  static let xcodeLeftovers = Migration(
    name: "xcode-leftovers",
    summary: "remove entries that older Xcodes wrote and newer ones drop", plan: XcodeLeftovers.plan)
}

/// Removes `<animations/>`, the document's `simulatedMetricsContainer`, and masks of variations without effect.
///
/// Xcode 7 wrote the first (Measurements/Format.md#leftovers); the second is not written after toolsVersion 12121
/// (Measurements/Format.md#leftovers).
enum XcodeLeftovers {
  static func plan(_ document: Document, _: MigrationOptions) -> MigrationPlan {
    let animations = document.tree.elements.filter { $0.name == .animations && $0.children.isEmpty && $0.text.isBlank }
    let metrics = document.tree.root?.children.filter { $0.name == .simulatedMetricsContainer } ?? []
    let masks = idleMasks(document)
    var plan = MigrationPlan()
    plan.edits = (animations + metrics + masks).map { SyntaxEdit.remove($0) }
    plan.changes = MigrationPlan.Change.all(
      [
        (animations.count, "empty <animations>", "empty <animations>"),
        (metrics.count, "<simulatedMetricsContainer>", "<simulatedMetricsContainer>"),
        (masks.count, "entry of a variation without effect", "entries of variations without effect"),
      ], "removed")
    return plan
  }

  /// The outermost elements that can be removed.
  ///
  /// These are a whole variation if none of its masks has an effect, otherwise a mask if none of its entries has an
  /// effect, otherwise single entries.
  private static func idleMasks(_ document: Document) -> [XMLElement] {
    let all = VariationMasks(document)
    return document.variations.flatMap { variation -> [XMLElement] in
      let idle = variation.masks.map { mask in
        mask.entries.filter { entry in
          isIdle(entry, all.statements(about: .init(owner: variation, list: mask.key, id: entry.reference)))
        }
      }
      let isMaskIdle = zip(variation.masks, idle).map { $0.element.children.count == $1.count }
      // Such a variation has no attributes except the key.
      let hasOnlyMasks =
        variation.element.children.count == variation.masks.count && variation.element.attributes.count == 1
      if hasOnlyMasks, !isMaskIdle.contains(false) { return [variation.element] }
      return zip(zip(variation.masks, idle), isMaskIdle).flatMap { $1 ? [$0.0.element] : $0.1.map(\.element) }
    }
  }

  /// Whether an entry has no effect: it includes an object that no variation excludes
  /// (Measurements/Variations.md#masks).
  private static func isIdle(_ entry: Variation.Mask.Entry, _ about: [VariationMasks.Statement]) -> Bool {
    entry.isInstalled && about.allSatisfy(\.entry.isInstalled)
  }
}

extension SyntaxTree {
  /// All elements in document order.
  var elements: [XMLElement] { (0..<elementCount).map { element(at: $0) } }
}

extension XMLChildren {
  fileprivate var count: Int { reduce(0) { count, _ in count + 1 } }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
