/// The vocabulary as RELAX NG in the compact syntax, the form for human readers.
enum RelaxNGGrammar {
  static func compact(_ data: VocabularyData) -> String {
    let elements = data.elements.map { definition(of: $0, data) }
    let values = data.values.map { values in
      "\(name(ofValues: values.values)) = " + values.of.map { "\"\($0)\"" }.joined(separator: " | ")
    }
    return """
      # The vocabulary of iOS storyboards and xibs.
      #
      # Made by `keyline-dev generate vocabulary` from Sources/IBModel/Data/vocabulary.json; edit that file.
      # Order and number of children are left open: Interface Builder reads them by key. What ids refer to, and how often
      # something may be there, is the business of rules.

      datatypes xs = "http://www.w3.org/2001/XMLSchema-datatypes"

      start = document.element

      # Values

      bool = "YES" | "NO"
      number = xs:double
      number.or.word = xs:double | xs:NMTOKEN
      integer = xs:integer
      ratio = xs:string { pattern = "[-+0-9.eE]+( *[:/] *[-+0-9.eE]+)?" }
      \(values.joined(separator: "\n"))

      # Elements

      \(elements.joined(separator: "\n\n"))

      """
  }

  private static func definition(of element: VocabularyData.Element, _ data: VocabularyData) -> String {
    let attributes = data.attributes(of: element).map { attribute in
      "  attribute \(attribute.name) { \(type(attribute.type)) }\(attribute.isRequired ? "" : "?")"
    }
    let children = data.childNames(of: element).map(pattern(ofElement:))
    let choices = (element.text ? ["text"] : []) + children
    let content = choices.isEmpty ? [] : ["  (\(choices.joined(separator: " | ")))*"]
    let body = attributes + content
    let inner = body.isEmpty ? "  empty" : body.joined(separator: ",\n")
    return "\(pattern(ofElement: element.element)) = element \(element.element) {\n\(inner)\n}"
  }

  /// The name with a suffix, because RELAX NG reserves words such as `string`.
  private static func pattern(ofElement name: String) -> String {
    "\(name).element"
  }

  private static func name(ofValues name: String) -> String {
    name.split(separator: "/").joined(separator: ".") + ".values"
  }

  private static func type(_ type: String) -> String {
    switch type {
    case "bool": "bool"
    case "int": "integer"
    case "number": "number"
    case "number or word": "number.or.word"
    case "ratio": "ratio"
    case _ where type.hasPrefix("enum "): name(ofValues: String(type.dropFirst(5)))
    default: "text"
    }
  }
}
