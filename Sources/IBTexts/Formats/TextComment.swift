/// The comment that Xcode writes for a text: `Class = "UILabel"; text = "Hi"; ObjectID = "a1b-2c-3d4";`.
///
/// In a `.strings` file, it is between `/*` and `*/`; in XLIFF, it is the note; in a catalog, it is the comment.
package enum TextComment {
  package static func text(for text: LocalizableText) -> String {
    // The name for a member of an array includes the id of the object (Measurements/Translations.md#form).
    let name = text.property.hasSuffix("]") ? text.key : text.property
    var comment =
      "Class = \(quoted(text.className)); \(name) = \(quoted(text.text)); ObjectID = \(quoted(text.objectID));"
    if let note = text.note { comment += " Note = \(quoted(note));" }
    return comment
  }

  /// A text in quotes in Xcode's form, in which characters outside ASCII stay unchanged.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The facts about a text in a comment of Xcode's form.
  package struct Source: Equatable, Sendable {
    package let className: String
    package let property: String
    package let text: String
  }

  /// Reads a comment without `/*` and `*/`; nil for a comment that a person wrote.
  package static func source(of comment: String) -> Source? {
    var rest = comment.trimmingSpaces[...]
    guard take("Class = ", from: &rest), let className = takeQuoted(from: &rest), take("; ", from: &rest) else {
      return nil
    }
    guard let end = rest.firstRange(of: " = ") else { return nil }
    var property = String(rest[..<end.lowerBound])
    rest = rest[end.upperBound...]
    guard let text = takeQuoted(from: &rest), take("; ObjectID = ", from: &rest), let id = takeQuoted(from: &rest)
    else { return nil }
    if property.hasPrefix(id + ".") { property.removeFirst(id.count + 1) }
    return Source(className: className, property: property, text: text)
  }

  private static func take(_ prefix: String, from rest: inout Substring) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private static func takeQuoted(from rest: inout Substring) -> String? {
    guard take("\"", from: &rest) else { return nil }
    var result = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        rest = Substring(scalars)
        return String(result)
      }
      guard scalar == "\\", let escaped = scalars.popFirst() else {
        result.append(scalar)
        continue
      }
      result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return nil
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
