package import IBLayout
import IBModel

/// Objects of a file in the words that people look for in Xcode.
package enum ObjectWords {
  /// Longer texts are cut, so that a line stays a line.
  private static let longestLabel = 40

  /// Such as `button "Submit"`, `label "Hello"`, `HeaderView`: the custom class, else the element in words, and the
  /// label in double quotes where there is one.
  package static func description(element: String, customClass: String?, label: String?) -> String {
    let kind = customClass ?? words(of: element)
    return label.map { "\(kind) \(quoted($0))" } ?? kind
  }

  package static func description(of view: ViewLayout) -> String {
    description(element: view.element, customClass: view.customClass, label: view.label)
  }

  /// What Xcode's outline calls a view: its label, else its class, else its kind with capitals, as `Stack View`.
  package static func outlineName(element: String, customClass: String?, label: String?) -> String {
    label.map(shortened) ?? customClass ?? capitalized(words(of: element))
  }

  package static func outlineName(of view: ViewLayout) -> String {
    outlineName(element: view.element, customClass: view.customClass, label: view.label)
  }

  /// An element's name as words: `stackView` as `stack view`.
  package static func words(of element: String) -> String {
    var words = ""
    for character in element {
      if character.isASCII, character.isUppercase {
        words += words.isEmpty ? "" : " "
        words += character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  package static func quoted(_ label: String) -> String { "\"\(shortened(label))\"" }

  private static func shortened(_ label: String) -> String {
    let line = label.onOneLine
    return line.count > longestLabel ? "\(line.prefix(longestLabel - 1))…" : line
  }

  private static func capitalized(_ words: String) -> String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
