/// The vocabulary as XML Schema 1.0: the form that libxml2 judges quickly.
enum XMLSchemaGrammar {
  static func text(_ data: VocabularyData) -> String {
    let lines =
      fixedTypes + data.values.flatMap { enumeration($0) } + data.elements.flatMap { declaration(of: $0, data) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Made by `keyline-dev generate vocabulary` from Sources/IBModel/Data/vocabulary.json; edit that file. -->
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

  private static func enumeration(_ values: VocabularyData.Values) -> [String] {
    ["<xs:simpleType name=\"\(name(ofValues: values.values))\">", "  <xs:restriction base=\"xs:string\">"]
      + values.of.map { "    <xs:enumeration value=\"\($0)\"/>" } + ["  </xs:restriction>", "</xs:simpleType>"]
  }

  private static func declaration(of element: VocabularyData.Element, _ data: VocabularyData) -> [String] {
    let children = data.childNames(of: element).map { "      <xs:element ref=\"\($0)\"/>" }
    let content =
      children.isEmpty
      ? [] : ["    <xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">"] + children + ["    </xs:choice>"]
    let attributes = data.attributes(of: element).map { attribute in
      let use = attribute.isRequired ? " use=\"required\"" : ""
      return "    <xs:attribute name=\"\(attribute.name)\" type=\"\(type(attribute.type))\"\(use)/>"
    }
    let mixed = element.text ? " mixed=\"true\"" : ""
    return ["<xs:element name=\"\(element.element)\">", "  <xs:complexType\(mixed)>"] + content + attributes
      + ["  </xs:complexType>", "</xs:element>"]
  }

  private static func name(ofValues name: String) -> String {
    name.split(separator: "/").joined(separator: ".") + ".values"
  }

  private static func type(_ type: String) -> String {
    switch type {
    case "bool": "bool"
    case "int": "xs:integer"
    case "number": "xs:double"
    case "number or word": "number-or-word"
    case "ratio": "ratio"
    case _ where type.hasPrefix("enum "): name(ofValues: String(type.dropFirst(5)))
    default: "xs:string"
    }
  }
}
