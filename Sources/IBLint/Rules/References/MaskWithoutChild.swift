import IBLayout
import IBModel
import IBSource
import IBSyntax

struct MaskWithoutChild: Rule {
  static let info = RuleInfo(
    id: "mask-without-child", category: "references", severity: .warning, since: "0.1",
    summary: "A mask includes or excludes something that is not a direct child of its view.",
    rationale: """
      A variation installs only subviews and constraints of its own view. An entry for another object has no effect, so
      the object stays installed where it should not be. Usually a merge moved or removed one of the two. Remove the
      entry, or move it to the superview of the object. The rule reports entries for objects that do not exist once per
      mask.
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
    var stale: [Int: [XMLElement]] = [:]
    for entry in subject.elements(named: [.exclude, .include]) {
      guard let attribute = entry.attribute(.reference), let mask = entry.parent, let name = mask[.key],
        let owner = Self.owner(of: mask)
      else { continue }
      guard subject.objects[attribute.value] != nil else {
        stale[mask.index, default: []].append(entry)
        continue
      }
      let list = List(owner: owner.index, name: name)
      let ids = children[list] ?? Self.children(name, of: owner)
      children[list] = ids
      guard !ids.contains(attribute.value) else { continue }
      reporter.report(
        "variation mask of \(subject.document.name(of: owner)) has no effect on "
          + "\(subject.document.name(of: attribute.value)), which is not a direct child: remove the entry",
        at: .reference, of: entry)
    }
    for (_, entries) in stale.sorted(by: { $0.key < $1.key }) { Self.report(entries, in: subject, to: &reporter) }
  }

  /// - Parameter entries: of one mask.
  private static func report(_ entries: [XMLElement], in subject: DocumentSubject, to reporter: inout Reporter) {
    guard let mask = entries[0].parent, let owner = owner(of: mask) else { return }
    let first = Wording.quoted(entries[0][.reference] ?? "")
    let words =
      entries.count == 1
      ? "object \(first), which is not in this document: remove the entry"
      : "\(Wording.count(entries.count, "object")) that are not in this document, such as \(first): remove the entries"
    reporter.report(
      "variation mask of \(subject.document.name(of: owner)) lists \(words)", at: .reference, of: entries[0])
  }

  /// The ids of the objects that a mask can switch: the children of its owner, and for a cell also those of its content
  /// view, because Xcode writes the content view's masks into the cell.
  private static func children(_ name: String, of owner: XMLElement) -> Set<String> {
    let contentView = owner.child(key: "contentView").map { VariationMasks.children(name, of: $0) } ?? []
    return Set((VariationMasks.children(name, of: owner) + contentView).compactMap { $0[.id] })
  }

  /// The object around the mask and its variation.
  private static func owner(of mask: XMLElement) -> XMLElement? {
    mask.parent?.name == .variation ? mask.parent?.parent : mask.parent
  }
}
