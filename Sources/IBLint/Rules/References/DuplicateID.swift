import IBModel
import IBSource
import IBSyntax

struct DuplicateID: Rule {
  static let info = RuleInfo(
    id: "duplicate-id", category: "references", severity: .error, since: "0.1", platforms: .all,
    summary: "Two objects of a document have the same id.",
    rationale: """
      Constraints, outlets and segues refer to objects by id, so it is undefined which of the two they mean. Usually
      someone merged two branches into which the same objects had been pasted. Give one of them a new id and check the
      references to it.
      """,
    bad: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="iN0-l3-epB">
                  <subviews>
                      <label text="Name" id="6aB-cd-efG"/>
                      <label text="Place" id="6aB-cd-efG"/>
                  </subviews>
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
                      <label text="Place" id="7hI-jk-lmN"/>
                  </subviews>
              </view>
          </objects>
      </document>
      """)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.objects.repetitions {
      guard let attribute = element.attribute(.id), let original = subject.objects[attribute.value] else { continue }
      reporter.report(
        Self.message(attribute.value, original), at: attribute.valueRange, in: element,
        notes: [.init("first used by this \(original.tag)", at: original.startTagRange)])
    }
  }

  private static func message(_ id: String, _ original: XMLElement) -> String {
    "id '\(id)' already belongs to \(ObjectWords.nounWithArticle(original.tag)), so references to it are ambiguous: "
      + "give one of the two a new id"
  }
}
