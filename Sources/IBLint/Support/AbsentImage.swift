import IBAssets
import IBSource
import IBSyntax

/// A use of an image that does not exist.
struct AbsentImage {
  let name: String
  let element: XMLElement
  let range: SourceRange
  /// An existing image whose name differs only in case.
  let similar: String?
}

extension DocumentResources {
  /// The images of the document that the project does not have, each at its first use, else at its entry in the list;
  /// empty if the project is not searched.
  func absentImages(_ assets: DocumentAssets?, _ elsewhere: ProvidedElsewhere = ProvidedElsewhere()) -> [AbsentImage] {
    guard let assets else { return [] }
    return names(of: .image).compactMap { entry in
      // Symbols are from the system; a name with a colon is from within the document.
      guard !entry.element.equals(.catalog, "system"), !entry.name.contains(":"),
        !entry.name.isEmpty, !elsewhere.has(entry.name), !assets.definesImage(named: entry.name)
      else { return nil }
      let use = uses.first { $0.kind == .image && $0.name == entry.name } ?? entry
      return AbsentImage(
        name: entry.name, element: use.element, range: use.range, similar: assets.imageName(like: entry.name))
    }
  }
}
