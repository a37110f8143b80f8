import IBLayout
import IBSource
import IBSyntax

/// A mask entry that is not a child of the mask's owner.
struct MaskWithoutChild: Rule {
  static let info = RuleInfo(
    id: "mask-without-child", category: "references", severity: .error, since: "0.1",
    summary: "A mask includes or excludes something that is not a direct child of its view.",
    rationale: """
      A variation switches subviews and constraints of its own view only. An entry for another object has no
      effect, so that the object stays installed where it should not be. Usually caused by a merge that moved one
      of the two. Remove the entry, or move it to the view that holds the object.
      """,
    bad: Example.xib(example(mask: "7hI-jk-lmN"), attributes: traits),
    good: Example.xib(example(mask: "6aB-cd-efG"), attributes: traits))

  private static let traits = #" useTraitCollections="YES""#

  private static func example(mask: String) -> String {
    """
    <view id="iN0-l3-epB">
        <subviews>
            <view id="6aB-cd-efG">
                <subviews>
                    <label text="Name" id="7hI-jk-lmN"/>
                </subviews>
            </view>
        </subviews>
        <variation key="heightClass=compact">
            <mask key="subviews">
                <exclude reference="\(mask)"/>
            </mask>
        </variation>
    </view>
    """
  }

  /// A list of children that masks switch: of an element, by its index, under a name.
  private struct List: Hashable {
    let owner: Int
    let name: String
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    // Read once, because a mask may have an entry for each of thousands of children.
    var children: [List: Set<String>] = [:]
    for entry in subject.elements(named: [.exclude, .include]) {
      guard let attribute = entry.attribute(.reference), subject.objects[attribute.value] != nil else { continue }
      guard let mask = entry.parent, let name = mask[.key], let owner = Self.owner(of: mask) else { continue }
      let list = List(owner: owner.index, name: name)
      let ids = children[list] ?? Set(VariationMasks.children(name, of: owner).compactMap { $0[.id] })
      children[list] = ids
      guard !ids.contains(attribute.value) else { continue }
      reporter.report(
        "'\(attribute.value)' is not a direct child of this \(owner.tag)", at: .reference, of: entry)
    }
  }

  /// The object around the mask and its variation.
  private static func owner(of mask: XMLElement) -> XMLElement? {
    mask.parent?.name == .variation ? mask.parent?.parent : mask.parent
  }
}
