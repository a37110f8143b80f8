import IBModel
import IBSyntax

/// The vocabulary as XML Schema 1.0, with which libxml2 judges the same documents as the rules.
enum XMLSchemaGrammar {
  static func text(_ vocabulary: Vocabulary) -> String {
    let lines =
      fixedTypes + vocabulary.lists.flatMap { enumeration($0) }
      + vocabulary.elements.flatMap { declaration(of: $0, vocabulary) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      </xs:schema>

      """
  }

  private static let fixedTypes = [
    #"<xs:simpleType name="bool"><xs:restriction base="xs:string"><xs:enumeration value="YES"/>"#
      + #"<xs:enumeration value="NO"/></xs:restriction></xs:simpleType>"#,
    #"<xs:simpleType name="number-or-word"><xs:union memberTypes="xs:double xs:NMTOKEN"/></xs:simpleType>"#,
    #"<xs:simpleType name="ratio"><xs:restriction base="xs:string">"#
      + #"<xs:pattern value="[-+0-9.eE]+( *[:/] *[-+0-9.eE]+)?"/></xs:restriction></xs:simpleType>"#,
  ]

  private static func enumeration(_ list: Vocabulary.WordList) -> [String] {
    ["<xs:simpleType name=\"\(typeName(of: list))\">", "  <xs:restriction base=\"xs:string\">"]
      + list.words.map { "    <xs:enumeration value=\"\($0)\"/>" } + ["  </xs:restriction>", "</xs:simpleType>"]
  }

  private static func declaration(of element: Vocabulary.Element, _ vocabulary: Vocabulary) -> [String] {
    let children = element.children.map { "      <xs:element ref=\"\(text($0))\"/>" }
    let content =
      children.isEmpty
      ? [] : ["    <xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">"] + children + ["    </xs:choice>"]
    let attributes = element.attributes.map { attribute in
      let use = attribute.isRequired ? " use=\"required\"" : ""
      return "    <xs:attribute name=\"\(text(attribute.name))\" type=\"\(type(attribute.type, vocabulary))\"\(use)/>"
    }
    let mixed = element.hasText ? " mixed=\"true\"" : ""
    return ["<xs:element name=\"\(text(element.name))\">", "  <xs:complexType\(mixed)>"] + content + attributes
      + ["  </xs:complexType>", "</xs:element>"]
  }

  /// Every name of the vocabulary is a well-known one.
  private static func text(_ name: Name) -> String { name.wellKnownText ?? "" }

  private static func typeName(of list: Vocabulary.WordList) -> String {
    list.name.replacing("/", with: ".") + ".values"
  }

  private static func type(_ type: Vocabulary.ValueType, _ vocabulary: Vocabulary) -> String {
    switch type {
    case .text: "xs:string"
    case .flag: "bool"
    case .integer: "xs:integer"
    case .number: "xs:double"
    case .numberOrWord: "number-or-word"
    case .ratio: "ratio"
    case .word(let list): typeName(of: vocabulary.lists[list])
    }
  }
}
