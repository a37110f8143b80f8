package import IBSyntax

extension XMLElement {
  /// The note that an author has written about the object in Xcode's Identity inspector; nil without one. Xcode keeps it,
  /// as it keeps no comment of XML.
  package var note: String? {
    guard let comments = child(key: "userComments") else { return nil }
    let text = comments.children(named: .fragment).map { fragment in
      fragment[.content] ?? fragment.child(key: "content")?.text ?? ""
    }.joined()
    return text.isEmpty ? nil : text
  }
}
