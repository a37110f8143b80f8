import IBModel
import IBSource
import IBSyntax

/// An attribute with the id of an object that the document does not have.
struct DanglingReference: Rule {
  static let info = RuleInfo(
    id: "dangling-reference", category: "references", severity: .error, since: "0.1", platforms: .all,
    summary: "A constraint or connection refers to an object that does not exist.",
    rationale: """
      Xcode refuses to compile such a file, or drops the constraint or connection silently. Usually caused by a
      merge that kept a reference whose object the other side deleted. Remove the reference, or restore the object.
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

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for (elements, attributes) in ObjectReferences.all {
      // A dangling entry of a mask has no effect; mask-without-child reports it.
      for element in subject.elements(named: elements) where !Self.maskEntries.contains(element.name) {
        for name in attributes {
          guard let attribute = element.attribute(name), subject.objects[attribute.value] == nil else { continue }
          reporter.report(Self.absent(attribute), at: attribute.valueRange, in: element)
        }
      }
    }
  }

  private static let maskEntries: Set<Name> = [.exclude, .include]

  private static func absent(_ attribute: XMLAttribute) -> String {
    "\(attribute.nameText) '\(attribute.value)' is not in this document"
  }
}
