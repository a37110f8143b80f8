import IBCode
import IBModel
import IBSource
import IBSyntax

struct DanglingReference: Rule {
  static let info = RuleInfo(
    id: "dangling-reference", category: "references", severity: .error, since: "0.1", platforms: .all,
    summary: "A constraint or connection refers to an object that does not exist.",
    rationale: """
      The build silently drops the constraint or connection: a view loses its position, an outlet is nil, a button does
      nothing. Usually a merge kept a reference to an object that the other side deleted. Remove the reference, or
      restore the object. The finding is only a warning for an outlet that the object's class does not declare, or
      declares as optional; this check needs the project's sources.
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

  static let sources = SourceNeeds.declarations

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
      let isHarmless = places.allSatisfy { Self.isUnknown($0.element, subject) }
      reporter.report(
        message(first.attribute, in: first.element, places.count - 1, subject), at: first.attribute.valueRange,
        in: first.element, severity: isHarmless ? .warning : nil)
    }
  }

  /// Whether the class of the object does not declare the outlet, or declares it so that a missing object is harmless:
  /// only an outlet declared with `!` in Swift crashes.
  private static func isUnknown(_ outlet: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard outlet.name == .outlet, let property = outlet[.property], let sources = subject.facts?.sources,
      let owner = outlet.parent?.parent, let used = CodeClass(owner), sources.declares(used.name),
      let members = sources.members(of: used)
    else { return false }
    let names = KeyValueCoding.properties(for: property)
    return !members.outlets.contains { names.contains($0.name) && $0.isRequired }
  }

  private static let maskEntries: Set<Name> = [.exclude, .include]

  private func message(
    _ attribute: XMLAttribute, in element: XMLElement, _ others: Int, _ subject: DocumentSubject
  ) -> String {
    let more =
      others == 0 ? "" : " (\(Wording.count(others, "more place refers", "more places refer")) to it)"
    let (start, end) = Self.words(for: attribute, of: element, subject.document)
    return "\(start) '\(attribute.value.onOneLine)', which does not exist in this document\(more)\(end)"
  }

  /// The start of the message, which names the reference to the absent object, and its end with the advice.
  private static func words(
    for attribute: XMLAttribute, of element: XMLElement, _ document: Document
  ) -> (start: String, end: String) {
    let owner = (element.parent?.name == .connections ? element.parent?.parent : element.parent)
      .map { document.name(of: $0) }
    let of = owner.map { " of \($0)" } ?? ""
    func drops(_ noun: String) -> String {
      ", so the build drops the \(noun): restore the object, or delete the \(noun)"
    }
    guard element.name == .constraint || element.name == .document || attribute.nameText == "destination" else {
      return (
        "\(ObjectWords.words(of: attribute.nameText)) of \(document.name(of: element)) refers to object",
        ": restore the object, or remove the reference"
      )
    }
    switch element.name {
    case .constraint:
      let holder = element.parent?.parent.map { " of \(document.name(of: $0))" } ?? ""
      return ("constraint '\(element[.id] ?? "")'\(holder) refers to object", drops("constraint"))
    case .outlet, .outletCollection:
      return ("outlet '\((element[.property] ?? "").shortened)'\(of) refers to object", drops("connection"))
    case .action:
      return ("action '\((element[.selector] ?? "").shortened)'\(of) refers to object", drops("connection"))
    case .segue:
      return (
        "\((element[.kind] ?? "").shortened) segue\(of) leads to object", ": restore the object, or delete the segue"
      )
    case .document:
      return ("the initial view controller refers to object", ": choose another initial view controller")
    default: return ("\(document.name(of: element)) refers to object", ": restore the object, or remove the reference")
    }
  }
}
