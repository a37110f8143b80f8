import IBModel
import IBSource
import IBSyntax

/// The values that a team allows for some properties.
///
/// The option is a table with one row for each property: `label/textAlignment`, then its allowed values.
package struct AllowedValues {
  struct Row {
    /// Element names from the outermost to the innermost.
    let elements: [String]
    let property: String
    let values: [String]

    /// The allowed values as they appear in messages.
    var words: String {
      values.map { $0 == AllowedValues.absent ? "no value" : "'\($0)'" }.joined(separator: " or ")
    }
  }

  /// In a row, the word for a missing property.
  package static let absent = "absent"

  private(set) var rows: [Row] = []

  init() {}

  /// Ignores rows whose name does not contain both an element and a property.
  init(_ table: [OptionValue.TableRow]) {
    rows = table.compactMap { row in
      let parts = row.name.split(separator: "/").map(String.init)
      guard let property = parts.last, parts.count > 1 else { return nil }
      return Row(elements: parts.dropLast(), property: property, values: row.values)
    }
  }

  /// Reports each element that a row matches if the row does not allow the value that `value` reads.
  func check(
    _ kind: String, of subject: DocumentSubject, into reporter: inout Reporter,
    value: (XMLElement, Row) -> (text: String, place: XMLElement)?
  ) {
    for row in rows {
      for element in subject.allElements where Self.matches(element, row.elements) {
        let found = value(element, row)
        guard !row.values.contains(found?.text ?? Self.absent) else { continue }
        let state = found.map { "is '\($0.text)'" } ?? "is not set"
        let message =
          "\(kind) '\(row.property)' of this \(ObjectWords.noun(element.tag)) \(state), which is not "
          + "allowed: use \(row.words)"
        reporter.report(message, at: found?.place ?? element)
      }
    }
  }

  /// Whether the names of the element and its ancestors end with this path.
  private static func matches(_ element: XMLElement, _ path: [String]) -> Bool {
    var current: XMLElement? = element
    for (number, word) in path.reversed().enumerated() {
      guard let here = current, here.tag == word || (number == 0 && className(of: here) == word) else { return false }
      current = here.parent
    }
    return true
  }

  /// The custom class with its module; nil for an object of a system class.
  private static func className(of element: XMLElement) -> String? {
    element[.customClass].map { name in element[.customModule].map { "\($0).\(name)" } ?? name }
  }
}
