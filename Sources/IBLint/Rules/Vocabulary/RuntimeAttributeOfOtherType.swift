import IBModel
import IBSource
import IBSyntax

struct RuntimeAttributeOfOtherType: Rule {
  static let info = RuleInfo(
    id: "runtime-attribute-of-other-type", category: "vocabulary", severity: .error, since: "0.2", platforms: .all,
    summary: "The value of a user-defined runtime attribute does not match the attribute's type.",
    rationale: """
      Xcode cannot compile the document, or the object does not get the value. Someone edited the file manually or
      merged it badly. Set the attribute again in Xcode.
      """,
    bad: example("string"), good: example("number"))

  private static func example(_ type: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="\(type)" keyPath="layer.cornerRadius">
                  <real key="value" value="4"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """)
  }

  /// The elements that may hold a value of each type; the others have an attribute
  /// (Measurements/Format.md#runtime-attributes).
  private static let holders: [String: Set<Name>] = [
    "boolean": [], "color": [.color], "image": [.imageReference], "nil": [], "number": [.integer, .real],
    "point": [.point], "range": [.range], "rect": [.rect], "size": [.size], "string": [.string, .mutableString],
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for attribute in subject.elements(named: .userDefinedRuntimeAttribute) {
      guard let type = attribute[.type], let holders = Self.holders[type] else { continue }
      let path = attribute[.keyPath] ?? ""
      if let value = attribute.child(key: "value"), Self.isValue(value), !holders.contains(value.name) {
        reporter.report(
          "runtime attribute '\(path.shortened)' is \(ObjectWords.withArticle(type)), but its value is "
            + "\(ObjectWords.withArticle(value.tag)): set the attribute again in Xcode",
          at: .type, of: attribute)
      } else if type == "boolean", let value = attribute[.value], value != "YES", value != "NO" {
        reporter.report(
          "runtime attribute '\(path.shortened)' is a boolean, but its value is '\(value.shortened)': enter YES or NO",
          at: .value, of: attribute)
      }
    }
  }

  /// Whether the element is a value of a known type. Values that a newer Xcode introduced are not checked.
  private static func isValue(_ element: XMLElement) -> Bool {
    element.name == .nil || holders.values.contains { $0.contains(element.name) }
  }
}
