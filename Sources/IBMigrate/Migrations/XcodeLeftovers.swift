import IBModel
import IBSource
import IBSyntax

extension Migration {
  /// What older Xcodes wrote and newer ones drop when they save the document.
  static let xcodeLeftovers = Migration(
    name: "xcode-leftovers", summary: "remove what older Xcodes wrote and newer ones drop", plan: XcodeLeftovers.plan)
}

/// Removes `<animations/>` (written by Xcode 7, facts/format/LEGACY.md), the document's `simulatedMetricsContainer`
/// (not written after toolsVersion 12121, facts/format/HISTORY.md) and masks of variations that do nothing.
enum XcodeLeftovers {
  static func plan(_ document: Document, _: MigrationOptions) -> MigrationPlan {
    let animations = document.tree.elements.filter { $0.name == .animations && $0.children.isEmpty && $0.text.isBlank }
    let metrics = document.tree.root?.children.filter { $0.name == .simulatedMetricsContainer } ?? []
    let masks = idleMasks(document)
    var plan = MigrationPlan()
    plan.edits = (animations + metrics + masks).map { SyntaxEdit.remove($0) }
    plan.changes = Wording.counts(
      [
        (animations.count, "empty <animations>", "empty <animations>"),
        (metrics.count, "<simulatedMetricsContainer>", "<simulatedMetricsContainer>"),
        (masks.count, "part of a variation without effect", "parts of variations without effect"),
      ], "removed")
    return plan
  }

  /// The outermost elements that can go: a variation all of whose masks do nothing goes as a whole, then a mask all of
  /// whose entries do nothing, then single entries.
  private static func idleMasks(_ document: Document) -> [XMLElement] {
    let excluded = exclusions(document)
    return document.variations.flatMap { variation -> [XMLElement] in
      let masks = variation.element.children.filter { $0.name == .mask }
      let idle = masks.map { mask in mask.children.filter { isIdle($0, of: mask, in: variation, excluded) } }
      let isMaskIdle = zip(masks, idle).map { $0.children.count == $1.count }
      // The key is the only attribute of a variation that varies nothing by itself.
      let hasOnlyMasks = variation.element.children.count == masks.count && variation.element.attributes.count == 1
      if hasOnlyMasks, !isMaskIdle.contains(false) { return [variation.element] }
      return zip(zip(masks, idle), isMaskIdle).flatMap { $1 ? [$0.0] : $0.1 }
    }
  }

  /// A child of one element that some variation of that element takes out.
  private struct Exclusion: Hashable {
    let owner: Int
    let mask: String
    let reference: String
  }

  private static func exclusions(_ document: Document) -> Set<Exclusion> {
    var exclusions: Set<Exclusion> = []
    for variation in document.variations {
      for mask in variation.masks {
        for entry in mask.entries where !entry.isInstalled {
          exclusions.insert(Exclusion(owner: variation.owner, mask: mask.key, reference: entry.reference))
        }
      }
    }
    return exclusions
  }

  /// To include what no variation excludes changes nothing (facts/format/VARIATIONS.md, "Masks measured").
  private static func isIdle(
    _ entry: XMLElement, of mask: XMLElement, in variation: Variation, _ excluded: Set<Exclusion>
  ) -> Bool {
    guard entry.name == .include, let reference = entry[.reference] else { return false }
    return !excluded.contains(Exclusion(owner: variation.owner, mask: mask[.key] ?? "", reference: reference))
  }
}

extension SyntaxTree {
  /// All elements in document order.
  fileprivate var elements: [XMLElement] { (0..<elementCount).map { element(at: $0) } }
}

extension XMLChildren {
  fileprivate var count: Int { reduce(0) { count, _ in count + 1 } }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
