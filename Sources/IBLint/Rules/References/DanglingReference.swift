import IBSource
import IBSyntax

/// An attribute that names an object the document does not have.
struct DanglingReference: Rule {
  static let info = RuleInfo(
    id: "dangling-reference", category: "references", severity: .error, since: "0.1",
    summary: "A constraint, connection or mask names an object that is not there.",
    rationale: """
      Xcode refuses to compile such a file or drops the constraint or connection without a word. It comes of a merge
      that kept a reference whose object the other side deleted. Remove the reference or bring the object back. A
      mask may only name direct children of the view it stands in.
      """,
    bad: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="iN0-l3-epB">
                  <subviews>
                      <label text="Name" id="6aB-cd-efG"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="7hI-jk-lmN" firstAttribute="top" secondItem="iN0-l3-epB" \
      secondAttribute="top" id="aaa-00-001"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """,
    good: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="iN0-l3-epB">
                  <subviews>
                      <label text="Name" id="6aB-cd-efG"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="6aB-cd-efG" firstAttribute="top" secondItem="iN0-l3-epB" \
      secondAttribute="top" id="aaa-00-001"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """)

  func check(_ context: inout RuleContext) {
    for element in context.elements {
      for name in Self.references(of: element.name) {
        guard let attribute = element.attribute(name) else { continue }
        if context.objects[attribute.value] == nil {
          context.report(Self.absent(attribute), at: attribute.valueRange, in: element)
        } else if let owner = Self.ownerRefusing(attribute, in: element) {
          context.report(Self.foreign(attribute, to: owner), at: attribute.valueRange, in: element)
        }
      }
    }
  }

  /// The attributes of an element that hold object ids (facts: format/SEMANTICS.md, "Reference attributes"). Names
  /// that look alike but hold something else are not here, such as `referencedIdentifier` of a storyboard reference.
  private static func references(of element: Name) -> [Name] {
    switch element {
    case .constraint: [.firstItem, .secondItem]
    case .outlet, .outletCollection, .action: [.destination]
    case .segue: [.destination, .reference, .popoverAnchorView, .popoverAnchorBarButtonItem]
    case .document: [.initialViewController]
    case .tableViewCell: [.textLabel, .detailTextLabel, .imageView]
    case .tableViewCellContentView: [.tableViewCell]
    case .exclude, .include: [.reference]
    default: []
    }
  }

  /// The owner of the mask that `element` stands in, if the object named is none of the children the mask is about.
  private static func ownerRefusing(_ attribute: XMLAttribute, in element: XMLElement) -> XMLElement? {
    guard element.name == .exclude || element.name == .include else { return nil }
    guard let mask = element.parent, let list = mask[.key], let owner = owner(of: mask) else { return nil }
    for container in owner.children where container.tag == list {
      if container.children.contains(where: { $0.equals(.id, attribute.value) }) { return nil }
    }
    return owner
  }

  /// The object around the mask and its variation.
  private static func owner(of mask: XMLElement) -> XMLElement? {
    mask.parent?.name == .variation ? mask.parent?.parent : mask.parent
  }

  private static func absent(_ attribute: XMLAttribute) -> String {
    "\(attribute.tag) '\(attribute.value)' is not in this document"
  }

  private static func foreign(_ attribute: XMLAttribute, to owner: XMLElement) -> String {
    "\(attribute.tag) '\(attribute.value)' is no direct child of this \(owner.tag)"
  }
}
