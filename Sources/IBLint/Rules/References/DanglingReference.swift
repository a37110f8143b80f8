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
    // By absent id, in document order: a deleted object leaves many references.
    var absent: [String: [(attribute: XMLAttribute, element: XMLElement)]] = [:]
    for (elements, attributes) in ObjectReferences.all {
      // A dangling entry of a mask has no effect; mask-without-child reports it.
      for element in subject.elements(named: elements) where !Self.maskEntries.contains(element.name) {
        for name in attributes {
          guard let attribute = element.attribute(name), subject.objects[attribute.value] == nil else { continue }
          absent[attribute.value, default: []].append((attribute, element))
        }
      }
    }
    for places in absent.values {
      guard let first = places.min(by: { $0.attribute.valueRange.lower < $1.attribute.valueRange.lower }) else {
        continue
      }
      reporter.report(
        Self.absent(first.attribute, places.count - 1), at: first.attribute.valueRange, in: first.element)
    }
  }

  private static let maskEntries: Set<Name> = [.exclude, .include]

  private static func absent(_ attribute: XMLAttribute, _ others: Int) -> String {
    let more =
      others == 0
      ? "" : "; \(Wording.count(others, "more reference leads", "more references lead")) to it"
    return "\(attribute.nameText) '\(attribute.value)' is not in this document\(more)"
  }
}
