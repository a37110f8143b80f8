@testable import IBConvert

extension ConvertedFile {
  /// Whether the reader of edited files reads all of the text.
  var isRead: Bool { isReadInFull(text) }
}

extension ContainerFile {
  var isRead: Bool { isReadInFull(text) }
}

private func isReadInFull(_ text: String) -> Bool {
  let cursor = SourceCursor(text)
  guard let declarations = try? SwiftDeclarations(cursor),
    let type = declarations.all.first(where: { $0.conformances.contains("View") }),
    let tree = try? EditedTree(type, in: declarations, cursor)
  else { return false }
  return tree.problems.isEmpty
}
